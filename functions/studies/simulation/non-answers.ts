import { isNonAnswer } from "../interview/coverage.ts";
import { formOf } from "../survey/answer-forms.ts";
import type { PersonaResult } from "./results.ts";

/**
 * How many answers in words only say that there is no answer, and of how many. These are ratings and open answers, or
 * the reaction where a study has none of these.
 */
export function nonAnswersIn(results: readonly PersonaResult[]): { said: number; of: number } {
  const words = results.flatMap(({ answers, reaction }) => {
    if (!answers) return [reaction];
    const said = answers.filter(({ answered_from }) => answered_from === "model");
    return said.flatMap((answer) => {
      const isRated = formOf(answer) === "rating" && answer.rating !== null;
      return isRated || (formOf(answer) === "words" && answer.text.trim() !== "") ? [answer.text] : [];
    });
  });
  return { said: words.filter(isNonAnswer).length, of: words.length };
}
