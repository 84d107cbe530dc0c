import { openModel } from "../../adapters/bedrock/model.ts";
import { openMarketRefreshQueue } from "../../adapters/queues/market-refresh-queue.ts";
import { openSealing } from "../../adapters/sealing/sealing.ts";
import { ONE_BATCH } from "../../contracts/batch-capacity.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { planGenerationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createGenerationStore } from "../../storage/persona-groups/lifecycle.ts";
import { createLibraryStore } from "../../storage/library/store.ts";
import { createRespondentBuilding } from "../../storage/respondents/building.ts";
import { createSaltStore } from "../../storage/respondents/salts.ts";
import { createSignalStore } from "../../storage/signals/store.ts";
import { openTable } from "../../storage/table.ts";
import { planGeneration } from "./plan-generation.ts";

const environment = parseEnvironment("persona-generation-plan-personas");
const table = openTable(environment.TABLE_NAME);
const dependencies = {
  generations: createGenerationStore(table),
  library: createLibraryStore(table),
  building: createRespondentBuilding(table, openSealing(environment.RESPONDENTS_SECRET_ID, createSaltStore(table))),
  signals: createSignalStore(table),
  queueMarketRefresh: openMarketRefreshQueue(environment.MARKET_REFRESH_QUEUE_URL),
  capacity: environment.BATCH_CAPACITIES["persona-generation-generate-persona"] ?? ONE_BATCH,
  model: openModel({
    budget: createBudgetStore(table, environment.BUDGETS),
    fallbacks: environment.MODEL_IDS.fallbacks,
  }),
  parserId: environment.MODEL_IDS.parse,
};

export const handler = createStateHandler(
  "persona-generation-plan-personas",
  planGenerationInputSchema,
  (input, logger) => planGeneration({ ...dependencies, logger }, input),
);
