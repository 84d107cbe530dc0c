import { openModel } from "../../adapters/bedrock/model.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createStudyStore } from "../../storage/studies.ts";
import { openTable } from "../../storage/table.ts";
import { reportStudy } from "./report-study.ts";

const environment = parseEnvironment("simulation-write-report");
const dependencies = {
  studies: createStudyStore(openTable(environment.TABLE_NAME)),
  model: openModel(),
  modelId: environment.MODEL_IDS.report,
};

export const handler = createStateHandler("simulation-write-report", simulationInputSchema, (input) =>
  reportStudy(dependencies, input),
);
