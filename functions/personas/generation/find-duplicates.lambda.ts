import { ONE_BATCH } from "../../platform/functions/batch-capacity.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { generationInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createGenerationStore } from "../groups/store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
import { openReading } from "../../studies/rating/reader/open-reading.ts";
import { dropDuplicates } from "./drop-duplicates.ts";

const environment = parseEnvironment("persona-generation-find-duplicates");
const table = openTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const dependencies = {
  capacity: environment.BATCH_CAPACITIES["persona-generation-generate-persona"] ?? ONE_BATCH,
  generations: createGenerationStore(table),
  reader: openReading({ table, budget, modelIds: environment.MODEL_IDS }),
};

export const handler = createStateHandler("persona-generation-find-duplicates", generationInputSchema, (input) =>
  dropDuplicates(dependencies, input),
);
