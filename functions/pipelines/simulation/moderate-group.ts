import { openModel } from "../../adapters/bedrock/model.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { groupTurnInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createStudyStore } from "../../storage/studies.ts";
import { openTable } from "../../storage/table.ts";
import { moderate } from "./focus-group/moderate.ts";

const environment = parseEnvironment("simulation-moderate-group");
const dependencies = {
  studies: createStudyStore(openTable(environment.TABLE_NAME)),
  model: openModel(),
  modelId: environment.MODEL_IDS.moderator,
};

export const handler = createStateHandler("simulation-moderate-group", groupTurnInputSchema, (input) =>
  moderate(dependencies, input),
);
