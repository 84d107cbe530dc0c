import type { ModelIds } from "../../platform/functions/environment.ts";
import { primaryLanguage } from "../../languages/language-tag.ts";
import { GRADED_ANSWERS_VERSION } from "../rating/graded-answers.ts";
import { isLanguage } from "../../languages/language.ts";
import { scaleFamilies, type ScaleFamily } from "../rating/scale-families.ts";
import { isAccepted } from "../rating/scale-map.ts";
import type { Bound } from "./expected-calls/study.ts";
import type { LanguageStore } from "../rating/store-languages.ts";

/**
 * The scales on which vectors rate words of a language, as far as that was learned: what a study will find. A scale
 * that nobody has asked for yet is read at best, as is expected; at worst none is, and none is of a language that
 * nobody has written answers for.
 */
export async function knownScales(
  languages: Pick<LanguageStore, "findScaleTests">,
  { embedding }: Pick<ModelIds, "embedding">,
  tag: string,
): Promise<Readonly<Record<Bound, ReadonlySet<ScaleFamily>>>> {
  const language = primaryLanguage(tag);
  const none = new Set<ScaleFamily>();
  if (embedding === null || !isLanguage(language)) return { low: none, expected: none, high: none };
  const tests = await languages.findScaleTests(embedding, { language, version: GRADED_ANSWERS_VERSION });
  const read = new Set(
    scaleFamilies.filter((family) => {
      const test = tests.get(family);
      return test === undefined || isAccepted(test);
    }),
  );
  // At worst everybody gives one answer of a word, which vectors do not rate.
  return { low: read, expected: read, high: none };
}
