import { standardDeviation, sum } from "../statistics/moments.ts";
import { randomFrom, wholeNumber } from "../statistics/random.ts";
import { chanceFrom, type ChanceDistribution } from "./chance.ts";

/** Studies drawn for a baseline at most and at least. */
const MOST_DRAWS = 4_000;
const FEWEST_DRAWS = 500;
/** Random numbers for one baseline: a survey of a hundred questions has one for each, and they take 1 s together. */
const BUDGET = 400_000;

/**
 * How many studies a baseline is drawn from: 4,000, then tail probabilities of 2.5 % have a standard error of 0.25
 * points; from 100 random numbers in a study on fewer, so that time no longer grows with its size. From 800 on there are
 * 500 draws, with 0.7 points. The figures are shares and deviations of many answers there, which vary the less.
 * @param numbers random numbers that one study takes
 */
export const drawsFor = (numbers: number): number =>
  Math.min(MOST_DRAWS, Math.max(FEWEST_DRAWS, Math.round(BUDGET / Math.max(1, numbers))));

const simulated = (numbers: number, draw: () => number): ChanceDistribution =>
  chanceFrom(Array.from({ length: drawsFor(numbers) }, draw));

/**
 * Standard deviation (divisor n − 1) of n answers uniform over points; its square has the mean (K² − 1)/12 · step², but
 * it has no distribution in closed form.
 */
export function chanceSpread(n: number, points: readonly number[], seed: number): ChanceDistribution {
  const random = randomFrom(seed);
  return simulated(n, () =>
    standardDeviation(Array.from({ length: n }, () => points[wholeNumber(random, 0, points.length - 1)]!)),
  );
}

/**
 * Share, percent, of the most frequent option when everyone ticks as many options as they did, but any.
 * @param ticked number of options that each respondent ticked
 */
export function chanceModalTick(ticked: readonly number[], options: number, seed: number): ChanceDistribution {
  const random = randomFrom(seed);
  const order = Int32Array.from({ length: options }, (_, option) => option);
  const counts = new Int32Array(options);
  // Whoever ticks most options is drawn by those that they leave out.
  const drawn = ticked.map((ticks) =>
    2 * ticks > options ? { picks: options - ticks, adds: -1 } : { picks: ticks, adds: 1 },
  );
  const all = drawn.filter(({ adds }) => adds < 0).length;
  return simulated(sum(drawn.map(({ picks }) => picks)), () => {
    counts.fill(all);
    for (const { picks, adds } of drawn) {
      // The beginning of a shuffle: what is picked comes first, whatever order the options were in before.
      for (let place = 0; place < picks; place++) {
        const other = wholeNumber(random, place, options - 1);
        const option = order[other]!;
        order[other] = order[place]!;
        order[place] = option;
        counts[option]! += adds;
      }
    }
    return (100 * Math.max(...counts)) / ticked.length;
  });
}
