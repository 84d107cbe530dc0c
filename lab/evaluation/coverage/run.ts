import { markdownTable } from "../markdown-table.ts";
import { comparisonKinds, normKinds } from "./comparisons.ts";
import { conceptKinds } from "./concepts.ts";
import { conjointKinds } from "./conjoint.ts";
import { convergenceKinds } from "./convergence.ts";
import { heldAgainstPeopleKinds } from "./humans.ts";
import type { CoveredKind, SizeAxis } from "./kinds.ts";
import { measureCell, PERSONAS_IN_STUDY, type CoverageCell } from "./measure.ts";
import { opinionKinds } from "./opinions.ts";
import { quotaKinds } from "./quotas.ts";
import { robustnessKinds } from "./robustness.ts";
import { reliabilityKinds } from "./reliability.ts";
import { surveyAnalysisKinds } from "./survey-analyses.ts";
import { surveyKinds } from "./survey-kinds.ts";
import { tableKinds } from "./tables.ts";
import { weightedKinds } from "./weighted.ts";

/** Every kind of interval or test that a report prints; another one is another entry. */
export const coveredKinds: readonly CoveredKind[] = [
  ...reliabilityKinds,
  ...robustnessKinds,
  ...convergenceKinds,
  ...conjointKinds,
  ...opinionKinds,
  ...surveyKinds,
  ...surveyAnalysisKinds,
  ...conceptKinds,
  ...weightedKinds,
  ...quotaKinds,
  ...heldAgainstPeopleKinds,
  ...tableKinds,
  ...comparisonKinds,
  ...normKinds,
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
    for (const personas of (kind.axis ?? PERSONAS_IN_STUDY).sizes) {
      await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
      cells.push(measureCell(kind, personas, Math.max(20, Math.round(studies * (kind.effort ?? 1)))));
    }
  }
  return cells;
}

/** What the marks of the table mean. */
export const COVERAGE_KEY =
  "* below 92 or above 98 of 100 (paired means: 93 and 97), more than 8 false alarms, by more than the simulation's " +
  "own error; “none”: no interval.";

const shown = ({ percent, without, within }: CoverageCell): string =>
  percent === null ? "none" : `${percent.toFixed(1)}${within ? "" : " *"}${without > 0 ? ` (${without} % none)` : ""}`;

function tableOf(axis: SizeAxis, kinds: readonly CoveredKind[], cells: readonly CoverageCell[]): string[] {
  const rows = kinds.flatMap(({ name, truth, counts, note }) => {
    const own = axis.sizes.map((size) => cells.find(({ kind, personas }) => kind === name && personas === size));
    if (own.every((cell) => cell === undefined)) return [];
    const studies = own[0]?.studies ?? 0;
    const cellsShown = own.map((cell) => (cell ? shown(cell) : "–"));
    const promised = { covered: "95", alarms: "≤ 5", power: "–" }[counts];
    return [[name, promised, ...cellsShown, String(studies), note ? `${truth}. Note: ${note}` : truth]];
  });
  const sizes = axis.sizes.map((size) => `${axis.name} = ${size}`);
  return rows.length === 0 ? [] : [markdownTable(["Interval or test", "Promised", ...sizes, "Studies", "Truth"], rows)];
}

/** A Markdown table for every axis (docs/measurements/evaluation.md), with a note for every kind that has one. */
export const coverageTable = (cells: readonly CoverageCell[]): string =>
  [...Map.groupBy(coveredKinds, ({ axis = PERSONAS_IN_STUDY }) => axis)]
    .flatMap(([axis, kinds]) => tableOf(axis, kinds, cells))
    .join("\n");
