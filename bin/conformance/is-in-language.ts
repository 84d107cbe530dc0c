import { primaryLanguage } from "../../functions/domain/language/language-tag.ts";
import { detectLanguage, languages, type Language } from "../../functions/domain/scales/language.ts";
import type { IsInLanguage } from "./trial.ts";

/** Fewer characters tell nothing: a name, a number, two words. */
const FEWEST_CHARACTERS = 24;

export const isInLanguage: IsInLanguage = (text, tag) => {
  const wanted = languages.find((known: Language) => known === primaryLanguage(tag));
  return text.length < FEWEST_CHARACTERS || !wanted ? null : detectLanguage(text) === wanted;
};
