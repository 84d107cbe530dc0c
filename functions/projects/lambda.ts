import { openDeletionQueue } from "../platform/deletion/queue.ts";
import { parseEnvironment } from "../platform/functions/environment.ts";
import { projectRoutes } from "./routes.ts";
import { createLogger } from "../platform/log/logger.ts";
import { createProjectStore } from "./store.ts";
import { createIdempotencyStore } from "../platform/idempotency/store.ts";
import { openCallersTable } from "../accounts/callers.ts";
import { createProtectedApi } from "../accounts/protected-api.ts";
import { projectHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-projects");
const logger = createLogger({ function: "api-projects" });
const table = openCallersTable(environment.TABLE_NAME);

export const handler = createProtectedApi(environment, table, {
  routes: projectRoutes,
  handlers: projectHandlers,
  dependencies: {
    projects: createProjectStore(table),
    sendDeletion: openDeletionQueue(environment.DELETION_QUEUE_URL),
    logger,
  },
  findIdempotencyRecord: createIdempotencyStore(table).find,
  logger,
});
