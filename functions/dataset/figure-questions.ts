import { sum } from "../statistics/moments.ts";
import { likelyPoint } from "../studies/rating/likely-point.ts";
import { runsDownward } from "../studies/rating/survey-rating.ts";
import type { RatingMethod } from "../studies/rating/rating-method.ts";
import type { QuestionFigures } from "../studies/survey/aggregate-schema.ts";
import { formOf, type AnswerForm, type QuestionKind } from "../studies/survey/answer-forms.ts";
import { boxSize } from "../studies/survey/questions/likert.ts";
import { lowest } from "../studies/survey/questions/numeric.ts";
import { ranksFrom } from "../studies/survey/questions/ranking.ts";
import { answeredRows, rowOf, valuesById, type Dataset, type DatasetQuestion } from "./dataset.ts";
import type { FigureRow } from "./figure-row.ts";

/** A question with its rows. */
export interface FigureQuestion {
  question_id: string;
  question: string;
  kind: QuestionKind | "sentiment";
  unit: string | null;
  rows: FigureRow[];
  /** For ratings, the numbers of the scale, lowest first; null for others. */
  scale: { points: number; first_value: number } | null;
  /** How words became ratings; null where nothing was rated. */
  method: RatingMethod | null;
}

/**
 * What was recognised for a question of a survey: which persona had which theme, and whether it is a recommendation.
 */
export type Recognised = Pick<QuestionFigures, "question_id" | "themes" | "nps">;

/** The form of the answers that its figures are made of, or the score of the sentiment. */
export const figureForm = ({ kind }: Pick<FigureQuestion, "kind">): AnswerForm | "score" =>
  kind === "sentiment" ? "score" : formOf({ kind });

/** The answers to one question, as rows are made of them. */
interface Answers {
  dataset: Dataset;
  question: DatasetQuestion;
  recognised: Recognised | undefined;
}

/** Each participant's contribution, from the numbers of its answer. */
const brought = ({ dataset, question }: Answers, of: (numbers: number[], id: string) => number): Map<string, number> =>
  new Map(
    answeredRows(question).map((row) => {
      const id = dataset.participants[row]!;
      return [id, of(rowOf(question, row), id)];
    }),
  );

/** The same, if the contribution is one of the numbers, unchanged. */
const column = ({ dataset, question }: Answers, place: number): Map<string, number> =>
  valuesById(dataset, question.variables[place]!.column);

const shareRow = (label: string, of: FigureRow["of"]): FigureRow => ({
  ...{ figure: "share", label, best: null, values: "counted", bounds: [0, 1], of },
});

const NPS = { points: 11, promotersFrom: 9, detractorsTo: 7 } as const;

/**
 * The mean, and the share of the two points at the upper end (one point if the scale has two), as reports print them.
 */
function ratingRows(answers: Answers): FigureRow[] {
  const { text, scale } = answers.question.asked;
  if (!scale) return [];
  const { points, first_value } = scale;
  const within = ([, ...distribution]: readonly number[], from: number, to: number) =>
    Math.min(1, sum(distribution.slice(from, to)) / sum(distribution));
  const size = boxSize(points);
  const downward = runsDownward({ text, scale });
  const top = brought(answers, (numbers) =>
    downward ? within(numbers, 0, size) : within(numbers, points - size, points),
  );
  const mean: FigureRow = {
    figure: "mean",
    label: null,
    best: downward ? "lowest" : "highest",
    values: "measured",
    bounds: [first_value, first_value + points - 1],
    of: column(answers, 0),
  };
  const chosen = [...top.values()].every((share) => share === 0 || share === 1);
  const box: FigureRow = {
    ...mean,
    figure: "top_two_box",
    best: "highest",
    values: chosen ? "counted" : "probability",
    bounds: [0, 1],
    of: top,
  };
  if (!answers.recognised?.nps || points !== NPS.points) return [mean, box];
  const score = brought(
    answers,
    (numbers) => 100 * (within(numbers, NPS.promotersFrom, NPS.points) - within(numbers, 0, NPS.detractorsTo)),
  );
  return [mean, box, { ...mean, figure: "nps", bounds: [-100, 100], of: score }];
}

const rowsOf: Record<AnswerForm, (answers: Answers) => FigureRow[]> = {
  rating: ratingRows,
  options: (answers) =>
    (answers.question.asked.options ?? []).map((option, index) =>
      shareRow(
        option,
        answers.question.asked.multiple
          ? column(answers, index)
          : brought(answers, ([code]) => Number(code === index + 1)),
      ),
    ),
  number(answers) {
    const { min, max } = answers.question.asked;
    const of = column(answers, 0);
    const bounds = [min ?? lowest([...of.values()]), max ?? Infinity] as const;
    return [{ figure: "mean", label: null, best: null, values: "measured", bounds, of }];
  },
  order(answers) {
    const { asked } = answers.question;
    const options = asked.options ?? [];
    return options.map((option, index) => ({
      ...{ figure: "mean_rank", label: option, best: "lowest", values: "measured", bounds: [1, options.length] },
      of: brought(answers, (places) => ranksFrom(asked, places)[index]!),
    }));
  },
  amounts(answers) {
    const { options, total } = answers.question.asked;
    return (options ?? []).map((option, index) => ({
      ...{ figure: "mean", label: option, best: null, values: "measured", bounds: [0, total ?? Infinity] },
      of: column(answers, index),
    }));
  },
  words: (answers) =>
    (answers.recognised?.themes ?? []).map(({ theme, persona_ids }) => {
      const holders = new Set(persona_ids);
      return shareRow(
        theme,
        brought(answers, (_, id) => Number(holders.has(id))),
      );
    }),
};

/** The reaction as a whole, which every kind of study rates. @param question text of the question */
export const sentimentQuestion = (dataset: Dataset, question: string): FigureQuestion => ({
  ...{ question_id: "sentiment", question, kind: "sentiment", unit: null, scale: null },
  method: dataset.sentiment.method,
  rows: [
    {
      ...{ figure: "mean", label: null, best: "highest", values: "measured", bounds: [-1, 1] },
      of: valuesById(dataset, dataset.sentiment.column),
    },
  ],
});

/**
 * The questions of a dataset, in their order, with each participant's contribution to each of their figures. A question
 * that nobody answered has its rows, too. The exceptions are ratings without a scale and open answers without themes,
 * which have no rows.
 */
export const figureQuestions = (dataset: Dataset, recognised: readonly Recognised[] = []): FigureQuestion[] =>
  dataset.questions.map((question) => {
    const { id, text, kind, unit, scale } = question.asked;
    return {
      ...{ question_id: id, question: text, kind, unit },
      scale: scale && { points: scale.points, first_value: scale.first_value },
      method: question.method,
      rows: rowsOf[question.form]({
        ...{ dataset, question },
        recognised: recognised.find(({ question_id }) => question_id === id),
      }),
    };
  });

/** The most likely point of every rating, from 0, by participant. */
export const likelyPoints = ({ participants }: Dataset, question: DatasetQuestion): Map<string, number> =>
  new Map(
    answeredRows(question).map((row) => [participants[row]!, likelyPoint(rowOf(question, row).slice(1))] as const),
  );
