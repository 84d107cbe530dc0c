import { lookUp } from "../../platform/look-up.ts";
import { likelyPoint } from "../rating/likely-point.ts";
import type { Answer } from "../simulation/results.ts";
import { formOf } from "./answer-forms.ts";
import type { AnswerTest, Condition, ConditionTest, Wanted } from "./condition-schema.ts";
import type { SurveyQuestion } from "./schemas.ts";

/** The parts of an answer that decide a route. */
export type RouteAnswer = Pick<Answer, "distribution" | "selected_options" | "value"> & { text?: string };

/**
 * The point of the scale that an answer stands for, in the scale's own numbers. As wherever a single point is needed,
 * this is the most likely one. The mean would hardly ever reach an end. Null if the words could not be rated.
 */
export const pointOf = ({ scale }: Pick<SurveyQuestion, "scale">, { distribution }: RouteAnswer): number | null =>
  scale && distribution ? scale.first_value + likelyPoint(distribution) : null;

/** An option by its words, a point by its value, a number. */
export type GivenAnswer = string | number;

/** Whether one option, point or number meets a condition. */
export const meets = (given: GivenAnswer, { any_of }: { any_of: readonly Wanted[] }): boolean =>
  any_of.some((wanted) =>
    typeof wanted === "object"
      ? typeof given === "number" && (wanted.min ?? -Infinity) <= given && given <= (wanted.max ?? Infinity)
      : wanted === given,
  );

const folded = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/** Whether words meet a condition: whatever case they have, and numbers also as they are typed. */
export const wordsMeet = (given: string, any_of: readonly Wanted[]): boolean =>
  any_of.some((wanted) => {
    if (typeof wanted === "string") return folded(wanted) === folded(given);
    return given.trim() !== "" && meets(Number(given), { any_of: [wanted] });
  });

/**
 * Whether an answer meets a condition. Null if that is unknown because a rating failed.
 * @param question the one that the condition names
 */
export function holds(test: AnswerTest, question: SurveyQuestion, answer: RouteAnswer): boolean | null {
  if ("answered" in test) return test.answered;
  const form = formOf(question);
  const said = form === "words" ? [answer.text ?? ""] : (answer.selected_options ?? []);
  if ("contains" in test) return said.some((one) => test.contains.some((word) => folded(one).includes(folded(word))));
  const number = form === "rating" ? pointOf(question, answer) : answer.value;
  if (form === "rating" && number === null) return null;
  const any_of = "any_of" in test ? test.any_of : test.none_of;
  const given = [...(answer.selected_options ?? []), ...(number === null ? [] : [number])];
  const isOne = form === "words" ? wordsMeet(answer.text ?? "", any_of) : given.some((one) => meets(one, { any_of }));
  return "any_of" in test ? isOne : !isOne;
}

/**
 * Whether a condition holds: `open` until an answer that decides it is there, `unrated` if it can never be evaluated.
 */
export type Truth = boolean | "unrated" | "open";

/** Whether all of several hold. */
const allOf = (truths: readonly Truth[]): Truth =>
  (["open", "unrated"] as const).reduce<Truth>(
    (sum, one) => (sum === true && truths.includes(one) ? one : sum),
    !truths.includes(false),
  );
const negated = (truth: Truth): Truth => (typeof truth === "boolean" ? !truth : truth);

/** What is known of one test. */
export type TruthOf = (test: ConditionTest) => Truth;

/** Whether a condition holds, from what is known of its tests. */
export function evaluate(condition: Condition, truthOf: TruthOf): Truth {
  if ("all" in condition) return allOf(condition.all.map((part) => evaluate(part, truthOf)));
  if ("any" in condition) return negated(allOf(condition.any.map((part) => negated(evaluate(part, truthOf)))));
  return "not" in condition ? negated(evaluate(condition.not, truthOf)) : truthOf(condition);
}

/** Every test of a condition, on all levels. */
export function testsIn(condition: Condition | null): ConditionTest[] {
  if (condition === null) return [];
  if ("all" in condition) return condition.all.flatMap(testsIn);
  if ("any" in condition) return condition.any.flatMap(testsIn);
  return "not" in condition ? testsIn(condition.not) : [condition];
}

/** Ids of the questions whose answers a condition names itself. */
export const questionsIn = (condition: Condition | null): string[] => [
  ...new Set(testsIn(condition).flatMap((test) => ("question_id" in test ? [test.question_id] : []))),
];

/** A test of an answer to one question: one of several answers is enough. */
export type AnyOf = Extract<AnswerTest, { any_of: unknown }>;

/** The tests that everybody who meets a condition passes, as far as they ask for one of several answers. */
export function neededAnswers(condition: Condition | null): AnyOf[] {
  if (condition === null) return [];
  if ("all" in condition) return condition.all.flatMap(neededAnswers);
  return "question_id" in condition && "any_of" in condition ? [condition] : [];
}

/** A condition that asks for nothing but one of several answers to one question; null for others. */
export const simpleCondition = (condition: Condition | null): AnyOf | null =>
  condition && "question_id" in condition && "any_of" in condition ? condition : null;

/** The same condition with every test exchanged for another one. */
export function mapTests(condition: Condition, exchange: (test: ConditionTest) => Condition): Condition {
  if ("all" in condition) return { all: condition.all.map((part) => mapTests(part, exchange)) };
  if ("any" in condition) return { any: condition.any.map((part) => mapTests(part, exchange)) };
  return "not" in condition ? { not: mapTests(condition.not, exchange) } : exchange(condition);
}

/** Several conditions as one that holds where all of them do; null for none. */
export function allConditions(conditions: readonly (Condition | null)[]): Condition | null {
  const parts = conditions.flatMap((one) => (one === null ? [] : "all" in one ? one.all : [one]));
  const different = [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
  return different.length > 1 ? { all: different } : (different[0] ?? null);
}

/** Answers so far by the id of their question. */
export type RouteAnswers = Readonly<Record<string, RouteAnswer>>;
export const answerAt = (answers: RouteAnswers, id: string): RouteAnswer | undefined => lookUp(answers, id);
