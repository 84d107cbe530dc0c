import { openModel } from "../../models/port/model.ts";
import { openPipeline } from "../../platform/pipelines/executions.ts";
import { openMarketRefreshQueue } from "../signals/refresh/queue.ts";
import { openDeletionQueue } from "../../platform/deletion/queue.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { personaGroupRoutes } from "./routes.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createPersonaGroupStore } from "./store.ts";
import { createIdempotencyStore } from "../../platform/idempotency/store.ts";
import { openCallersTable } from "../../accounts/callers.ts";
import { createProtectedApi } from "../../accounts/protected-api.ts";
import { createAudienceReader } from "./read-audience.ts";
import { personaGroupHandlers } from "./handlers.ts";

// Somebody waits: one attempt, and a repair turn of the same length, fit into the 28 s of a request.
const MODEL_TIMEOUT_MS = 11_000;

const environment = parseEnvironment("api-persona-groups");
const logger = createLogger({ function: "api-persona-groups" });
const table = openCallersTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);

export const handler = createProtectedApi(environment, table, {
  routes: personaGroupRoutes,
  handlers: personaGroupHandlers,
  dependencies: {
    groups: createPersonaGroupStore(table),
    readAudience: createAudienceReader({
      model: openModel({
        budget,
        fallbacks: environment.MODEL_IDS.fallbacks,
        timeoutMs: MODEL_TIMEOUT_MS,
      }),
      modelId: environment.MODEL_IDS.parse,
    }),
    generation: openPipeline(environment.PERSONA_GENERATION_ARN),
    sendDeletion: openDeletionQueue(environment.DELETION_QUEUE_URL),
    queueMarketRefresh: openMarketRefreshQueue(environment.MARKET_REFRESH_QUEUE_URL),
    logger,
  },
  findIdempotencyRecord: createIdempotencyStore(table).find,
  requireBudget: budget.requireBudget,
  logger,
});
