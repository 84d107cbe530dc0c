import type { CallRecorder } from "../../../models/call-log/call-recorder.ts";
import type { Embedder } from "../../../models/port/embedder.ts";
import { primaryLanguage } from "../../../languages/language-tag.ts";
import type { EmbeddedText } from "../../../models/call-log/record.ts";
import { ModelError } from "../../../platform/model-errors.ts";
import { gradedAnswersIn, type ThemeTriple } from "../graded-answers.ts";
import { isLanguage, type Language } from "../../../languages/language.ts";
import { GRADED_ANSWERS_VERSION, type ScaleFamily } from "../scale-families.ts";
import { gradedAnswersOf, isAccepted, isOfSameModel, learnScale, type ReadableScale } from "../scale-map.ts";
import { samePersonAbove, tellsApart, testThemes, type ThemeTest } from "../theme-test.ts";
import { waitUntil } from "../../../platform/work-context.ts";
import type { LanguageStore, TestedLanguage } from "../store-languages.ts";
import type { Translator } from "./translate-themes.ts";

/** Knows which texts vectors may be trusted with. */
export interface Reader {
  /** Whose vectors become ratings; null: no embedding model is configured, or none for ratings. */
  ratings: Embedder | null;
  /** Whose vectors put themes together and find duplicates; null: that goes by words. */
  similarity: Embedder | null;
  /**
   * How a scale is read in a language. Null if the embedding model cannot read it, or if nobody has written answers to
   * learn it from. The first call for a scale learns and tests it. The table and the process keep the outcome.
   * @param language BCP 47
   * @throws ModelError if the embedding model cannot be had at the moment
   */
  scale(language: string, family: ScaleFamily): Promise<ReadableScale | null>;
  /** Whether vectors distinguish themes in a language. The test is made and kept in the same way. */
  tellsApart(language: string): Promise<boolean>;
  /**
   * Cosine above which two profiles are the same person twice; null if vectors cannot show it. Tested in the same way.
   */
  samePersonAbove(language: string): Promise<number | null>;
  /** Starts learning some scales and testing themes in the background. Errors reach the call that needs the outcome. */
  prepare(language: string, families: readonly ScaleFamily[]): void;
}

export interface ReaderOptions {
  ratings: Embedder | null;
  similarity: Embedder | null;
  languages: LanguageStore;
  /** Translates themes; without it, only languages are tested in which somebody has written or translated themes. */
  translator?: Translator;
  /** Records for a study by which vector a learned scale was found to belong to its embedding model. */
  recorder?: Pick<CallRecorder, "vectors">;
}

/** A scale with the first of its graded answers, by whose vector it is known to be of the embedding model. */
interface FoundScale {
  scale: ReadableScale | null;
  first: EmbeddedText;
}

/** Texts that go to the embedding model at once; a scale has some sixty, and several workers may begin one. */
const AT_ONCE = 50;

/** Vectors to learn from: what is learned is kept, they are not. */
async function vectorsOf(embedder: Embedder, texts: readonly string[]) {
  const distinct = [...new Set(texts)];
  const vectors = new Map<string, number[]>();
  for (let from = 0; from < distinct.length; from += AT_ONCE) {
    const step = distinct.slice(from, from + AT_ONCE);
    const embedded = await embedder.embed(step, false);
    for (const [index, text] of step.entries()) vectors.set(text, embedded.vectors[index]!);
  }
  return (text: string): readonly number[] => vectors.get(text)!;
}

/** Remembers results; a call that failed is repeated. */
function remembered<K extends string, T>(find: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}

/** A model whose answers cannot even be parsed reads nothing; that is not kept, since it may change. */
async function unlessUnusable<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ModelError && error.name === "ModelUnusableOutput") return null;
    throw error;
  }
}

const VERSION = GRADED_ANSWERS_VERSION;

export function openReader({ ratings, similarity, languages, translator, recorder }: ReaderOptions): Reader {
  const save = (write: Promise<void>) => waitUntil(write.catch(() => undefined));

  async function findScale(embedder: Embedder, language: Language, family: ScaleFamily): Promise<FoundScale> {
    const tested = { language, version: VERSION };
    const rows = gradedAnswersIn(language).scales[family];
    const texts = gradedAnswersOf(rows).map(({ text }) => text);
    const known = await languages.findScale(embedder.modelId, tested, family);
    let vector: readonly number[] = [];
    const learn = async () => {
      if (known) {
        [vector = []] = (await embedder.embed(texts.slice(0, 1), false)).vectors;
        if (isOfSameModel(known, vector)) return known;
      }
      const vectorOf = await vectorsOf(embedder, texts);
      vector = vectorOf(texts[0]!);
      const learned = learnScale(rows, vectorOf);
      save(languages.saveScale(embedder.modelId, tested, family, learned));
      return learned;
    };
    const found = await unlessUnusable(learn);
    return {
      scale: found?.map && isAccepted(found.test) ? { test: found.test, map: found.map } : null,
      first: { modelId: embedder.modelId, text: texts[0]!, vector },
    };
  }
  const foundScale = remembered(async (key: `${string}#${ScaleFamily}`): Promise<FoundScale | null> => {
    const [language, family] = key.split("#") as [string, ScaleFamily];
    return ratings && isLanguage(language) ? findScale(ratings, language, family) : null;
  });
  const scale: Reader["scale"] = async (language, family) => {
    const found = await foundScale(`${primaryLanguage(language)}#${family}`);
    if (found && found.first.vector.length > 0) recorder?.vectors([found.first]);
    return found?.scale ?? null;
  };

  /** Themes that were written, or else translated; null where there are none. */
  async function themesIn(language: string): Promise<{ alike: readonly ThemeTriple[]; tested: TestedLanguage } | null> {
    if (isLanguage(language)) return { alike: gradedAnswersIn(language).alike, tested: { language, version: VERSION } };
    const translated = await translator?.translate({ language, version: VERSION });
    if (!translator || !translated) return null;
    return { alike: translated, tested: { language, version: `${VERSION} ${translator.modelId}` } };
  }
  const themeTestIn = remembered(async (language): Promise<ThemeTest | null> => {
    if (!similarity) return null;
    const found = await themesIn(language);
    if (!found) return null;
    const known = await languages.findThemeTest(similarity.modelId, found.tested);
    const test = async () => {
      const outcome = testThemes(found.alike, await vectorsOf(similarity, found.alike.flat()));
      save(languages.saveThemeTest(similarity.modelId, found.tested, outcome));
      return outcome;
    };
    return known?.mean_other === undefined ? unlessUnusable(test) : known;
  });
  const themeTest = (language: string) => themeTestIn(primaryLanguage(language));

  return {
    ratings,
    similarity,
    scale,
    async tellsApart(language) {
      const test = await themeTest(language);
      return test !== null && tellsApart(test);
    },
    async samePersonAbove(language) {
      const test = await themeTest(language);
      return test && samePersonAbove(test);
    },
    prepare(language, families) {
      for (const family of families) scale(language, family).catch(() => undefined);
      themeTest(language).catch(() => undefined);
    },
  };
}
