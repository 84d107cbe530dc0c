/** One measured size. */
export interface Point {
  size: number;
  /** Seconds; positive. */
  seconds: number;
}

/**
 * Exponent b of time = a · size^b: the slope of log time on log size by least squares.
 * @throws Error for fewer than two different sizes, or sizes and times that are not positive
 */
export function exponentOf(points: readonly Point[]): number {
  const logs = points.map(({ size, seconds }) => ({ x: Math.log(size), y: Math.log(seconds) }));
  if (!logs.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)))
    throw new Error("An exponent of growth needs positive sizes and times");
  const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;
  const [centreX, centreY] = [mean(logs.map(({ x }) => x)), mean(logs.map(({ y }) => y))];
  const spread = logs.reduce((total, { x }) => total + (x - centreX) ** 2, 0);
  if (!(spread > 0)) throw new Error("An exponent of growth needs at least two different sizes");
  return logs.reduce((total, { x, y }) => total + (x - centreX) * (y - centreY), 0) / spread;
}
