import { quantile, type PageLine } from "./page-lines.ts";

/** The least size of a text column, as opposed to a table column or a label next to a picture. */
const MIN_LINES = 4;
const MIN_WIDTH = 0.2;
const MIN_WORDS = 3;
/** Running text fills its column: most lines are at least this wide. */
const FILLED = 0.7;
/** Space between columns, in fractions of the page's width. */
const MIN_GUTTER = 0.012;
/** Lines of a column begin within this fraction of the page's width; finer cuts find no more columns. */
const GRID = 200;
/** Two columns are side by side over at least this share of the shorter one. */
const MIN_OVERLAP = 0.5;

interface Extent {
  from: number;
  to: number;
}
const across = (lines: PageLine[]): Extent => ({
  from: Math.min(...lines.map(({ left }) => left)),
  to: Math.max(...lines.map(({ right }) => right)),
});
const down = (lines: PageLine[]): Extent => ({
  from: Math.min(...lines.map(({ top }) => top)),
  to: Math.max(...lines.map(({ bottom }) => bottom)),
});
const lengthOf = ({ from, to }: Extent) => to - from;
const middle = ({ top, bottom }: PageLine) => (top + bottom) / 2;

function isColumn(lines: PageLine[]): boolean {
  const width = lengthOf(across(lines));
  const words = lines.map(({ text }) => text.split(/\s+/).length);
  const widths = lines.map(({ left, right }) => right - left);
  return (
    lines.length >= MIN_LINES &&
    width >= MIN_WIDTH &&
    quantile(words, 0.5) >= MIN_WORDS &&
    quantile(widths, 0.5) >= width * FILLED
  );
}

/** Whether lines are one column of running text, or two of them. */
const isText = (lines: PageLine[], mayBeTwo: boolean): boolean =>
  isColumn(lines) || (mayBeTwo && lines.length > 0 && bestCut(lines, false).covered === lines.length);

/** @param nested whether the right one may be two columns again */
function standSideBySide(left: PageLine[], right: PageLine[], nested: boolean): boolean {
  if (!isColumn(left) || !isText(right, nested)) return false;
  if (across(right).from - across(left).to < MIN_GUTTER) return false;
  const [one, other] = [down(left), down(right)];
  const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return shared >= MIN_OVERLAP * Math.min(lengthOf(one), lengthOf(other));
}

/** The part between two lines that cross the gutter: two columns, or lines in Textract's order. */
type Section = { left: PageLine[]; right: PageLine[] } | PageLine[];

/** Cuts a page along a vertical line; lines that cross it end a section and form their own. */
function sectionsAt(x: number, lines: PageLine[], nested: boolean): Section[] {
  const crossing = lines.filter(({ left, right }) => left < x && right > x).toSorted((a, b) => middle(a) - middle(b));
  if (crossing.length > lines.length / 2) return [];
  const beside = lines.filter(({ left, right }) => left >= x || right <= x);
  const bounds = [...crossing.map(middle), Infinity];
  return bounds.flatMap((bound, index): Section[] => {
    const above = bounds[index - 1] ?? -Infinity;
    const within = beside.filter((line) => middle(line) > above && middle(line) <= bound);
    const left = within.filter((line) => line.right <= x);
    const right = within.filter((line) => line.left >= x);
    const separator = crossing[index];
    return [standSideBySide(left, right, nested) ? { left, right } : within, separator ? [separator] : []];
  });
}

const inColumns = (section: Section) => (Array.isArray(section) ? 0 : section.left.length + section.right.length);

/** The cut that puts most lines into columns. */
function bestCut(lines: PageLine[], nested: boolean): { sections: Section[]; covered: number } {
  let best: { sections: Section[]; covered: number } = { sections: [], covered: 0 };
  for (const x of new Set(lines.map(({ left }) => Math.floor(left * GRID) / GRID - MIN_GUTTER / 2))) {
    const sections = sectionsAt(x, lines, nested);
    const covered = sections.reduce((sum, section) => sum + inColumns(section), 0);
    if (covered > best.covered) best = { sections, covered };
  }
  return best;
}

/**
 * The lines of a page in the order of reading. Textract lists lines from top to bottom, which mixes columns of running
 * text line by line. If a page clearly has two or three such columns, each is read to its end. Everything else, above
 * all tables, keeps Textract's order.
 */
export function inReadingOrder(lines: PageLine[]): PageLine[] {
  const { sections, covered } = bestCut(lines, true);
  if (covered === 0) return lines;
  return sections.flatMap((section) =>
    Array.isArray(section) ? section : [...byTop(section.left), ...inReadingOrder(byTop(section.right))],
  );
}

const byTop = (lines: PageLine[]) => lines.toSorted((a, b) => a.top - b.top);
