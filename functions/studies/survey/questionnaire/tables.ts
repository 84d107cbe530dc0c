import { readLines } from "../../questionnaire/lines.ts";
import { isItem } from "../../questionnaire/marks.ts";
import { refuse } from "../../questionnaire/unreadable-line.ts";
import { arePoints } from "../option-kinds.ts";
import { routeAtEnd, readRoute } from "./directions.ts";

const LONGEST_ANSWER = 60;
const BOUND = 400;

/** Answers on one line, separated by strokes or by boxes; null if they are none, as in `[scale 1-7: low | high]`. */
function splitAnswers(text: string): string[] | null {
  if (/[[\]]/u.test(text)) return null;
  const parts = /[☐□○]/u.test(text) ? text.split(/[☐□○]/u).slice(1) : text.split(/\s[/|]\s|(?<=\p{L})\/(?=\p{L})/u);
  const answers = parts.map((part) => part.trim());
  const areShort = answers.every(
    (answer) => answer !== "" && answer.length <= LONGEST_ANSWER && !/[?.:]$/u.test(answer),
  );
  return answers.length > 1 && areShort && new Set(answers).size === answers.length ? answers : null;
}

/**
 * Answers that stand on one line: `Yes / No`, `☐ Yes ☐ No`, also behind a question, in brackets or not.
 * @returns the words in front of them, and the answers; null if there are none
 */
export function optionsInLine(line: string): { words: string; options: string[] } | null {
  if (line.length > BOUND) return null;
  const [, asked, group] = /^(.*[?:？].{0,3}?)\s*[(（]([^()（）]+)[)）]$/u.exec(line) ?? [];
  const inBrackets = group === undefined ? null : splitAnswers(group);
  if (inBrackets) return { words: asked!.trim(), options: inBrackets };
  const asks = Math.max(line.lastIndexOf("? "), line.lastIndexOf("？"));
  // `Gender: Male / Female`
  const end = asks < 0 ? line.lastIndexOf(": ") : asks;
  const behind = end < 0 ? null : splitAnswers(line.slice(end + 1));
  if (behind) return { words: line.slice(0, asks < 0 ? end : end + 1), options: behind };
  const isWhole = end < 0 && (/\s[/|]\s/u.test(line) || /^[☐□○]/u.test(line));
  const whole = isWhole ? splitAnswers(line) : null;
  return whole && { words: "", options: whole };
}

/** A code behind an answer: `Yes (1)`, `Yes ....... 1`, `Yes [1]`, `Yes - 1`, `Yes = 1`. */
const CODE_BEHIND = /(?:[([（](\d{1,3})[)\]）]|[\s.·_…–=-](\d{1,3}))$/u;
const LEADERS = /(?<![\s.·_…–=-])[\s.·_…–=-]+$/u;

/** What may stand behind a code: an arrow with its words, or square brackets. */
const LEADS = /(?:(?<!\s)\s+)?(?:(?:[-–=]{1,2}>|→|⇒|➔|►).{1,60}|\[[^[\]]{1,60}\]|(?<=\s\s)[QFPS]\d{1,3})$/u;

/** Puts codes that stand behind all answers of a question in front of them, where they rise. */
export function withCodesInFront(lines: readonly Numbered[]): Numbered[] {
  const plain = [...lines];
  let run: { at: number; code: number; indent: number; words: string }[] = [];
  const end = () => {
    const rises = run.every(({ code }, index) => (index === 0 ? code <= 1 : code > run[index - 1]!.code));
    // `Formula 1`, `Formula 2` have numbers of their own.
    const areCodes = new Set(run.map(({ words }) => words.split(/[\s.]/u, 1)[0])).size > 1;
    if (run.length > 1 && rises && areCodes)
      for (const { at, code, words, indent } of run)
        plain[at] = { ...lines[at]!, text: `${" ".repeat(Math.max(3, indent))}${code}. ${words}` };
    run = [];
  };
  for (const line of readLines(lines.map(({ text }) => text).join("\n"))) {
    // `Yes (1) GO TO Q3`
    const [leads = ""] = LEADS.exec(line.text) ?? [];
    const whole = line.text.slice(0, line.text.length - leads.length);
    const answer = routeAtEnd(whole)?.words ?? whole;
    const [all = "", bracketed, bare] = CODE_BEHIND.exec(answer) ?? [];
    const code = bracketed ?? bare;
    const said = answer.slice(0, answer.length - all.length).replace(LEADERS, "");
    // `2 to 3` ends with a number of its own.
    const isApart = bracketed !== undefined || answer.length - said.length - (code ?? "").length > 1;
    const isAnswer = code !== undefined && /\p{L}/u.test(said) && isApart && (isItem(line.mark) || line.mark === null);
    if (!isAnswer || Number(code) <= (run.at(-1)?.code ?? -1)) end();
    if (!isAnswer) continue;
    const behind = line.text.slice(answer.length).trim();
    const target = /^[QFPS]\d{1,3}$/u.test(behind) ? `-> ${behind}` : behind;
    const words = `${said} ${target}`.trimEnd();
    run.push({ at: line.number - 1, code: Number(code), indent: line.indent, words });
  }
  end();
  return plain;
}

