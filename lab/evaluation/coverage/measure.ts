import { randomFrom, seedFrom } from "../../../functions/statistics/random.ts";
import { wilsonInterval } from "../../../functions/statistics/wilson.ts";
import type { CoveredKind, SizeAxis } from "./kinds.ts";

/** Personas in a simulated study. */
export const SIZES = [5, 10, 25, 50] as const;
export const PERSONAS_IN_STUDY: SizeAxis = { name: "n", sizes: SIZES };

/** What is promised of a 95 % interval, percent; false alarms are to be at most 8. */
const BOUNDS = { covered: [92, 98], alarms: [0, 8], power: [0, 100] } as const;

export interface CoverageCell {
  kind: string;
  /** Personas, or what else the kind's axis counts. */
  personas: number;
  /** Simulated studies, and intervals or tests in them. */
  studies: number;
  intervals: number;
  /** Percent that hold; null without any. */
  percent: number | null;
  /** Percent of studies for which the report prints none. */
  without: number;
  within: boolean;
}

/**
 * Simulates studies and counts. A cell is out of bounds only where simulation error does not explain it: its 95 %
 * interval, studies being the units, lies outside.
 */
export function measureCell(kind: CoveredKind, personas: number, studies: number): CoverageCell {
  const random = randomFrom(seedFrom("coverage", kind.name, personas));
  const simulate = kind.prepare(personas);
  let [held, intervals, none] = [0, 0, 0];
  for (let study = 0; study < studies; study++) {
    for (const outcome of simulate(random)) {
      if (outcome === null) none++;
      else {
        intervals++;
        if (outcome) held++;
      }
    }
  }
  const share = intervals === 0 ? null : held / intervals;
  const [low, high] = kind.bounds ?? BOUNDS[kind.counts];
  const { lower, upper } = wilsonInterval((share ?? 0) * studies, studies);
  return {
    kind: kind.name,
    personas,
    studies,
    intervals,
    percent: share === null ? null : Number((100 * share).toFixed(1)),
    without: Number(((100 * none) / Math.max(1, none + intervals)).toFixed(1)),
    within: share === null || (100 * upper >= low && 100 * lower <= high),
  };
}
