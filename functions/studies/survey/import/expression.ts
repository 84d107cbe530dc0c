import {
  allConditions,
  meets,
  questionsIn,
  simpleCondition,
  testsIn,
  type AnyOf,
  type GivenAnswer,
} from "../condition.ts";
import { answersTo } from "../check/answers.ts";
import { MOST_TESTS, type Condition, type Wanted } from "../condition-schema.ts";
import { formOf } from "../answer-forms.ts";
import type { SurveyQuestion } from "../schemas.ts";
import { refuse } from "./imported.ts";

/** Whether a condition holds for one answer to the only question that it names. */
function holdsFor(condition: Condition, answer: GivenAnswer): boolean {
  if ("all" in condition) return condition.all.every((part) => holdsFor(part, answer));
  if ("any" in condition) return condition.any.some((part) => holdsFor(part, answer));
  if ("not" in condition) return !holdsFor(condition.not, answer);
  return "any_of" in condition && meets(answer, condition);
}

/** Whether a condition holds for everybody who was not asked the question that it names, as `is not Tea` does. */
function holdsUnasked(condition: Condition): boolean {
  if ("all" in condition) return condition.all.every(holdsUnasked);
  if ("any" in condition) return condition.any.some(holdsUnasked);
  return "not" in condition && !holdsUnasked(condition.not);
}

/** Whether a condition asks only for one of several answers. */
const isChoiceOf = (condition: Condition): boolean =>
  simpleCondition(condition) !== null || ("any" in condition && condition.any.every(isChoiceOf));

type FindQuestion = (id: string) => SurveyQuestion | undefined;

/**
 * The answers for which a condition on one question holds; null if it asks for something else, or holds without an
 * answer.
 */
function listedAnswers(condition: Condition, questionOf: FindQuestion): AnyOf | null {
  const tests = testsIn(condition).map(simpleCondition);
  const question = questionOf(tests[0]?.question_id ?? "");
  if (!question || tests.some((test) => test?.question_id !== question.id)) return null;
  const known = tests.flatMap((test) => test ?? []);
  const form = formOf(question);
  const named = (any_of: Wanted[]): AnyOf | null => (any_of.length > 0 ? { question_id: question.id, any_of } : null);
  if (form === "options" && question.multiple)
    return isChoiceOf(condition) ? named([...new Set(known.flatMap(({ any_of }) => any_of))]) : null;
  if (form === "words" || (holdsUnasked(condition) && question.ask_if !== null)) return null;
  const answers = answersTo(question, known);
  if (form !== "number") return named(answers.filter((answer) => holdsFor(condition, answer)));
  return named(rangesOf(condition, known, answers as number[]));
}

/** A condition without the parts that everybody meets or nobody meets; true or false if no other part is left. */
export function decided(condition: Condition): Condition | boolean {
  if ("not" in condition) {
    const part = decided(condition.not);
    return typeof part === "boolean" ? !part : { not: part };
  }
  if (!("all" in condition) && !("any" in condition)) return condition;
  const isAll = "all" in condition;
  const parts = (isAll ? condition.all : condition.any).map(decided);
  if (parts.includes(!isAll)) return !isAll;
  const open = parts.filter((part) => typeof part !== "boolean");
  if (open.length === 0) return isAll;
  if (open.length === 1) return open[0]!;
  return isAll ? { all: open } : { any: open };
}

/**
 * The shortest condition for the same participants. A condition on one question becomes a list of its answers.
 * @param where begins the sentence: `Question Q5 is shown`
 * @throws CannotImport for a condition that is too long or names a question that is not asked before it
 */
export function simplified(condition: Condition, questionOf: FindQuestion, where: string): Condition {
  const tests = testsIn(condition);
  if (tests.length > MOST_TESTS) return refuse(where, "on a condition that is too long to follow.");
  const strange = questionsIn(condition).find((id) => !questionOf(id));
  if (strange !== undefined) return refuse(where, `on ${strange}, which is not asked before it.`);
  const short = (part: Condition): Condition => {
    if (testsIn(part).length === 0) return part;
    const listed = listedAnswers(part, questionOf);
    if (listed) return listed;
    if ("not" in part) return { not: short(part.not) };
    if ("all" in part) return allConditions(part.all.map(short))!;
    if (!("any" in part)) return part;
    return part.any.length === 1 ? short(part.any[0]!) : { any: part.any.map(short) };
  };
  return short(condition);
}

/**
 * The ranges of numbers for which a condition holds. A range that excludes its end begins or stops a whole number away.
 */
function rangesOf(
  condition: Condition,
  tests: readonly AnyOf[],
  answers: readonly number[],
): { min: number | null; max: number | null }[] {
  const sorted = [...new Set(answers)].sort((a, b) => a - b);
  const named = new Set(
    tests.flatMap(({ any_of }) =>
      any_of.flatMap((wanted) => (typeof wanted === "object" ? [wanted.min, wanted.max] : [wanted])),
    ),
  );
  const ranges: { min: number | null; max: number | null }[] = [];
  for (const [index, answer] of sorted.entries()) {
    if (!holdsFor(condition, answer)) continue;
    const [before, after] = [sorted[index - 1], sorted[index + 1]];
    const isStart = before === undefined || !holdsFor(condition, before);
    const isEnd = after === undefined || !holdsFor(condition, after);
    if (isStart) ranges.push({ min: named.has(answer) ? answer : before === undefined ? null : before + 1, max: null });
    if (isEnd) ranges.at(-1)!.max = named.has(answer) ? answer : after === undefined ? null : after - 1;
  }
  return ranges.filter(({ min, max }) => min === null || max === null || min <= max);
}
