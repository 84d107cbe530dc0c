import { likelyPoint } from "../rating/likely-point.ts";
import type { Answer } from "../simulation/results.ts";
import { formOf } from "./answer-forms.ts";
import type { Condition, SurveyQuestion } from "./schemas.ts";

/** What of an answer decides a route. */
export type RouteAnswer = Pick<Answer, "distribution" | "selected_options" | "value">;

/**
 * The point of the scale, in its own numbers, that an answer stands for: the most likely one, as wherever a single
 * point is needed, and not the mean, which hardly ever reaches an end. Null where the words could not be rated.
 */
export const pointOf = ({ scale }: Pick<SurveyQuestion, "scale">, { distribution }: RouteAnswer): number | null =>
  scale && distribution ? scale.first_value + likelyPoint(distribution) : null;

/** An option by its words, a point by its value, a number. */
export type GivenAnswer = string | number;

/** Whether one option, point or number meets a condition. */
export const meets = (given: GivenAnswer, { any_of }: Pick<Condition, "any_of">): boolean =>
  any_of.some((wanted) =>
    typeof wanted === "object"
      ? typeof given === "number" && (wanted.min ?? -Infinity) <= given && given <= (wanted.max ?? Infinity)
      : wanted === given,
  );

/**
 * Whether an answer holds what a condition asks of it: one of its options, its point, its number. Null where it cannot
 * be told, because a rating came to nothing.
 * @param question the one that the condition names: a choice, a rating or a number
 */
export function holds({ any_of }: Condition, question: SurveyQuestion, answer: RouteAnswer): boolean | null {
  const isRating = formOf(question) === "rating";
  const number = isRating ? pointOf(question, answer) : answer.value;
  if (isRating && number === null) return null;
  const given = [...(answer.selected_options ?? []), ...(number === null ? [] : [number])];
  return given.some((one) => meets(one, { any_of }));
}
