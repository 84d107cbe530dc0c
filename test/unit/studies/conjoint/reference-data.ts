import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ChoiceSet } from "../../../../functions/studies/conjoint/choice-data.ts";

const folder = join(import.meta.dirname, "../../../reference");
/** Where data lie whose licence does not let them be kept here (see test/reference/README.md). */
const besideCheckout = join(import.meta.dirname, "../../../../../shared/reference");

const pathOf = (name: string) => [join(folder, name), join(besideCheckout, name)].find((path) => existsSync(path));

/** Whether a file of the reference data is there. */
export const hasReference = (name: string): boolean => pathOf(name) !== undefined;

const read = (name: string) => readFileSync(pathOf(name) ?? join(folder, name), "utf8");

export const referenceJson = (name: string) => JSON.parse(read(name));

/** Choice sets of a long-format file: one row per alternative, `choice` 1 on the one taken. */
export function referenceChoices(name: string, columns: (row: Record<string, string>) => number[]): ChoiceSet[] {
  const [header, ...lines] = read(name).trim().split("\n");
  const names = header!.split(",");
  const sets = new Map<string, { person: string; alternatives: number[][]; chosen: number }>();
  for (const line of lines) {
    const row = Object.fromEntries(line.split(",").map((value, index) => [names[index]!, value]));
    const set = sets.get(row.obsID!) ?? { person: row.id ?? row.obsID!, alternatives: [], chosen: -1 };
    if (row.choice === "1") set.chosen = set.alternatives.length;
    set.alternatives.push(columns(row));
    sets.set(row.obsID!, set);
  }
  return [...sets.values()];
}

/** Largest relative deviation of a vector from its reference. */
export function worstDeviation(actual: ArrayLike<number>, expected: readonly number[]): number {
  if (actual.length !== expected.length) return Infinity;
  return Math.max(...expected.map((value, index) => Math.abs(actual[index]! - value) / Math.abs(value)));
}
