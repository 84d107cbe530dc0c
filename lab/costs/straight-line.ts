/** Least squares: what there is without anybody, and what everybody adds. */
export function straightLine(points: readonly (readonly [x: number, y: number])[]): { fixed: number; each: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(([value]) => value));
  const y = mean(points.map(([, value]) => value));
  const spread = points.reduce((sum, [value]) => sum + (value - x) ** 2, 0);
  const each = spread === 0 ? 0 : points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / spread;
  return { fixed: y - each * x, each };
}
