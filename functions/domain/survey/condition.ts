import { likelyPoint } from "../observations/likely-point.ts";
import type { Answer } from "../simulation/results.ts";
import type { Condition, SurveyQuestion } from "./schemas.ts";

/** What of an answer decides a route. */
export type RouteAnswer = Pick<
  Answer,
  "text" | "distribution" | "selected_options" | "value" | "ranking" | "allocation"
>;

/**
 * The point of the scale, in its own numbers, that an answer stands for: the most likely one, as wherever a single
 * point is needed, and not the mean, which hardly ever reaches an end. Null where the words could not be rated.
 */
export const pointOf = ({ scale }: Pick<SurveyQuestion, "scale">, { distribution }: RouteAnswer): number | null =>
  scale && distribution ? scale.first_value + likelyPoint(distribution) : null;

/** The options that an answer holds: those chosen, the first of a ranking, those that were given something. */
const optionsIn = ({ selected_options, ranking, allocation }: RouteAnswer): readonly string[] =>
  selected_options ??
  ranking?.slice(0, 1) ??
  allocation?.flatMap(({ option, amount }) => (amount > 0 ? [option] : [])) ??
  [];

/** The number that an answer holds; one that was typed into an open box counts. */
function numberIn(question: SurveyQuestion, answer: RouteAnswer): number | null {
  if (question.kind === "likert") return pointOf(question, answer);
  if (answer.value !== null) return answer.value;
  return question.kind === "open_ended" && /^\d+(?:\.\d+)?$/.test(answer.text.trim()) ? Number(answer.text) : null;
}

/**
 * Whether an answer holds what a condition asks of it; null where it cannot be told, because a rating came to nothing.
 * @param question the one that the condition names
 */
export function holds({ any_of }: Condition, question: SurveyQuestion, answer: RouteAnswer): boolean | null {
  const number = numberIn(question, answer);
  if (question.kind === "likert" && number === null) return null;
  const options = optionsIn(answer);
  return any_of.some((wanted) => {
    if (typeof wanted === "string") return options.includes(wanted);
    if (number === null) return false;
    if (typeof wanted === "number") return number === wanted;
    return number >= (wanted.min ?? -Infinity) && number <= (wanted.max ?? Infinity);
  });
}
