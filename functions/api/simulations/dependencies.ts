import type { Model } from "../../adapters/bedrock/model.ts";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { Pipeline } from "../../adapters/pipelines/executions.ts";
import type { SendRemoval } from "../../adapters/queues/removal-queue.ts";
import type { Logger } from "../../shared/logger.ts";
import type { FollowUpStore } from "../../storage/follow-ups.ts";
import type { LibraryStore } from "../../storage/library.ts";
import type { LiveInterviewStore } from "../../storage/live-interviews.ts";
import type { SimulationStore } from "../../storage/simulations.ts";

/** What the routes of simulations work with. */
export interface SimulationDependencies {
  simulations: SimulationStore;
  followUps: FollowUpStore;
  interviews: LiveInterviewStore;
  library: Pick<LibraryStore, "findRetired">;
  pipeline: Pipeline;
  sendRemoval: SendRemoval;
  /** Reads questionnaires and guides that no rule can; within the time a request has. */
  parser: { model: Model; modelId: string };
  /** Answers in live interviews; within the time a request has. */
  persona: { model: Model; modelIds: readonly string[] };
  files: FileStore;
  logger: Logger;
}
