import { requireInput } from "./input-error.ts";
import { mean, standardDeviation, sum } from "./moments.ts";
import { normalCdf, normalQuantile } from "./normal.ts";
import { quantileOfSorted } from "./quantile.ts";
import { randomFrom, wholeNumber } from "./random.ts";
import type { RandomGenerator } from "./random.ts";
import { studentTQuantile } from "./student-t.ts";
import type { Interval } from "./wilson.ts";

/** Below this many units the percentile interval is too narrow and off centre; `auto` takes BCa there. */
export const BCA_BELOW_UNITS = 30;

export interface BootstrapOptions {
  /** 32-bit seed; the same seed and data give the same interval. */
  seed: number;
  /** Number of resamples B, default 2000. */
  replicates?: number;
  /** Confidence level, default 0.95. */
  level?: number;
  /** `auto` (default) is BCa below 30 units, and percentile with at least 30. */
  method?: "auto" | "bca" | "percentile";
}

/** Two thousand resamples show no more than their smallest and largest. */
const WIDEST_LEVEL = 0.9999;

/**
 * Confidence level at which to read a bootstrap distribution, so that few units do not make the interval too narrow.
 * The distribution is short of a factor √((n−1)/n), and its quantiles are a normal's instead of Student's t. For 95 %
 * and ten units, the level is 98.3 % (Hesterberg 2015, What Teachers Should Know about the Bootstrap: the expanded
 * percentile interval).
 * @param units number of units that are resampled, at least 2
 * @param level wanted level, 0..1
 */
export function expandedLevel(units: number, level = 0.95): number {
  requireInput(units > 1, "A bootstrap needs at least two units.");
  const t = studentTQuantile((1 + level) / 2, units - 1);
  return Math.min(WIDEST_LEVEL, 1 - 2 * normalCdf(-Math.sqrt(units / (units - 1)) * t));
}

export interface BootstrapInterval extends Interval {
  /** The statistic of the original data. */
  estimate: number;
  standardError: number;
  /** The method that was finally used: BCa falls back to percentile where its corrections are undefined. */
  method: "bca" | "percentile";
  /** Number of resamples, and how many of them were left out because the statistic was undefined. */
  replicates: number;
  undefinedReplicates: number;
}

/** A statistic of one or several groups of units; null where it is undefined, e.g. without variance. */
export type Statistic<T> = (groups: readonly (readonly T[])[]) => number | null;

function resample<T>(random: RandomGenerator, units: readonly T[]): T[] {
  return units.map(() => units[wholeNumber(random, 0, units.length - 1)]!);
}

/**
 * Acceleration from the jackknife, over several groups: Σ_s Σ_i U³/n_s³ / (6 (Σ_s Σ_i U²/n_s²)^{3/2}) with U = (n_s −
 * 1)(θ̄ − θ₋ᵢ) (Davison & Hinkley 1997, Bootstrap Methods, ch. 5). Groups of one, and units without which the statistic
 * is undefined, add nothing.
 */
function acceleration<T>(groups: readonly (readonly T[])[], statistic: Statistic<T>): number {
  let cubes = 0;
  let squares = 0;
  for (const [index, group] of groups.entries()) {
    if (group.length < 2) continue;
    const leftOut = group
      .map((_, unit) => statistic(groups.with(index, group.toSpliced(unit, 1))))
      .filter((value) => value !== null);
    if (leftOut.length === 0) continue;
    const centre = mean(leftOut);
    const influences = leftOut.map((value) => ((group.length - 1) * (centre - value)) / group.length);
    cubes += sum(influences.map((influence) => influence ** 3));
    squares += sum(influences.map((influence) => influence ** 2));
  }
  return squares > 0 ? cubes / (6 * squares ** 1.5) : 0;
}

/** The two probabilities at which BCa reads the sorted replicates; null where they are undefined. */
function bcaProbabilities(sorted: readonly number[], estimate: number, a: number, level: number) {
  const below = sorted.filter((value) => value < estimate).length;
  const ties = sorted.filter((value) => value === estimate).length;
  const bias = normalQuantile((below + ties / 2) / sorted.length);
  if (!Number.isFinite(bias)) return null;
  const shift = (p: number): number | null => {
    const z = bias + normalQuantile(p);
    const denominator = 1 - a * z;
    return denominator > 0 ? normalCdf(bias + z / denominator) : null;
  };
  const [lower, upper] = [shift((1 - level) / 2), shift((1 + level) / 2)];
  return lower === null || upper === null ? null : { lower, upper };
}

/**
 * Bootstrap interval of a statistic of several independent groups, e.g. the personas of each simulation: units are
 * resampled with replacement inside their group. Percentile, or BCa (Efron 1987, JASA 82:171), which corrects bias and
 * skewness; replicates equal to the estimate count half in the bias. Quantiles of the replicates are read at (B + 1)p.
 * @returns null when the statistic is undefined on the data or on every resample
 * @throws StatisticsInputError for an empty group, fewer than 100 replicates or a level outside (0, 1)
 */
export function bootstrapGroups<T>(
  groups: readonly (readonly T[])[],
  statistic: Statistic<T>,
  options: BootstrapOptions,
): BootstrapInterval | null {
  const { seed, replicates = 2000, level = 0.95, method = "auto" } = options;
  requireInput(
    groups.length > 0 && groups.every((group) => group.length > 0),
    "A bootstrap needs units in every group.",
  );
  requireInput(Number.isInteger(replicates) && replicates >= 100, "A bootstrap needs at least 100 replicates.");
  requireInput(level > 0 && level < 1, `A confidence level must lie between 0 and 1, found ${level}.`);
  const estimate = statistic(groups);
  if (estimate === null) return null;
  const random = randomFrom(seed);
  const drawn = Array.from({ length: replicates }, () => statistic(groups.map((group) => resample(random, group))));
  const sorted = drawn.filter((value) => value !== null).sort((x, y) => x - y);
  if (sorted.length === 0) return null;
  const units = sum(groups.map((group) => group.length));
  const corrected =
    method === "bca" || (method === "auto" && units < BCA_BELOW_UNITS)
      ? bcaProbabilities(sorted, estimate, acceleration(groups, statistic), level)
      : null;
  const probabilities = corrected ?? { lower: (1 - level) / 2, upper: (1 + level) / 2 };
  return {
    estimate,
    lower: quantileOfSorted(sorted, probabilities.lower, 6),
    upper: quantileOfSorted(sorted, probabilities.upper, 6),
    standardError: sorted.length > 1 ? standardDeviation(sorted) : 0,
    method: corrected === null ? "percentile" : "bca",
    replicates,
    undefinedReplicates: replicates - sorted.length,
  };
}

/** {@link bootstrapGroups} for one group of units, e.g. the personas of one simulation with all their answers. */
export function bootstrapInterval<T>(
  units: readonly T[],
  statistic: (sample: readonly T[]) => number | null,
  options: BootstrapOptions,
): BootstrapInterval | null {
  return bootstrapGroups([units], ([sample]) => statistic(sample!), options);
}
