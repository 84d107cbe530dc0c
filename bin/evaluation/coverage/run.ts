import { markdownTable } from "../markdown-table.ts";
import { conjointKinds } from "./conjoint.ts";
import { convergenceKinds } from "./convergence.ts";
import type { CoveredKind } from "./kinds.ts";
import { measureCell, SIZES, type CoverageCell } from "./measure.ts";
import { opinionKinds } from "./opinions.ts";
import { reliabilityKinds } from "./reliability.ts";

/** Every kind of interval or test that a report prints; another one is another entry. */
export const coveredKinds: readonly CoveredKind[] = [
  ...reliabilityKinds,
  ...convergenceKinds,
  ...conjointKinds,
  ...opinionKinds,
];

/** Studies simulated per cell; what is slow has a part of them (`effort`). A cell of 2,000 is off by half a point. */
export const STUDIES = 2_000;

/**
 * Simulates all kinds at all sizes.
 * @param studies per cell, before `effort`
 * @param tell is told of every kind before it begins; between cells others have their turn
 */
export async function measureCoverage(
  studies: number,
  tell: (kind: string) => void,
  signal?: AbortSignal,
): Promise<CoverageCell[]> {
  const cells: CoverageCell[] = [];
  for (const kind of coveredKinds) {
    tell(kind.name);
    for (const personas of SIZES) {
      await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
      cells.push(measureCell(kind, personas, Math.max(20, Math.round(studies * (kind.effort ?? 1)))));
    }
  }
  return cells;
}

/** What the marks of the table mean. */
export const COVERAGE_KEY =
  "* below 92 or above 98 of 100, more than 8 false alarms, by more than the simulation's own error; “none”: no " +
  "interval.";

const shown = ({ percent, without, within }: CoverageCell): string =>
  percent === null ? "none" : `${percent.toFixed(1)}${within ? "" : " *"}${without > 0 ? ` (${without} % none)` : ""}`;

/** The table as Markdown, as docs/evaluation.md keeps it, with a note for every kind that has one. */
export function coverageTable(cells: readonly CoverageCell[]): string {
  const rows = coveredKinds.flatMap(({ name, truth, counts, note }) => {
    const own = SIZES.map((size) => cells.find(({ kind, personas }) => kind === name && personas === size));
    if (own.every((cell) => cell === undefined)) return [];
    const studies = own[0]?.studies ?? 0;
    const cellsShown = own.map((cell) => (cell ? shown(cell) : "–"));
    const promised = { covered: "95", alarms: "≤ 5", power: "–" }[counts];
    return [[name, promised, ...cellsShown, String(studies), note ? `${truth}. Note: ${note}` : truth]];
  });
  const head = ["Interval or test", "Promised", ...SIZES.map((size) => `n = ${size}`), "Studies", "Truth"];
  return markdownTable(head, rows);
}
