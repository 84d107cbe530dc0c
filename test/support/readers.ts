import type { Embedder } from "../../functions/models/port/embedder.ts";
import { noCost } from "../../functions/platform/costs/cost.ts";
import { scaleFamilies } from "../../functions/studies/rating/scale-families.ts";
import type { ScaleMap } from "../../functions/studies/rating/scale-map.ts";
import type { ThemeTest } from "../../functions/studies/rating/theme-test.ts";
import { openReader, type Reader } from "../../functions/studies/rating/reader/reader.ts";
import type { Translator } from "../../functions/studies/rating/reader/translate-themes.ts";
import type { LanguageStore, TestedLanguage, Translation } from "../../functions/studies/rating/store-languages.ts";
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
    findScale: (modelId, tested, family) => find<ScaleMap>(family)(modelId, tested),
    async findScaleTests(modelId, tested) {
      const found = await Promise.all(scaleFamilies.map((family) => find<ScaleMap>(family)(modelId, tested)));
      return new Map(scaleFamilies.flatMap((family, index) => (found[index] ? [[family, found[index].test]] : [])));
    },
    findThemeTest: find<ThemeTest>("themes"),
    findTranslation: find<Translation>("translation"),
    saveScale: (modelId, tested, family, learned) => save(family)(modelId, tested, learned),
    saveThemeTest: save("themes"),
    saveTranslation: save("translation"),
  };
}

/** A reader of an embedder that has not been tested yet. */
export const readerOf = (embedder: Embedder | null, translator?: Translator): Reader =>
  openReader({
    ratings: embedder,
    similarity: embedder,
    languages: languagesInMemory(),
    ...(translator ? { translator } : {}),
  });

export const offlineEmbedder = embedderOf((text) => embed(text, 512), "offline").embedder;
