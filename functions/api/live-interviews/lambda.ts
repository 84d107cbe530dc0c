import { bedrockClient, openModel } from "../../adapters/bedrock/model.ts";
import { openFileStoreOnDemand } from "../../adapters/files/file-store-on-demand.ts";
import { openPipeline } from "../../adapters/pipelines/executions.ts";
import { openSealing } from "../../adapters/sealing/sealing.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { liveInterviewRoutes } from "../../contracts/routes/live-interviews.ts";
import { createLogger } from "../../shared/logger.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createLiveInterviewStore } from "../../storage/live-interviews/store.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { createSaltStore } from "../../storage/respondents/salts.ts";
import { createSimulationStore } from "../../storage/simulations/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { LIVE_MODEL_TIMEOUT_MS } from "./limits.ts";
import { liveInterviewHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-live-interviews");
const logger = createLogger({ function: "api-live-interviews" });
const table = openCallersTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const answers = createIdempotencyStore(table);

export const handler = createProtectedApi(environment, table, {
  routes: liveInterviewRoutes,
  handlers: liveInterviewHandlers,
  dependencies: {
    simulations: createSimulationStore(table),
    answers,
    interviews: createLiveInterviewStore(table, openSealing(environment.RESPONDENTS_SECRET_ID, createSaltStore(table))),
    // Somebody waits: one attempt, and a second one is the caller's to make.
    model: openModel({
      budget,
      fallbacks: environment.MODEL_IDS.fallbacks,
      client: bedrockClient(LIVE_MODEL_TIMEOUT_MS),
    }),
    modelIds: environment.MODEL_IDS.persona,
    files: openFileStoreOnDemand(environment.FILES_BUCKET),
    pipeline: openPipeline(environment.SIMULATION_ARN),
    logger,
  },
  findIdempotencyRecord: answers.find,
  requireBudget: budget.requireBudget,
  logger,
});
