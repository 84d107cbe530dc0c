import type { Pipeline } from "../../adapters/pipelines/executions.ts";
import type { SendDeletion } from "../../adapters/queues/deletion-queue.ts";
import type { Logger } from "../../shared/logger.ts";
import type { SimulationStore } from "../../storage/simulations/store.ts";

/** What the routes of simulations work with. */
export interface SimulationDependencies {
  simulations: SimulationStore;
  pipeline: Pipeline;
  sendDeletion: SendDeletion;
  logger: Logger;
}
