import { fold, wholeFolded } from "../../questionnaire/words.ts";
import { fieldwork } from "../../questionnaire/fieldwork.ts";
import { isItem, readMark } from "../../questionnaire/marks.ts";
import { refuse } from "../../questionnaire/unreadable-line.ts";
import { toldInterviewer } from "../../survey/questionnaire/fieldwork.ts";
import type { Numbered } from "../../survey/questionnaire/tables.ts";
import { displayedIn } from "./guide-of-parts.ts";
import { behindProbeLabel, probesIn } from "./probes.ts";

/** In front of the questions of a table. */
const ASKED = "Q1: ";
const heads = {
  time: wholeFolded(fieldwork.time_column),
  topic: wholeFolded(fieldwork.topic_column),
  number: wholeFolded(fieldwork.number_column),
  question: wholeFolded(fieldwork.question_column),
  probes: wholeFolded(fieldwork.probes),
};
type Column = keyof typeof heads;
type Row = Partial<Record<Column, string>>;

/** The columns of a table, by the words of its first row; null if one of them is not known. */
function columnsOf(cells: readonly string[]): Column[] | null {
  const columns = cells.map((cell) => {
    const head = fold(cell)
      .replace(/\s?\([^()]*\)$|\s?[:：]$/u, "")
      .trim();
    return (Object.keys(heads) as Column[]).find((column) => heads[column].test(head)) ?? null;
  });
  return columns.includes("question") && columns.every((column) => column !== null) ? columns : null;
}

/** Paragraphs of a cell are separated by a wide space; those that stand below begin with another one. */
const paragraphs = (cell: string): { text: string; isBelow: boolean }[] =>
  cell
    .split("\u2003")
    .map((text, at, all) => ({ text: text.trim(), isBelow: at > 0 && all[at - 1] === "" }))
    .filter(({ text }) => text !== "");
const isTime = (cell: string): boolean => /^(?:\D{0,5}\d{1,3}\s?[-–—]?\s?)?\D{0,5}\d{1,3}\s?\D{0,10}$/u.test(cell);
const isNumber = (cell: string): boolean => /^\p{L}{0,3}\s?\d{1,3}(?:\.\d{1,2})?[.)]?$/u.test(cell);
/** Whether a part stands among questions without being one: a note, an instruction, something that is shown. */
const isNoQuestion = (part: string): boolean => {
  const { mark } = readMark(part);
  const isBracketed = /^[[(（].*[\])）]$/u.test(part);
  return isBracketed || mark?.kind === "shown" || mark?.kind === "note" || told(part);
};
const told = (part: string): boolean => toldInterviewer(part) !== null || displayedIn(part) !== null;

/**
 * A cell of questions. Probes stand to the right, behind their label, or as items below a line that is not a question.
 */
function askedIn(cell: string): string[] {
  const parts = paragraphs(cell);
  const first = parts.find(({ text }) => !isNoQuestion(text));
  const isList = first !== undefined && isItem(readMark(first.text).mark);
  return parts.map((part) => {
    const { mark, text } = readMark(part.text);
    if (isNoQuestion(part.text)) return part.text;
    if (behindProbeLabel(text) !== null) return `   ${text}`;
    return part !== first && (part.isBelow || (isItem(mark) && !isList)) ? `   - ${text}` : `${ASKED}${text}`;
  });
}

/** Lines of the plain format for a row; null if a cell holds something else than its column says. */
function linesOf(row: Row, topic: string, isFirst: boolean): string[] | null {
  const asked = askedIn(row.question ?? "");
  const probing = paragraphs(row.probes ?? "").map(({ text }) => readMark(text).text);
  if ((row.time && !isTime(row.time)) || (row.number && !isNumber(row.number))) return null;
  if (probing.some(isNoQuestion) || (probing.length > 0 && asked.length === 0 && isFirst)) return null;
  const lists = probing.map((part) => {
    const words = behindProbeLabel(part) ?? part;
    return probesIn(words) ?? (probing.length > 1 ? [words] : null);
  });
  if (lists.includes(null)) return null;
  return [
    ...(row.topic && row.topic !== topic ? ["", `# ${row.topic}`] : []),
    ...asked,
    ...lists.flatMap((list) => (list ?? []).map((probe) => `   - ${probe}`)),
  ];
}

/**
 * Writes the rows of tables whose first row names their columns (`Time | Question | Probes`) as the plain format has
 * them. Other tables stay as they are.
 * @throws UnreadableLine for a row of several questions with probes
 */
export function withGuideTables(lines: readonly Numbered[]): Numbered[] {
  let columns: Column[] | null = null;
  let topic = "";
  let isFirst = true;
  return lines.flatMap(({ number, text }) => {
    const same = [{ number, text }];
    if (text.trim() === "") {
      columns = null;
      return same;
    }
    const cells = text.split("\t").map((cell) => cell.trim());
    const named = cells.length > 1 ? columnsOf(cells) : null;
    if (named) {
      [columns, topic, isFirst] = [named, "", true];
      return [];
    }
    if (columns === null || cells.length > columns.length || (cells.length === 1 && isNoQuestion(text.trim())))
      return same;
    const row: Row = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
    const written = linesOf(row, topic, isFirst);
    if (written === null) return same;
    if (row.probes && written.filter((line) => line.startsWith(ASKED)).length > 1)
      refuse({ line: number, text }, "contains several questions and probes; give each question a row of its own.");
    topic = row.topic || topic;
    isFirst = isFirst && !row.question;
    return written.map((line) => ({ number, text: line }));
  });
}
