import { evaluate, type Truth } from "../../functions/studies/survey/condition.ts";
import type { Condition, ConditionTest } from "../../functions/studies/survey/condition-schema.ts";
import type { Experiment } from "../../functions/studies/survey/experiment-schema.ts";
import { pipedIn } from "../../functions/studies/survey/piping.ts";
import type { Survey, SurveyQuestion } from "../../functions/studies/survey/schemas.ts";

/** What a variable may be for participants of whom some tests are known; null where an answer is part of it. */
function possibleValues({ variables }: Survey, name: string, truthOf: (test: ConditionTest) => Truth): string[] | null {
  const values: string[] = [];
  for (const { value, when } of variables.filter((one) => one.name === name).toReversed()) {
    const truth = when === null ? true : evaluate(when, truthOf);
    if (truth === false) continue;
    if (pipedIn(value).length > 0) return null;
    values.push(value);
    if (truth === true) return values;
  }
  return [...values, ""];
}

/** Whether a condition may hold for participants of one arm, whatever they answer. */
function canHold(condition: Condition, survey: Survey, experimentId: string, arm: string): boolean {
  const truthOf = (test: ConditionTest): Truth => {
    if ("experiment_id" in test) return test.experiment_id === experimentId ? test.any_of.includes(arm) : "open";
    if (!("variable" in test) || !("any_of" in test)) return "open";
    const values = possibleValues(survey, test.variable, truthOf);
    const met = values?.filter((value) => test.any_of.some((wanted) => wanted === value)).length;
    return met === 0 ? false : met === values?.length ? true : "open";
  };
  return evaluate(condition, truthOf) !== false;
}

/** The arms of an experiment whose participants may be asked a question. */
export const armsOfQuestion = (survey: Survey, { ask_if }: SurveyQuestion, { id, arms }: Experiment): string[] =>
  arms.map((arm) => arm.id).filter((arm) => ask_if === null || canHold(ask_if, survey, id, arm));
