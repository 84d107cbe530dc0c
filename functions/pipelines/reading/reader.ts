import type { Embedder } from "../../adapters/bedrock/embedder.ts";
import { primaryLanguage } from "../../domain/language/language-tag.ts";
import { ModelError } from "../../domain/model-errors.ts";
import { ANCHORS_VERSION, anchorsOf, type Anchors } from "../../domain/scales/anchors.ts";
import { isLanguage } from "../../domain/scales/language.ts";
import { PROBES_VERSION, probesOf, type Probes } from "../../domain/scales/probes.ts";
import { scaleFamilies, type ScaleFamily } from "../../domain/scales/scale-families.ts";
import { readableScales, tellsApart, testScales, testThemes } from "../../domain/scales/self-test.ts";
import { waitUntil } from "../../shared/work-context.ts";
import type { LanguageStore, TestedLanguage } from "../../storage/anchors/languages.ts";
import type { Translator } from "./translate-anchors.ts";

/** What ratings by similarity may rest on in a language. */
export interface ReadableLanguage {
  anchors: Anchors;
  scales: ReadonlySet<ScaleFamily>;
}

/** Knows which texts vectors may be trusted with. */
export interface Reader {
  /** Whose vectors become ratings; null: no embedding model is configured, or none for ratings. */
  ratings: Embedder | null;
  /** Whose vectors put themes together and find duplicates; null: that goes by words. */
  likeness: Embedder | null;
  /**
   * The scales on which a language can be rated by similarity; null if there are none. The first one to ask has the
   * embedding model tested, and anchors translated where nobody has written them; the outcome is kept in the table and
   * by the process.
   * @param language BCP 47
   * @throws ModelError if a model cannot be had at the moment
   */
  rates(language: string): Promise<ReadableLanguage | null>;
  /** Whether vectors tell themes and people apart in a language, tested likewise. */
  tellsApart(language: string): Promise<boolean>;
  /** Begins to find both out, while an answer is awaited: who asks later hears what went wrong. */
  prepare(language: string): void;
}

export interface ReaderOptions {
  ratings: Embedder | null;
  likeness: Embedder | null;
  languages: LanguageStore;
  /** Translates anchors; without one only languages are rated that somebody has written or translated them for. */
  translator?: Translator;
}

interface Material {
  anchors: Anchors;
  probes: Probes;
  tested: TestedLanguage;
}

/** Texts that go to the embedding model at once; a test has some four hundred, and several workers may begin one. */
const AT_ONCE = 50;

async function vectorsOf(embedder: Embedder, texts: readonly string[], lasting: ReadonlySet<string>) {
  const distinct = [...new Set(texts)];
  const vectors = new Map<string, number[]>();
  for (let from = 0; from < distinct.length; from += AT_ONCE) {
    const step = distinct.slice(from, from + AT_ONCE);
    const embedded = await embedder.embed(step, lasting);
    for (const [index, text] of step.entries()) vectors.set(text, embedded.vectors[index]!);
  }
  return (text: string): readonly number[] => vectors.get(text)!;
}

/** Remembers what was found out; what could not be is asked again. */
function remembered<T>(find: (language: string) => Promise<T>): (language: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (language) => {
    const key = primaryLanguage(language);
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}

/** A model whose answers cannot even be parsed reads nothing; that is not kept, since it may be mended. */
async function unlessUnusable<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ModelError && error.name === "ModelUnusableOutput") return null;
    throw error;
  }
}

const VERSION = `${ANCHORS_VERSION} ${PROBES_VERSION}`;

export function openReader({ ratings, likeness, languages, translator }: ReaderOptions): Reader {
  const save = (write: Promise<void>) => waitUntil(write.catch(() => undefined));

  /** Anchors and probes that were written, or else translated; null where there are none. */
  const material = remembered(async (language): Promise<Material | null> => {
    if (isLanguage(language))
      return {
        anchors: anchorsOf(language),
        probes: probesOf(language),
        tested: { language, version: VERSION },
      };
    const translated = await translator?.translate({ language, version: VERSION });
    if (!translator || !translated) return null;
    return { ...translated, tested: { language, version: `${VERSION} ${translator.modelId}` } };
  });

  const rates = remembered(async (language): Promise<ReadableLanguage | null> => {
    if (!ratings) return null;
    const found = await material(language);
    if (!found) return null;
    const { anchors, probes, tested } = found;
    const known = await languages.findScaleTest(ratings.modelId, tested);
    const lasting = new Set(Object.values(anchors.scales).flat(2));
    const test = async () => {
      const texts = [...lasting, ...scaleFamilies.flatMap((family) => probes.scales[family])];
      const outcome = testScales(anchors, probes, await vectorsOf(ratings, texts, lasting));
      save(languages.saveScaleTest(ratings.modelId, tested, outcome));
      return outcome;
    };
    const outcome = known ?? (await unlessUnusable(test));
    const scales = outcome && readableScales(outcome);
    return scales && scales.size > 0 ? { anchors, scales } : null;
  });

  const apart = remembered(async (language): Promise<boolean> => {
    if (!likeness) return false;
    const found = await material(language);
    if (!found) return false;
    const { probes, tested } = found;
    const known = await languages.findThemeTest(likeness.modelId, tested);
    const test = async () => {
      const outcome = testThemes(probes, await vectorsOf(likeness, probes.alike.flat(), new Set()));
      save(languages.saveThemeTest(likeness.modelId, tested, outcome));
      return outcome;
    };
    const outcome = known ?? (await unlessUnusable(test));
    return outcome !== null && tellsApart(outcome);
  });

  return {
    ratings,
    likeness,
    rates,
    tellsApart: apart,
    prepare(language) {
      rates(language).catch(() => undefined);
      apart(language).catch(() => undefined);
    },
  };
}
