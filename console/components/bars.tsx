/** A share of 0 to 1 as a bar. The figure is also next to it as text, so the bar is hidden from screen readers. */
export const ShareBar = ({ share, whose = "people" }: { share: number; whose?: "people" | "personas" }) => (
  <svg class={`bar ${whose}`} aria-hidden="true">
    <rect width={`${Math.min(100, share * 100)}%`} height="100%" />
  </svg>
);
