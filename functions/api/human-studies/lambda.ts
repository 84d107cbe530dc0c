import { openDeletionQueue } from "../../adapters/queues/deletion-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { humanStudyRoutes } from "../../contracts/routes/human-studies.ts";
import { readForm } from "../../shared/http/read-form.ts";
import { createLogger } from "../../shared/logger.ts";
import { createHumanStudyStore } from "../../storage/human-studies/store.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { humanStudyHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-human-studies");
const logger = createLogger({ function: "api-human-studies" });
const table = openCallersTable(environment.TABLE_NAME);

export const handler = createProtectedApi(environment, table, {
  routes: humanStudyRoutes,
  handlers: humanStudyHandlers,
  dependencies: {
    humanStudies: createHumanStudyStore(table),
    sendDeletion: openDeletionQueue(environment.REMOVAL_QUEUE_URL),
    logger,
  },
  readForm,
  findIdempotencyRecord: createIdempotencyStore(table).find,
  logger,
});
