import { isDeepStrictEqual } from "node:util";
import { memoize } from "../../../languages/memoize.ts";
import { LONGEST_CONTEXT, type Survey, type SurveyQuestion } from "../schemas.ts";
import type { Condition } from "../condition-schema.ts";
import { allConditions, neededAnswers, questionsIn } from "../condition.ts";
import { filledIn, pipedIn, pipedInto } from "../piping.ts";

const partsOf = (condition: Condition): Condition[] => ("all" in condition ? condition.all : [condition]);
const isAmong = (part: Condition, parts: readonly Condition[]): boolean =>
  parts.some((other) => isDeepStrictEqual(other, part));

/** Whether no participant can meet both conditions, as those on different arms or different values of a variable. */
function excludes(one: Condition, other: Condition): boolean {
  if ("all" in one) return one.all.some((part) => excludes(part, other));
  if ("any" in one) return one.any.every((part) => excludes(part, other));
  if ("all" in other || "any" in other) return excludes(other, one);
  if ("not" in one) return isDeepStrictEqual(one.not, other);
  if ("not" in other) return isDeepStrictEqual(other.not, one);
  const areAlike =
    "experiment_id" in one
      ? "experiment_id" in other && one.experiment_id === other.experiment_id
      : "variable" in one && "variable" in other && one.variable === other.variable;
  if (!areAlike || !("any_of" in one) || !("any_of" in other)) return false;
  const [own, wanted]: (readonly unknown[])[] = [one.any_of, other.any_of];
  // The values within a range are not compared here.
  return (
    [...own!, ...wanted!].every((value) => typeof value !== "object") && !own!.some((value) => wanted!.includes(value))
  );
}

/** A condition that holds where at least one of two does, in short. */
function either(one: Condition, other: Condition): Condition | null {
  const [first, second] = [partsOf(one), partsOf(other)];
  const common = first.filter((part) => isAmong(part, second));
  const [own, others] = [first, second].map((parts) => allConditions(parts.filter((part) => !isAmong(part, common))));
  if (!own || !others) return allConditions(common);
  if ("experiment_id" in own && "experiment_id" in others && own.experiment_id === others.experiment_id)
    return allConditions([...common, { ...own, any_of: [...new Set([...own.any_of, ...others.any_of])] }]);
  if ("variable" in own && "variable" in others && own.variable === others.variable)
    return allConditions([...common, { ...own, any_of: [...own.any_of, ...others.any_of] }]);
  return allConditions([...common, { any: [own, others] }]);
}

/**
 * The texts above a question that stands in two places, as one. Texts of one place only are variables, which are empty
 * in the other.
 */
function bothContexts(one: string | null, other: string | null): string | null | undefined {
  const [first, second] = [one, other].map((context) => context?.split("\n") ?? []) as [string[], string[]];
  const own = [...first.filter((line) => !second.includes(line)), ...second.filter((line) => !first.includes(line))];
  if (!own.every((line) => /^\{\{[^{}]*\}\}$/.test(line))) return undefined;
  const context = [...first, ...second.filter((line) => !first.includes(line))].join("\n");
  return context.length > LONGEST_CONTEXT ? undefined : context || null;
}

/**
 * Makes one question of each that stands in the flow twice, for participants of different arms. It takes the first
 * place or the second, whichever leaves every participant's order as it was.
 * @param variables the variables of the survey so far
 * @param first ids of the questions in their first place, in order
 * @param from position at which the questions stand again, at the end
 * @returns all questions, or null where somebody is asked both, they differ, or neither place is right for all
 */
export function foldQuestions(
  { questions, variables }: Pick<Survey, "questions" | "variables">,
  first: readonly string[],
  from: number,
): SurveyQuestion[] | null {
  const start = questions.findIndex(({ id }) => id === first[0]);
  const earlier = questions.slice(start, start + first.length);
  const again = questions.slice(from);
  if (start < 0 || earlier.length !== again.length || earlier.some(({ id }, at) => id !== first[at])) return null;
  const areNamed = variables.some(({ value, when }) =>
    [...pipedIn(value), ...questionsIn(when)].some((id) => again.some((one) => one.id === id)),
  );
  if (areNamed) return null;
  const ids = new Map(again.map(({ id }, at) => [id, first[at]!]));
  const shown = new Map([...ids].map(([id, own]) => [id, `{{${own}}}`]));
  const renamed = <T>(value: T): T => {
    const text = JSON.stringify(value, (key, one: unknown) =>
      key === "question_id" && typeof one === "string" ? (ids.get(one) ?? one) : one,
    );
    return JSON.parse(text) as T;
  };
  /**
   * All conditions that participants who are asked a question meet: its own, and those of the answers that it needs.
   */
  const whole: (question: SurveyQuestion) => Condition | null = memoize(({ ask_if }) => {
    const needed = neededAnswers(ask_if).map(({ question_id }) => questions.find(({ id }) => id === question_id));
    return allConditions([ask_if, ...needed.map((one) => (one ? whole(one) : null))]);
  });
  const areApart = (one: SurveyQuestion, other: SurveyQuestion): boolean => {
    const [own, others] = [whole(one), whole(other)];
    return own !== null && others !== null && excludes(own, others);
  };
  const folded: SurveyQuestion[] = [];
  for (const [at, one] of earlier.entries()) {
    const { id: _, ask_if, context, ...other } = again[at]!;
    const above = bothContexts(one.context, context && filledIn(context, shown));
    const same = { ...one, ...renamed(other), text: filledIn(other.text, shown) };
    if (!one.ask_if || !ask_if || above === undefined || !isDeepStrictEqual(same, one)) return null;
    if (!again.every((two) => areApart(one, two))) return null;
    folded.push({ ...one, context: above, ask_if: either(one.ask_if, renamed(ask_if)) });
  }
  const between = questions.slice(start + first.length, from);
  const before = questions.slice(0, start);
  if (between.every((one) => again.every((two) => areApart(one, two)))) return [...before, ...folded, ...between];
  const needs = (one: SurveyQuestion) => [...questionsIn(one.ask_if), ...pipedInto(one)];
  const isFree = (one: SurveyQuestion) =>
    earlier.every((two) => areApart(one, two)) && !needs(one).some((id) => first.includes(id));
  return between.every(isFree) ? [...before, ...between, ...folded] : null;
}
