import { requireFinite, requireInput } from "./input-error.ts";

/** A value that answers can have, and how many of the answers have it: counts or shares. */
export interface ValueShare {
  value: number;
  share: number;
}

/** Every value once, and how many answers of each distribution have it. */
export interface AlignedShares {
  /** Ascending. */
  values: number[];
  first: number[];
  second: number[];
}

/**
 * Two empirical distributions over the values of both, as the functions for ordered categories take them. People's
 * answers may be anywhere on a scale (averages of several items are); personas' answers are on its points.
 * @param first in any order; a value that is there several times is added up
 * @throws StatisticsInputError for values that are not finite, or no value at all
 */
export function alignShares(first: readonly ValueShare[], second: readonly ValueShare[]): AlignedShares {
  const all = [...first, ...second];
  requireInput(all.length > 0, "Distributions to compare need at least one value.");
  requireFinite(
    all.map(({ value }) => value),
    "Values of a distribution",
  );
  const values = [...new Set(all.map(({ value }) => value))].sort((a, b) => a - b);
  const place = new Map(values.map((value, index) => [value, index]));
  const sharesOf = (own: readonly ValueShare[]): number[] => {
    const shares = values.map(() => 0);
    for (const { value, share } of own) shares[place.get(value)!]! += share;
    return shares;
  };
  return { values, first: sharesOf(first), second: sharesOf(second) };
}
