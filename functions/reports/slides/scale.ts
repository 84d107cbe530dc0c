const STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 8;
const FEWEST_STEPS = 4;
const ROUNDING = 1e-9;

/**
 * An axis with numbers that are easy to read. It ends at the ends of its values if round steps fit; otherwise it is
 * wider.
 * @param least @param most ends of the values, the second above the first
 */
export function scaleFrom(least: number, most: number): { least: number; most: number; step: number } {
  const range = most - least;
  const size = 10 ** Math.floor(Math.log10(range / FEWEST_STEPS));
  const steps = STEPS.map((one) => one * size).filter((step) => range / step <= MOST_STEPS + ROUNDING);
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) < ROUNDING;
  const fitting = steps.find((step) => isWhole(range / step) && isWhole(least / step));
  if (fitting !== undefined) return { least, most, step: fitting };
  // From 1 to 7 in steps of 1: no multiple of 2 begins there.
  const shifted = steps.find((step) => isWhole(range / step));
  if (shifted !== undefined) return { least, most, step: shifted };
  const step = steps[0] ?? range;
  return { least: Math.floor(least / step) * step, most: Math.ceil(most / step) * step, step };
}
