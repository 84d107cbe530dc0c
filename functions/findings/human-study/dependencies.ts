import type { SendDeletion } from "../../platform/deletion/queue.ts";
import type { humanStudyRoutes } from "./routes.ts";
import type { Logger } from "../../platform/log/logger.ts";
import type { ValidityStore } from "./store-validity.ts";
import type { HumanStudyStore } from "./store.ts";
import type { ApiHandler } from "../../platform/http/reads.ts";

/** The dependencies of the routes of human studies. */
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
