import type { SendDeletion } from "../../adapters/queues/deletion-queue.ts";
import type { humanStudyRoutes } from "../../contracts/routes/human-studies.ts";
import type { Logger } from "../../shared/logger.ts";
import type { ValidityStore } from "../../storage/human-studies/validity.ts";
import type { HumanStudyStore } from "../../storage/human-studies/store.ts";
import type { ApiHandler } from "../reads.ts";

/** What the routes of human studies work with. */
export interface HumanStudyDependencies {
  humanStudies: HumanStudyStore;
  validities: ValidityStore;
  sendDeletion: SendDeletion;
  logger: Logger;
}

/** The handler of one operation of the routes of human studies. */
export type HumanStudyHandler<K extends keyof typeof humanStudyRoutes> = ApiHandler<
  (typeof humanStudyRoutes)[K],
  HumanStudyDependencies
>;
