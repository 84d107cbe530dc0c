import "./line-chart.css";

export interface LinePoint {
  x: number;
  y: number;
  /** The 95 % interval; null if there is none. */
  interval: readonly number[] | null;
}

interface LineChartProps {
  title: string;
  /** Describes the line for readers who cannot see it; a table next to it has the figures. */
  alternative: string;
  points: readonly LinePoint[];
  /** The x value of the highlighted point. */
  current: number;
  xInWords: (value: number) => string;
  yInWords: (value: number) => string;
}

const [WIDTH, HEIGHT] = [340, 200];
const [LEFT, RIGHT, TOP, BOTTOM] = [52, 22, 12, 28];

/** The end of an axis from zero. Half of it is a round number, too. */
export function axisEnd(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most > 0 ? most : 1));
  return ([1, 2, 4, 6, 8].find((step) => step * power >= most) ?? 10) * power;
}

/** One line over a quantity, with the band of its intervals. */
export function LineChart({ title, alternative, points, current, xInWords, yInWords }: LineChartProps) {
  const [least, most] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 1];
  const end = axisEnd(Math.max(...points.flatMap(({ y, interval }) => [y, ...(interval ?? [])])));
  const atX = (x: number) => LEFT + ((x - least) / (most - least || 1)) * (WIDTH - LEFT - RIGHT);
  const atY = (y: number) => HEIGHT - BOTTOM - (y / end) * (HEIGHT - TOP - BOTTOM);
  const line = (values: readonly (readonly [number, number])[]) =>
    values.map(([x, y]) => `${atX(x).toFixed(1)},${atY(y).toFixed(1)}`).join(" ");
  const known = points.flatMap(({ x, interval }) => (interval ? [{ x, interval }] : []));
  const band = [
    ...known.map(({ x, interval }) => [x, interval[1]!] as const),
    ...known.toReversed().map(({ x, interval }) => [x, interval[0]!] as const),
  ];
  return (
    <figure class="line-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={alternative}>
        {[0, end / 2, end].map((tick) => (
          <g key={tick}>
            <line class="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={atY(tick)} y2={atY(tick)} />
            <text x={LEFT - 6} y={atY(tick) + 4} text-anchor="end">
              {yInWords(tick)}
            </text>
          </g>
        ))}
        {band.length > 0 && <polygon class="band" points={line(band)} />}
        <polyline class="line" points={line(points.map(({ x, y }) => [x, y] as const))} />
        {points.map(({ x, y }, index) => (
          <g key={x}>
            <circle
              class={index === current ? "current" : undefined}
              cx={atX(x)}
              cy={atY(y)}
              r={index === current ? 6 : 4}
            />
            <text class={index === current ? "current" : undefined} x={atX(x)} y={HEIGHT - 8} text-anchor="middle">
              {xInWords(x)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
