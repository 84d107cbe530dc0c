import { openPipeline } from "../../platform/pipelines/executions.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { reliabilityRoutes } from "./routes.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createReliabilityStore } from "./store.ts";
import { createIdempotencyStore } from "../../platform/idempotency/store.ts";
import { openCallersTable } from "../../accounts/callers.ts";
import { createProtectedApi } from "../../accounts/protected-api.ts";
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
