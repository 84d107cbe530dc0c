import { occursIn, sentencesOf } from "./quotes.ts";
import { otherLanguage } from "../languages/hear-language.ts";

const QUOTED = /[«“„"「『][^»”“"」』]*([»”“"」』])?/gu;

/**
 * The language that somebody speaks instead of the one that they should; null if no language is certain. Text in
 * quotation marks, and sentences of what they were shown, are not their words.
 * @param tag BCP 47
 * @param shown everything that they were shown or heard
 */
export function spokenInstead(text: string, tag: string, shown: string): string | null {
  const spoken = text.replaceAll(QUOTED, (whole, end?: string) => (end === undefined ? whole : " "));
  if (otherLanguage(spoken, tag) === null) return null;
  const own = sentencesOf(spoken).filter((sentence) => !occursIn(sentence, shown));
  return otherLanguage(own.join(" "), tag);
}
