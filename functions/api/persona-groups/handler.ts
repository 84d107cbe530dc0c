import { openModel } from "../../adapters/bedrock/model.ts";
import { openPipeline } from "../../adapters/pipelines/executions.ts";
import { openMarketRefreshQueue } from "../../adapters/queues/market-refresh-queue.ts";
import { openRemovalQueue } from "../../adapters/queues/removal-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { personaGroupRoutes } from "../../contracts/routes/persona-groups.ts";
import { createLogger } from "../../shared/logger.ts";
import { createPersonaGroupStore } from "../../storage/persona-groups.ts";
import { createRememberedAnswerStore } from "../../storage/remembered-answers.ts";
import { openTable } from "../../storage/table.ts";
import { createProtectedApi } from "../protected-api.ts";
import { createAudienceReader } from "./read-audience.ts";
import { createPersonaGroupHandlers } from "./routes.ts";

const environment = parseEnvironment("api-persona-groups");
const logger = createLogger({ function: "api-persona-groups" });
const table = openTable(environment.TABLE_NAME);

export const handler = createProtectedApi(environment, {
  routes: personaGroupRoutes,
  handlers: createPersonaGroupHandlers({
    groups: createPersonaGroupStore(table),
    readAudience: createAudienceReader(openModel(), environment.MODEL_IDS.parse, logger),
    generation: openPipeline(environment.PERSONA_GENERATION_ARN),
    sendRemoval: openRemovalQueue(environment.REMOVAL_QUEUE_URL),
    queueMarketRefresh: openMarketRefreshQueue(environment.MARKET_REFRESH_QUEUE_URL),
    logger,
  }),
  findAnswer: createRememberedAnswerStore(table).find,
  logger,
});
