import { detectLanguage, languages, languageScores } from "../../../../functions/domain/scales/language.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
import { deskOf, patternOf } from "./language.ts";

/** What a word for people counts beside the function words of a language. */
const WORD = 1;

/** How many kinds of people a description names in words of a language alone: genders, jobs, people of a place. */
function namedIn(text: string, language: PackLanguage): number {
  const { female, male, people, jobs, demonyms, income } = deskOf(language).audience;
  const named = [...[...jobs, ...demonyms].flatMap(([, ...words]) => words), ...Object.values(income)];
  return [female, male, people, ...named].filter((words) => patternOf(words).test(text)).length;
}

/** The language of a description, even a short one (`étudiants à Lyon`); English without a sign. */
export function audienceLanguage(text: string): PackLanguage {
  const detected = detectLanguage(text);
  if (detected !== "en") return detected;
  const scores = languageScores(text);
  const score = (language: PackLanguage) => scores[language] + WORD * namedIn(text, language);
  const best = languages.reduce((leader, language) => (score(language) > score(leader) ? language : leader));
  return score(best) >= WORD ? best : "en";
}
