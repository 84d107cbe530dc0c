import { optionOrder } from "../option-order.ts";
import type { SurveyQuestion } from "../schemas.ts";
import type { Presentation } from "./question-module.ts";

/** Options in the order in which one persona sees them, and the place in the file of each. */
export function shownOptions(question: SurveyQuestion, { position, isTurned }: Presentation) {
  const order = optionOrder(question, position, isTurned);
  return { order, options: order.map((index) => question.options![index]!) };
}

/**
 * Refuses bounds on the number of named options that no answer can meet.
 * @param named what personas do with the options: `chosen`
 */
export function checkCounts(
  { options, exclusive_options, min, max }: SurveyQuestion,
  named: string,
  refuse: (problem: string) => never,
): void {
  const count = options?.length ?? 0;
  for (const bound of [min, max]) {
    if (bound === null) continue;
    if (!Number.isInteger(bound) || bound < 0) refuse(`wants ${bound} options ${named}; name a whole number.`);
    if (bound > count) refuse(`wants ${bound} options ${named}, but has ${count}.`);
  }
  if (max === 0) refuse(`lets no option be ${named}; give it a max of 1 at least.`);
  const together = Math.max(count - exclusive_options.length, 1);
  if ((min ?? 0) > together) refuse(`wants ${min} options chosen, but only ${together} can be chosen together.`);
}
