import type { ApiHandlers } from "../../platform/http/reads.ts";
import type { ReportDependencies } from "../dependencies.ts";
import type { disclosureRoutes } from "./routes.ts";

export const disclosureHandlers: ApiHandlers<typeof disclosureRoutes, ReportDependencies> = {
  // Loaded with its first use, and so is its data.
  getDisclosure: {
    load: async (reads, request) => (await import("./disclose.ts")).disclose(reads, request),
  },
};
