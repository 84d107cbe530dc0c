import { bedrockClient, openModel } from "../../adapters/bedrock/model.ts";
import { openPipeline } from "../../adapters/pipelines/executions.ts";
import { openMarketRefreshQueue } from "../../adapters/queues/market-refresh-queue.ts";
import { openDeletionQueue } from "../../adapters/queues/deletion-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { personaGroupRoutes } from "../../contracts/routes/persona-groups.ts";
import { createLogger } from "../../shared/logger.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createPersonaGroupStore } from "../../storage/persona-groups/store.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
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
        client: bedrockClient(MODEL_TIMEOUT_MS),
      }),
      modelId: environment.MODEL_IDS.parse,
    }),
    generation: openPipeline(environment.PERSONA_GENERATION_ARN),
    sendDeletion: openDeletionQueue(environment.REMOVAL_QUEUE_URL),
    queueMarketRefresh: openMarketRefreshQueue(environment.MARKET_REFRESH_QUEUE_URL),
    logger,
  },
  findIdempotencyRecord: createIdempotencyStore(table).find,
  requireBudget: budget.requireBudget,
  logger,
});
