import fieldwork from "../../../data/fieldwork-words.json" with { type: "json" };
import { fold } from "../../questionnaires/fold.ts";
import { readMark } from "../../questionnaires/marks.ts";
import { conceptIn } from "../../questionnaires/shown-text.ts";
import { refuse } from "../../questionnaires/unreadable-line.ts";
import { toldInterviewer, whole } from "../../survey/notation/phrases.ts";
import type { Numbered } from "../../survey/notation/tables.ts";
import { behindProbeLabel, probesIn } from "./probes.ts";

const heads = {
  time: whole(fieldwork.time_column),
  topic: whole(fieldwork.topic_column),
  number: whole(fieldwork.number_column),
  question: whole(fieldwork.question_column),
  probes: whole(fieldwork.probes),
};
type Column = keyof typeof heads;
type Row = Partial<Record<Column, string>>;

/** What a table has in its columns by the words of its first row; null if one of them is not known. */
function columnsOf(cells: readonly string[]): Column[] | null {
  const columns = cells.map((cell) => {
    const head = fold(cell)
      .replace(/\s?\([^()]*\)$|\s?[:：]$/u, "")
      .trim();
    return (Object.keys(heads) as Column[]).find((column) => heads[column].test(head)) ?? null;
  });
  return columns.includes("question") && columns.every((column) => column !== null) ? columns : null;
}

/** Paragraphs of a cell are separated by a wide space. */
const paragraphs = (cell: string): string[] => cell.split("\u2003").filter((part) => part.trim() !== "");
const isTime = (cell: string): boolean => /^(?:\D{0,5}\d{1,3}\s?[-–—]?\s?)?\D{0,5}\d{1,3}\s?\D{0,10}$/u.test(cell);
const isNumber = (cell: string): boolean => /^\p{L}{0,3}\s?\d{1,3}(?:\.\d{1,2})?[.)]?$/u.test(cell);
/** What stands among questions and is none: a note, an instruction, something that is shown. */
const isNoQuestion = (part: string): boolean => {
  const { mark } = readMark(part);
  const isBracketed = /^[[(（].*[\])）]$/u.test(part);
  return isBracketed || mark?.kind === "shown" || mark?.kind === "note" || told(part);
};
const told = (part: string): boolean => toldInterviewer(part) !== null || conceptIn(part) !== null;

/** Lines of the plain format for a row; null if a cell holds something else than its column says. */
function linesOf(row: Row, topic: string, isFirst: boolean): string[] | null {
  const asked = paragraphs(row.question ?? "");
  const probing = paragraphs(row.probes ?? "").map((part) => readMark(part).text);
  if ((row.time && !isTime(row.time)) || (row.number && !isNumber(row.number))) return null;
  if (probing.some(isNoQuestion) || (probing.length > 0 && asked.length === 0 && isFirst)) return null;
  const lists = probing.map((part) => {
    const words = behindProbeLabel(part) ?? part;
    return probesIn(words) ?? (probing.length > 1 ? [words] : null);
  });
  if (lists.includes(null)) return null;
  return [
    ...(row.topic && row.topic !== topic ? ["", `# ${row.topic}`] : []),
    ...asked.map((part) => (isNoQuestion(part) ? part : `Q1: ${readMark(part).text}`)),
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
    if (row.probes && paragraphs(row.question ?? "").filter((part) => !isNoQuestion(part)).length > 1)
      refuse({ line: number, text }, "holds several questions and probes; give each question a row of its own.");
    const written = linesOf(row, topic, isFirst);
    if (written === null) return same;
    topic = row.topic || topic;
    isFirst = isFirst && !row.question;
    return written.map((line) => ({ number, text: line }));
  });
}
