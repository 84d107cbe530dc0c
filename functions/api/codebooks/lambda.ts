import { openPipeline } from "../../adapters/pipelines/executions.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { codebookRoutes } from "../../contracts/routes/codebooks.ts";
import { createLogger } from "../../shared/logger.ts";
import { createCodebookStore } from "../../storage/codebooks/store.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
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
