import type { Embedder } from "../../functions/adapters/bedrock/embedder.ts";
import { noCost } from "../../functions/domain/costs/cost.ts";
import type { ScaleTest, ThemeTest } from "../../functions/domain/scales/self-test.ts";
import { openReader, type Reader } from "../../functions/pipelines/reading/reader.ts";
import type { Translator } from "../../functions/pipelines/reading/translate-anchors.ts";
import type { LanguageStore, TestedLanguage, Translation } from "../../functions/storage/anchors/languages.ts";
import { embed } from "../../local/bedrock/embedder/embed.ts";

/** An embedder of a function; it counts the texts that it was given. */
export const embedderOf = (vectorOf: (text: string) => number[], modelId = "test") => {
  const asked = { texts: 0 };
  const embedder: Embedder = {
    modelId,
    embed(texts) {
      asked.texts += texts.length;
      return Promise.resolve({ vectors: texts.map(vectorOf), usage: noCost });
    },
  };
  return { embedder, asked };
};

/** What is known of languages, kept for a test. */
export function languagesInMemory(): LanguageStore {
  const kept = new Map<string, unknown>();
  const key = (kind: string, modelId: string, { language, version }: TestedLanguage) =>
    [kind, modelId, language, version].join("#");
  const find =
    <T>(kind: string) =>
    (modelId: string, tested: TestedLanguage) =>
      Promise.resolve(kept.get(key(kind, modelId, tested)) as T | undefined);
  const save = (kind: string) => (modelId: string, tested: TestedLanguage, value: unknown) => {
    kept.set(key(kind, modelId, tested), value);
    return Promise.resolve();
  };
  return {
    findScaleTest: find<ScaleTest>("scales"),
    findThemeTest: find<ThemeTest>("themes"),
    findTranslation: find<Translation | null>("translation"),
    saveScaleTest: save("scales"),
    saveThemeTest: save("themes"),
    saveTranslation: save("translation"),
  };
}

/** A reader of an embedder that has not been tested yet. */
export const readerOf = (embedder: Embedder | null, translator?: Translator): Reader =>
  openReader({
    ratings: embedder,
    likeness: embedder,
    languages: languagesInMemory(),
    ...(translator ? { translator } : {}),
  });

export const offlineEmbedder = embedderOf((text) => embed(text, 512), "offline").embedder;
