const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] as const;

/** A bar in two parts, so that each can have its colour; together they fill exactly `width` cells. */
export interface Bar {
  filled: string;
  rest: string;
}

/**
 * A horizontal bar, exact to an eighth of a cell.
 * @param share 0 to 1; anything beyond is cut
 * @param width cells
 */
export function bar(share: number, width: number): Bar {
  const eighths = Math.round(Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0)) * width * 8);
  const filled = "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
  return { filled, rest: "·".repeat(width - filled.length) };
}
