import { type Answer, plainAnswer } from "../../../functions/studies/simulation/results.ts";
import { normal, weightedPick, type RandomGenerator } from "../../../functions/statistics/random.ts";
import type { QuestionFigures } from "../../../functions/studies/survey/aggregate-schema.ts";
import { surveyFigures } from "../../../functions/studies/survey/figures.ts";
import { plainQuestion, plainSurvey, type SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import { holds, times, type CoveredKind, type Outcome, type SizeAxis } from "./kinds.ts";

/** Personas of a survey; a hundred can be generated at once. */
export const SURVEYED: SizeAxis = { name: "n", sizes: [5, 10, 25, 50, 100] };

type Given = Partial<Answer>;

const question = (own: Partial<SurveyQuestion>): SurveyQuestion => ({
  ...plainQuestion,
  id: "q1",
  kind: "numeric",
  text: "Would you recommend it?",
  ...own,
});

/** Studies of one question, as reports have its figures. */
const asked =
  (
    one: SurveyQuestion,
    answer: (random: RandomGenerator, index: number) => Given,
    outcomes: (figures: QuestionFigures) => Outcome[],
  ): CoveredKind["prepare"] =>
  (n) =>
  (random) => {
    const results = times(n, (index) => ({
      persona_id: `p${index}`,
      answers: [
        { ...plainAnswer, question_id: "q1", question: "", kind: one.kind, text: "words", ...answer(random, index) },
      ],
    }));
    return outcomes(surveyFigures(plainSurvey([one]), results, new Map()).questions[0]!);
  };

/** What somebody has spent, to the cent: half of the people more than 20. */
const spent = (random: RandomGenerator, spread: number) => Number((20 * Math.exp(spread * normal(random))).toFixed(2));
const mildMean = 20 * Math.exp(0.5 ** 2 / 2);
const skewMean = 20 * Math.exp(1 / 2);

const OPTIONS = ["A", "B", "C", "D", "E"];
const WORTH = [5, 4, 3, 2, 1];

/** A ranking by repeated choice among what is left (Plackett 1975). */
function ranking(random: RandomGenerator): string[] {
  const left = new Set(OPTIONS.keys());
  return OPTIONS.map(() => {
    const open = [...left];
    const next = weightedPick(
      random,
      open,
      open.map((option) => WORTH[option]!),
    );
    left.delete(next);
    return OPTIONS[next]!;
  });
}

/** 1 + the probabilities of the others to be placed before. */
const meanRanks = WORTH.map(
  (own, index) => 1 + WORTH.reduce((total, other, at) => (at === index ? total : total + other / (other + own)), 0),
);

/** Ten tens, each given to an option in proportion to its worth. */
function allocation(random: RandomGenerator): Given {
  const amounts = OPTIONS.map(() => 0);
  for (let part = 0; part < 10; part++) amounts[weightedPick(random, [...OPTIONS.keys()], WORTH)]! += 10;
  return { allocation: amounts.map((amount, index) => ({ option: OPTIONS[index]!, amount })) };
}

const ELEVEN = { points: 11, first_value: 0, low_label: null, high_label: null, labels: null };
const distributionOver = (points: number, weightOf: (point: number) => number) => {
  const weights = Array.from({ length: points }, (_, point) => weightOf(point));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
};
const ratingOf = (distribution: readonly number[], first: number) =>
  distribution.reduce((sum, p, point) => sum + p * (first + point), 0);

const MASS = [0.25, 0.35, 0.4];
/** Detractors, passives and promoters of these shares who chose a point. */
function chosenPoint(random: RandomGenerator): Given {
  const point = weightedPick(random, [4, 8, 10], MASS);
  const distribution = distributionOver(11, (one) => Number(one === point));
  return { rating: point, distribution };
}

/** Somebody read by similarity: probabilities around an opinion of mean 7 and a spread of 2. */
function similarPoint(random: RandomGenerator): Given {
  const opinion = normal(random, 7, 2);
  const distribution = distributionOver(11, (point) => Math.exp(-((point - opinion) ** 2) / 6));
  return { rating: ratingOf(distribution, 0), distribution };
}

let similarScore: number | undefined;
/** Integrated over opinions from five standard deviations below to five above. */
function scoreOfSimilar(): number {
  const steps = times(2_001, (index) => -5 + index / 200);
  const [scores, total] = steps.reduce(
    ([score, mass], z) => {
      const own = distributionOver(11, (point) => Math.exp(-((point - 7 - 2 * z) ** 2) / 6));
      const weight = Math.exp((-z * z) / 2);
      const sum = (from: number, to: number) => own.slice(from, to).reduce((a, b) => a + b, 0);
      return [score + weight * (sum(9, 11) - sum(0, 7)), mass + weight];
    },
    [0, 0],
  );
  return (100 * scores) / total;
}

const SHIFT = 0.4;
function directed(random: RandomGenerator, index: number): Given {
  const scale_reversed = index % 2 === 1;
  const opinion = normal(random, 3 + (scale_reversed ? SHIFT : 0), 0.7);
  return { rating: opinion, distribution: [0.2, 0.2, 0.2, 0.2, 0.2], scale_reversed };
}

const covered = { counts: "covered", axis: SURVEYED } as const;

export const surveyKinds: readonly CoveredKind[] = [
  {
    ...covered,
    name: "Mean of numbers",
    truth: "lognormal amounts, σ .5",
    note: "five personas seldom show even a short tail",
    prepare: asked(
      question({}),
      (random) => ({ value: spent(random, 0.5) }),
      ({ numeric }) => [holds(numeric!.mean_interval, mildMean)],
    ),
  },
  {
    ...covered,
    name: "Mean of numbers with a long tail",
    truth: "lognormal amounts, σ 1",
    lowest: 75,
    note: "few personas seldom show the tail that makes the mean; the median beside it keeps its promise",
    prepare: asked(
      question({}),
      (random) => ({ value: spent(random, 1) }),
      ({ numeric }) => [holds(numeric!.mean_interval, skewMean)],
    ),
  },
  {
    ...covered,
    name: "Median of numbers",
    truth: "lognormal amounts, σ 1",
    prepare: asked(
      question({}),
      (random) => ({ value: spent(random, 1) }),
      ({ numeric }) => [holds(numeric!.median_interval, 20)],
    ),
  },
  {
    ...covered,
    name: "Mean ranks",
    truth: "five options, ranked by repeated choice, worth 5 : 4 : 3 : 2 : 1",
    prepare: asked(
      question({ kind: "ranking", options: OPTIONS }),
      (random) => ({ ranking: ranking(random) }),
      (one) =>
        one.ranking!.options.map(({ mean_rank_interval }, index) => holds(mean_rank_interval, meanRanks[index]!)),
    ),
  },
  {
    ...covered,
    name: "Mean allocations",
    truth: "ten tens shared out over five options 5 : 4 : 3 : 2 : 1",
    prepare: asked(question({ kind: "allocation", options: OPTIONS, total: 100 }), allocation, (one) =>
      one.allocation!.options.map(({ mean_interval }, index) => holds(mean_interval, (100 * WORTH[index]!) / 15)),
    ),
  },
  {
    ...covered,
    name: "Net promoter score, points chosen",
    truth: "40 % promoters, 25 % detractors",
    prepare: asked(question({ kind: "likert", scale: ELEVEN }), chosenPoint, ({ nps }) => [
      holds(nps!.score_interval, 15),
    ]),
  },
  {
    ...covered,
    name: "Net promoter score, read by similarity",
    truth: "opinions of mean 7 and spread 2 of 10",
    effort: 0.5,
    prepare: asked(question({ kind: "likert", scale: ELEVEN }), similarPoint, ({ nps }) => [
      holds(nps!.score_interval, (similarScore ??= scoreOfSimilar())),
    ]),
  },
  {
    ...covered,
    name: "Effect of a scale's direction",
    truth: "half of the personas .4 points higher, spread .7",
    prepare: asked(
      question({ kind: "likert", scale: { ...ELEVEN, points: 5, first_value: 1 } }),
      directed,
      ({ scale_direction }) => [holds(scale_direction!.difference_interval, SHIFT)],
    ),
  },
];
