/** A share of 0 to 1 as a bar. The figure stands beside it as text: who does not see the bar misses nothing. */
export const ShareBar = ({ share, whose = "people" }: { share: number; whose?: "people" | "personas" }) => (
  <svg class={`bar ${whose}`} aria-hidden="true">
    <rect width={`${Math.min(100, share * 100)}%`} height="100%" />
  </svg>
);
