import type { SurveyScale } from "../schemas.ts";
import { readMark } from "./marks.ts";
import { BROKEN_SCALE, scaleOf, type ScalePoint } from "./numeric-scale.ts";
import { verbalScale } from "./verbal-scale.ts";

/** What a table asks: rows to be rated, rows with the same options, options alone, or a scale alone. */
export interface TableReading {
  scale: SurveyScale | null;
  options: string[] | null;
  rows: string[];
}

const answerCell = /^(?:[☐☑□■○◯●◻❏❑❍_.…–—-]*|\[[ x]?\]|\( ?\)|[-−+]?\d{1,2}|x|o)$/iu;
const point = /^[([]?([-−+]?\d{1,2})[)\]]?(?:\s*[=:–-]?\s*[([]?(\p{L}[^()]{0,150})[)\]]?)?$/u;
const labelFirst = /^(\p{L}[^()]{0,150}?)\s*[(=]?\s*([-−+]?\d{1,2})\)?$/u;

/** The scale that the columns of a table are. */
export function columnScale(cells: readonly string[]): SurveyScale | null {
  if (cells.length < 2 || cells.some((cell) => cell === "")) return null;
  const verbal = verbalScale(cells);
  if (verbal) return verbal;
  const points: ScalePoint[] = [];
  for (const cell of cells) {
    const numbered = point.exec(cell);
    const labelled = numbered ? null : labelFirst.exec(cell);
    const value = Number((numbered?.[1] ?? labelled?.[2])?.replace("−", "-") ?? NaN);
    const previous = points.at(-1)?.value;
    if (Number.isNaN(value) || (previous !== undefined && Math.abs(value - previous) !== 1)) return null;
    points.push({ value, label: (numbered ? numbered[2] : labelled?.[1])?.trim() || null });
  }
  const scale = points.length >= 3 ? scaleOf(points) : null;
  return scale === BROKEN_SCALE ? null : scale;
}

/**
 * Reads the rows of a table below a question.
 * @param known the scale of the question itself, for tables whose columns have no names
 * @returns null if the table is something else
 */
export function readTable(source: readonly (readonly string[])[], known: SurveyScale | null): TableReading | null {
  const rows = source.filter((cells) => !cells.every((cell) => /^:?-{2,}:?$/.test(cell)));
  const [header, second] = rows;
  if (!header) return null;
  if (rows.length <= 2) {
    const alone = scaleAlone(header, second);
    if (alone) return { scale: alone, options: null, rows: [] };
  }
  if (rows.length === 1) return optionsOf(header);
  const columns = trimmedEnd(header.slice(1));
  const body = rows.slice(1);
  const names = body.map((cells) => readMark(cells[0] ?? "").text || (cells[0] ?? ""));
  if (names.some((name) => name === "" || answerCell.test(name))) return null;
  const isBlankGrid = body.every((cells) => cells.slice(1).every((cell) => answerCell.test(cell)));
  if (!isBlankGrid) return null;
  const scale = columnScale(columns);
  if (scale) return { scale, options: null, rows: names };
  if (known) {
    const isRow =
      header.length > 1 && header.slice(1).every((cell) => answerCell.test(cell)) && (header[0] ?? "") !== "";
    return { scale: known, options: null, rows: isRow ? [readMark(header[0] ?? "").text, ...names] : names };
  }
  return columns.length >= 2 && columns.every((cell) => cell !== "" && !answerCell.test(cell))
    ? { scale: null, options: columns, rows: names }
    : null;
}

const trimmedEnd = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);

/** One row of points with or without words at its ends, or such a row with a row of labels above or below. */
function scaleAlone(first: readonly string[], second: readonly string[] | undefined): SurveyScale | null {
  if (!second) {
    const own = columnScale(first.filter(Boolean));
    if (own) return own;
    const inner = columnScale(first.slice(1, -1));
    const ends = [first[0], first.at(-1)];
    return inner && inner.labels === null && ends.every((end) => end && !/\d/.test(end))
      ? { ...inner, low_label: ends[0] ?? null, high_label: ends[1] ?? null }
      : null;
  }
  for (const [numbers, labels] of [
    [first, second],
    [second, first],
  ] as const) {
    const scale = columnScale(numbers.filter(Boolean));
    if (!scale || scale.labels !== null || scale.points < 3) continue;
    const words = labels.filter(Boolean);
    if (words.length < 2 || words.some((word) => answerCell.test(word))) continue;
    if (words.length !== 2 && words.length !== scale.points) continue;
    const [low = null, high = null] = [words[0], words.at(-1)];
    return { ...scale, low_label: low, high_label: high, labels: words.length === scale.points ? words : null };
  }
  return null;
}

function optionsOf(cells: readonly string[]): TableReading | null {
  const options = cells.map((cell) => readMark(cell).text).filter(Boolean);
  return options.length >= 2 ? { scale: null, options, rows: [] } : null;
}
