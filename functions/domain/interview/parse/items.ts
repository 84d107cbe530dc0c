import { takeMark, type Mark } from "./marks.ts";

/** A paragraph, an item of a list or a row of a table, with its wrapped lines joined. */
export interface Item {
  /** Of its first line, from 1. */
  line: number;
  /** Columns in front of it; a tab reaches to the next multiple of four. */
  indent: number;
  mark: Mark | null;
  /** Without marks and emphasis, single spaces. */
  text: string;
  /** Of a row of a table with two or more cells that are not empty; else null. */
  cells: string[] | null;
  afterBlank: boolean;
  /** A line of dashes or equals signs stands below it. */
  underlined: boolean;
}

/** Lines in front of a width that nobody's editor wraps at are not wrapped. */
const WIDEST_WRAP = 120;
const NARROWEST_WRAP = 50;
/** Lines of an instruction in brackets; a bracket that stays open longer was never meant to close. */
const LONGEST_BRACKET = 10;

interface Line {
  number: number;
  indent: number;
  content: string;
}

const RULES = new Set("-–—=_*~─═━.·• ");
const isRule = (content: string): boolean =>
  content.length > 2 && [...content].every((character) => RULES.has(character));
const ORNAMENTS = new Set("=─═━");
const FILLERS = new Set("=─═━~_-–.");

/** Takes ornaments off both ends, `─ WARM-UP ─────`, and the blanks that are left for notes. */
function withoutOrnaments(content: string): string {
  let start = 0;
  while (ORNAMENTS.has(content[start] ?? "")) start += 1;
  let end = content.length;
  while (end > start && FILLERS.has(content[end - 1]!)) end -= 1;
  // One or three of them are punctuation.
  const isFilled = content.length - end > 3 || ORNAMENTS.has(content.at(-1) ?? "");
  return content.slice(start, isFilled ? end : content.length).trim();
}

function withoutEmphasis(content: string): string {
  const text = content.replaceAll("**", "").replaceAll("__", "").replaceAll("`", "");
  const [first] = text;
  const isWhole = text.length > 2 && (first === "*" || first === "_") && text.endsWith(first) && /^.\S/.test(text);
  return isWhole ? text.slice(1, -1) : text;
}

function indentOf(raw: string): number {
  let columns = 0;
  for (const character of raw) {
    if (character === "\t") columns += 4 - (columns % 4);
    else if (/\s/.test(character)) columns += 1;
    else break;
  }
  return columns;
}

const LABELLED = /^[\p{L} -]{1,30}:/u;

/** Whether a line that does not end a sentence, or fills its width, goes on in the next one. */
function goesOn(line: Line, next: Line, width: number): boolean {
  const ended = /[.!?:;…\])}”"»]$/.test(line.content);
  if (!ended && /^\p{Ll}/u.test(next.content)) return true;
  if (width > WIDEST_WRAP || width < NARROWEST_WRAP || /[?:]["”»)\]]*$/.test(line.content)) return false;
  if (ended && LABELLED.test(next.content)) return false;
  const [word = ""] = /^\S{1,120}/.exec(next.content) ?? [];
  return line.indent + line.content.length + 1 + word.length > width;
}

const opensBracket = (content: string): boolean => content.startsWith("[") && !content.includes("]");

/** Cells of a row; the cell of a number or of a label goes with the one behind it. */
function cellsOf(content: string): string[] | null {
  if (!content.includes("\t")) return null;
  const cells = content
    .split("\t")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  const [first = "", second = "", ...others] = cells;
  const isMark = /^\d{1,3}$/.test(first) || takeMark(`${first} A`).rest === "A";
  if (isMark) return [`${/^\d+$/.test(first) ? `${first}.` : first} ${second}`, ...others];
  return first.endsWith(":") ? [`${first} ${second}`, ...others] : cells;
}

const collapsed = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Splits a guide into its items. Linear in the length of the text. */
export function itemsOf(text: string): Item[] {
  const lines: Line[] = text.split("\n").map((raw, index) => ({
    number: index + 1,
    indent: indentOf(raw),
    content: withoutEmphasis(raw.trim()),
  }));
  const width = lines.reduce((widest, { indent, content }) => Math.max(widest, indent + content.length), 0);

  const items: Item[] = [];
  let afterBlank = true;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.content === "" || isRule(line.content)) {
      const last = items.at(-1);
      if (last && !afterBlank && /^[-=]{3,}$/.test(line.content)) last.underlined = true;
      afterBlank = true;
      continue;
    }
    const cells = cellsOf(withoutOrnaments(line.content));
    const [firstCell = "", ...otherCells] = cells ?? [withoutOrnaments(line.content)];
    const { mark, rest: marked } = takeMark(collapsed(firstCell));
    const rest = withoutEmphasis(marked);
    const item: Item = {
      line: line.number,
      indent: line.indent,
      mark,
      text: rest,
      cells: otherCells.length > 0 ? [rest, ...otherCells.map(collapsed)] : null,
      afterBlank,
      underlined: false,
    };
    afterBlank = false;
    items.push(item);
    if (item.cells || mark?.kind === "heading") continue;
    at = takeWrapped(item, lines, at, width);
  }
  return items.filter(({ text, cells }) => text !== "" || cells);
}

/** Joins the lines behind an item that belong to it. @returns the index of the last of them */
function takeWrapped(item: Item, lines: readonly Line[], first: number, width: number): number {
  const parts = [item.text];
  let bracketLines = opensBracket(item.text) ? LONGEST_BRACKET : 0;
  let at = first;
  for (; at + 1 < lines.length; at += 1) {
    const [line, next] = [lines[at]!, lines[at + 1]!];
    if (next.content === "" || isRule(next.content) || next.content.includes("\t")) break;
    if (bracketLines > 0) bracketLines = next.content.includes("]") ? 0 : bracketLines - 1;
    else {
      const isOwn = item.mark ? next.indent >= item.indent : next.indent === line.indent;
      const isEmptyMark = at === first && item.text === "";
      if (takeMark(collapsed(next.content)).mark || !(isEmptyMark || (isOwn && goesOn(line, next, width)))) break;
    }
    parts.push(next.content);
  }
  item.text = collapsed(parts.join(" "));
  return at;
}
