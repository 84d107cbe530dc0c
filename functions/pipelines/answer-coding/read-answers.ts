import { openModel } from "../../adapters/bedrock/model.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { readAnswersInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createCodingStore } from "../../storage/codebooks/coding.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import type { BatchOutcome } from "../batches/ask-batch.ts";
import { fallbackOf } from "../batches/fallback-of.ts";
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
