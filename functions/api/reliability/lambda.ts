import { openPipeline } from "../../adapters/pipelines/executions.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { reliabilityRoutes } from "../../contracts/routes/reliability.ts";
import { createLogger } from "../../shared/logger.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createReliabilityStore } from "../../storage/reliability/store.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { reliabilityHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-reliability");
const logger = createLogger({ function: "api-reliability" });
const table = openCallersTable(environment.TABLE_NAME);

export const handler = createProtectedApi(environment, table, {
  routes: reliabilityRoutes,
  handlers: reliabilityHandlers,
  dependencies: {
    reliability: createReliabilityStore(table),
    pipeline: openPipeline(environment.RELIABILITY_STUDY_ARN),
    personaModelIds: environment.MODEL_IDS.persona,
    logger,
  },
  findIdempotencyRecord: createIdempotencyStore(table).find,
  requireBudget: createBudgetStore(table, environment.BUDGETS).requireBudget,
  logger,
});
