import type { CallRecorder } from "../../../models/call-log/call-recorder.ts";
import { openEmbedder } from "../../../models/port/embedder.ts";
import type { Model } from "../../../models/port/model.ts";
import { similarityModel, type ModelIds } from "../../../platform/functions/environment.ts";
import type { Budget } from "../../../platform/costs/budget.ts";
import { createLanguageStore } from "../store-languages.ts";
import type { Table } from "../../../platform/table/table.ts";
import { openReader, type Reader } from "./reader.ts";
import { openTranslator } from "./translate-themes.ts";

interface ReadingOptions {
  table: Table;
  budget: Budget;
  modelIds: Pick<ModelIds, "embedding" | "similarity" | "persona">;
  /** Translates themes, as the first of the personas' models. Callers that may not call it leave it out. */
  model?: Model;
  /** Where texts and vectors are recorded for a study; without it, they are not recorded. */
  recorder?: CallRecorder;
}

/** Builds the reader of words from its parts. */
export function openReading({ table, budget, modelIds, model, recorder }: ReadingOptions): Reader {
  const open = (modelId: string | null) => (modelId === null ? null : openEmbedder(modelId, { budget, recorder }));
  const ratings = open(modelIds.embedding);
  const similarity = similarityModel(modelIds);
  const languages = createLanguageStore(table);
  return openReader({
    ratings,
    similarity: similarity === modelIds.embedding ? ratings : open(similarity),
    languages,
    ...(recorder ? { recorder } : {}),
    ...(model ? { translator: openTranslator(model, modelIds.persona[0]!, languages) } : {}),
  });
}
