import type { RandomGenerator } from "../../../functions/statistics/random.ts";

/** One simulated study: what a report would print, and whether it holds. */
export type Outcome =
  /** Whether the interval holds the truth; null where the report prints none. */
  boolean | null;

/** Whether an interval holds the truth; null where there is none. */
export const holds = (interval: readonly number[] | null | undefined, truth: number): Outcome =>
  interval ? interval[0]! <= truth && truth <= interval[1]! : null;

/** So many of something: people of a study, answers of a person. */
export const times = <T>(count: number, one: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => one(index));

/** Sizes of simulated studies that the cells of a table are for. */
export interface SizeAxis {
  /** What grows: stands before every size. */
  name: string;
  sizes: readonly number[];
}

/** A kind of interval, or a test, that reports print, with studies of known truth. */
export interface CoveredKind {
  name: string;
  /** What the truth is, and who is simulated. */
  truth: string;
  /**
   * `covered`: shares of intervals that hold the truth; `alarms` and `power`: shares of tests that find a difference.
   */
  counts: "covered" | "alarms" | "power";
  /** Personas in a study, unless something else decides. */
  axis?: SizeAxis;
  /** Percent that a cell has to lie within, where that is not what `counts` says. */
  bounds?: readonly [low: number, high: number];
  /** Percent that ten personas reach at least, where that is known to be less than intervals should. */
  lowest?: number;
  /** Why a cell may lie outside the bounds; printed with the table. */
  note?: string;
  /** Simulated studies in relation to what was asked for: slow kinds have fewer. */
  effort?: number;
  /**
   * Prepares studies of a size, without an axis of its own of n personas.
   * @returns one simulated study per call, of which several intervals may be counted
   */
  prepare: (n: number) => (random: RandomGenerator) => Outcome[];
}
