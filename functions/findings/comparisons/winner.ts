import { normal, randomFrom } from "../../statistics/random.ts";
import { correlationOfMeans, type WeightedSample } from "../../statistics/sample-difference.ts";
import { wilsonInterval } from "../../statistics/wilson.ts";
import type { FigureRow } from "../../dataset/figure-row.ts";

/** Enough draws for a probability that is off by at most one percentage point. */
export const DRAWS = 10_000;
/** Means that differ by less than this are the same. */
const TIE = 1e-9;

/**
 * Standard normal draws: one per simulation, and one more for the errors' own error. They are the same for every
 * figure.
 */
export function winnerDraws(simulations: number, seed: number, count = DRAWS): Float64Array[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => Float64Array.from({ length: simulations + 1 }, () => normal(random)));
}

interface Belief {
  mean: number;
  error: number;
}

/** Shares use Jeffreys' prior, half a persona of each kind, so that none of ten is not treated as certain. */
function beliefOf({ mean, error, effectiveN: n }: WeightedSample, { values }: Pick<FigureRow, "values">): Belief {
  if (values !== "counted") return { mean, error: error ?? 0 };
  const share = (mean * n + 0.5) / (n + 1);
  return { mean: share, error: Math.sqrt((share * (1 - share)) / (n + 2)) };
}

/** Lower triangle whose product with its transpose is the matrix (Cholesky); zeros where rounding leaves nothing. */
function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const lower: number[][] = matrix.map((row) => row.map(() => 0));
  for (const [i, row] of lower.entries())
    for (let j = 0; j <= i; j++) {
      let rest = matrix[i]![j]!;
      for (let k = 0; k < j; k++) rest -= row[k]! * lower[j]![k]!;
      row[j] = i === j ? Math.sqrt(Math.max(0, rest)) : lower[j]![j]! < TIE ? 0 : rest / lower[j]![j]!;
    }
  return lower;
}

/** χ²/df from a standard normal value (Wilson & Hilferty 1931, Proc Natl Acad Sci 17:684), positive. */
const scaleOf = (z: number, df: number): number =>
  Math.max(0.01, (1 - 2 / (9 * df) + z * Math.sqrt(2 / (9 * df))) ** 3);

/**
 * How probable it is that a simulation's figure is the best in the population that the personas represent. This is how
 * often it is the best in draws from a multivariate t about the figures. Their covariances come from the personas that
 * simulations share (Box & Tiao 1973, Bayesian Inference in Statistical Analysis, §2.7: the posterior where nothing was
 * known before). The degrees of freedom are those of the smallest sample. Draws in which several are best count partly
 * for each.
 * @param draws draws of {@link winnerDraws} for at least as many simulations
 * @returns null where nothing varies
 */
export function probabilitiesOfBest(
  row: Pick<FigureRow, "values"> & { best: "highest" | "lowest" },
  samples: readonly WeightedSample[],
  draws: readonly Float64Array[],
): { probability: number; interval: [number, number] }[] | null {
  const beliefs = samples.map((sample) => beliefOf(sample, row));
  if (beliefs.every(({ error }) => error === 0)) return null;
  const lower = cholesky(
    samples.map((first, i) =>
      samples.map((second, j) => {
        const correlation = i === j ? 1 : correlationOfMeans(first, second);
        return correlation * beliefs[i]!.error * beliefs[j]!.error;
      }),
    ),
  );
  const df = Math.max(1, Math.min(...samples.map(({ effectiveN }) => effectiveN)) - 1);
  const sign = row.best === "highest" ? 1 : -1;
  const won = samples.map(() => 0);
  const drawn = new Float64Array(samples.length);
  for (const draw of draws) {
    const scale = Math.sqrt(scaleOf(draw.at(-1)!, df));
    let best = -Infinity;
    for (const [i, own] of lower.entries()) {
      let noise = 0;
      for (let k = 0; k <= i; k++) noise += own[k]! * draw[k]!;
      drawn[i] = sign * (beliefs[i]!.mean + noise / scale);
      best = Math.max(best, drawn[i]);
    }
    let winners = 0;
    for (const value of drawn) if (value >= best - TIE) winners++;
    for (const [i, value] of drawn.entries()) if (value >= best - TIE) won[i]! += 1 / winners;
  }
  return won.map((count) => {
    const { share, lower: low, upper: high } = wilsonInterval(Math.min(draws.length, count), draws.length);
    const shown = (value: number) => Number(value.toFixed(4));
    return { probability: shown(share), interval: [shown(low), shown(high)] };
  });
}
