/** Of docs/examples/survey.txt, by their numbers there: a choice, all that apply, two ratings and an open question. */
export const FIVE_QUESTIONS = [1, 2, 6, 7, 10] as const;

/**
 * Picks questions of a questionnaire, each a passage that begins with its number.
 * @throws Error if one is not there
 */
export function pickQuestions(questionnaire: string, numbers: readonly number[]): string {
  const passages = questionnaire.split(/\n\s*\n/);
  const picked = numbers.map((number) => {
    const passage = passages.find((text) => text.trimStart().startsWith(`${number}. `));
    if (passage === undefined) throw new Error(`The questionnaire has no question ${number}.`);
    return passage.trim();
  });
  return `${picked.join("\n\n")}\n`;
}
