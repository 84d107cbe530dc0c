import { openModel } from "../../models/port/model.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { readAnswersInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createCodingStore } from "./store-coding.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createSimulationLifecycle } from "../../studies/simulation/store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
import type { BatchOutcome } from "../../models/batches/ask-batch.ts";
import { fallbackOf } from "../../models/batches/fallback-of.ts";
import { codeApart, codeBatch, codeTogether } from "./code-batch.ts";
import { draftCodebook } from "./draft-codebook.ts";

const environment = parseEnvironment("answer-coding-read-answers");
const table = openTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const dependencies = {
  codings: createCodingStore(table),
  simulations: createSimulationLifecycle(table),
  model: openModel({ budget, fallbacks: environment.MODEL_IDS.fallbacks }),
  modelId: environment.MODEL_IDS.report,
};

export const handler = createStateHandler(
  "answer-coding-read-answers",
  readAnswersInputSchema,
  ({ batch, last_try: isLast, ...input }): Promise<{ batches: number[] } | BatchOutcome> => {
    if (batch === undefined) return draftCodebook(dependencies, input);
    if (!isLast) return codeBatch(dependencies, input, batch, codeTogether);
    const model = fallbackOf(dependencies.model, environment.MODEL_IDS.fallbacks);
    return codeBatch({ ...dependencies, model }, input, batch, codeApart);
  },
);
