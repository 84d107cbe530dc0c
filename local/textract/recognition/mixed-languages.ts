import type { PageText } from "./page-text.ts";

const GERMAN = /^(und|der|die|das|den|für|mit|ist|nicht|ein|eine|von|auf|im|wir|sich)$/i;
const ENGLISH = /^(the|and|of|for|with|is|to|our|not|from|we|that)$/i;
/** Fewer of the other language's small words are a quotation or a name. */
const SMALL_WORDS = 3;

/** Whether a page is written in German and English both. */
export function mixesLanguages({ lines }: PageText): boolean {
  const words = lines.flatMap((line) => line.words.map(({ text }) => text));
  const holds = (language: RegExp) => words.filter((word) => language.test(word)).length >= SMALL_WORDS;
  return holds(GERMAN) && holds(ENGLISH);
}
