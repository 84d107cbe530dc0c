import { openEmbedder } from "../../adapters/bedrock/embedder.ts";
import { openModel } from "../../adapters/bedrock/model.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createBudgetStore } from "../../storage/budgets.ts";
import { createStudyStore } from "../../storage/studies.ts";
import { openTable } from "../../storage/table.ts";
import { reportStudy } from "./report/report-study.ts";

const environment = parseEnvironment("simulation-write-report");
const table = openTable(environment.TABLE_NAME);
const ledger = createBudgetStore(table, environment.BUDGETS);
const dependencies = {
  studies: createStudyStore(table),
  model: openModel({ ledger, fallbacks: environment.MODEL_IDS.fallbacks }),
  modelId: environment.MODEL_IDS.report,
  embedder: openEmbedder(environment.MODEL_IDS.embedding, { ledger }),
};

export const handler = createStateHandler("simulation-write-report", simulationInputSchema, (input) =>
  reportStudy(dependencies, input),
);
