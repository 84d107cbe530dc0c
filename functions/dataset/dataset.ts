import { reportWordingOf } from "../languages/report-wording.ts";
import { commonMethod, type RatingMethod } from "../studies/rating/rating-method.ts";
import { formOf, type AnswerForm } from "../studies/survey/answer-forms.ts";
import type { AnswerVariable } from "../studies/survey/questions/answer-variable.ts";
import { asCounted, type CountedAnswer } from "../studies/survey/questions/counted-answer.ts";
import { questionModules } from "../studies/survey/questions/question-modules.ts";
import type { SurveyQuestion } from "../studies/survey/schemas.ts";
import type { PersonaResult } from "../studies/simulation/results.ts";
import { variableName } from "./variable-name.ts";

/** Why a participant has no value for a question. */
export const missing = { none: 0, not_asked: 1, not_answered: 2, lost: 3 } as const;
export type Missing = keyof typeof missing;
export const missingReasons = Object.keys(missing) as Missing[];

/** The data of one participant in a dataset: its answers as far as they are counted, a twentieth of what it said. */
export interface DatasetRow extends Pick<PersonaResult, "sentiment_score" | "sentiment_method"> {
  id: string;
  answers: readonly CountedAnswer[];
}

/** One number of the answers to a question: a column with a row per participant. */
export interface Variable extends AnswerVariable {
  /** Name of the question with the suffix: `q3_o2`. */
  name: string;
  /** NaN where there is no answer, or where it leaves the number open. */
  column: Float64Array;
}

/** One question with the answers of all participants. */
export interface DatasetQuestion {
  asked: SurveyQuestion;
  /** The form of an answer's numbers. */
  form: AnswerForm;
  variables: readonly Variable[];
  /** Why a participant has no answer: the number of a reason; 0 for participants who have an answer. */
  missing: Uint8Array;
  /** How words became ratings; null where nothing was rated. */
  method: RatingMethod | null;
}

/**
 * A study as a table: participants × variables. Everything that is counted, compared, tested or exported is read from
 * it. It contains only numbers, and can be sent to another thread.
 */
export interface Dataset {
  /** Ids of participants: the rows, in the order of the results. */
  participants: readonly string[];
  /** The weight of each participant, positive, 1 on average. */
  weights: Float64Array;
  /** In the order of the file; for concept tests, the items of the battery. */
  questions: readonly DatasetQuestion[];
  /** The reaction as a whole, −1 to 1; NaN where it was not rated. */
  sentiment: { column: Float64Array; method: RatingMethod | null };
}

/** A stored result as a row. */
export const datasetRow = (result: PersonaResult): DatasetRow => ({
  id: result.persona_id,
  sentiment_score: result.sentiment_score,
  sentiment_method: result.sentiment_method,
  answers: (result.answers ?? []).map(asCounted),
});

/** The first answer of a row to every question. */
const byQuestion = ({ answers }: DatasetRow): ReadonlyMap<string, CountedAnswer> =>
  new Map(answers.toReversed().map((answer) => [answer.question_id, answer]));

function questionOf(
  asked: SurveyQuestion,
  rows: readonly DatasetRow[],
  answers: readonly ReadonlyMap<string, CountedAnswer>[],
  { language, lost }: Making,
): DatasetQuestion {
  const { values, variables: define } = questionModules[asked.kind];
  const variables = define(asked, reportWordingOf(language)).map((variable) => ({
    ...variable,
    name: `${variableName(asked.id)}${variable.suffix}`,
    column: new Float64Array(rows.length).fill(NaN),
  }));
  const reasons = new Uint8Array(rows.length);
  for (const [row, { id }] of rows.entries()) {
    const answer = answers[row]!.get(asked.id);
    const numbers = answer && values(asked, answer);
    if (numbers) for (const [place, number] of numbers.entries()) variables[place]!.column[row] = number;
    else reasons[row] = lost?.has(id) ? missing.lost : answer ? missing.not_answered : missing.not_asked;
  }
  const methods = answers.map((own) => own.get(asked.id)?.rating_method ?? null);
  return { asked, form: formOf(asked), variables, missing: reasons, method: commonMethod(methods) };
}

interface Making {
  /** Language of the study (BCP 47), in which labels are written. */
  language: string;
  /** The weight of a participant; absent: 1. */
  weightOf?: (participantId: string) => number;
  /** Ids of the participants whose questions could not all be asked. */
  lost?: ReadonlySet<string>;
}

/**
 * The table of a study.
 * @param questions the questions that were asked ({@link askedQuestions})
 */
export function makeDataset(
  questions: readonly SurveyQuestion[],
  rows: readonly DatasetRow[],
  making: Making,
): Dataset {
  const answers = rows.map(byQuestion);
  return {
    participants: rows.map(({ id }) => id),
    weights: Float64Array.from(rows, ({ id }) => making.weightOf?.(id) ?? 1),
    questions: questions.map((asked) => questionOf(asked, rows, answers, making)),
    sentiment: {
      column: Float64Array.from(rows, ({ sentiment_score: score }) => score ?? NaN),
      method: commonMethod(rows.map(({ sentiment_method }) => sentiment_method)),
    },
  };
}

/** The values of a column by participant, without participants who have none. */
export const valuesById = (
  { participants }: Pick<Dataset, "participants">,
  column: Float64Array,
): Map<string, number> =>
  new Map(participants.flatMap((id, row) => (Number.isNaN(column[row]!) ? [] : [[id, column[row]!] as const])));

/** Rows of the participants who answered. */
export const answeredRows = ({ missing: reasons }: DatasetQuestion): number[] =>
  [...reasons.keys()].filter((row) => reasons[row] === missing.none);

/** The numbers of one answer. */
export const rowOf = ({ variables }: DatasetQuestion, row: number): number[] =>
  variables.map(({ column }) => column[row]!);
