import { openModel } from "../../models/port/model.ts";
import { openPipeline } from "../../platform/pipelines/executions.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { studyInputRoutes } from "./routes.ts";
import { readForm } from "../../platform/http/read-form.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createFollowUpStore } from "../simulation/store-inputs.ts";
import { createIdempotencyStore } from "../../platform/idempotency/store.ts";
import { createSimulationStore } from "../simulation/store.ts";
import { openCallersTable } from "../../accounts/callers.ts";
import { createProtectedApi } from "../../accounts/protected-api.ts";
import { studyInputHandlers } from "./handlers.ts";

// A model has to finish reading before the gateway gives up after 29 s, even if it needs a repair turn.
const MODEL_TIMEOUT_MS = 11_000;

const environment = parseEnvironment("api-study-inputs");
const logger = createLogger({ function: "api-study-inputs" });
const table = openCallersTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);

export const handler = createProtectedApi(environment, table, {
  routes: studyInputRoutes,
  handlers: studyInputHandlers,
  dependencies: {
    simulations: createSimulationStore(table),
    followUps: createFollowUpStore(table),
    parser: {
      model: openModel({
        budget,
        fallbacks: environment.MODEL_IDS.fallbacks,
        timeoutMs: MODEL_TIMEOUT_MS,
      }),
      modelId: environment.MODEL_IDS.parse,
    },
    pipeline: openPipeline(environment.SIMULATION_ARN),
    logger,
  },
  readForm,
  findIdempotencyRecord: createIdempotencyStore(table).find,
  requireBudget: budget.requireBudget,
  logger,
});
