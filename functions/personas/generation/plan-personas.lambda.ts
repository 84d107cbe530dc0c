import { openModel } from "../../models/port/model.ts";
import { openMarketRefreshQueue } from "../signals/refresh/queue.ts";
import { openEncryption } from "../respondents/encryption-keys.ts";
import { ONE_BATCH } from "../../platform/functions/batch-capacity.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { planGenerationInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createGenerationStore } from "../groups/store-lifecycle.ts";
import { createLibraryStore } from "../library/store.ts";
import { createRespondentBuilding } from "../respondents/store-building.ts";
import { createSaltStore } from "../respondents/store-salts.ts";
import { createSignalStore } from "../signals/store.ts";
import { openTable } from "../../platform/table/table.ts";
import { planGeneration } from "./plan-generation.ts";

const environment = parseEnvironment("persona-generation-plan-personas");
const table = openTable(environment.TABLE_NAME);
const dependencies = {
  generations: createGenerationStore(table),
  library: createLibraryStore(table),
  building: createRespondentBuilding(table, openEncryption(environment.RESPONDENTS_SECRET_ID, createSaltStore(table))),
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
