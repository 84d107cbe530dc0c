/**
 * Ends of an interval as they are shown, rounded.
 * @returns null if both ends are equal after rounding: an interval of width zero would claim certainty
 */
export function shownInterval(lower: number, upper: number, decimals: number): [number, number] | null {
  const [low, high] = [Number(lower.toFixed(decimals)), Number(upper.toFixed(decimals))];
  return low < high ? [low, high] : null;
}
