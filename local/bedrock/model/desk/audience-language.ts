import { languageScores } from "../../../../functions/languages/language.ts";
import { detectPackLanguage, packLanguages, type PackLanguage } from "../../phrases/languages.ts";
import { deskOf, patternOf, topicsOf } from "./language.ts";

/** What a word for people counts beside the function words of a language. */
const WORD = 1;

/** How many kinds of people a description names in words of a language alone: genders, jobs, people of a place. */
function namedIn(text: string, language: PackLanguage): number {
  const { female, male, people, jobs, demonyms, income } = deskOf(language).audience;
  const named = [...[...jobs, ...demonyms].flatMap(([, ...words]) => words), ...Object.values(income)];
  return [female, male, people, ...named].filter((words) => patternOf(words).test(text)).length;
}

const scoresOf = (text: string) => {
  const scores = languageScores(text);
  return (language: PackLanguage) => scores[language] + WORD * namedIn(text, language);
};

/** Whether anything of a description is a word of a language that is known; of `asdf qwer` or Turkish nothing is. */
export function isReadable(text: string): boolean {
  const score = scoresOf(text);
  return packLanguages.some((language) => score(language) >= WORD || topicsOf(text, language).size > 0);
}

/** The language of a description, even a short one (`étudiants à Lyon`); English without a sign. */
export function audienceLanguage(text: string): PackLanguage {
  const detected = detectPackLanguage(text);
  if (detected !== "en") return detected;
  const score = scoresOf(text);
  const best = packLanguages.reduce((leader, language) => (score(language) > score(leader) ? language : leader));
  return score(best) >= WORD ? best : "en";
}
