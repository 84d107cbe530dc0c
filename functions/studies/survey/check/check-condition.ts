import { formOf } from "../answer-forms.ts";
import { OPTIONS, type Condition, type Survey, type SurveyQuestion } from "../schemas.ts";
import { meets } from "../condition.ts";
import { answersTo, pointsOf } from "./answers.ts";
import type { orderOf } from "./check-order.ts";
import { unusableNumber } from "./check-question.ts";
import { fail, quoted } from "./unusable-survey.ts";

/**
 * The question that a field of another one refers to.
 * @param what how the sentence names the field: `asks for`
 * @throws UnusableSurvey unless it is there and surely stands before it
 */
export function referredTo(
  { questions }: Survey,
  order: ReturnType<typeof orderOf>,
  question: SurveyQuestion,
  { id, what }: { id: string; what: string },
): SurveyQuestion {
  const named = questions.find((other) => other.id === id);
  if (!named) return fail(question, `${what} ${quoted(id)}, which is no question of this survey.`);
  if (named === question) return fail(question, `${what} itself; name an earlier question.`);
  if (questions.indexOf(named) > questions.indexOf(question)) {
    const waits = [named.ask_if?.question_id, named.follows].includes(question.id);
    return fail(
      question,
      waits
        ? `${what} ${named.id}, which waits for ${question.id} itself: neither could ever be asked.`
        : `${what} ${named.id}, which comes later; name an earlier question.`,
    );
  }
  if (!order.isShownWith(named, question))
    return fail(
      question,
      `${what} ${named.id}, which is in a rotation that does not show everybody all of its blocks.`,
    );
  if (!order.comesBefore(named, question))
    return fail(question, `${what} ${named.id}, which some get later, as the order of the two changes.`);
  return named;
}

/**
 * Holds a condition against the question that it asks for.
 * @param field of the question that has it, as the sentence names it
 * @throws UnusableSurvey
 */
export function checkCondition(
  question: SurveyQuestion,
  field: "ask_if" | "terminate_if",
  condition: Condition,
  asked: SurveyQuestion,
): void {
  const refuse = (problem: string) => fail(question, problem);
  const { id } = asked;
  const form = formOf(asked);
  if (form !== "rating" && form !== "options" && form !== "number")
    refuse(`has ${field} on ${id}, but only a rating, a choice or a number can decide a route.`);
  if (condition.any_of.length === 0 || condition.any_of.length > OPTIONS.most)
    refuse(`has ${field} with ${condition.any_of.length} answers in any_of; name 1 to ${OPTIONS.most}.`);
  for (const wanted of condition.any_of) {
    if (form === "options") {
      if (typeof wanted !== "string") return refuse(`has ${field} on ${id}, whose options are named by their words.`);
      if (!asked.options?.includes(wanted))
        refuse(`has ${field} on the option "${quoted(wanted)}", which ${id} does not have.`);
      continue;
    }
    if (typeof wanted === "string")
      return refuse(`has ${field} on "${quoted(wanted)}", but answers to ${id} are named by their numbers.`);
    const { min, max } = typeof wanted === "number" ? { min: wanted, max: wanted } : wanted;
    const unusable = unusableNumber([min, max]);
    if (unusable) refuse(unusable);
    const words = min === max ? `${min}` : `${min ?? "…"} to ${max ?? "…"}`;
    if (min === null && max === null) refuse(`has ${field} on a range of ${id} that is open at both ends.`);
    if (min !== null && max !== null && min > max)
      refuse(`has ${field} on the range ${words} of ${id}; turn its ends round.`);
    const points = pointsOf(asked);
    const answers = points.length > 0 ? points : answersTo(asked, [condition]);
    if (answers.some((answer) => meets(answer, { any_of: [wanted] }))) continue;
    refuse(
      points.length > 0
        ? `has ${field} on ${words}, but the scale of ${id} goes from ${points[0]} to ${points.at(-1)}.`
        : `has ${field} on ${words}, but ${id} takes numbers from ${asked.min ?? "…"} to ${asked.max ?? "…"}.`,
    );
  }
}