/** A line of a file, with its number in it. */
export interface Numbered {
  /** From 1. */
  number: number;
  text: string;
}

const WORDS =
  "begins a table whose cells may be answers or points of a scale; write statements below their question, and " +
  "answers one per line.";
const INDENT = "   ";
const isCode = (cell: string): boolean => /^\d{1,3}$/u.test(cell);
const isBox = (cell: string): boolean => /^[☐☑☒□■○◯●◻◽⬜❏❑_]*$|^\[ ?\]$|^\( ?\)$/u.test(cell);
const cellsOf = ({ text }: Numbered): string[] => text.split("\t").map((cell) => cell.trim());
const hasWords = (cell: string): boolean => /\p{L}/u.test(cell);

/**
 * A table of answers with their codes and where they lead: `Yes | 1 | GO TO Q2`. Codes are written in front of the
 * answers, as numbers of the plain format.
 * @returns null for other tables
 */
function answersIn(rows: readonly string[][]): string[] | null {
  const answers = rows.map((cells) => {
    const filled = cells.filter((cell) => cell !== "");
    const codes = filled.filter(isCode);
    const routes = filled.flatMap((cell, at) => (at > 0 ? (readRoute(cell) ?? []) : []));
    const labels = filled.filter((cell, at) => !isCode(cell) && !isBox(cell) && (at === 0 || readRoute(cell) === null));
    return labels.length === 1 && codes.length <= 1 && routes.length <= 1
      ? { label: labels[0]!, code: codes[0], route: routes[0] ?? "" }
      : null;
  });
  if (answers.length < 2 || answers.some((answer) => answer === null)) return null;
  const known = answers as NonNullable<(typeof answers)[number]>[];
  const codes = known.flatMap(({ code }) => (code === undefined ? [] : [Number(code)]));
  const areCodes = codes.length === known.length && codes.every((code, at) => at === 0 || code > codes[at - 1]!);
  if (codes.length > 0 && (!areCodes || codes[0]! > 1)) return null;
  return known.map(({ label, code, route }) => `${INDENT}${code === undefined ? "-" : `${code}.`} ${label}${route}`);
}

/**
 * A table of statements below the points of a scale, with the codes of its points or empty: the scale in the plain
 * format, `(1 = Disagree, 2 = Neither, 3 = Agree)`, and the statements.
 * @returns null for other tables
 */
function gridIn([head, ...body]: readonly string[][]): { scale: string; statements: string[] } | null {
  const [title, ...columns] = head!;
  const codes = body.map((cells) => cells.slice(1));
  const isEmpty = codes.every((cells) => cells.length <= columns.length && cells.every(isBox));
  const areAlike = codes.every((cells) => cells.every(isCode) && cells.join() === codes[0]!.join());
  const values = isEmpty ? columns.map((_, index) => index + 1) : codes[0]!.map(Number);
  const sorted = values.toSorted((one, other) => one - other);
  const areRun = sorted[0]! <= 1 && sorted.every((value, index) => index === 0 || value === sorted[index - 1]! + 1);
  const isGrid = body.length > 0 && body.every((cells) => hasWords(cells[0]!)) && (isEmpty || areAlike);
  if (!isGrid || hasWords(title!) || columns.length < 3 || values.length !== columns.length) return null;
  if (!areRun || !columns.every(hasWords) || !arePoints(columns)) return null;
  const points = columns.map((label, index) => `${values[index]} = ${label}`);
  return { scale: `(${points.join(", ")})`, statements: body.map((cells) => cells[0]!) };
}

/**
 * Writes the rows of a table as lines of the plain format, if its cells show which are answers, codes, routes and
 * points of a scale. Other tables stay as they are.
 * @throws UnreadableLine for tables of words alone, which may be anything
 */
export function plainTable(table: readonly Numbered[]): Numbered[] {
  const rows = table.map(cellsOf);
  const answers = answersIn(rows);
  if (answers) return answers.map((text, index) => ({ number: table[index]!.number, text }));
  const grid = gridIn(rows);
  const isHead = rows.length > 1 && rows[0]!.length > 1 && rows[0]!.every(hasWords);
  if (isHead) refuse({ line: table[0]!.number, text: table[0]!.text }, WORDS);
  if (!grid) return [...table];
  const lines = [grid.scale, ...grid.statements.map((statement) => `${INDENT}- ${statement}`)];
  return lines.map((text, index) => ({ number: table[index]!.number, text }));
}
