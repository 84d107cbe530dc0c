import type { Pipeline } from "../../platform/pipelines/executions.ts";
import type { SendDeletion } from "../../platform/deletion/queue.ts";
import type { simulationRoutes } from "./routes.ts";
import type { Logger } from "../../platform/log/logger.ts";
import type { SimulationStore } from "./store.ts";
import type { ApiHandler } from "../../platform/http/reads.ts";

/** The dependencies of the routes of simulations. */
export interface SimulationDependencies {
  simulations: SimulationStore;
  pipeline: Pipeline;
  sendDeletion: SendDeletion;
  logger: Logger;
}

/** The handler of one operation of the routes of simulations. */
export type SimulationHandler<K extends keyof typeof simulationRoutes> = ApiHandler<
  (typeof simulationRoutes)[K],
  SimulationDependencies
>;
