// The tables of ITU-T T.81, Annex K.

import type { HuffmanCodes } from "./huffman.ts";

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Of the differences of constant terms: sizes from 0 to 11 bits in rising order. */
const constantTerms = (counts: readonly number[]): HuffmanCodes => ({
  counts: Uint8Array.from({ length: 16 }, (_, index) => counts[index] ?? 0),
  symbols: Uint8Array.from({ length: sum(counts) }, (_, size) => size),
});

/** Of the other coefficients (`run of zeros << 4 | size`): the frequent ones, then all others in rising order. */
function coefficients(counts: readonly number[], frequent: string): HuffmanCodes {
  const first = [...Buffer.from(frequent, "hex")];
  const others: number[] = [];
  for (let run = 0; run < 16; run += 1) {
    for (let size = 1; size <= 10; size += 1) others.push((run << 4) | size);
  }
  return {
    counts: Uint8Array.from(counts),
    symbols: Uint8Array.from([...first, ...others.filter((symbol) => !first.includes(symbol))]),
  };
}

/** [brightness, colour] */
export const constantCodes = [
  constantTerms([0, 1, 5, 1, 1, 1, 1, 1, 1]),
  constantTerms([0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
] as const;

/** [brightness, colour] */
export const coefficientCodes = [
  coefficients(
    [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
    "01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282",
  ),
  coefficients(
    [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119],
    "000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f1",
  ),
] as const;

/** [brightness, colour], by place (row * 8 + column), at quality 50. */
export const quantisation = [
  [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
    87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
    72, 92, 95, 98, 112, 100, 103, 99,
  ],
  [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99,
  ],
] as const;
