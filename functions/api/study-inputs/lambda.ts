import { bedrockClient, openModel } from "../../adapters/bedrock/model.ts";
import { openPipeline } from "../../adapters/pipelines/executions.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { studyInputRoutes } from "../../contracts/routes/study-inputs.ts";
import { readForm } from "../../shared/http/read-form.ts";
import { createLogger } from "../../shared/logger.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createFollowUpStore } from "../../storage/simulations/inputs.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { createSimulationStore } from "../../storage/simulations/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { studyInputHandlers } from "./handlers.ts";

// What a model has to read has to be read before the gateway gives up after 29 s, a repair turn included.
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
        client: bedrockClient(MODEL_TIMEOUT_MS),
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
