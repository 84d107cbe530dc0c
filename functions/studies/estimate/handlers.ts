import type { ModelIds } from "../../platform/functions/environment.ts";
import type { estimateRoutes } from "./routes.ts";
import type { LanguageStore } from "../rating/store-languages.ts";
import type { SimulationStore } from "../simulation/store.ts";
import type { ApiHandlers, Reads } from "../../platform/http/reads.ts";
import { estimateSimulation } from "./estimate-simulation.ts";

export interface EstimateDependencies {
  simulations: SimulationStore;
  languages: LanguageStore;
  /** Which models answer, by their roles: an estimate is made at their prices. */
  models: ModelIds;
  countCalls: Reads["countCalls"];
}

export const estimateHandlers: ApiHandlers<typeof estimateRoutes, EstimateDependencies> = {
  estimateSimulation: {
    load: async (reads, { identity, params, body }) => {
      const project = { companyId: identity.companyId, projectId: params.project_id };
      return { status: 200, body: await estimateSimulation(reads, project, body) };
    },
  },
};
