import { conformity } from "../../../functions/studies/focus-group/conformity.ts";
import { mergeThemes } from "../../../functions/studies/report/merge-themes.ts";
import { ratingSummary } from "../../../functions/studies/rating/rating-summary.ts";
import { countedShare } from "../../../functions/statistics/counted-share.ts";
import { meanInterval } from "../../../functions/statistics/mean-interval.ts";
import { normal, randomFrom, uniform, type RandomGenerator } from "../../../functions/statistics/random.ts";
import { median } from "../../../functions/statistics/quantile.ts";
import { sentimentScore } from "../../../functions/statistics/ssr.ts";
import { holds, times, type CoveredKind, type Outcome } from "./kinds.ts";

const POINTS = [1, 2, 3, 4, 5];
const POPULATION = 40_000;
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
/**
 * What reading an answer by similarity gives: probabilities around an opinion of mean 3.4 and a spread of .7 points.
 */
function distributionOf(random: RandomGenerator): number[] {
  const opinion = normal(random, 3.4, 0.7);
  const weights = POINTS.map((point) => Math.exp(-((point - opinion) ** 2) / 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

const ratingOf = (distribution: readonly number[]) =>
  distribution.reduce((sum, p, index) => sum + p * POINTS[index]!, 0);

let known: number[][] | undefined;
const population = () =>
  (known ??= times(
    POPULATION,
    (
      (random) => () =>
        distributionOf(random)
    )(randomFrom("population")),
  ));

/** Of a rating question as reports print it. */
const rated = (of: (summary: NonNullable<ReturnType<typeof ratingSummary>>) => Outcome[]): CoveredKind["prepare"] => {
  return (n) => (random) => {
    const answers = times(n, () => {
      const distribution = distributionOf(random);
      return { rating: ratingOf(distribution), distribution, weight: 1 };
    });
    const summary = ratingSummary(answers, { points: POINTS.length, first_value: 1 });
    return summary ? of(summary) : [null];
  };
};

const shareOf = (from: number, to: number) =>
  100 * average(population().map((own) => own.slice(from, to).reduce((sum, p) => sum + p, 0)));
let shares: number[] | undefined;
const pointShares = () => (shares ??= [...POINTS.map((_, index) => shareOf(index, index + 1)), shareOf(3, 5)]);

/** A share of personas of whom something is true, the truth drawn anew for every study: single ones are lumpy. */
const counted: CoveredKind["prepare"] = (n) => (random) => {
  const truth = uniform(random, 0.05, 0.95);
  const { lower, upper } = countedShare(times(n, () => uniform(random) < truth));
  return [lower <= truth && truth <= upper];
};

const THEMES = [0.6, 0.35, 0.15];
const themes: CoveredKind["prepare"] = (n) => (random) => {
  const ids = times(n, (index) => `p${index}`);
  const coded = ids.flatMap((personaId) =>
    THEMES.flatMap((share, theme) =>
      uniform(random) < share
        ? [{ personaId, theme: `theme ${theme}`, embedding: THEMES.map((_, axis) => Number(axis === theme)) }]
        : [],
    ),
  );
  const found = mergeThemes(coded, ids);
  return THEMES.map((share, theme) => {
    const shown = found.find((one) => one.theme === `theme ${theme}`);
    return shown ? holds(shown.share_interval, 100 * share) : null;
  });
};

/** Half of those who stand apart come nearer to the others by half the distance. */
const MOVERS = 0.5;
const moved: CoveredKind["prepare"] = (n) => (random) => {
  const before = times(n, () => Math.min(1, Math.max(-1, normal(random, 0.2, 0.4))));
  const { index } = conformity(
    before.map((own, persona) => ({
      persona_id: `p${persona}`,
      before: own,
      after: uniform(random) < MOVERS ? (own + median(before.toSpliced(persona, 1))) / 2 : own,
    })),
  );
  return [index && holds(index.share_interval, 100 * MOVERS)];
};

let meanKnown: number | undefined;
let scoreKnown: number | undefined;
const scoreInterval: CoveredKind["prepare"] = (n) => (random) => {
  const interval = meanInterval(
    times(n, () => sentimentScore(distributionOf(random))),
    -1,
    1,
    { decimals: 3 },
  );
  return [holds(interval, (scoreKnown ??= average(population().map(sentimentScore))))];
};

/** As e5-small reads English scales (docs/measurements/evaluation.md): one answer, and all of one grade. */
const MISREAD = { deviation: 0.7, bias: 0.3 };
/** What is read of people of mean 3.4 by a method that misses each of them, and all of one study alike. */
const misread: CoveredKind["prepare"] = (n) => (random) => {
  const shift = normal(random, 0, MISREAD.bias);
  const answers = times(n, () => {
    const rating = normal(random, 3.4, 0.7) + shift + normal(random, 0, MISREAD.deviation);
    return { rating, distribution: [0, 0, 1, 0, 0], weight: 1 };
  });
  const summary = ratingSummary(answers, { points: POINTS.length, first_value: 1 }, MISREAD.bias);
  return [holds(summary?.mean_interval, 3.4)];
};

export const opinionKinds: readonly CoveredKind[] = [
  {
    name: "Mean of a rating",
    truth: "persona means read by similarity, spread .7 points",
    counts: "covered",
    prepare: rated(({ mean_interval }) => [holds(mean_interval, (meanKnown ??= average(population().map(ratingOf))))]),
  },
  {
    name: "Mean of a rating, misread",
    truth: "mean opinion of people, each read .7 points off and all of a study .3 (standard deviations)",
    counts: "covered",
    prepare: misread,
  },
  {
    name: "Shares of a rating (points, top two)",
    truth: "the same personas' probabilities",
    counts: "covered",
    bounds: [92, 100],
    note: "below 30 people as wide as of counts, and so too wide",
    prepare: rated(({ box }) =>
      pointShares().map((share, index) =>
        holds((index < POINTS.length ? box(index, index + 1) : box(3, 5)).share_interval, share),
      ),
    ),
  },
  {
    name: "Average sentiment",
    truth: "the same reading on −1 to 1",
    counts: "covered",
    prepare: scoreInterval,
  },
  {
    name: "Counted shares (sentiment, options, guide)",
    truth: "a share drawn evenly from 5 to 95 % for every study",
    counts: "covered",
    prepare: counted,
  },
  {
    name: "Themes",
    truth: "themes of 60, 35 and 15 %; one that nobody named is not printed",
    counts: "covered",
    note: "a theme of 15 % is printed only where somebody named it, and then rather too large",
    prepare: themes,
  },
  {
    name: "Conformity",
    truth: "half of those who stood apart come nearer to the others",
    counts: "covered",
    note: "counts whole personas: with few who stood apart only a few shares are possible",
    prepare: moved,
  },
];
