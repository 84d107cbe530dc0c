import { openEmbedder } from "../../../adapters/bedrock/embedder.ts";
import { bedrockClient, openModel } from "../../../adapters/bedrock/model.ts";
import { openFileStore } from "../../../adapters/files/file-store.ts";
import type { Environment } from "../../../contracts/environment.ts";
import { createStudyStore } from "../../../storage/studies.ts";
import { openTable } from "../../../storage/table.ts";
import type { AskDependencies } from "./respondent.ts";

/** Composes what every state that asks a persona works with; model and embedder share one client. */
export function openAskDependencies(environment: Environment<"simulation-ask-concept">): AskDependencies {
  const client = bedrockClient();
  return {
    studies: createStudyStore(openTable(environment.TABLE_NAME)),
    model: openModel(client),
    modelIds: environment.MODEL_IDS.persona,
    embedder: openEmbedder(environment.MODEL_IDS.embedding, client),
    files: openFileStore(environment.FILES_BUCKET),
  };
}
