import { isExact } from "../exact-form/exact-form.ts";
import { isOption, type Line, readLines, refuseStruckWords } from "../../questionnaire/lines.ts";
import {
  BARE_NUMBER,
  endsAsking,
  hasDirection,
  isItem,
  namesQuestion,
  sectionTitle,
} from "../../questionnaire/marks.ts";
import { createProblems, refuse } from "../../questionnaire/unreadable-line.ts";
import { standsLast } from "../option-kinds.ts";
import { conditionMark, isForAll, namesAnswer, saysWhoIsAsked } from "./conditions.ts";
import { routeAtEnd } from "./directions.ts";
import {
  baseIn,
  isGreeting,
  isUnit,
  markOfSentence,
  marksAtEnd,
  marksOfLine,
  saysForWhom,
  tellsSomething,
  toldInterviewer,
} from "./fieldwork.ts";
import { currencyIn } from "./instructions.ts";
import { numbersInLine } from "./scale.ts";
import { type Numbered, optionsInLine, plainTable, withCodesInFront } from "./tables.ts";

/** A questionnaire in which usual notations are written as the plain format has them. */
export interface PlainNotation {
  text: string;
  /** For each of its lines the number of the line of the file that it comes from. */
  lines: readonly number[];
}

const BASE =
  "says who is asked in words of its own; write it as [ask if Q3 = 2] behind the number of its question, or [ask all].";

const ROWS =
  "is one of several scales below one question; write each as a question with its scale, as in (1 = low, 7 = high).";
/** `Modern ( ) ( ) ( ) Old-fashioned` */
function hasBoxesBetween(line: string): boolean {
  const parts = line.split(/\( ?\)|\[ ?\]|[☐□○]/u).map((part) => part.trim());
  return parts.length > 3 && parts[0] !== "" && parts.at(-1) !== "" && parts.slice(1, -1).every((part) => part === "");
}
/** `Modern 1 2 3 Old-fashioned`: a scale with words at its ends. */
const hasEnds = (line: string): boolean => numbersInLine(line)?.includes("=") === true;

/** Lines that have a tab, one below the other, are the rows of a table. */
function withTables(lines: readonly Numbered[]): Numbered[] {
  const plain: Numbered[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (lines[end]?.text.trim().includes("\t")) end += 1;
    if (end > at) plain.push(...plainTable(lines.slice(at, end)));
    else plain.push(lines[at]!);
    at = Math.max(end, at + 1);
  }
  return plain;
}

/** What stands in front of the words of a line: its indent and its mark. */
const frontOf = ({ indent, raw, text }: Line): string => " ".repeat(indent) + raw.slice(0, raw.length - text.length);

/** A line that says who is asked: `[ask if Q1 = 1]`; null for other lines. @throws UnreadableLine for other words */
function whoIsAsked({ number, raw }: Line): string | null {
  const words = baseIn(raw);
  if (words === null) return null;
  // `ALL WHO DRINK IT (Q1=1)`
  const clause = /[[(]([^()[\]]{1,200})[\])]\s*$/u.exec(words)?.[1] ?? words;
  const condition = conditionMark(clause);
  if (condition && namesAnswer(condition)) return `[ask if ${condition.words}]`;
  return isForAll(words) || isForAll(`ask ${words}`) ? "[ask all]" : refuse({ line: number, text: raw }, BASE);
}

/** `Ask if Q1 = 2: How often?`: the condition in brackets. */
function withCondition(words: string): string {
  const at = words.search(/[:：]\s/u);
  const head = words.slice(0, Math.max(0, at));
  return at > 0 && at <= 200 && saysWhoIsAsked(head) ? `[${head}] ${words.slice(at + 1).trimStart()}` : words;
}

