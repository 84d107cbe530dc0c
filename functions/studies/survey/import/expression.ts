import { meets, type GivenAnswer } from "../condition.ts";
import { answersTo } from "../check/answers.ts";
import type { Condition, SurveyQuestion } from "../schemas.ts";
import { refuse } from "./imported.ts";
import { formOf } from "../answer-forms.ts";

type Wanted = Condition["any_of"][number];
/** What another product asks of earlier answers; `test` names a question of ours and answers of which one is enough. */
export type Expression = { test: Condition } | { and: Expression[] } | { or: Expression[] } | { not: Expression };

const testsIn = (expression: Expression): Condition[] => {
  if ("test" in expression) return [expression.test];
  if ("not" in expression) return testsIn(expression.not);
  return ("and" in expression ? expression.and : expression.or).flatMap(testsIn);
};
export const questionsIn = (expression: Expression): string[] => [
  ...new Set(testsIn(expression).map(({ question_id }) => question_id)),
];

const holds = (expression: Expression, answer: GivenAnswer): boolean => {
  if ("test" in expression) return meets(answer, expression.test);
  if ("not" in expression) return !holds(expression.not, answer);
  if ("and" in expression) return expression.and.every((part) => holds(part, answer));
  return expression.or.some((part) => holds(part, answer));
};

/** Whether it holds of whoever has not been asked at all, as `is not Tea` does. */
export const holdsUnasked = (expression: Expression): boolean => {
  if ("test" in expression) return false;
  if ("not" in expression) return !holdsUnasked(expression.not);
  return "and" in expression ? expression.and.every(holdsUnasked) : expression.or.some(holdsUnasked);
};

/** More than any question has options; every one is held against all numbers that are named. */
const MOST_TESTS = 200;

/** Whether it asks for nothing but one of several answers. */
const isChoiceOf = (expression: Expression): boolean =>
  "test" in expression ||
  ("or" in expression && expression.or.every(isChoiceOf)) ||
  ("and" in expression && expression.and.length === 1 && expression.and.every(isChoiceOf));

/**
 * An expression about one question as the condition that holds for the same answers.
 * @param where begins the sentence: `Question Q5 is shown`
 * @throws CannotImport for several questions, and for what a list of answers cannot say
 */
export function conditionOf(
  expression: Expression,
  questionOf: (id: string) => SurveyQuestion | undefined,
  where: string,
): Condition {
  const tests = testsIn(expression);
  if (tests.length > MOST_TESTS) return refuse(where, "on a condition that is too long to follow.");
  const ids = questionsIn(expression);
  if (ids.length > 1)
    return refuse(where, `on what was answered to ${ids.join(" and ")}, but a condition names one question alone.`);
  const question = questionOf(ids[0] ?? "");
  if (!question) return refuse(where, `on ${ids[0] ?? "nothing"}, which is not asked before it.`);
  const condition = (any_of: Wanted[]): Condition => {
    if (any_of.length === 0) return refuse(where, `on a condition that no answer to ${question.id} meets.`);
    return { question_id: question.id, any_of };
  };
  if (question.multiple) {
    if (isChoiceOf(expression)) return condition([...new Set(tests.flatMap(({ any_of }) => any_of))]);
    return refuse(
      where,
      `on options of ${question.id} that are chosen together or not chosen, but a condition on several answers names ` +
        "options of which one is enough.",
    );
  }
  const answers = answersTo(question, tests);
  if (formOf(question) !== "number") return condition(answers.filter((answer) => holds(expression, answer)));
  return condition(rangesOf(expression, answers as number[]));
}

/** The ranges whose numbers an expression holds for; one without its end begins or stops a whole number off. */
function rangesOf(expression: Expression, answers: readonly number[]): { min: number | null; max: number | null }[] {
  const sorted = [...new Set(answers)].sort((a, b) => a - b);
  const named = new Set(
    testsIn(expression).flatMap(({ any_of }) =>
      any_of.flatMap((wanted) => (typeof wanted === "object" ? [wanted.min, wanted.max] : [wanted])),
    ),
  );
  const ranges: { min: number | null; max: number | null }[] = [];
  for (const [index, answer] of sorted.entries()) {
    if (!holds(expression, answer)) continue;
    const [before, after] = [sorted[index - 1], sorted[index + 1]];
    const isStart = before === undefined || !holds(expression, before);
    const isEnd = after === undefined || !holds(expression, after);
    if (isStart) ranges.push({ min: named.has(answer) ? answer : before === undefined ? null : before + 1, max: null });
    if (isEnd) ranges.at(-1)!.max = named.has(answer) ? answer : after === undefined ? null : after - 1;
  }
  return ranges.filter(({ min, max }) => min === null || max === null || min <= max);
}
