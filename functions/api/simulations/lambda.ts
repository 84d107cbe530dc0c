import { openPipeline } from "../../adapters/pipelines/executions.ts";
import { openDeletionQueue } from "../../adapters/queues/deletion-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { simulationRoutes } from "../../contracts/routes/simulations.ts";
import { createLogger } from "../../shared/logger.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { createSimulationStore } from "../../storage/simulations/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
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
    sendDeletion: openDeletionQueue(environment.REMOVAL_QUEUE_URL),
    logger,
  },
  findIdempotencyRecord: createIdempotencyStore(table).find,
  requireBudget: createBudgetStore(table, environment.BUDGETS).requireBudget,
  logger,
});
