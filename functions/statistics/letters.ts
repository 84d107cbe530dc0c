import { holmAdjusted } from "./holm.ts";

/** The probability that a difference is reported where nothing differs. */
const LEVEL = 0.05;

/** Letters at the heads of columns, `A` to `Z`, then `AA`. */
export const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));

/** All pairs of this number of places, the earlier one first. */
export const pairsOf = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, first) =>
    Array.from({ length: count - first - 1 }, (_, next): [number, number] => [first, first + next + 1]),
  ).flat();

/** A difference of two places of a row. */
export interface Tested {
  row: number;
  pair: readonly [number, number];
  /** Null where there is no test. */
  p: number | null;
}

/**
 * Adjusts all tests of one question together (Holm), and returns the letters of the places of its row that each differs
 * from. If nothing differs, at most one question in twenty has a letter anywhere.
 */
export function adjustTests<T extends Tested>(tests: readonly T[]) {
  const adjusted = holmAdjusted(tests.map(({ p }) => p));
  const all = tests.map((test, index) => ({ ...test, adjusted: adjusted[index] ?? null }));
  const differing = all.filter((test) => test.adjusted !== null && test.adjusted <= LEVEL);
  return {
    tests: all.filter(({ p }) => p !== null).length,
    all,
    lettersOf: (row: number, place: number): string[] =>
      differing
        .filter((test) => test.row === row && test.pair.includes(place))
        .map(({ pair: [first, second] }) => (first === place ? second : first))
        .toSorted((a, b) => a - b)
        .map(letterOf),
  };
}
