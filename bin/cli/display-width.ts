import stringWidth from "string-width";

/** Cells of a terminal that a text without line breaks fills. */
export const displayWidth = (text: string): number => stringWidth(text);

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Fills a text with spaces on the right up to a width in cells; a longer one stays as it is. */
export const padEnd = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - displayWidth(text)));

/** Fills a text with spaces on the left up to a width in cells; a longer one stays as it is. */
export const padStart = (text: string, width: number): string =>
  " ".repeat(Math.max(0, width - displayWidth(text))) + text;

/** Cuts a text to a width in cells; what was cut ends in an ellipsis. */
export function truncate(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let cut = "";
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += displayWidth(segment);
    if (used > width - 1) break;
    cut += segment;
  }
  return width < 1 ? "" : `${cut.trimEnd()}…`;
}
