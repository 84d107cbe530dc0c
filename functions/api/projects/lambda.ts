import { openDeletionQueue } from "../../adapters/queues/deletion-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { projectRoutes } from "../../contracts/routes/projects.ts";
import { createLogger } from "../../shared/logger.ts";
import { createProjectStore } from "../../storage/projects/store.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { projectHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-projects");
const logger = createLogger({ function: "api-projects" });
const table = openCallersTable(environment.TABLE_NAME);

export const handler = createProtectedApi(environment, table, {
  routes: projectRoutes,
  handlers: projectHandlers,
  dependencies: {
    projects: createProjectStore(table),
    sendDeletion: openDeletionQueue(environment.REMOVAL_QUEUE_URL),
    logger,
  },
  findIdempotencyRecord: createIdempotencyStore(table).find,
  logger,
});
