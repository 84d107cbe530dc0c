import type { Pipeline } from "../../adapters/pipelines/executions.ts";
import type { SendDeletion } from "../../adapters/queues/deletion-queue.ts";
import type { simulationRoutes } from "../../contracts/routes/simulations.ts";
import type { Logger } from "../../shared/logger.ts";
import type { SimulationStore } from "../../storage/simulations/store.ts";
import type { ApiHandler } from "../reads.ts";

/** What the routes of simulations work with. */
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
