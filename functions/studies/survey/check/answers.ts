import type { GivenAnswer } from "../condition.ts";
import { formOf } from "../answer-forms.ts";
import type { Wanted } from "../condition-schema.ts";
import type { SurveyQuestion } from "../schemas.ts";

const isRange = (wanted: Wanted) => typeof wanted === "object";

export const pointsOf = ({ scale }: SurveyQuestion): number[] =>
  scale ? Array.from({ length: scale.points }, (_, index) => scale.first_value + index) : [];

/**
 * Every answer to a question that conditions can distinguish: its options or its points. For a number, these are the
 * numbers that conditions name, and one number from every gap between them.
 * @param conditions those that ask for this question
 */
export function answersTo(
  question: SurveyQuestion,
  conditions: readonly { any_of: readonly Wanted[] }[],
): GivenAnswer[] {
  if (formOf(question) !== "number") return question.options ?? pointsOf(question);
  const { min, max } = question;
  const named = conditions
    .flatMap(({ any_of }) => any_of.flatMap((wanted) => (isRange(wanted) ? [wanted.min, wanted.max] : [wanted])))
    .filter((value) => typeof value === "number");
  const ends = [...named, ...[min, max].filter((value) => value !== null)].sort((a, b) => a - b);
  const gaps = ends.slice(1).map((end, index) => (end + ends[index]!) / 2);
  const beyond = ends.length === 0 ? [0] : [ends[0]! - 1, ends.at(-1)! + 1];
  return [...ends, ...gaps, ...beyond].filter((value) => value >= (min ?? -Infinity) && value <= (max ?? Infinity));
}
