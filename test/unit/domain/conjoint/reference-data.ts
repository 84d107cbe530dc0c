import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ChoiceSet } from "../../../../functions/domain/conjoint/choice-data.ts";

const folder = join(import.meta.dirname, "../../../../../shared/reference");

/** Published data stand beside the checkout where there are any, never inside it. */
export const hasReference = existsSync(join(folder, "models.json"));

export const referenceJson = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));

/** Choice sets of a long-format file: one row per alternative, `choice` 1 on the one taken. */
export function referenceChoices(name: string, columns: (row: Record<string, string>) => number[]): ChoiceSet[] {
  const [header, ...lines] = readFileSync(join(folder, name), "utf8").trim().split("\n");
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
