import type { SurveyScale } from "../schemas.ts";
import { asks, isBlank, isScaleLine, type Block } from "./blocks.ts";
import { openCue, optOut, optionsPrefix } from "./cues.ts";
import type { ParsedQuestion, Passage } from "./draft.ts";
import { headScale } from "./head-scale.ts";
import { isHintLine, readHints } from "./hints.ts";
import { inlineOptions, splitInlineOptions } from "./inline-options.ts";
import { readItems, type Item } from "./items.ts";
import { cellsOf, type Line } from "./lines.ts";
import { boxedTexts, boxRow } from "./marks.ts";
import { BROKEN_SCALE, findScale } from "./numeric-scale.ts";
import { readTable } from "./table.ts";
import { verbalScale } from "./verbal-scale.ts";

/** Reads one question, or the rows of one matrix. @returns the lines as a passage if they follow no rule, nothing if they ask nothing */
export function readBlock(block: Block): (ParsedQuestion | Passage)[] {
  const [first] = block.head;
  if (!first) return [];
  const lines = [...block.head, ...block.body];
  const passage: Passage = { line: first.number, text: lines.map(({ raw }) => raw).join("\n") };

  const head = readHints(block.head.map(({ text }) => text).join(" "));
  const field = /[\s:]*(?:_{3,}|\.{6,}|…{3,})[\s_.…]*$/u;
  const hasField = field.test(head.text.slice(-400));
  const stem = headScale(hasField ? head.text.replace(/[\s_.…:]+$/u, "") : head.text);
  const body = readBody(block.body);
  const required = first.starred ? true : (head.required ?? body.required);
  const multiple = (head.multiple && !head.single) || (body.multiple && !head.single);
  if (stem.scale === BROKEN_SCALE || body.scale === BROKEN_SCALE) return [passage];

  const base = { line: first.number, required, row: null };
  const likert = (scale: SurveyScale, text: string): ParsedQuestion => ({
    ...base,
    kind: "likert",
    text,
    scale,
    options: null,
    multiple: false,
  });
  const choice = (options: string[], text: string, several = multiple): ParsedQuestion => ({
    ...base,
    kind: "multiple_choice",
    text,
    scale: null,
    options,
    multiple: several,
  });
  const open = (text: string): ParsedQuestion => ({
    ...base,
    kind: "open_ended",
    text,
    scale: null,
    options: null,
    multiple: false,
  });
  const rows = (texts: readonly { text: string; line: number }[], make: (text: string) => ParsedQuestion) =>
    texts.map(({ text, line }, index) => ({ ...make(joinRow(stem.text, text)), line, row: index + 1 }));

  let scale = withEnds(stem.scale ?? body.scale, body);
  if (stem.text === "") return [passage];
  if (body.differentials.length > 0) {
    if (body.differentials.length === 1 && body.items.length === 0 && body.differentials[0])
      return [likert(body.differentials[0].scale, stem.text)];
    if (body.items.length > 0) return [passage];
    return body.differentials.map((row, index) => ({
      ...likert(row.scale, joinRow(stem.text, row.text)),
      line: row.line,
      row: index + 1,
    }));
  }
  if (body.table.length > 0) {
    const table = readTable(
      body.table.map(({ raw }) => (cellsOf(raw).length > 0 ? cellsOf(raw) : [raw])),
      scale,
    );
    if (!table || body.items.length > 0) return [passage];
    const names = table.rows.map((text, index) => ({
      text,
      line: body.table.at(index - table.rows.length)?.number ?? first.number,
    }));
    if (table.scale) {
      const { scale: ofTable } = table;
      return names.length === 0 ? [likert(ofTable, stem.text)] : rows(names, (text) => likert(ofTable, text));
    }
    const { options } = table;
    if (!options) return [passage];
    return names.length === 0 ? [choice(options, stem.text)] : rows(names, (text) => choice(options, text));
  }

  const items = readItems(body.items, { multiple, hasScale: scale !== null, stem: head.text });
  switch (items.kind) {
    case "unreadable":
      return [passage];
    case "matrix":
      return rows(items.rows, (text) => likert(items.scale, text));
    case "scale":
      return [likert(withFirstValue(items.scale, scale), stem.text)];
    case "options": {
      if (body.options.length > 0) return [passage];
      if (scale) {
        const ofRows = scale;
        return multiple ? [passage] : rows(items.items, (text) => likert(ofRows, text));
      }
      return [
        choice(
          items.items.map(({ text }) => text),
          stem.text,
        ),
      ];
    }
    case "none":
      break;
  }
  if (scale)
    return body.options.length > 0 || (stem.scale === null && splitInlineOptions(stem.text).options.length > 0)
      ? [passage]
      : [likert(scale, stem.text)];
  const inline = body.options.length > 0 ? { text: stem.text, options: body.options } : splitInlineOptions(stem.text);
  if (inline.options.length > 0) {
    scale = multiple ? null : verbalScale(inline.options);
    return [scale ? likert(scale, inline.text) : choice(inline.options, inline.text)];
  }
  if (multiple) return block.isNumbered || asks(stem.text) ? [passage] : [];
  if (
    hasField ||
    body.hasField ||
    asks(stem.text) ||
    (block.isNumbered && stem.text.includes("?")) ||
    openCue.test(stem.text)
  )
    return [open(stem.text)];
  return block.isNumbered ? [passage] : [];
}

