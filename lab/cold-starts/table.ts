import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import { textTable } from "../../bin/cli/table.ts";
import type { StartTime } from "./measure-starts.ts";
import { TARGETS, targetOf } from "./targets.ts";

export interface FunctionStart extends StartTime {
  name: FunctionName;
  /** Bytes of the bundle. */
  size: number;
  compressed: number;
}

/** Which targets a function misses, in words; empty if it meets them all. */
export function missedTargets({ name, wall, size }: FunctionStart): string[] {
  return [
    ...(wall > targetOf(name) ? [`start over ${targetOf(name)} ms`] : []),
    ...(size > TARGETS.bundleBytes ? [`bundle over ${TARGETS.bundleBytes / 1024} KB`] : []),
  ];
}

const TITLES = ["function", "KB", "gzip KB", "start ms", "CPU ms", "target", "misses"] as const;
const NUMERIC = new Set([1, 2, 3, 4, 5]);

/** One line per function, the slowest first, ending in a line break. */
export function renderStarts(starts: readonly FunctionStart[]): string {
  const rows = [...starts]
    .sort((a, b) => b.wall - a.wall)
    .map((start) => [
      start.name,
      (start.size / 1024).toFixed(0),
      (start.compressed / 1024).toFixed(0),
      start.wall.toFixed(1),
      start.cpu.toFixed(1),
      String(targetOf(start.name)),
      missedTargets(start).join(", "),
    ]);
  const missing = starts.filter((start) => missedTargets(start).length > 0).length;
  const summary =
    missing === 0 ? `All ${starts.length} meet their targets.` : `${missing} of ${starts.length} miss a target.`;
  return `${[...textTable(TITLES, rows, (_, column) => NUMERIC.has(column)), "", summary].join("\n")}\n`;
}
