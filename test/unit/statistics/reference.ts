import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

const file = join(import.meta.dirname, "../../reference/metrics.json");

/** Figures that were published or computed independently of this project. */
export const metrics = JSON.parse(readFileSync(file, "utf8"));

/** Equal to 1e-9 relative; the reference prints 15 digits, and rounding noise for zeros. */
export function expectClose(actual: number | null | undefined, expected: number, relative = 1e-9): void {
  const difference = Math.abs((actual ?? NaN) - expected);
  expect(difference, `${actual} against ${expected}`).toBeLessThanOrEqual(
    Math.max(relative * Math.abs(expected), 1e-15),
  );
}

export function expectInterval(
  actual: { lower: number; upper: number } | null | undefined,
  [lower, upper]: readonly [number, number],
  relative = 1e-9,
): void {
  expectClose(actual?.lower, lower, relative);
  expectClose(actual?.upper, upper, relative);
}

/** Columns become rows: the reference lists observers × units, the functions take units × observers. */
export function transposed<T>(table: readonly (readonly T[])[]): T[][] {
  return table[0]!.map((_, column) => table.map((row) => row[column]!));
}
