import { formOf } from "../../../functions/studies/survey/answer-forms.ts";
import type { StudySample } from "../../../functions/studies/sample/schemas.ts";
import {
  plainFigures,
  type QuestionFigures,
  type SurveyAggregate,
} from "../../../functions/studies/survey/aggregate-schema.ts";
import type { Survey, SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";

const share = (value: number) => ({
  share: value,
  share_interval: [Math.max(0, value - 20), Math.min(100, value + 20)],
});
const countedShare = (count: number, base: number) => ({ count, ...share(Math.round((1_000 * count) / base) / 10) });

const rating = ({ scale }: SurveyQuestion): QuestionFigures["rating"] => ({
  points: Array.from({ length: scale!.points }, (_, index) => ({
    value: scale!.first_value + index,
    label: index === 0 ? scale!.low_label : index === scale!.points - 1 ? scale!.high_label : null,
    ...share(100 / scale!.points),
  })),
  mean: scale!.first_value + (scale!.points - 1) / 2,
  mean_interval: [scale!.first_value + 1, scale!.first_value + scale!.points - 2],
  standard_deviation: 1.2,
  median: 3,
  top_two_box: share(40),
  bottom_two_box: share(40),
});

const numeric = (unit: string | null): QuestionFigures["numeric"] => ({
  unit,
  mean: 45.5,
  mean_interval: [14.2, 103.9],
  standard_deviation: 89.8,
  median: 18.5,
  median_interval: [11, 29],
  quartiles: [11, 26],
  minimum: 8,
  maximum: 300,
  outliers: [{ persona_id: "persona-0", value: 300 }],
  bins: [0, 50, 100, 150, 200, 250].map((from, index) => ({
    ...{ from, to: from + 50 },
    ...countedShare([9, 0, 0, 0, 0, 1][index]!, 10),
  })),
});

/** Where figures of a question are not those of its kind. */
const special: Readonly<Record<string, Partial<QuestionFigures>>> = {
  q1: { asked: 12, answered: 12 },
  q4: { asked: 5, answered: 5 },
  q8: {
    nps: { promoters: share(20), passives: share(30), detractors: share(50), score: -30, score_interval: [-68, 14] },
    scale_direction: {
      as_written: { answered: 5, mean: 5.2 },
      reversed: { answered: 5, mean: 4.8 },
      difference: -0.4,
      difference_interval: [-2.1, 1.3],
    },
  },
  q9: { asked: 6, answered: 4 },
};

function figuresOf(asked: SurveyQuestion): QuestionFigures {
  const { id, kind, text, scale, options, unit, total } = asked;
  const offered = options ?? [];
  const common: QuestionFigures = {
    ...plainFigures,
    ...{ question_id: id, kind, text, scale, asked: 10, answered: 10 },
    ...special[id],
  };
  switch (formOf(asked)) {
    case "rating":
      return { ...common, rating: rating(asked), rating_method: "follow_up" };
    case "number":
      return { ...common, numeric: numeric(unit) };
    case "options":
      return { ...common, options: offered.map((option, index) => ({ option, ...countedShare(5 - index, 10) })) };
    case "words":
      return {
        ...common,
        themes: [{ theme: "battery", ...countedShare(4, 4), persona_ids: ["persona-0", "persona-1"] }],
      };
    case "order":
      return {
        ...common,
        ranking: {
          options: offered.map((option, index) => ({
            ...{ option, ranked: 10 - index, mean_rank: 3.5 - index / 2 },
            mean_rank_interval: [3 - index / 2, 4 - index / 2],
            first: countedShare(index, 10),
          })),
        },
      };
    case "amounts":
      return {
        ...common,
        allocation: {
          total: total!,
          unit,
          options: offered.map((option, index) => ({
            ...{ option, mean: [50, 30, 20][index]!, mean_interval: [[42, 58], [22, 38], null][index]! },
            given: countedShare(10 - index, 10),
          })),
        },
      };
  }
}

/** Percent to whom a price is more (or less, where it falls) than what they named, by a straight line. */
const along = (at: number, from: number, to: number): number =>
  Math.round(1_000 * Math.min(1, Math.max(0, (at - from) / (to - from)))) / 10;
const prices = Array.from({ length: 31 }, (_, index) => 200 + 20 * index);

const cell = { fact: "gender", min: null, max: null, asked: 6 } as const;
const quota: StudySample = {
  ...{ completes: 11, replacements: 1, available: 30, asked: 12, screened_out: 2, replaced: 1, completed: 10 },
  unfilled_because: "replacements",
  cells: [
    { ...cell, value: "Female", completes: 6, screened_out: 0, completed: 6, unfilled_because: null },
    { ...cell, value: "Male", completes: 5, screened_out: 2, completed: 4, unfilled_because: "replacements" },
  ],
};

/** Figures of every kind for {@link everySurvey}: as results carry them, not computed from the answers. */
export const everyFigure = (survey: Survey): SurveyAggregate => ({
  questions: survey.questions.map(figuresOf),
  sample: { started: 12, screened_out: [{ question_id: "q1", count: 2 }], completed: 10, quota },
  price_sensitivity: [
    {
      question_ids: { too_cheap: "q10", cheap: "q11", expensive: "q12", too_expensive: "q13" },
      unit: "$",
      asked: 10,
      answered: 9,
      inconsistent: ["persona-3"],
      marginal_cheapness: { price: 342.9, price_interval: [310, 371.5] },
      optimal_price: { price: 425, price_interval: [398.2, 455] },
      indifference_price: { price: 450, price_interval: [420.4, 481] },
      marginal_expensiveness: { price: 533.3, price_interval: null },
      curves: prices.map((price) => ({
        price,
        too_cheap: 100 - along(price, 250, 500),
        cheap: 100 - along(price, 300, 600),
        expensive: along(price, 300, 600),
        too_expensive: along(price, 350, 750),
      })),
    },
  ],
  price_ladders: [
    {
      question_ids: ["q14", "q15", "q16"],
      unit: "$",
      asked: 10,
      answered: 10,
      prices: [
        { price: 349, question_id: "q14", ...share(80), revenue: 27_920, revenue_interval: [17_100, 32_900] },
        { price: 449, question_id: "q15", ...share(70), revenue: 31_430, revenue_interval: [17_900, 40_200] },
        { price: 549, question_id: "q16", ...share(30), revenue: 16_470, revenue_interval: [5_900, 33_100] },
      ],
      best_price: { price: 449, probability: 71.4 },
    },
  ],
  max_diff: [
    {
      question_ids: ["q17"],
      answered: 10,
      items: [
        { item: "Battery life", score: 55.2, score_interval: [31, 77.1], best: 6, worst: 1, shown: 10 },
        { item: "Warranty", score: 30.1, score_interval: [12.4, 52], best: 3, worst: 3, shown: 10 },
        { item: "Weight", score: 14.7, score_interval: null, best: 1, worst: 6, shown: 10 },
      ],
    },
  ],
  turf: [
    {
      question_id: "q3",
      answered: 10,
      portfolios: [
        { options: ["Bank fishing"], ...share(60), frequency: 0.6, search: "exact" },
        { options: ["Bank fishing", "Boat fishing"], ...share(95), frequency: 1.1, search: "exact" },
      ],
    },
  ],
  experiments: [],
  loops: [],
});
