import type { ModelIds } from "../../contracts/environment.ts";
import type { estimateRoutes } from "../../contracts/routes/estimates.ts";
import type { LanguageStore } from "../../storage/readings/languages.ts";
import type { SimulationStore } from "../../storage/simulations/store.ts";
import type { ApiHandlers, Reads } from "../reads.ts";
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
