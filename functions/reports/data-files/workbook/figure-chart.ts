import type { BarChart, ChartCells } from "../xlsx-writer/chart.ts";
import type { Cell } from "../xlsx-writer/sheet.ts";
import { fraction, isPercent, VALUE, type FigureLine } from "./figure-table.ts";

/** Sizes of a picture, in pixels. */
const SIZE = { width: 760, perBar: 26, around: 110 } as const;

/** The figures in a picture: the first of them, and how many there are. */
interface Drawn {
  from: number;
  count: number;
}

/** The longest run of figures of one kind, one for each answer; null if no run has two. */
function drawnLines(lines: readonly FigureLine[]): Drawn | null {
  let best: Drawn = { from: 0, count: 0 };
  for (let from = 0; from < lines.length;) {
    const { figure, item } = lines[from]!.shown;
    const continues = ({ shown }: FigureLine) => shown.figure === figure && shown.value !== null && !shown.box;
    let to = from;
    while (to < lines.length && continues(lines[to]!)) to += 1;
    if (item !== null && to - from > best.count) best = { from, count: to - from };
    from = Math.max(to, from + 1);
  }
  return best.count > 1 ? best : null;
}

/** How far the ends of a figure's interval are below and above it, in the unit of its cell. */
export function intervalArms({ shown }: FigureLine): [number, number] | null {
  const { value, interval } = shown;
  if (value === null || !interval) return null;
  const [below, above] = [value - interval[0]!, interval[1]! - value].map((one) => Math.max(0, one));
  return isPercent(shown) ? [fraction(below!), fraction(above!)] : [below!, above!];
}

/** Cells for hidden columns behind a table, from which pictures draw the lines of intervals. */
export const reachCells = (line: FigureLine): Cell[] => intervalArms(line) ?? [null, null];

/**
 * A picture of the figures of a table.
 * @param at the sheet, the rows of the first figure and of the picture, and the first hidden column
 */
export function figureChart(
  title: string,
  lines: readonly FigureLine[],
  at: { sheet: string; first: number; below: number; hidden: number },
): BarChart | null {
  const drawn = drawnLines(lines);
  if (!drawn) return null;
  const own = lines.slice(drawn.from, drawn.from + drawn.count);
  const isInPercent = own.every(({ shown }) => isPercent(shown));
  const top = at.first + drawn.from;
  const cells = <T>(column: number, cached: readonly T[]): ChartCells<T> => ({
    cells: { sheet: at.sheet, columns: [column, column], rows: [top, top + drawn.count - 1] },
    cached,
  });
  const reaches = own.map(intervalArms);
  const reach = (end: 0 | 1) =>
    cells(
      at.hidden + end,
      reaches.map((one) => one?.[end] ?? 0),
    );
  return {
    kind: "bars",
    title,
    at: { column: 0, row: at.below, width: SIZE.width, height: SIZE.around + SIZE.perBar * drawn.count },
    names: cells(
      0,
      own.map(({ shown }) => shown.item ?? ""),
    ),
    values: cells(
      VALUE,
      own.map(({ shown }) => (isInPercent ? fraction(shown.value ?? 0) : (shown.value ?? 0))),
    ),
    reach: reaches.some((one) => one !== null) ? [reach(0), reach(1)] : null,
    format: isInPercent ? "0%" : "General",
  };
}
