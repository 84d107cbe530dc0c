import { formOf, type AnswerForm } from "../../functions/studies/survey/answer-forms.ts";
import type { Condition, Survey, SurveyQuestion } from "../../functions/studies/survey/schemas.ts";
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

const listed = (values: Condition["any_of"]): string =>
  values
    .map((value) => {
      if (typeof value === "string") return `“${oneLine(value)}”`;
      return typeof value === "number" ? String(value) : range(value.min, value.max).join("");
    })
    .join(" or ");

/** What decides whether a question is asked, and what its answer decides. */
function routeOf({ id, ask_if, terminate_if, follows }: SurveyQuestion): string[] {
  const held = ({ question_id, any_of }: Condition) =>
    question_id === id ? listed(any_of) : `${question_id} = ${listed(any_of)}`;
  return [
    ...(ask_if ? [`asked if ${held(ask_if)}`] : []),
    ...(terminate_if ? [`ends the survey if ${held(terminate_if)}`] : []),
    ...(follows === null ? [] : [`speaks of the answer to ${follows}`]),
  ];
}

/**
 * A questionnaire as it was read, before anybody is asked: how many questions of each kind, then each with its route.
 */
export function surveyLines({ questions, blocks, rotations }: Survey): string[] {
  const each = Object.entries(forms).flatMap(([form, name]) => {
    const number = questions.filter((question) => formOf(question) === form).length;
    return number > 0 ? [`${number} ${name}`] : [];
  });
  return [
    `Survey read: ${counted(questions.length, "question")} (${each.join(", ")})`,
    ...questions.map((question) => {
      const said = [kindOf(question), ...routeOf(question)].join("; ");
      return `${question.id} [${said}] ${truncate(oneLine(question.text), TEXT_CELLS)}`;
    }),
    ...blocks
      .filter(({ shuffled }) => shuffled)
      .map(({ id }) => `Block ${id}: each persona gets its questions in an order of its own`),
    ...rotations.map(({ id, shown }) => {
      const count = blocks.filter(({ rotation }) => rotation === id).length;
      const part = shown === null ? "" : `, ${shown} shown to each`;
      return `Rotation ${id}: ${counted(count, "block")} exchange places${part}`;
    }),
  ];
}
