import { primaryLanguage } from "../../languages/language-tag.ts";
import { isLanguage, languages, languageScores } from "../../languages/language.ts";

/** So many function words, and that many times those of the next language, make a text surely one of a language. */
const SURE = { least: 3, lead: 2 } as const;

/**
 * The language that an answer is rated in (primary tag): its study's, unless that is one of those whose words are known
 * and the answer's are surely those of another one. Of other languages no such thing can be said: they share words with
 * the known ones, Dutch a good part of English.
 * @param studyLanguage BCP 47
 */
export function answerLanguage(text: string, studyLanguage: string): string {
  const own = primaryLanguage(studyLanguage);
  if (!isLanguage(own)) return own;
  const scores = languageScores(text);
  const [best, next] = languages.toSorted((a, b) => scores[b] - scores[a]);
  return scores[best!] >= SURE.least && scores[best!] >= SURE.lead * scores[next!] ? best! : own;
}
