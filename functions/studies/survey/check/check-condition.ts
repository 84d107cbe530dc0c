import { formOf } from "../answer-forms.ts";
import { MOST_WANTED, type AnswerTest, type ArmTest, type VariableTest, type Wanted } from "../condition-schema.ts";
import { meets, questionsIn } from "../condition.ts";
import { pipedIn } from "../piping.ts";
import type { Survey, SurveyQuestion } from "../schemas.ts";
import { answersTo, pointsOf } from "./answers.ts";
import type { orderOf } from "./check-order.ts";
import { unusableNumber } from "./check-question.ts";
import { fail, quoted } from "./unusable-survey.ts";

/**
 * The question that a field of another question refers to.
 * @param what how the sentence names the field: `asks for`
 * @throws UnusableSurvey unless the question exists and is certain to come before the other one
 */
export function referredTo(
  { questions }: Survey,
  order: ReturnType<typeof orderOf>,
  question: SurveyQuestion,
  { id, what }: { id: string; what: string },
): SurveyQuestion {
  const named = questions.find((other) => other.id === id);
  if (!named) return fail(question, `${what} ${quoted(id)}, which is not a question of this survey.`);
  if (named === question) return fail(question, `${what} itself; name an earlier question.`);
  if (questions.indexOf(named) > questions.indexOf(question)) {
    const waits = [...questionsIn(named.ask_if), named.follows].includes(question.id);
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
 * Checks that a test of a condition fits the question that it asks for.
 * @param refuse takes what is wrong, which follows the name of the object with the condition
 * @param field the field with the condition, as the sentence names it
 */
export function checkAnswerTest(
  refuse: (problem: string) => never,
  field: string,
  test: AnswerTest,
  asked: SurveyQuestion,
): void {
  const { id } = asked;
  const form = formOf(asked);
  if ("answered" in test) return;
  if ("contains" in test) {
    if (form !== "words" && form !== "options")
      refuse(`has ${field} on words that ${id} contains, but only answers in words and options contain any.`);
    return;
  }
  if (form === "order" || form === "amounts")
    refuse(
      `has ${field} on ${id}, but only a rating, a choice, a number or words can decide a route; ask whether it was ` +
        "answered.",
    );
  const [name, wanted] = "any_of" in test ? ["any_of", test.any_of] : ["none_of", test.none_of];
  if (wanted.length === 0 || wanted.length > MOST_WANTED)
    refuse(`has ${field} with ${wanted.length} answers in ${name}; name 1 to ${MOST_WANTED}.`);
  for (const one of wanted) checkWanted(refuse, field, one, asked);
}

function checkWanted(refuse: (problem: string) => never, field: string, wanted: Wanted, asked: SurveyQuestion): void {
  const { id } = asked;
  const form = formOf(asked);
  if (form === "words") return;
  if (form === "options") {
    if (typeof wanted !== "string") return refuse(`has ${field} on ${id}, whose options are named by their words.`);
    if (!asked.options?.includes(wanted))
      refuse(`has ${field} on the option "${quoted(wanted)}", which ${id} does not have.`);
    return;
  }
  if (typeof wanted === "string")
    return refuse(`has ${field} on "${quoted(wanted)}", but answers to ${id} are named by their numbers.`);
  const { min, max } = typeof wanted === "number" ? { min: wanted, max: wanted } : wanted;
  const unusable = unusableNumber([min, max]);
  if (unusable) refuse(unusable);
  const words = min === max ? `${min}` : `${min ?? "…"} to ${max ?? "…"}`;
  if (min === null && max === null) refuse(`has ${field} on a range of ${id} that is open at both ends.`);
  if (min !== null && max !== null && min > max) refuse(`has ${field} on the range ${words} of ${id}; swap its ends.`);
  const points = pointsOf(asked);
  const answers = points.length > 0 ? points : answersTo(asked, [{ any_of: [wanted] }]);
  if (answers.some((answer) => meets(answer, { any_of: [wanted] }))) return;
  refuse(
    points.length > 0
      ? `has ${field} on ${words}, but the scale of ${id} goes from ${points[0]} to ${points.at(-1)}.`
      : `has ${field} on ${words}, but ${id} takes numbers from ${asked.min ?? "…"} to ${asked.max ?? "…"}.`,
  );
}

/**
 * Checks that the arms and variables that a condition names exist.
 * @param refuse as in {@link checkAnswerTest}
 */
export function checkArmOrVariable(
  { experiments, variables }: Survey,
  refuse: (problem: string) => never,
  field: string,
  test: ArmTest | VariableTest,
): void {
  if ("variable" in test) {
    if (!variables.some(({ name }) => name === test.variable))
      refuse(`has ${field} on ${quoted(test.variable)}, which is not a variable of this survey.`);
    const shown = variables.filter(({ name }) => name === test.variable).flatMap(({ value }) => pipedIn(value));
    const answer = shown.find((name) => !variables.some((variable) => variable.name === name));
    if (answer !== undefined)
      refuse(`has ${field} on ${test.variable}, which shows the answer to ${answer}; name that question instead.`);
    return;
  }
  const experiment = experiments.find(({ id }) => id === test.experiment_id);
  if (!experiment)
    return refuse(`has ${field} on ${quoted(test.experiment_id)}, which is not an experiment of this survey.`);
  const strange = test.any_of.find((arm) => !experiment.arms.some(({ id }) => id === arm));
  if (strange !== undefined)
    refuse(`has ${field} on the arm ${quoted(strange)}, which the experiment ${experiment.id} does not have.`);
}
