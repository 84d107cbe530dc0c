/** The letters that columns, concepts and offers have in addition to their names: `A` to `Z`, then `AA`. */
export const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : "") + String.fromCodePoint(65 + (index % 26));
