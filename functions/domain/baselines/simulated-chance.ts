import { standardDeviation } from "../statistics/moments.ts";
import { randomFrom, shuffle, wholeNumber } from "../statistics/random.ts";
import { chanceFrom, type ChanceDistribution } from "./chance.ts";

/** Tail probabilities of 2.5 % then have a standard error of 0.2 points; ten personas take a few milliseconds. */
const DRAWS = 4_000;

const simulated = (draw: () => number): ChanceDistribution => chanceFrom(Array.from({ length: DRAWS }, draw));

/**
 * Standard deviation (divisor n − 1) of n answers uniform over points; its square has the mean (K² − 1)/12 · step², but
 * it has no distribution in closed form.
 */
export function chanceSpread(n: number, points: readonly number[], seed: number): ChanceDistribution {
  const random = randomFrom(seed);
  return simulated(() =>
    standardDeviation(Array.from({ length: n }, () => points[wholeNumber(random, 0, points.length - 1)]!)),
  );
}

/**
 * Share, percent, of the most frequent option when everyone ticks as many options as they did, but any.
 * @param ticked number of options that each respondent ticked
 */
export function chanceModalTick(ticked: readonly number[], options: number, seed: number): ChanceDistribution {
  const random = randomFrom(seed);
  const positions = Array.from({ length: options }, (_, option) => option);
  return simulated(() => {
    const counts = positions.map(() => 0);
    for (const ticks of ticked) for (const option of shuffle(random, positions).slice(0, ticks)) counts[option]! += 1;
    return (100 * Math.max(...counts)) / ticked.length;
  });
}
