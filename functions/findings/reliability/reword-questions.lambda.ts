import { openModel } from "../../models/port/model.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { reliabilityInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createReliabilityStore } from "./store.ts";
import { openTable } from "../../platform/table/table.ts";
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
