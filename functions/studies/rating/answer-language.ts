import { primaryLanguage } from "../../languages/language-tag.ts";
import { isLanguage, languages, languageScores } from "../../languages/language.ts";

/**
 * A text is surely in a language if it has at least `least` of its function words, and `lead` times those of the next
 * language.
 */
const SURE = { least: 3, lead: 2 } as const;

/**
 * The language that an answer is rated in (primary tag). This is the study's language, unless its words are known and
 * those of the answer surely belong to another known language. Other languages cannot be checked this way: they share
 * words with the known ones, Dutch a good part of English.
 * @param studyLanguage BCP 47
 */
export function answerLanguage(text: string, studyLanguage: string): string {
  const own = primaryLanguage(studyLanguage);
  if (!isLanguage(own)) return own;
  const scores = languageScores(text);
  const [best, next] = languages.toSorted((a, b) => scores[b] - scores[a]);
  return scores[best!] >= SURE.least && scores[best!] >= SURE.lead * scores[next!] ? best! : own;
}
