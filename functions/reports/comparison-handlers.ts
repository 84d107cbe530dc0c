import type { comparisonRoutes } from "../findings/comparisons/routes.ts";
import type { ApiHandlers } from "../platform/http/reads.ts";
import type { ReportDependencies } from "./dependencies.ts";

// Loaded with the first request: their statistics would make every start of the function longer.
export const comparisonHandlers: ApiHandlers<typeof comparisonRoutes, ReportDependencies> = {
  compareSimulations: {
    load: async (reads, request) => (await import("./compare.ts")).readComparison(reads, request),
  },

  getNorms: {
    load: async (reads, request) => (await import("./norms.ts")).readNorms(reads, request),
  },

  getCrosstab: {
    load: async (reads, request) => (await import("./crosstab.ts")).readCrosstab(reads, request),
  },

  simulateShares: {
    load: async (reads, request) => (await import("./preference-shares.ts")).readShares(reads, request),
  },
};
