import { sum } from "./moments.ts";

/**
 * Half the summed differences of two distributions, 0 to 1: the part of one that has to move to become the other.
 * @param first in the order of `second`; both sum to 1
 */
export const totalVariation = (first: readonly number[], second: readonly number[]): number =>
  sum(first.map((share, index) => Math.abs(share - second[index]!))) / 2;
