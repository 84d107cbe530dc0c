import type { ModelIds } from "../../contracts/environment.ts";
import { primaryLanguage } from "../../domain/language/language-tag.ts";
import { ANCHORS_VERSION } from "../../domain/scales/anchors.ts";
import { isLanguage } from "../../domain/scales/language.ts";
import { PROBES_VERSION } from "../../domain/scales/probes.ts";
import { scaleFamilies, type ScaleFamily } from "../../domain/scales/scale-families.ts";
import { readableScales } from "../../domain/scales/self-test.ts";
import type { LanguageStore } from "../../storage/anchors/languages.ts";

/**
 * The scales on which vectors rate words of a language, as far as that was tested: what a study will find. Of a
 * language that nobody has asked for yet all, if its anchors were written by people, and none otherwise.
 */
export async function knownScales(
  languages: Pick<LanguageStore, "findScaleTest">,
  { embedding, persona }: ModelIds,
  tag: string,
): Promise<ReadonlySet<ScaleFamily>> {
  if (embedding === null) return new Set();
  const language = primaryLanguage(tag);
  const written = `${ANCHORS_VERSION} ${PROBES_VERSION}`;
  const version = isLanguage(language) ? written : `${written} ${persona[0]}`;
  const outcome = await languages.findScaleTest(embedding, { language, version });
  if (outcome) return readableScales(outcome);
  return new Set(isLanguage(language) ? scaleFamilies : []);
}
