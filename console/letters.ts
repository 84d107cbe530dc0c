/** What columns, concepts and offers are called beside their names: `A` to `Z`, then `AA`. */
export const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : "") + String.fromCodePoint(65 + (index % 26));
