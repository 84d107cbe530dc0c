import type { MeasuredWork } from "./measured-work.ts";

/** One of several runs of the same work, and how far they were apart. */
export interface TypicalRun {
  /** The one with the median ratio. */
  run: MeasuredWork;
  /** Of wall time over critical path, in ascending order. */
  ratios: readonly number[];
}

/** Wall time over critical path. */
export const overPath = ({ wallSeconds, criticalSeconds }: Pick<MeasuredWork, "wallSeconds" | "criticalSeconds">) =>
  wallSeconds / criticalSeconds;

/** @throws RangeError without any run */
export function typicalRun(runs: readonly MeasuredWork[]): TypicalRun {
  const ordered = runs.toSorted((a, b) => overPath(a) - overPath(b));
  const run = ordered[Math.floor(ordered.length / 2)];
  if (!run) throw new RangeError("There is no run to choose from.");
  return { run, ratios: ordered.map(overPath) };
}
