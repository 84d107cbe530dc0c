/** A number with at most this number of decimals, never −0. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
