export interface PlottedInterval {
  letter: string;
  value: number;
  interval: readonly number[] | null;
}

export interface PlotRow {
  label: string;
  lang: string | undefined;
  points: readonly PlottedInterval[];
}

/** Steps that are read without counting: 1, 2 or 5 times a power of ten. */
function roundStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span));
  return power * ([1, 2, 5].find((factor) => factor * power >= span) ?? 10);
}

const TICKS = 4;

/** Round values below, between and above all that is shown. */
export function ticksOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = roundStep((high - low || Math.abs(high) || 1) / TICKS);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const steps = Math.max(1, last - first);
  return Array.from({ length: steps + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

interface IntervalPlotProps {
  rows: readonly PlotRow[];
  write: (value: number) => string;
  /** Where the axis begins and ends at least. */
  bounds?: readonly [number, number];
}

/**
 * Figures of one unit as dots on a common axis, a line each, with 95 % intervals and the letters of what they belong
 * to. All of it stands in the table beside it: who does not see the plot misses nothing.
 */
export function IntervalPlot({ rows, write, bounds }: IntervalPlotProps) {
  const values = rows.flatMap(({ points }) => points.flatMap(({ value, interval }) => [value, ...(interval ?? [])]));
  if (values.length === 0) return null;
  const ticks = ticksOf([...values, ...(bounds ?? [])]);
  const [from = 0, to = 1] = [ticks[0], ticks.at(-1)];
  // Room for a dot and the half of a number at either end.
  const at = (value: number) => `${4 + (92 * (value - from)) / (to - from || 1)}%`;
  return (
    <div class="interval-plot" aria-hidden="true">
      {rows.map(({ label, lang, points }) => (
        <div key={label} class="plot-row">
          {rows.length > 1 && (
            <span class="plot-label" lang={lang} dir="auto">
              {label}
            </span>
          )}
          {points.map(({ letter, value, interval }, index) => (
            <div key={letter} class="plot-line">
              <span class="letters">{letter}</span>
              <svg class={`mark-${(index % 4) + 1}`}>
                {ticks.map((tick) => (
                  <line key={tick} class="grid" x1={at(tick)} x2={at(tick)} y2="100%" />
                ))}
                {interval && <line x1={at(interval[0] ?? value)} x2={at(interval[1] ?? value)} y1="50%" y2="50%" />}
                <circle cx={at(value)} cy="50%" r="5" />
              </svg>
            </div>
          ))}
        </div>
      ))}
      <div class="plot-line">
        <span class="letters" />
        <svg>
          {ticks.map((tick) => (
            <text key={tick} x={at(tick)} y="13">
              {write(tick)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
