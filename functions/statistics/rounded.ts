/** A number with so many decimals at most, never −0. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
