import { openPipeline } from "../../platform/pipelines/executions.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { codebookRoutes } from "./routes.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createCodebookStore } from "./store.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createIdempotencyStore } from "../../platform/idempotency/store.ts";
import { openCallersTable } from "../../accounts/callers.ts";
import { createProtectedApi } from "../../accounts/protected-api.ts";
import { codebookHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-codebooks");
const logger = createLogger({ function: "api-codebooks" });
const table = openCallersTable(environment.TABLE_NAME);

export const handler = createProtectedApi(environment, table, {
  routes: codebookRoutes,
  handlers: codebookHandlers,
  dependencies: {
    codebooks: createCodebookStore(table),
    pipeline: openPipeline(environment.ANSWER_CODING_ARN),
    logger,
  },
  findIdempotencyRecord: createIdempotencyStore(table).find,
  requireBudget: createBudgetStore(table, environment.BUDGETS).requireBudget,
  logger,
});
