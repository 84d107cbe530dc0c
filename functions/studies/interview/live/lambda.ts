import { openCallRecorder } from "../../../models/call-log/call-recorder.ts";
import { createCallLog } from "../../../models/call-log/store.ts";
import { openModel } from "../../../models/port/model.ts";
import { openFileStoreOnDemand } from "../../../platform/files/file-store-on-demand.ts";
import { openPipeline } from "../../../platform/pipelines/executions.ts";
import { openEncryption } from "../../../personas/respondents/encryption-keys.ts";
import { parseEnvironment } from "../../../platform/functions/environment.ts";
import { liveInterviewRoutes } from "./routes.ts";
import { createLogger } from "../../../platform/log/logger.ts";
import { createBudgetStore } from "../../../platform/costs/store-budgets.ts";
import { createLiveInterviewStore } from "./store.ts";
import { createIdempotencyStore } from "../../../platform/idempotency/store.ts";
import { createSaltStore } from "../../../personas/respondents/store-salts.ts";
import { createSimulationStore } from "../../simulation/store.ts";
import { openCallersTable } from "../../../accounts/callers.ts";
import { createProtectedApi } from "../../../accounts/protected-api.ts";
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
    interviews: createLiveInterviewStore(
      table,
      openEncryption(environment.RESPONDENTS_SECRET_ID, createSaltStore(table)),
    ),
    // Somebody waits: one attempt, and a second one is the caller's to make.
    model: openModel({
      budget,
      fallbacks: environment.MODEL_IDS.fallbacks,
      recorder: openCallRecorder(createCallLog(table), environment.MODEL_IDS),
      timeoutMs: LIVE_MODEL_TIMEOUT_MS,
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
