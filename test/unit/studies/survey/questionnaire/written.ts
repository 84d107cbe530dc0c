import { simpleCondition } from "../../../../../functions/studies/survey/condition.ts";
import { formOf } from "../../../../../functions/studies/survey/answer-forms.ts";
import { surveyOf } from "../../../../../functions/studies/survey/questionnaire/draft.ts";
import { plainNotation } from "../../../../../functions/studies/survey/questionnaire/plain-notation.ts";
import { readSurveyByRule } from "../../../../../functions/studies/survey/questionnaire/read-by-rule.ts";
import type { Condition, Survey, SurveyQuestion } from "../../../../../functions/studies/survey/schemas.ts";

const scaleOf = ({ scale }: SurveyQuestion) => {
  if (!scale) return "";
  const words = scale.labels ?? [scale.low_label ?? "", scale.high_label ?? ""];
  return ` ${scale.first_value}..${scale.first_value + scale.points - 1} [${words.join(scale.labels ? " < " : " … ")}]`;
};

const spanOf = ({ min, max }: { min: number | null; max: number | null }) =>
  min === null && max === null ? "" : `${min ?? ""}..${max ?? ""}`;

function conditionOf(condition: Condition): string {
  const { question_id, any_of } = simpleCondition(condition)!;
  return `${question_id} = ${any_of.map((value) => (typeof value === "object" ? spanOf(value) : value)).join(", ")}`;
}

const kindOf = (question: SurveyQuestion) => {
  const options = question.multiple ? "choice*" : "choice";
  const order = question.best_worst ? "best-worst" : "rank";
  const names = { rating: "scale", number: "number", words: "open", amounts: "share", options, order };
  return names[formOf(question)];
};

/** What is said of a question's route, its order and its bounds, if anything is. */
function extrasOf(question: SurveyQuestion): string {
  const { min, max, unit, total, exclusive_options, anchored_options, ask_if, terminate_if, follows } = question;
  const { randomize, anchored } = question;
  const said = [
    [spanOf({ min, max }), unit ?? ""].filter(Boolean).join(" "),
    total === null ? "" : `of ${total}`,
    exclusive_options.length > 0 && `alone: ${exclusive_options.join(", ")}`,
    anchored_options.length > 0 && `in place: ${anchored_options.join(", ")}`,
    randomize !== null && (randomize ? "any order" : "this order"),
    anchored && "in place",
    ask_if && `if ${conditionOf(ask_if)}`,
    terminate_if && `ends if ${conditionOf(terminate_if)}`,
    follows && `follows ${follows}`,
  ].filter(Boolean);
  return said.length === 0 ? "" : ` {${said.join("; ")}}`;
}

/**
 * Questions a line each: `choice* Question | a | b`, `scale Question 1..5 [low … high]`, `open Question <<shown>>`;
 * with `!` those that have to be answered, where not all have to; behind them in braces bounds, order and route.
 */
export function written({ questions }: Survey): string[] {
  const marks = questions.some(({ required }) => !required);
  return questions.map((question) => {
    const { id, text, context, options, required } = question;
    const end = `${context === null ? "" : ` <<${context}>>`}${id.includes("_") ? ` (${id})` : ""}`;
    const asked = `${kindOf(question)}${marks && required ? "!" : ""} ${[text, ...(options ?? [])].join(" | ")}`;
    return `${asked}${scaleOf(question)}${end}${extrasOf(question)}`;
  });
}

/** What rules read in a file, its usual notations included. @throws UnreadableLine; NotInFormat for a model's files */
export function readByRule(file: string): Survey {
  const { text } = plainNotation(file);
  return surveyOf(readSurveyByRule(text), text).survey;
}
