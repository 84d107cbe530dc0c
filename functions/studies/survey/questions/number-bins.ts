const MOST_BINS = 7;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/** The smallest round step of which seven cover a range; whole numbers are not divided. */
function stepFor(range: number, isWhole: boolean): number {
  const least = range / MOST_BINS;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = magnitude * (ROUND_STEPS.find((round) => round * magnitude >= least * (1 - 1e-9)) ?? 10);
  return isWhole ? Math.max(1, Math.ceil(step)) : step;
}

/** Multiples of 0.1 are not exact in doubles. */
const exact = (value: number): number => Number(value.toPrecision(12));

/**
 * Edges of bins for numbers, ascending, round where it can be: eight bins at most over what lies inside the fences, and
 * one at either end for what lies outside. A bin holds its lower edge, the last one its upper edge too. Whole numbers
 * have bins of whole numbers, and their largest is not put together with the one before where each has its own. Numbers
 * that are all the same have one bin, from it to itself.
 * @param fences lowest and highest number that is not an outlier
 */
export function binEdges(values: readonly number[], [lowest, highest]: readonly [number, number]): number[] {
  const inside = values.filter((value) => value >= lowest && value <= highest);
  const [low, high] = [Math.min(...inside), Math.max(...inside)];
  const isWhole = values.every(Number.isInteger);
  const edges = [low, high];
  if (low < high) {
    const step = stepFor(high - low + (isWhole ? 1 : 0), isWhole);
    const first = Math.floor(low / step + 1e-9);
    // A highest number that is an edge closes the bin below, unless another number needs that place.
    const needsNext = high < Math.max(...values) || (isWhole && step === 1);
    const last = needsNext ? Math.floor(high / step + 1e-9) + 1 : Math.ceil(high / step - 1e-9);
    edges.splice(0, 2, ...Array.from({ length: last - first + 1 }, (_, index) => exact((first + index) * step)));
  }
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least < edges[0]!) edges.unshift(least);
  if (most > edges.at(-1)!) edges.push(most);
  return edges;
}

/** The bin of a number. @param edges of `binEdges` */
export const binOf = (value: number, edges: readonly number[]): number =>
  Math.min(
    edges.length - 2,
    edges.findLastIndex((edge) => edge <= value),
  );
