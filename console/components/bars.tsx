/** Whose figure a mark is: it decides the colour. */
export type Whose = "people" | "personas" | "others";

/** A share of 0 to 1 as a bar. The figure stands beside it as text: who does not see the bar misses nothing. */
export const ShareBar = ({ share, whose = "people" }: { share: number; whose?: Whose }) => (
  <svg class={`bar ${whose}`} aria-hidden="true">
    <rect width={`${Math.min(100, share * 100)}%`} height="100%" />
  </svg>
);

export interface Spread {
  mean: number;
  sd: number;
}

/** A mean as a dot and one standard deviation to either side of it as a line, between the ends of an axis. */
export function SpreadBar({ mean, sd, axis, whose }: Spread & { axis: readonly [number, number]; whose: Whose }) {
  const [from, to] = axis;
  // Room for the dot at either end.
  const at = (value: number) => `${4 + (92 * (value - from)) / (to - from || 1)}%`;
  return (
    <svg class={`spread ${whose}`} aria-hidden="true">
      <line x1={at(mean - sd)} x2={at(mean + sd)} y1="50%" y2="50%" />
      <circle cx={at(mean)} cy="50%" r="5" />
    </svg>
  );
}

/** The axis on which all of them have room. */
export const axisOf = (spreads: readonly Spread[]): [number, number] => [
  Math.min(...spreads.map(({ mean, sd }) => mean - sd)),
  Math.max(...spreads.map(({ mean, sd }) => mean + sd)),
];
