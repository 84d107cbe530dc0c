import type { FigureRow } from "../../dataset/figure-row.ts";
import { differenceOfDifferences } from "../../statistics/difference-of-differences.ts";
import { holmAdjusted } from "../../statistics/holm.ts";
import { rounded } from "../../statistics/rounded.ts";
import { shownInterval } from "../../statistics/shown-interval.ts";
import { decimalsOf, estimateOf, factorOf, membersOf, type Estimate } from "./estimate.ts";
import type { Interaction } from "./schemas.ts";
import type { DividedExperiment } from "./tabled-simulation.ts";

/** Two experiments whose arms are crossed. */
export type Crossing = readonly [DividedExperiment, DividedExperiment];

/** The personas who are in both of two arms. */
export const inBoth = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...one].filter((id) => other.has(id)));

type Tested = Omit<Interaction, "adjusted_p_value">;

function interaction(
  row: FigureRow,
  cells: readonly [Estimate, Estimate, Estimate, Estimate],
): Pick<Tested, "difference" | "difference_interval" | "p_value"> | null {
  const [a, b, c, d] = cells;
  if (!a.sample || !b.sample || !c.sample || !d.sample || cells.some(({ shown }) => shown.small_base)) return null;
  const { difference, interval, p } = differenceOfDifferences([a.sample, b.sample, c.sample, d.sample]);
  const [factor, decimals] = [factorOf(row), decimalsOf(row)];
  return {
    difference: rounded(factor * difference, decimals),
    difference_interval: interval && shownInterval(factor * interval[0], factor * interval[1], decimals),
    p_value: p,
  };
}

/**
 * How the difference between an arm of the first experiment and its first arm changes with the second experiment. The
 * arms of the second experiment are compared with its first arm. Holm's adjustment spans the interactions of a
 * question. Cells with fewer than five answers get no interaction.
 */
export function testInteractions(
  rows: readonly FigureRow[],
  [{ arms: ones }, { arms: others }]: Crossing,
  weightOf: (personaId: string) => number,
): Interaction[] {
  const found = rows.flatMap((row): Tested[] => {
    const cells = ones.map((one) =>
      others.map((other) => estimateOf(row, membersOf(row, weightOf, inBoth(one.participants, other.participants)))),
    );
    return ones.slice(1).flatMap((one, i) =>
      others.slice(1).flatMap((other, j) => {
        const [mine, first] = [cells[i + 1]!, cells[0]!];
        const told = interaction(row, [mine[j + 1]!, first[j + 1]!, mine[0]!, first[0]!]);
        return told ? [{ figure: row.figure, label: row.label, first: one.name, second: other.name, ...told }] : [];
      }),
    );
  });
  const adjusted = holmAdjusted(found.map(({ p_value }) => p_value));
  const shown = (p: number | null | undefined) => (p == null ? null : rounded(p, 4));
  return found.map((one, at) => ({ ...one, p_value: shown(one.p_value), adjusted_p_value: shown(adjusted[at]) }));
}