const MARKS_IN_FRONT = /^(?:\[[^[\]]{1,200}\]\s*)+/u;
/** A scale in round brackets at the end of a question, with the space in front of it; nothing if there is none. */
function scaleAtEnd(text: string): string {
  const at = Math.max(text.lastIndexOf("("), text.lastIndexOf("（"));
  const inner = text.slice(at + 1, -1);
  const isScale = at > 0 && /[)）]$/u.test(text) && /\d/u.test(inner) && !/[()（）]/u.test(inner);
  return isScale && text[at - 1] === " " && markOfSentence(inner) === null ? text.slice(at - 1) : "";
}
const SINGLE = / \[single\]$/u;
const SENTENCE_END = /[.:。?？!]["”»]?\s*(?=[\p{L}\p{N}¿])/gu;

/**
 * A question without sentences on answering in front of it and behind it, and without words of fieldwork.
 * @returns its words with its scale, and its marks, each with a space in front of them
 */
function withMarks(text: string): string {
  // `How old are you? ___ years`
  const [blank, unit] = /(?<!_)_{2,}\s?([\p{L}%$€£¥]{1,20})\s?\.?$/u.exec(text) ?? [];
  const isAmount = unit !== undefined && isUnit(unit);
  const source = isAmount ? text.slice(0, -blank!.length).trimEnd() : text;
  const scale = scaleAtEnd(source);
  const { words: said, marks } = marksAtEnd(source.slice(0, source.length - scale.length));
  const found: string[] = isAmount ? [`number ${currencyIn(unit) ?? unit}`] : [];
  let words = said;
  const take = (sentence: string, rest: string): boolean => {
    const mark = /\p{L}/u.test(rest) ? markOfSentence(sentence) : null;
    if (mark === null) return false;
    if (mark !== "") found.push(mark);
    words = rest.trim();
    return true;
  };
  const [first] = words.slice(0, 120).matchAll(SENTENCE_END);
  if (first && !/[?？]/u.test(first[0])) {
    const end = first.index + first[0].length;
    if (endsAsking(words) || markOfSentence(words.slice(end)) === null)
      take(words.slice(0, first.index), words.slice(end));
  }
  for (let isMore = true; isMore;) {
    const end = [...words.slice(-200).matchAll(SENTENCE_END)].at(-1);
    const at = end ? Math.max(0, words.length - 200) + end.index + end[0].length : 0;
    isMore = end !== undefined && take(words.slice(at), words.slice(0, at));
  }
  const all = [...new Set(found)].map((mark) => ` [${mark}]`).join("") + marks;
  // A scale has one answer anyway.
  return `${words}${scale}${scale === "" ? all : all.replace(SINGLE, "")}`;
}

/** Words that tell nothing of what is asked: no price, no condition, no question by its number. */
const isSilent = ({ raw, mark }: Line): boolean =>
  mark === null &&
  !/[?？]|[$€£¥%]|\d[.,]\d/u.test(raw) &&
  !saysForWhom(raw) &&
  currencyIn(raw) === null &&
  baseIn(raw) === null &&
  !namesQuestion(raw) &&
  !saysWhoIsAsked(raw);

/** Words that are only printed at the top: greetings, and text that is not a sentence. */
const isCover = (line: Line): boolean =>
  isSilent(line) &&
  !tellsSomething(line.raw) &&
  (isGreeting(line.raw) || (line.raw.length <= 80 && !/[.!。！]$/u.test(line.raw) && sectionTitle(line.raw) === null));

/** A heading in capitals: `SCREENER`, `SECTION A: USAGE`. */
const isShoutedTitle = (line: Line): boolean =>
  isSilent(line) &&
  line.gap &&
  !standsLast(line.raw) &&
  /\p{Lu}{3}/u.test(line.raw) &&
  !/\p{Ll}|[.!]$/u.test(line.raw) &&
  line.raw.length <= 60;

/** Reads the lines of a questionnaire from the top, and writes them as the plain format has them. */
class Writer {
  readonly written: Numbered[] = [];
  /** The last question, and where its line was written. */
  private question: { line: Line; at: number; hasAnswers: boolean; items: Line[] } | null = null;
  /** Conditions of the question that comes next, and the last line that gave one. */
  private conditions = "";
  private base: Line | null = null;

  write(line: Line, source: string, next: Line | undefined): void {
    const { mark, raw, number } = line;
    if (this.isTitle(line, next)) {
      this.put(number, `# ${raw}`);
      return;
    }
    if (mark?.kind === "note" || mark?.kind === "shown" || mark?.kind === "heading") this.put(number, source);
    else if (this.isQuestion(line)) this.ask(line, source, next);
    else if (!this.instruction(line, next)) this.answer(line, source, next);
  }

  /** @throws UnreadableLine for a base without a question below it */
  end(): void {
    if (this.conditions !== "" && this.base !== null)
      refuse(
        { line: this.base.number, text: this.base.raw },
        "says who is asked, and no numbered question follows it.",
      );
  }

  private put(number: number, text: string): void {
    this.written.push({ number, text });
  }

  /** A heading stands between the answers of a question and the next one. */
  private isTitle(line: Line, next: Line | undefined): boolean {
    const isBetween = this.question?.hasAnswers !== false && next !== undefined;
    const isAbove = isBetween && (this.isQuestion(next) || baseIn(next.raw) !== null || saysWhoIsAsked(next.raw));
    return isAbove && isShoutedTitle(line) && toldInterviewer(line.raw) === null && marksOfLine(line.raw) === null;
  }

  private isQuestion(line: Line): boolean {
    const { question } = this;
    return line.mark?.kind === "number" && !(question && isOption(question.line, question.items, line));
  }

  private ask(line: Line, source: string, next: Line | undefined): void {
    const hasBelow = next !== undefined && (next.mark?.kind !== "number" || isOption(line, [], next));
    const inLine = hasBelow ? null : optionsInLine(line.text);
    this.question = { line, at: this.written.length, hasAnswers: inLine !== null, items: [] };
    const asked = withCondition(inLine?.words ?? line.text);
    const [marks = ""] = MARKS_IN_FRONT.exec(asked) ?? [];
    const plain = this.conditions + marks + withMarks(asked.slice(marks.length));
    this.put(line.number, plain === line.text ? source : frontOf(line) + plain);
    this.conditions = "";
    for (const option of inLine?.options ?? []) this.put(line.number, `${" ".repeat(line.indent)}   - ${option}`);
  }

  /** Writes a line that is addressed to the interviewer. @returns whether it is one */
  private instruction(line: Line, next: Line | undefined): boolean {
    const who = whoIsAsked(line);
    if (who !== null) {
      const isOfNext = !this.question || this.question.hasAnswers || (next !== undefined && this.isQuestion(next));
      if (isOfNext) [this.conditions, this.base] = [`${this.conditions}${who} `, line];
      else this.written[this.question!.at]!.text += ` ${who}`;
      return true;
    }
    const told = toldInterviewer(line.raw);
    const sentence = told === null && line.mark === null ? markOfSentence(line.raw) : null;
    const marks = marksOfLine(told ?? line.raw) ?? (sentence ? `[${sentence}]` : null);
    if (marks === "") return true;
    const isOfNext = line.gap && next !== undefined && !next.gap && this.isQuestion(next);
    if (marks === null || this.question?.hasAnswers !== false || isOfNext) return false;
    const asked = this.written[this.question.at]!;
    if (!asked.text.endsWith(marks)) asked.text += ` ${marks}`;
    return true;
  }

  private answer(line: Line, source: string, next: Line | undefined): void {
    const { question } = this;
    const { raw } = line;
    if (hasBoxesBetween(raw) || (next && hasEnds(raw) && hasEnds(next.raw)))
      refuse({ line: line.number, text: raw }, ROWS);
    const row = question && !question.hasAnswers ? numbersInLine(raw) : null;
    const isAlone = next === undefined || this.isQuestion(next) || endsAsking(next.raw);
    const isFirst = question !== null && !question.hasAnswers && line.mark === null;
    const options = isFirst && isAlone ? optionsInLine(raw) : null;
    if (row !== null) {
      const written = this.written[question!.at]!;
      written.text = written.text.replace(SINGLE, "");
      this.put(line.number, `   ${row}`);
    } else if (options?.words === "") for (const option of options.options) this.put(line.number, `   - ${option}`);
    else {
      const route = endsAsking(line.text) || hasDirection(line.text) ? null : routeAtEnd(line.text);
      const { words, marks } = marksAtEnd(route?.words ?? line.text, isItem(line.mark) || line.mark !== null);
      const target = route && route.target !== "" ? ` -> ${route.target}` : "";
      const plain = `${words}${marks}${target}`;
      this.put(line.number, plain === line.text ? source : frontOf(line) + plain);
    }
    if (question && (line.mark !== null || options)) question.hasAnswers = true;
    if (line.mark !== null) question?.items.push(line);
  }
}

/**
 * Writes the usual notations of printed questionnaires, scripts for programmers and Word tables as the plain format has
 * them (docs/reference/questionnaire-format.md). These are routes and marks in words, bases, codes, and answers and
 * scales on one line.
 * @throws UnreadableLine for words that are struck through, and for a base that no rule can read
 */
export function plainNotation(source: string): PlainNotation {
  if (isExact(source)) return { text: source, lines: source.split("\n").map((_, index) => index + 1) };
  refuseStruckWords(source);
  const numbered = source
    .split("\n")
    .map((text, index) => ({ number: index + 1, text: text.replace(BARE_NUMBER, "$1. ") }));
  const tabled = withCodesInFront(withTables(numbered));
  const lines = readLines(tabled.map(({ text }) => text).join("\n"));
  const writer = new Writer();
  const problems = createProblems();
  const first = lines.findIndex(({ mark }) => mark?.kind === "number");
  // Questions without numbers have their answers below them.
  const cover = lines.slice(0, first).some(({ raw }) => endsAsking(raw)) ? 0 : first;
  let at = 0;
  for (const [index, line] of lines.entries()) {
    for (; at < line.number - 1; at += 1) writer.written.push({ number: tabled[at]!.number, text: "" });
    const { number, text } = tabled[at]!;
    at += 1;
    if (index < cover && isCover(line) && (index > 0 || isGreeting(line.raw))) continue;
    if (first >= 0 && index === lines.length - 1 && isSilent(line) && isGreeting(line.raw) && !tellsSomething(line.raw))
      continue;
    problems.attempt(() => writer.write({ ...line, number }, text, lines[index + 1]));
  }
  problems.attempt(() => writer.end());
  problems.throwAny();
  return {
    text: writer.written.map(({ text }) => text).join("\n"),
    lines: writer.written.map(({ number }) => number),
  };
}
