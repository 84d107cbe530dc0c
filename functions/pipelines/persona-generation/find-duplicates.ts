import { ONE_BATCH } from "../../contracts/batch-capacity.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { generationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createGenerationStore } from "../../storage/persona-groups/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { openReading } from "../reading/open-reading.ts";
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
