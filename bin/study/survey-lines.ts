import { formOf, type AnswerForm } from "../../functions/studies/survey/answer-forms.ts";
import type { Condition, ConditionTest, Wanted } from "../../functions/studies/survey/condition-schema.ts";
import type { Survey, SurveyQuestion } from "../../functions/studies/survey/schemas.ts";
import { namesIn, numberOf } from "../../functions/studies/survey/question-numbers.ts";
import { truncate } from "../cli/display-width.ts";
import { counted } from "../cli/figures.ts";
import { oneLine } from "../cli/printable.ts";

const forms: Record<AnswerForm, string> = {
  rating: "rating",
  options: "choice",
  words: "open",
  number: "number",
  order: "ranking",
  amounts: "allocation",
};

/** What of a question's text is shown. */
const TEXT_CELLS = 76;

const range = (min: number | null, max: number | null): string[] =>
  min === null && max === null ? [] : [[min ?? "…", max ?? "…"].join("–")];

/** `rating 1–5`, `choice, 2 of 4`, `number 0–365 days`: what a question asks for. */
function kindOf(question: SurveyQuestion): string {
  const { scale, options, multiple, best_worst, min, max, unit, total, fact } = question;
  const count = options?.length ?? 0;
  const asked: Record<AnswerForm, string[]> = {
    rating: scale ? [`${scale.first_value}–${scale.first_value + scale.points - 1}`] : [],
    options: [multiple ? (max === null ? "several" : `up to ${max}`) : "one", "of", String(count)],
    words: [],
    number: [...range(min, max), ...(unit === null ? [] : [unit])],
    order: [best_worst ? "best, worst" : (max ?? "all"), "of", count].map(String),
    amounts: [String(total ?? ""), ...(unit === null ? [] : [unit]), "to", String(count)],
  };
  const form = formOf(question);
  return [forms[form], ...asked[form], ...(fact === null ? [] : [`(profile: ${fact})`])].join(" ");
}

const listed = (values: readonly Wanted[]): string =>
  values
    .map((value) => {
      if (typeof value === "string") return `“${oneLine(value)}”`;
      return typeof value === "number" ? String(value) : range(value.min, value.max).join("");
    })
    .join(" or ");

/** What decides about a question: its id, and what questions are called by. */
interface Place {
  own: string;
  nameOf: (id: string) => string;
}

function testWords(test: ConditionTest, { own, nameOf }: Place): string {
  if ("experiment_id" in test) return `${test.experiment_id} = ${listed(test.any_of)}`;
  if ("variable" in test) return `${test.variable} = ${listed(test.any_of)}`;
  const id = nameOf(test.question_id);
  if ("answered" in test) return `${id} is ${test.answered ? "" : "not "}answered`;
  if ("contains" in test) return `${id} contains ${listed(test.contains)}`;
  if ("none_of" in test) return `${id} ≠ ${listed(test.none_of)}`;
  return test.question_id === own ? listed(test.any_of) : `${id} = ${listed(test.any_of)}`;
}

/** `Q3 = “Tea” and (Q5 is answered or price = “low”)` */
function conditionWords(condition: Condition, place: Place): string {
  if ("not" in condition) return `not (${conditionWords(condition.not, place)})`;
  if (!("all" in condition) && !("any" in condition)) return testWords(condition, place);
  const parts = "all" in condition ? condition.all : condition.any;
  const words = parts.map((part) =>
    "all" in part || "any" in part ? `(${conditionWords(part, place)})` : conditionWords(part, place),
  );
  return words.join("all" in condition ? " and " : " or ");
}

/** What decides whether a question is asked, and what its answer decides. */
function routeOf({ id, ask_if, terminate_if, follows }: SurveyQuestion, nameOf: Place["nameOf"]): string[] {
  const held = (condition: Condition) => conditionWords(condition, { own: id, nameOf });
  return [
    ...(ask_if ? [`asked if ${held(ask_if)}`] : []),
    ...(terminate_if ? [`ends the survey if ${held(terminate_if)}`] : []),
    ...(follows === null ? [] : [`speaks of the answer to ${nameOf(follows)}`]),
  ];
}

/**
 * A questionnaire as it was read, before anybody is asked: how many questions of each kind, then each with its route.
 */
export function surveyLines({ questions, blocks, rotations, experiments, variables }: Survey): string[] {
  const each = Object.entries(forms).flatMap(([form, name]) => {
    const number = questions.filter((question) => formOf(question) === form).length;
    return number > 0 ? [`${number} ${name}`] : [];
  });
  const nameOf = namesIn(questions);
  return [
    `Survey read: ${counted(questions.length, "question")} (${each.join(", ")})`,
    ...questions.map((question) => {
      const said = [kindOf(question), ...routeOf(question, nameOf)].join("; ");
      const name = numberOf(question);
      // The service is asked by ids.
      const id = name.toLowerCase() === question.id.toLowerCase() ? "" : ` (${question.id})`;
      return `${name}${id} [${said}] ${truncate(oneLine(question.text), TEXT_CELLS)}`;
    }),
    ...blocks
      .filter(({ shuffled }) => shuffled)
      .map(({ id }) => `Block ${id}: each persona gets its questions in an order of its own`),
    ...rotations.map(({ id, shown }) => {
      const count = blocks.filter(({ rotation }) => rotation === id).length;
      const part = shown === null ? "" : `, ${shown} shown to each`;
      return `Rotation ${id}: ${counted(count, "block")} exchange places${part}`;
    }),
    ...experiments.map(({ id, name, arms, within }) => {
      const shares = arms.map((arm) => `${oneLine(arm.name)} ${Number(arm.share.toFixed(1))} %`).join(", ");
      const part = within === null ? "" : ` (of those in ${within.experiment_id} = ${within.arm_id})`;
      return `Experiment ${id} ${oneLine(name)}${part}: ${shares}`;
    }),
    ...(variables.length > 0 ? [`Variables: ${[...new Set(variables.map(({ name }) => name))].join(", ")}`] : []),
  ];
}
