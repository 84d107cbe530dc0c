import { openEmbedder } from "../../adapters/bedrock/embedder.ts";
import { bedrockClient, openModel } from "../../adapters/bedrock/model.ts";
import { openFileStore } from "../../adapters/files/file-store.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { askPersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createStudyStore } from "../../storage/studies.ts";
import { openTable } from "../../storage/table.ts";
import { askAboutConcept } from "./ask-about-concept.ts";

const environment = parseEnvironment("simulation-ask-concept");
const client = bedrockClient();
const dependencies = {
  studies: createStudyStore(openTable(environment.TABLE_NAME)),
  model: openModel(client),
  modelIds: environment.MODEL_IDS.persona,
  embedder: openEmbedder(environment.MODEL_IDS.embedding, client),
  files: openFileStore(environment.FILES_BUCKET),
};

export const handler = createStateHandler("simulation-ask-concept", askPersonaInputSchema, (input) =>
  askAboutConcept(dependencies, input),
);
