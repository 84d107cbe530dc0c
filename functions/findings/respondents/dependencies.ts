import type { Pipeline } from "../../platform/pipelines/executions.ts";
import type { SendDeletion } from "../../platform/deletion/queue.ts";
import type { Logger } from "../../platform/log/logger.ts";
import type { PersonaGroupStore } from "../../personas/groups/store.ts";
import type { RespondentStore } from "./store.ts";
import type { SimulationStore } from "../../studies/simulation/store.ts";

/** The dependencies of the routes of real respondents. */
export interface RespondentDependencies {
  groups: Pick<PersonaGroupStore, "find">;
  simulations: Pick<SimulationStore, "find">;
  respondents: RespondentStore;
  generation: Pipeline;
  sendDeletion: SendDeletion;
  logger: Logger;
}
