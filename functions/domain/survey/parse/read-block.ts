import type { SurveyScale } from "../schemas.ts";
import type { Block } from "./block.ts";
import { openCue, rankCue } from "./cues.ts";
import type { BareQuestion, Excerpt } from "./draft.ts";
import { headScale } from "./head-scale.ts";
import { readHints } from "./hints.ts";
import { splitInlineOptions } from "./inline-options.ts";
import { readItems, type Item } from "./items.ts";
import { asks } from "./line-kinds.ts";
import { cellsOf } from "./lines.ts";
import { BROKEN_SCALE } from "./numeric-scale.ts";
import { readBody, type Body } from "./read-body.ts";
import { readTable } from "./table.ts";
import { verbalScale } from "./verbal-scale.ts";

/** Fewer may be answers such as "Yes", "Sometimes", "No" with another one below. */
const FEWEST_POINTS_ABOVE = 4;

/**
 * Reads one question, or the rows of one matrix.
 * @returns the lines as a passage if they follow no rule, nothing if they ask nothing
 */
export function readBlock(block: Block): (BareQuestion | Excerpt)[] {
  const [first] = block.head;
  if (!first) return [];
  const lines = [...block.head, ...block.body];
  const passage: Excerpt = { line: first.number, text: lines.map(({ raw }) => raw).join("\n") };

  const head = readHints(block.head.map(({ text }) => text).join(" "));
  const field = /[\s:$€£]*(?:_{3,}|\.{6,}|…{3,})[^?]{0,20}$/u;
  const hasField = field.test(head.text.slice(-400));
  const stem = headScale(hasField ? head.text.slice(0, -400) + head.text.slice(-400).replace(field, "") : head.text);
  const body = readBody(isLooseLine(block) ? [] : block.body);
  const required = first.starred ? true : (head.required ?? body.required);
  const multiple = (head.multiple && !head.single) || (body.multiple && !head.single);
  if (rankCue.test(head.text) && (body.items.length > 0 || stem.scale !== null)) return [passage];
  if (stem.scale === BROKEN_SCALE || body.scale === BROKEN_SCALE) return [passage];

  const base = { line: first.number, required, row: null };
  const likert = (scale: SurveyScale, text: string): BareQuestion => ({
    ...base,
    kind: "likert",
    text: text.replace(/\s*:$/u, ""),
    scale,
    options: null,
    multiple: false,
  });
  const choice = (options: string[], text: string, several = multiple): BareQuestion => ({
    ...base,
    kind: "multiple_choice",
    text: text.replace(/\s*:$/u, ""),
    scale: null,
    options,
    multiple: several,
  });
  const open = (text: string): BareQuestion => ({
    ...base,
    kind: "open_ended",
    text: text.replace(/\s*:$/u, ""),
    scale: null,
    options: null,
    multiple: false,
  });
  const rows = (texts: readonly { text: string; line: number }[], make: (text: string) => BareQuestion) =>
    texts.map(({ text, line }, index) => ({ ...make(joinRow(stem.text, text)), line, row: index + 1 }));

  let scale = withEnds(stem.scale ?? body.scale ?? body.rowScale, body);
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
      const ofTable = withLabels(table.scale, scale);
      return names.length === 0 ? [likert(ofTable, stem.text)] : rows(names, (text) => likert(ofTable, text));
    }
    const { options } = table;
    if (!options) return [passage];
    return names.length === 0 ? [choice(options, stem.text)] : rows(names, (text) => choice(options, text));
  }

  const items = readItems(withoutHeadingBelow(body.items, block), {
    multiple,
    hasScale: scale !== null,
    stem: head.text,
  });
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

const withEnds = (scale: SurveyScale | null, { ends }: Body): SurveyScale | null =>
  scale && ends && scale.low_label === null && scale.high_label === null
    ? { ...scale, low_label: ends[0], high_label: ends[1] }
    : scale;

/** The columns of a table may be bare numbers whose ends the question explains. */
const withLabels = (columns: SurveyScale, explained: SurveyScale | null): SurveyScale =>
  explained &&
  columns.low_label === null &&
  columns.high_label === null &&
  columns.points === explained.points &&
  columns.first_value === explained.first_value
    ? explained
    : columns;

const withFirstValue = (labels: SurveyScale, numbers: SurveyScale | null): SurveyScale =>
  numbers && numbers.points === labels.points ? { ...labels, first_value: numbers.first_value } : labels;

/**
 * Where every paragraph has an empty line above it, a heading looks like one more option. Below all the points of a verbal
 * scale it is none, unless it says that one has no opinion.
 */
function withoutHeadingBelow(items: readonly Item[], { body }: Block): readonly Item[] {
  const points = items.slice(0, -1);
  const isPlain = body.every(({ gap, mark }) => gap && mark === null) && points.length >= FEWEST_POINTS_ABOVE;
  if (!isPlain || verbalScale(items.map(({ text }) => text))) return items;
  return verbalScale(points.map(({ text }) => text)) ? points : items;
}

/** A single plain paragraph below a question is the next heading or a remark; a question has two options or none. */
export const isLooseLine = ({ body }: Block): boolean =>
  body.length === 1 && body[0]?.gap === true && body[0].mark === null && readBody(body).items.length === 1;

/** `How satisfied are you with …?` and `Taste` as one question. */
export const joinRow = (stem: string, row: string): string => {
  const start = stem.replace(/\s*(?:\.{3,}|…|:)\s*$/u, "");
  if (start.length < stem.length)
    return `${start}${stem.trim().endsWith(":") ? ":" : ""} ${row.replace(/^(?:\.{3}|…)\s*/u, "")}`;
  return `${stem} ${row.replace(/^(?:\.{3}|…)\s*/u, "")}`.trim();
};
