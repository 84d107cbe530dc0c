import { openEncryption } from "../../personas/respondents/encryption-keys.ts";
import { openDeletionQueue } from "../../platform/deletion/queue.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { humanStudyRoutes } from "./routes.ts";
import { readForm } from "../../platform/http/read-form.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createHumanStudyStore } from "./store.ts";
import { createValidityStore } from "./store-validity.ts";
import { createSaltStore } from "../../personas/respondents/store-salts.ts";
import { createRespondentStore } from "../respondents/store.ts";
import { createIdempotencyStore } from "../../platform/idempotency/store.ts";
import { openCallersTable } from "../../accounts/callers.ts";
import { createProtectedApi } from "../../accounts/protected-api.ts";
import { humanStudyHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-human-studies");
const logger = createLogger({ function: "api-human-studies" });
const table = openCallersTable(environment.TABLE_NAME);
const encryption = openEncryption(environment.RESPONDENTS_SECRET_ID, createSaltStore(table));
const humanStudies = createHumanStudyStore(table);

export const handler = createProtectedApi(environment, table, {
  routes: humanStudyRoutes,
  handlers: humanStudyHandlers,
  dependencies: {
    humanStudies,
    validities: createValidityStore({
      table,
      humanStudies,
      respondents: createRespondentStore(table, encryption),
      encryption,
    }),
    sendDeletion: openDeletionQueue(environment.DELETION_QUEUE_URL),
    logger,
  },
  readForm,
  findIdempotencyRecord: createIdempotencyStore(table).find,
  logger,
});
