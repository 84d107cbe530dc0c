import { spokenInstead } from "../../models/own-words.ts";

/**
 * How many answers are surely in another language than their study's, and of how many.
 * @param statements those of everybody who took part
 * @param study its language, and what it shows
 */
export function inOtherLanguage(
  statements: readonly string[],
  { language, prompt_question }: { language: string; prompt_question: string | null },
): { said: number; of: number } {
  const foreign = statements.filter((text) => spokenInstead(text, language, prompt_question ?? "") !== null);
  return { said: foreign.length, of: statements.length };
}
