import { haltonSequence } from "../../statistics/low-discrepancy.ts";
import { randomFrom, seedFrom, uniform } from "../../statistics/random.ts";

/**
 * The coordinates of a persona; the first ones get the small bases of the sequence, in which few points are spread
 * best.
 */
export const PLAN_DIMENSIONS = [
  "age",
  "gender",
  "income",
  "education",
  "occupation",
  "household",
  "price_sensitivity",
  "attitude",
  "openness",
  "conscientiousness",
  "extraversion",
  "agreeableness",
  "neuroticism",
  "region",
] as const;
export type PlanDimension = (typeof PLAN_DIMENSIONS)[number];
/** One position in [0, 1) per dimension: how far along its distribution a persona lies. */
export type UnitPoint = Record<PlanDimension, number>;

const LARGEST_UNIT = 1 - 2 ** -53;

/** Van der Corput's sequence: the digits of a number in base 2, mirrored at the point. */
function mirrored(index: number): number {
  let value = 0;
  for (let scale = 0.5, rest = index; rest > 0; scale /= 2, rest = Math.floor(rest / 2)) value += (rest % 2) * scale;
  return value;
}

export interface PointOptions {
  count: number;
  /** Points that earlier plans of the same seed have taken. */
  startIndex: number;
  seed: number | string;
  /** Which of the many ways to pair the coordinates; each dimension on its own is the same in all of them. */
  pairing: number;
}

/**
 * Points that cover every dimension evenly. Scrambled Halton points give the order of the personas in each dimension.
 * Each persona takes its own one of `count` equal strata, all at the same offset inside (a systematic Latin hypercube).
 * The offset moves with `startIndex`, so that the next plan of a group falls between the positions of the earlier ones.
 * In the larger bases of the sequence itself ten points are no better spread than random ones.
 */
export function unitPoints({ count, startIndex, seed, pairing }: PointOptions): UnitPoint[] {
  const sequence = haltonSequence({
    points: count,
    dimensions: PLAN_DIMENSIONS.length,
    skip: startIndex,
    seed: seedFrom(seed, "pairing", pairing),
  });
  const points: Record<string, number>[] = sequence.map(() => ({}));
  for (const [dimension, name] of PLAN_DIMENSIONS.entries()) {
    const offset = (uniform(randomFrom(seedFrom(seed, "offset", name))) + mirrored(startIndex)) % 1;
    const order = sequence.map((point, index) => ({ index, coordinate: point[dimension]! }));
    order.sort((a, b) => a.coordinate - b.coordinate || a.index - b.index);
    for (const [stratum, { index }] of order.entries()) {
      points[index]![name] = Math.min((stratum + offset) / count, LARGEST_UNIT);
    }
  }
  return points as UnitPoint[];
}
