import { missing, type Dataset, type DatasetQuestion } from "../../dataset/dataset.ts";
import { variableName } from "../../dataset/variable-name.ts";
import type { Answer, PersonaResult } from "../../studies/simulation/results.ts";
import type { AnswerForm } from "../../studies/survey/answer-forms.ts";
import { codeVariables } from "./code-variables.ts";
import { routedQuestions } from "./rows.ts";
import type { Table } from "./table.ts";
import { columnVariables, joined, listVariables, type MultipleResponse, type Variable } from "./variable.ts";

interface Making extends Table {
  sets: MultipleResponse[];
}

/** Reads a value from the answer to a question. */
const ofAnswer =
  (question: DatasetQuestion, value: (answer: Answer) => string | null) =>
  ({ answers }: PersonaResult) => {
    const answer = answers?.find(({ question_id }) => question_id === question.asked.id);
    return answer ? value(answer) : null;
  };

/** Whether the persona saw the scale reversed, if some did. */
function directionVariables({ asked: { id, text } }: DatasetQuestion, { number, cases, say }: Making): Variable[] {
  const reversed = ({ answers }: PersonaResult) => {
    const answer = answers?.find(({ question_id }) => question_id === id);
    return answer && Number(answer.scale_reversed);
  };
  if (!cases.some((result) => reversed(result) === 1)) return [];
  const labels = [[0, say("variables.no")] as const, [1, say("variables.yes")] as const];
  return [
    number(`${variableName(id)}_reversed`, say("variables.scale_reversed", { question: text }), reversed, {
      ...{ measure: "nominal", files: "statistics", labels },
    }),
  ];
}

/** Options as variables of 1 and 0, in sheets as one list. */
function optionVariables({ asked: { id, text, multiple }, variables }: DatasetQuestion, { sets }: Making): Variable[] {
  if (!multiple) return columnVariables(variables);
  return listVariables({ name: variableName(id), label: text }, variables, sets);
}

function openVariables(question: DatasetQuestion, { text, sets, ...table }: Making): Variable[] {
  const [name, label] = [variableName(question.asked.id), question.asked.text];
  const themes = ofAnswer(question, (answer) => joined(answer.themes));
  return [
    text(
      name,
      label,
      ofAnswer(question, (answer) => answer.text),
    ),
    text(`${name}_themes`, label, themes, "statistics"),
    ...codeVariables(table, question.asked.id, sets),
  ];
}

/** The variables of a question by the form of its answers. The words of an answer are added separately. */
const byForm: Partial<Record<AnswerForm, (question: DatasetQuestion, making: Making) => Variable[]>> = {
  rating: (question, making) => [
    ...columnVariables(question.variables, (place) => (place === 0 ? "all" : "statistics")),
    ...directionVariables(question, making),
  ],
  options: optionVariables,
  words: openVariables,
};

function questionVariables(question: DatasetQuestion, making: Making): Variable[] {
  const variables = byForm[question.form]?.(question, making) ?? columnVariables(question.variables);
  if (question.form === "words") return variables;
  const words = ofAnswer(question, ({ text }) => text);
  return [
    ...variables,
    making.text(`${variableName(question.asked.id)}_text`, question.asked.text, words, "statistics"),
  ];
}

/** For each of several concepts: its place in the order, the reaction and its rating. */
function conceptVariables(making: Making): Variable[] {
  const { source, sets, say, number, text } = making;
  return (source.simulation.concepts ?? []).flatMap(({ concept_id, name }) => {
    const seen = ({ concepts }: PersonaResult) => concepts?.find((one) => one.concept_id === concept_id);
    const label = (what: string) => say("answer.on", { question: name, clause: what });
    return [
      number(`${concept_id}_position`, label(say("concepts.order")), (one) => seen(one)?.position),
      number(
        `${concept_id}_sentiment_score`,
        label(say("variables.sentiment_score")),
        (one) => seen(one)?.sentiment_score,
      ),
      text(`${concept_id}_reaction`, label(say("answers.reaction")), (one) => seen(one)?.reaction),
      ...codeVariables(making, `${concept_id}.reaction`, sets),
    ];
  });
}

/** Codes for a question that was not asked; a study uses the first one that is below all answers. */
const CODES = [-99, -999, -9_999, -99_999, -999_999];

/** A number that cannot be an answer in this study. */
function notAskedCode({ questions }: Dataset): number {
  const columns = questions.filter(({ form }) => form === "number").flatMap(({ variables }) => variables);
  const lowest = columns.reduce((least, { column }) => {
    for (const value of column) if (value < least) least = value;
    return least;
  }, 0);
  return CODES.find((code) => code < lowest) ?? Math.floor(lowest) - 1;
}

/** Variables for the questions of a concept test or a survey; the words behind a number are called `_text`. */
export function answerVariables(table: Table): { variables: Variable[]; sets: MultipleResponse[] } {
  const making: Making = { ...table, sets: [] };
  const common = { code: notAskedCode(table.dataset), label: table.say("variables.not_asked") };
  const routed = routedQuestions(table.source);
  const variables = table.dataset.questions.flatMap((question) => {
    const { length } = making.sets;
    const made = questionVariables(question, making);
    const { number } = question.asked;
    // If several variables share a label, each has its number.
    if (number) for (const one of [...made, ...making.sets.slice(length)]) one.label = `${number}. ${one.label}`;
    if (!routed.has(question.asked.id)) return made;
    const rows = question.missing.map((reason) => Number(reason === missing.not_asked || reason === missing.lost));
    for (const variable of made) variable.notAsked = { ...common, rows };
    return made;
  });
  const reactions = [...conceptVariables(making), ...codeVariables(table, "reaction", making.sets)];
  return { variables: [...reactions, ...variables], sets: making.sets };
}
