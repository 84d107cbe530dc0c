import { SCALE_POINTS, type SurveyScale } from "../schemas.ts";
import { openCue, optOut, optionsPrefix } from "./cues.ts";
import { isHintLine, readHints } from "./hints.ts";
import { inlineOptions } from "./inline-options.ts";
import type { Item } from "./items.ts";
import { isBlank, isScaleLine } from "./line-kinds.ts";
import { cellsOf, type Line } from "./lines.ts";
import { columnScale } from "./table.ts";
import { boxedTexts, boxRow, readMark } from "./marks.ts";
import { BROKEN_SCALE, findScale } from "./numeric-scale.ts";
import { sharedRange } from "./shared-range.ts";
import { verbalEnds } from "./verbal-ends.ts";
import { verbalScale } from "./verbal-scale.ts";

/** "Please explain." below a question. */
const LONGEST_REQUEST = 80;

/** What stands below a question. */
export interface Body {
  scale: SurveyScale | typeof BROKEN_SCALE | null;
  /** Rows of bare boxes between two words. */
  differentials: { text: string; scale: SurveyScale; line: number }[];
  /** Of rows that each repeat the points: `Taste: 1 2 3 4 5`. */
  rowScale: SurveyScale | null;
  table: Line[];
  options: string[];
  items: Item[];
  hasField: boolean;
  /** Words on a line of their own that stand at the ends of a row of points. */
  ends: [string, string] | null;
  multiple: boolean;
  required: boolean | null;
}

/** Sorts the lines below a question. */
export function readBody(lines: readonly Line[]): Body {
  const body: Body = {
    scale: null,
    /** Rows of bare boxes between two words. */
    differentials: [],
    rowScale: null,
    table: [],
    options: [],
    items: [],
    hasField: false,
    ends: null,
    multiple: false,
    required: null,
  };
  const hasRows = lines.filter(({ raw }) => numberedRow(raw)).length >= 2;
  const hasPoints = lines.some(({ raw }) => findScale(raw)?.isRow === true);
  // `- Taste (1-5)` below `- Price (1-5)` is a statement to be rated and no scale.
  const areRated = sharedRange(lines.filter(({ mark }) => mark !== null)) !== null;
  const isAlone = lines.filter(({ raw }) => !isHintLine(raw) && !isBlank(raw)).length === 1;
  for (const line of lines) {
    const { raw } = line;
    const previous = body.table.at(-1);
    if (isHintLine(raw)) {
      const hints = readHints(raw);
      body.multiple ||= hints.multiple;
      body.required ??= hints.required;
      continue;
    }
    if (isBlank(raw) || isBlank(line.text)) {
      body.hasField = true;
      continue;
    }
    const boxed = boxedTexts(raw);
    const box = boxRow(raw);
    if (box && !raw.includes("\t")) {
      const scale: SurveyScale = {
        points: box.count,
        first_value: 1,
        low_label: box.low || null,
        high_label: box.high || null,
        labels: null,
      };
      body.differentials.push({ text: `${withoutMark(box.low)} – ${box.high}`, scale, line: line.number });
      continue;
    }
    if (boxed.length >= 2) {
      if (columnScale(boxed)) body.scale = columnScale(boxed);
      else body.options.push(...boxed);
      continue;
    }
    if (cellsOf(line.mark ? line.text : raw).length >= 2 || (previous && previous.number === line.number - 1)) {
      body.table.push(line);
      continue;
    }
    const ownRow = hasRows ? numberedRow(raw) : null;
    if (ownRow) {
      body.rowScale ??= ownRow.scale;
      body.items.push({ mark: line.mark, text: readMark(ownRow.text).text, raw, line: line.number });
      continue;
    }
    const named = optionsPrefix.test(raw);
    if (!named && !(line.mark && areRated) && isScaleLine(line)) {
      const found = findScale(raw);
      const isRange = found !== null && !found.isLabelled && !found.isRow;
      const own = found ? found.scale : (verbalScale(raw.split(/\s*[/|;,–—]\s*|\s+-\s+|\s{3,}/u)) ?? verbalEnds(raw));
      if (own !== null && !(isRange && lines.length > 1 && !/[a-z]{4}/i.test(raw))) {
        if (body.scale !== null) body.scale = BROKEN_SCALE;
        else body.scale = own;
        continue;
      }
    }
    if (line.mark === null && body.items.length === 0 && raw.length < LONGEST_REQUEST && openCue.test(raw)) {
      body.hasField = true;
      continue;
    }
    const ends = line.mark === null ? raw.split(/\s{3,}/u) : [];
    if (ends.length === 2 && hasPoints) {
      body.ends = [ends[0] ?? "", ends[1] ?? ""];
      continue;
    }
    const side = line.mark && line.mark.kind !== "letter" ? [] : isAlone || named ? inlineOptions(raw) : [];
    const columns = columnScale(side);
    if (columns) body.scale = body.scale === null ? columns : BROKEN_SCALE;
    else if (side.length >= 2) body.options.push(...side.filter((option) => option !== ""));
    else if (line.mark === null && body.items.length > 0 && wrapsItem(line, body.items)) {
      const above = body.items.at(-1);
      if (above) above.text += ` ${line.text}`;
    } else if (line.text !== "" || line.mark?.kind === "point" || line.mark?.kind === "number") {
      body.items.push({ mark: line.mark, text: line.text, raw, line: line.number });
    }
  }
  const shared = sharedRange(body.items);
  if (!shared) return body;
  return { ...body, rowScale: body.rowScale ?? shared.scale, items: shared.items };
}

/** A statement with the points of its scale behind it. */
function numberedRow(raw: string): { text: string; scale: SurveyScale } | null {
  if (raw.includes("\t")) return null;
  const tokens = raw.split(/[\s|]+/u).filter(Boolean);
  const start = tokens.findLastIndex((token) => !/^\d{1,2}$/.test(token)) + 1;
  const scale = start > 0 && tokens.length - start <= SCALE_POINTS.most ? columnScale(tokens.slice(start)) : null;
  return scale ? { text: tokens.slice(0, start).join(" ").replace(/:$/, ""), scale } : null;
}

const withoutMark = (text: string): string => text.replace(/^[\d.)\s•*-]+/u, "");

/** Whether a line goes on with the option above it. */
const wrapsItem = (line: Line, items: readonly Item[]): boolean => {
  const above = items.at(-1);
  return (
    above !== undefined &&
    above.mark !== null &&
    !line.gap &&
    (/^\p{Ll}/u.test(line.text) || (line.indent > 2 && above.text.length > 40)) &&
    !optOut.test(line.text)
  );
};
