import { openEmbedder } from "../../models/port/embedder.ts";
import { openModel } from "../../models/port/model.ts";
import { ONE_BATCH } from "../../platform/functions/batch-capacity.ts";
import { similarityModel, parseEnvironment } from "../../platform/functions/environment.ts";
import { generatePersonasInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { BATCH_SECONDS } from "../../platform/functions/state.ts";
import { requireEnoughPersonas } from "../../platform/pipelines/losses.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createGenerationStore } from "../groups/store-lifecycle.ts";
import { createSignalStore } from "../signals/store.ts";
import { openTable } from "../../platform/table/table.ts";
import { askBatch } from "../../models/batches/ask-batch.ts";
import { fallbackOf } from "../../models/batches/fallback-of.ts";
import { loadWriting, writePersona } from "./write-persona.ts";

const name = "persona-generation-generate-persona";
const environment = parseEnvironment(name);
const table = openTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const similarity = similarityModel(environment.MODEL_IDS);
const dependencies = {
  generations: createGenerationStore(table),
  signals: createSignalStore(table),
  modelIds: environment.MODEL_IDS.persona,
  embedder: similarity === null ? null : openEmbedder(similarity, { budget }),
};
const batch = {
  model: openModel({ budget, fallbacks: environment.MODEL_IDS.fallbacks }),
  capacity: environment.BATCH_CAPACITIES[name] ?? ONE_BATCH,
  seconds: BATCH_SECONDS,
};

export const handler = createStateHandler(
  name,
  generatePersonasInputSchema,
  async ({ persona_ids: personaIds, last_try: isLast, ...input }, logger) => {
    batch.model.prepare();
    const writing = await loadWriting(dependencies, input);
    const lose = async (personaId: string, error: Error) => {
      const group = await dependencies.generations.markLost(writing.ref, personaId, error.name);
      requireEnoughPersonas(group?.generating ?? {}, error);
    };
    const tries = isLast ? { model: fallbackOf(batch.model, environment.MODEL_IDS.fallbacks), lose } : {};
    return askBatch({ ...batch, ...tries, personaIds, logger }, (persona_id, { model }) =>
      writePersona({ ...dependencies, model }, writing, persona_id),
    );
  },
);
