import { openModel } from "../../adapters/bedrock/model.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { reliabilityInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createReliabilityStore } from "../../storage/reliability/store.ts";
import { openTable } from "../../storage/table.ts";
import { writeReworded } from "./write-reworded.ts";

const environment = parseEnvironment("reliability-study-reword-questions");
const table = openTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const dependencies = {
  reliability: createReliabilityStore(table),
  model: openModel({ budget, fallbacks: environment.MODEL_IDS.fallbacks }),
  modelId: environment.MODEL_IDS.parse,
};

export const handler = createStateHandler("reliability-study-reword-questions", reliabilityInputSchema, (input) =>
  writeReworded(dependencies, input),
);
