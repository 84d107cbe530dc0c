import { commonMethod, type RatingMethod } from "../../studies/rating/rating-method.ts";
import { conceptsQuestions } from "../../studies/concept-test/questions.ts";
import { conceptBattery } from "../../studies/concept-test/battery.ts";
import type { FigureRow } from "../../studies/survey/questions/figure-row.ts";
import { ratingRows } from "../../studies/survey/questions/likert.ts";
import { questionTypes } from "../../studies/survey/questions/question-types.ts";
import { answerForms, type AnswerForm } from "../../studies/survey/answer-forms.ts";
import type { SurveyQuestion } from "../../studies/survey/schemas.ts";
import type { Crosstab } from "./schemas.ts";
import type { TabledSimulation } from "./tabled-simulation.ts";
import type { CountedAnswer } from "../../studies/survey/questions/counted-answer.ts";

/** A question with its rows. */
export interface FigureQuestion {
  question_id: string;
  question: string;
  kind: Crosstab["questions"][number]["kind"];
  unit: string | null;
  rows: FigureRow[];
  /** Of ratings the numbers of the scale, lowest first; of the others null. */
  scale: { points: number; first_value: number } | null;
  /** How words became ratings; null where nothing was rated. */
  method: RatingMethod | null;
}

/** What its figures are made of: the form of the answers, or the score of the sentiment. */
export const madeOf = ({ kind }: Pick<FigureQuestion, "kind">): AnswerForm | "score" =>
  kind === "sentiment" ? "score" : answerForms[kind];

type AnswersById = ReadonlyMap<string, CountedAnswer>;

const CONCEPT_SCALE = { points: 5, first_value: 1 } as const;

/** Rows of one question of a survey. */
function surveyRows(question: SurveyQuestion, answers: AnswersById, { recognised }: TabledSimulation): FigureRow[] {
  const { isCounted, rows } = questionTypes[question.kind];
  const counted = new Map([...answers].filter(([, answer]) => isCounted(question, answer)));
  return rows(
    question,
    counted,
    recognised.find(({ question_id }) => question_id === question.id),
  );
}

const answersTo = ({ personas }: TabledSimulation, questionId: string): AnswersById =>
  new Map(
    personas.flatMap(({ id, answers }) => {
      const own = answers.find(({ question_id }) => question_id === questionId);
      return own ? [[id, own] as const] : [];
    }),
  );

/** The reaction as a whole, which every kind of study rates. */
export const sentimentQuestion = ({ personas }: TabledSimulation, question: string): FigureQuestion => ({
  question_id: "sentiment",
  question,
  kind: "sentiment",
  unit: null,
  scale: null,
  method: commonMethod(personas.map(({ sentiment_method }) => sentiment_method)),
  rows: [
    {
      figure: "mean",
      label: null,
      best: "highest",
      values: "measured",
      bounds: [-1, 1],
      of: new Map(personas.flatMap(({ id, sentiment_score: score }) => (score === null ? [] : [[id, score] as const]))),
    },
  ],
});

const methodOf = (answers: AnswersById) =>
  commonMethod([...answers.values()].map(({ rating_method }) => rating_method));

/** The questions of a concept test, of several concepts those to each. */
const batteryOf = ({ concepts, language }: TabledSimulation): { id: string; question: string }[] =>
  concepts
    ? conceptsQuestions(concepts, language).map(({ question_id, question, concept }) => ({
        id: question_id,
        question: `${concept.name}: ${question}`,
      }))
    : conceptBattery(language);

/**
 * The questions of a survey or a concept test, in their order, with what each persona brings to each of their figures.
 * A question that nobody answered has its rows all the same, but for ratings without a scale and open answers without
 * themes, which have none.
 */
export function figureQuestions(simulation: TabledSimulation): FigureQuestion[] {
  if (simulation.simulation_type === "concept_test") {
    return batteryOf(simulation).map(({ id, question }) => {
      const answers = answersTo(simulation, id);
      return {
        ...{ question_id: id, question, kind: "likert", unit: null, scale: CONCEPT_SCALE, method: methodOf(answers) },
        rows: ratingRows(answers, { ...CONCEPT_SCALE, downward: false, recommendation: false }),
      };
    });
  }
  return simulation.questions.map((question) => {
    const answers = answersTo(simulation, question.id);
    return {
      question_id: question.id,
      question: question.text,
      kind: question.kind,
      unit: question.unit,
      scale: question.scale && { points: question.scale.points, first_value: question.scale.first_value },
      method: methodOf(answers),
      rows: surveyRows(question, answers, simulation),
    };
  });
}
