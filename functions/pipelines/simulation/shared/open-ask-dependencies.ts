import { openEmbedder } from "../../../adapters/bedrock/embedder.ts";
import { openModel } from "../../../adapters/bedrock/model.ts";
import { openFileStoreOnDemand } from "../../../adapters/files/file-store-on-demand.ts";
import type { Environment } from "../../../contracts/environment.ts";
import { createAnchorVectorStore } from "../../../storage/anchors/store.ts";
import { createBudgetStore } from "../../../storage/costs/budgets.ts";
import { createSimulationLifecycle } from "../../../storage/simulations/lifecycle.ts";
import { openTable } from "../../../storage/table.ts";
import type { AskDependencies } from "./respondent.ts";

/** Composes what every state that asks a persona works with. */
export function openAskDependencies(environment: Environment<"simulation-ask-concept">): AskDependencies {
  const table = openTable(environment.TABLE_NAME);
  const budget = createBudgetStore(table, environment.BUDGETS);
  return {
    simulations: createSimulationLifecycle(table),
    model: openModel({ budget, fallbacks: environment.MODEL_IDS.fallbacks }),
    modelIds: environment.MODEL_IDS.persona,
    embedder: openEmbedder(environment.MODEL_IDS.embedding, { budget, memory: createAnchorVectorStore(table) }),
    files: openFileStoreOnDemand(environment.FILES_BUCKET),
  };
}
