import { openSealing } from "../../adapters/sealing/sealing.ts";
import { openDeletionQueue } from "../../adapters/queues/deletion-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { humanStudyRoutes } from "../../contracts/routes/human-studies.ts";
import { readForm } from "../../shared/http/read-form.ts";
import { createLogger } from "../../shared/logger.ts";
import { createHumanStudyStore } from "../../storage/human-studies/store.ts";
import { createValidityStore } from "../../storage/human-studies/validity.ts";
import { createSaltStore } from "../../storage/respondents/salts.ts";
import { createRespondentStore } from "../../storage/respondents/store.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { humanStudyHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-human-studies");
const logger = createLogger({ function: "api-human-studies" });
const table = openCallersTable(environment.TABLE_NAME);
const sealing = openSealing(environment.RESPONDENTS_SECRET_ID, createSaltStore(table));
const humanStudies = createHumanStudyStore(table);

export const handler = createProtectedApi(environment, table, {
  routes: humanStudyRoutes,
  handlers: humanStudyHandlers,
  dependencies: {
    humanStudies,
    validities: createValidityStore({
      table,
      humanStudies,
      respondents: createRespondentStore(table, sealing),
      sealing,
    }),
    sendDeletion: openDeletionQueue(environment.REMOVAL_QUEUE_URL),
    logger,
  },
  readForm,
  findIdempotencyRecord: createIdempotencyStore(table).find,
  logger,
});
