import { openPipeline } from "../../platform/pipelines/executions.ts";
import { openDeletionQueue } from "../../platform/deletion/queue.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { simulationRoutes } from "./routes.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createIdempotencyStore } from "../../platform/idempotency/store.ts";
import { createSimulationStore } from "./store.ts";
import { openCallersTable } from "../../accounts/callers.ts";
import { createProtectedApi } from "../../accounts/protected-api.ts";
import { simulationHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-simulations");
const logger = createLogger({ function: "api-simulations" });
const table = openCallersTable(environment.TABLE_NAME);

export const handler = createProtectedApi(environment, table, {
  routes: simulationRoutes,
  handlers: simulationHandlers,
  dependencies: {
    simulations: createSimulationStore(table),
    pipeline: openPipeline(environment.SIMULATION_ARN),
    sendDeletion: openDeletionQueue(environment.DELETION_QUEUE_URL),
    logger,
  },
  findIdempotencyRecord: createIdempotencyStore(table).find,
  requireBudget: createBudgetStore(table, environment.BUDGETS).requireBudget,
  logger,
});
