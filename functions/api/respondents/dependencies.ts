import type { Pipeline } from "../../adapters/pipelines/executions.ts";
import type { SendDeletion } from "../../adapters/queues/deletion-queue.ts";
import type { Logger } from "../../shared/logger.ts";
import type { PersonaGroupStore } from "../../storage/persona-groups/store.ts";
import type { RespondentStore } from "../../storage/respondents/store.ts";
import type { SimulationStore } from "../../storage/simulations/store.ts";

/** What the routes of real respondents work with. */
export interface RespondentDependencies {
  groups: Pick<PersonaGroupStore, "find">;
  simulations: Pick<SimulationStore, "find">;
  respondents: RespondentStore;
  generation: Pipeline;
  sendDeletion: SendDeletion;
  logger: Logger;
}
