import { standardDeviation, sum } from "../../statistics/moments.ts";
import { randomFrom, uniform, wholeNumber, type RandomGenerator } from "../../statistics/random.ts";
import { weightedDeviation, weightedMean } from "../../statistics/weighting.ts";
import { chanceFrom, type ChanceDistribution } from "./chance.ts";

/** Most and fewest studies that are drawn for a baseline. */
const MOST_DRAWS = 4_000;
const FEWEST_DRAWS = 500;
/** Random numbers for one baseline. A survey of a hundred questions has a baseline for each; together they take 1 s. */
const BUDGET = 400_000;

/**
 * How many studies a baseline is drawn from.
 *
 * - Up to 100 random numbers per study: 4,000 studies. Tail probabilities of 2.5 % then have a standard error of 0.25
 *   points.
 * - More random numbers: fewer studies, so that time no longer grows with the size of a study.
 * - At least 800 random numbers: 500 studies, with a standard error of 0.7 points. The figures are then shares and
 *   deviations of many answers, which vary less.
 * @param numbers random numbers that one study takes
 */
export const drawsFor = (numbers: number): number =>
  Math.min(MOST_DRAWS, Math.max(FEWEST_DRAWS, Math.round(BUDGET / Math.max(1, numbers))));

const simulated = (numbers: number, draw: () => number): ChanceDistribution =>
  chanceFrom(Array.from({ length: drawsFor(numbers) }, draw));

/**
 * Chance distribution of a statistic of answers that are uniform over points, if respondents have different weights.
 */
export function chanceOfPoints(
  weights: readonly number[],
  points: readonly number[],
  seed: number,
  figure: (values: readonly number[], weights: readonly number[]) => number,
): ChanceDistribution {
  const random = randomFrom(seed);
  return simulated(weights.length, () =>
    figure(
      weights.map(() => points[wholeNumber(random, 0, points.length - 1)]!),
      weights,
    ),
  );
}

/** The share, in percent, of respondents who fall into a category with probability p each, with different weights. */
export function chanceWeightedShare(weights: readonly number[], p: number, seed: number): ChanceDistribution {
  const random = randomFrom(seed);
  const total = sum(weights);
  return simulated(weights.length, () => (100 * sum(weights.filter(() => uniform(random) < p))) / total);
}

/** Up to this number of respondents, all ways to mirror their answers are computed: 4,096 of them. */
const MOST_MIRRORED = 12;

/**
 * Mean and standard deviation of ratings read from words, if every respondent were as likely to have said the opposite,
 * just as firmly. Each rating is mirrored in the middle of the scale or not.
 *
 * Ratings of words are nearer to the middle than the points of a scale. Answers uniform over the points would spread
 * too far to be compared with them. Exact up to twelve respondents, drawn at random above. With fewer than six, no mean
 * can lie outside 95 % of it.
 * @param ratings one per respondent, on a scale whose middle is `middle`
 */
export function chanceMirrored(
  ratings: readonly number[],
  weights: readonly number[],
  middle: number,
  seed: number,
): { mean: ChanceDistribution; spread: ChanceDistribution } {
  const n = ratings.length;
  const random = randomFrom(seed);
  const mirrored = (mirrors: (index: number) => boolean) =>
    ratings.map((rating, index) => (mirrors(index) ? 2 * middle - rating : rating));
  const drawn =
    n <= MOST_MIRRORED
      ? Array.from({ length: 2 ** n }, (_, pattern) => mirrored((index) => ((pattern >> index) & 1) === 1))
      : Array.from({ length: drawsFor(n) }, () => mirrored(coins(random)));
  return {
    mean: chanceFrom(drawn.map((values) => weightedMean(values, weights))),
    spread: chanceFrom(drawn.map((values) => weightedDeviation(values, weights) ?? 0)),
  };
}

const BITS = 31;

/** A fair coin per index, 31 from each random number. */
function coins(random: RandomGenerator): (index: number) => boolean {
  let bits = 0;
  return (index) => {
    if (index % BITS === 0) bits = random.next();
    return ((bits >>> (index % BITS)) & 1) === 1;
  };
}

/**
 * Standard deviation (divisor n − 1) of n answers uniform over points. Its square has the mean (K² − 1)/12 · step², but
 * it has no distribution in closed form.
 */
export function chanceSpread(n: number, points: readonly number[], seed: number): ChanceDistribution {
  const random = randomFrom(seed);
  return simulated(n, () =>
    standardDeviation(Array.from({ length: n }, () => points[wholeNumber(random, 0, points.length - 1)]!)),
  );
}

/**
 * Share, in percent, of the most frequent option, if everyone ticks as many options as they did, but at random.
 * @param ticked number of options that each respondent ticked
 * @param weights weight of each respondent
 */
export function chanceModalTick(
  ticked: readonly number[],
  options: number,
  seed: number,
  weights: readonly number[] = ticked.map(() => 1),
): ChanceDistribution {
  const random = randomFrom(seed);
  const order = Int32Array.from({ length: options }, (_, option) => option);
  const counts = new Float64Array(options);
  // If a respondent ticks most options, the options that are left out are drawn instead.
  const drawn = ticked.map((ticks, index) =>
    2 * ticks > options ? { picks: options - ticks, adds: -weights[index]! } : { picks: ticks, adds: weights[index]! },
  );
  const all = -sum(drawn.map(({ adds }) => Math.min(0, adds)));
  const total = sum(weights);
  return simulated(sum(drawn.map(({ picks }) => picks)), () => {
    counts.fill(all);
    for (const { picks, adds } of drawn) {
      // Only the beginning of a shuffle: the picked options come first, whatever the order of the options was before.
      for (let place = 0; place < picks; place++) {
        const other = wholeNumber(random, place, options - 1);
        const option = order[other]!;
        order[other] = order[place]!;
        order[place] = option;
        counts[option]! += adds;
      }
    }
    return (100 * Math.max(...counts)) / total;
  });
}