/** "Please explain." below a question. */
const LONGEST_REQUEST = 80;

interface Body {
  scale: SurveyScale | typeof BROKEN_SCALE | null;
  differentials: { text: string; scale: SurveyScale; line: number }[];
  table: Line[];
  options: string[];
  items: Item[];
  hasField: boolean;
  /** Words on a line of their own that stand at the ends of a row of points. */
  ends: [string, string] | null;
  multiple: boolean;
  required: boolean | null;
}

function readBody(lines: readonly Line[]): Body {
  const body: Body = {
    scale: null,
    differentials: [],
    table: [],
    options: [],
    items: [],
    hasField: false,
    ends: null,
    multiple: false,
    required: null,
  };
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
      body.differentials.push({ text: `${readMark0(box.low)} – ${box.high}`, scale, line: line.number });
      continue;
    }
    if (boxed.length >= 2) {
      body.options.push(...boxed);
      continue;
    }
    if (cellsOf(line.mark ? line.text : raw).length >= 2 || (previous && previous.number === line.number - 1)) {
      body.table.push(line);
      continue;
    }
    const named = optionsPrefix.test(raw);
    if (!named && isScaleLine(line)) {
      const found = findScale(raw);
      const isRange = found !== null && !found.isLabelled && !found.isRow;
      const own = found ? found.scale : verbalScale(raw.split(/\s*[/|;,–—]\s*|\s+-\s+|\s{3,}/u));
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
    if (ends.length === 2 && lines.some((other) => findScale(other.raw)?.isRow === true)) {
      body.ends = [ends[0] ?? "", ends[1] ?? ""];
      continue;
    }
    const side =
      line.mark && line.mark.kind !== "letter"
        ? []
        : lines.filter((other) => !isHintLine(other.raw) && !isBlank(other.raw)).length === 1 || named
          ? inlineOptions(raw)
          : [];
    if (side.length >= 2) body.options.push(...side.filter((option) => option !== ""));
    else if (line.mark === null && body.items.length > 0 && wrapsItem(line, body.items)) {
      const above = body.items.at(-1);
      if (above) above.text += ` ${line.text}`;
    } else if (line.text !== "" || line.mark?.kind === "point" || line.mark?.kind === "number") {
      body.items.push({ mark: line.mark, text: line.text, raw, line: line.number });
    }
  }
  return body;
}

const withEnds = (scale: SurveyScale | null, { ends }: Body): SurveyScale | null =>
  scale && ends && scale.low_label === null && scale.high_label === null
    ? { ...scale, low_label: ends[0], high_label: ends[1] }
    : scale;

const readMark0 = (text: string): string => text.replace(/^[\d.)\s•*-]+/u, "");

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

const withFirstValue = (labels: SurveyScale, numbers: SurveyScale | null): SurveyScale =>
  numbers && numbers.points === labels.points ? { ...labels, first_value: numbers.first_value } : labels;

/** `How satisfied are you with …?` and `Taste` as one question. */
export const joinRow = (stem: string, row: string): string => {
  const start = stem.replace(/\s*(?:\.{3,}|…|:)\s*$/u, "");
  if (start.length < stem.length)
    return `${start}${stem.trim().endsWith(":") ? ":" : ""} ${row.replace(/^(?:\.{3}|…)\s*/u, "")}`;
  return `${stem} ${row.replace(/^(?:\.{3}|…)\s*/u, "")}`.trim();
};
