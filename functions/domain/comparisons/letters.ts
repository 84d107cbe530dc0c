/** Letters at the heads of columns, `A` to `Z`, then `AA`. */
export const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));

/** All pairs of so many, the earlier one first. */
export const pairsOf = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, first) =>
    Array.from({ length: count - first - 1 }, (_, next): [number, number] => [first, first + next + 1]),
  ).flat();
