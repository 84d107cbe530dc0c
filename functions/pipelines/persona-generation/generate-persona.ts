import { openEmbedder } from "../../adapters/bedrock/embedder.ts";
import { openModel } from "../../adapters/bedrock/model.ts";
import { likenessModel, parseEnvironment } from "../../contracts/environment.ts";
import { generatePersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createGenerationStore } from "../../storage/persona-groups/lifecycle.ts";
import { createSignalStore } from "../../storage/signals/store.ts";
import { openTable } from "../../storage/table.ts";
import { writePersona } from "./write-persona.ts";

const environment = parseEnvironment("persona-generation-generate-persona");
const table = openTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const likeness = likenessModel(environment.MODEL_IDS);
const dependencies = {
  generations: createGenerationStore(table),
  signals: createSignalStore(table),
  model: openModel({ budget, fallbacks: environment.MODEL_IDS.fallbacks }),
  modelIds: environment.MODEL_IDS.persona,
  embedder: likeness === null ? null : openEmbedder(likeness, { budget }),
};

export const handler = createStateHandler("persona-generation-generate-persona", generatePersonaInputSchema, (input) =>
  writePersona(dependencies, input),
);
