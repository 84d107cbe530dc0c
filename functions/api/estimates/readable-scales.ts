import type { ModelIds } from "../../contracts/environment.ts";
import { primaryLanguage } from "../../domain/language/language-tag.ts";
import { ANCHORS_VERSION } from "../../domain/scales/anchors.ts";
import { isLanguage } from "../../domain/scales/language.ts";
import { PROBES_VERSION } from "../../domain/scales/probes.ts";
import { scaleFamilies, type ScaleFamily } from "../../domain/scales/scale-families.ts";
import { readableScales } from "../../domain/scales/self-test.ts";
import type { Bound } from "../../prompts/expected-calls/study.ts";
import type { LanguageStore } from "../../storage/anchors/languages.ts";

/**
 * The scales on which vectors rate words of a language, as far as that was tested: what a study will find. Of a
 * language that nobody has asked for yet all at best and none at worst; all are expected if its anchors were written
 * by people, and none otherwise.
 */
export async function knownScales(
  languages: Pick<LanguageStore, "findScaleTest">,
  { embedding, persona }: Pick<ModelIds, "embedding" | "persona">,
  tag: string,
): Promise<Readonly<Record<Bound, ReadonlySet<ScaleFamily>>>> {
  const none = new Set<ScaleFamily>();
  if (embedding === null) return { low: none, expected: none, high: none };
  const language = primaryLanguage(tag);
  const written = `${ANCHORS_VERSION} ${PROBES_VERSION}`;
  const version = isLanguage(language) ? written : `${written} ${persona[0]}`;
  const outcome = await languages.findScaleTest(embedding, { language, version });
  if (outcome) {
    const readable = readableScales(outcome);
    return { low: readable, expected: readable, high: readable };
  }
  const all = new Set(scaleFamilies);
  return { low: all, expected: isLanguage(language) ? all : none, high: none };
}
