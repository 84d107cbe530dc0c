import { inReadingOrder, type Piece } from "./reading-order.ts";

/** A piece of text as pdf.js finds it on a page. */
export interface PlacedText {
  str: string;
  /** Its position: a matrix whose last two numbers are x and y, in units of 1/72 inch. */
  transform: readonly number[];
  width: number;
  /** Zero for the spaces that pdf.js adds between words. */
  height: number;
  /** Whether a line ends after it. */
  hasEOL: boolean;
}

/** A line with its position on the page; `y` grows upwards. */
interface Line {
  text: string;
  y: number;
  /** Height of its largest letters. */
  height: number;
}

/** A gap between two words this many letter heights wide separates columns, not words. */
const COLUMN_GAP = 1.5;
/**
 * A distance between lines this many times the usual one separates paragraphs (Word's and LibreOffice's is 1.4 and
 * more).
 */
const PARAGRAPH_GAP = 1.3;
/** Lines that are further apart than this many letter heights never belong to one paragraph. */
const WIDEST_LEADING = 2.6;

/**
 * The text of a page in the order in which its producer wrote it: lines as lines, paragraphs separated by a blank line,
 * columns of tables by a tab.
 */
export function pageText(items: readonly PlacedText[]): string {
  const lines = linesOf(items);
  const usual = usualDistance(lines);
  return lines
    .map((line, index) => {
      const previous = lines[index - 1];
      if (!previous) return line.text;
      const distance = previous.y - line.y;
      // A jump upwards is a new column or a separate box.
      const widest = Math.min(usual * PARAGRAPH_GAP, line.height * WIDEST_LEADING);
      const separate = distance < -line.height / 2 || distance > widest;
      return (separate ? "\n\n" : "\n") + line.text;
    })
    .join("");
}

function linesOf(items: readonly PlacedText[]): Line[] {
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  let line = { y: 0, height: 0 };
  const finish = () => {
    const text = inReadingOrder(pieces).trim();
    if (text !== "") lines.push({ ...line, text });
    pieces = [];
    line = { y: 0, height: 0 };
  };
  const put = (text: string, { transform }: PlacedText) => pieces.push({ text, x: transform[4] ?? 0 });
  for (const item of items) {
    const y = item.transform[5] ?? 0;
    if (item.str.trim() === "") {
      put(item.width > line.height * COLUMN_GAP && pieces.length > 0 ? "\t" : item.str, item);
    } else {
      // pdf.js marks the ends of lines, but not where text jumps between boxes.
      if (pieces.length > 0 && Math.abs(line.y - y) > Math.max(line.height, item.height)) finish();
      if (line.height === 0) line.y = y;
      put(item.str, item);
      line.height = Math.max(line.height, item.height);
    }
    if (item.hasEOL) finish();
  }
  finish();
  return lines;
}

/** The distance between lines of one paragraph on this page; infinite if nothing shows it. */
function usualDistance(lines: readonly Line[]): number {
  const distances = lines
    .slice(1)
    .map((line, index) => ({ distance: (lines[index]?.y ?? 0) - line.y, height: line.height }))
    .filter(({ distance, height }) => distance > height / 2 && distance < height * WIDEST_LEADING)
    .map(({ distance }) => distance)
    .sort((one, other) => one - other);
  // Below the median, because on a page of short paragraphs most distances are those between them.
  return distances[Math.floor(distances.length / 4)] ?? Infinity;
}
