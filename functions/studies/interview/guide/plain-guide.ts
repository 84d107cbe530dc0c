import { readLines, type Line } from "../../questionnaire/lines.ts";
import { BARE_NUMBER, endsAsking, endsSentence, isItem } from "../../questionnaire/marks.ts";
import { shownIn } from "../../questionnaire/shown-text.ts";
import { isGreeting, markOf, toldInterviewer } from "../../survey/questionnaire/fieldwork.ts";
import type { Numbered } from "../../survey/questionnaire/tables.ts";
import { withGuideTables } from "./guide-tables.ts";
import { displayedIn, isTime, isTimedHeading, titleOf } from "./guide-of-parts.ts";
import { areProbes, behindProbeLabel, probesIn, saysToProbe, sentencesBehind } from "./probes.ts";

const INDENT = "   ";
const BRACKETS = /(?:(?<!\s)\s+)?(?:\[([^[\]]{1,2000})\]|[(（]([^()（）]{1,2000})[)）])$/u;
const WHOLE = /^(?:\[([^[\]]{1,2000})\]|[(（]([^()（）]{1,2000})[)）])$/u;
const ARROW = /^(?:[→➔►➤⇒]|[-=]>)\s*/u;

/** The bullet of Word that looks like a letter. */
const LETTER_BULLET = /^(\s{0,40})o(?:\t| {2,8})\s*(?=\S)/u;
/** `2.1 何を …` */
const BARE_SUBNUMBER = /^(\s{0,40}\d{1,2}\.\d{1,2})\s+(?=\d{0,6}\p{Lo})/u;

const plainStart = (line: string): string =>
  line.replace(BARE_SUBNUMBER, "$1. ").replace(BARE_NUMBER, "$1. ").replace(LETTER_BULLET, "$1- ");

const ROMAN = "I II III IV V VI VII VIII IX X".split(" ");

const isOutermost = ({ indent }: Line): boolean => indent === 0;
/** Titles of few words: `1. Habits`. */
const isShort = (title: string): boolean => title.length <= 30 && title.split(/\s+/u).length <= 3;

/** Lines that may stand between a heading and its first question. */
const isAside = ({ raw }: Line): boolean =>
  WHOLE.test(raw) || toldInterviewer(raw) !== null || displayedIn(raw) !== null;
/** Whether lines that may be headings each stand above a question, and the first one above all questions. */
function areOnTop(titles: readonly Line[], lines: readonly Line[]): boolean {
  const first = lines.find((line) => line.mark?.kind === "number" || line === titles[0]);
  const isAbove = (title: Line) => {
    const below = lines.slice(lines.indexOf(title) + 1).find((line) => !isAside(line));
    return (below?.mark?.kind === "number" && !titles.includes(below)) || below?.mark?.kind === "shown";
  };
  return first === titles[0] && titles.every(isAbove);
}

/**
 * Numbered lines that are headings. Either they say how long a section takes, or no line with such a number is a
 * sentence and questions have other numbers (`1. Habits` above `1.1 What …?` or `1) What …?`).
 */
function numberedHeadings(lines: readonly Line[]): Set<Line> {
  const styleOf = ({ mark }: Line) => (mark?.kind === "number" ? mark.style : "");
  const numbered = lines.filter((line) => line.mark?.kind === "number" && line.mark.label === "" && isOutermost(line));
  const isTitle = ({ raw }: Line) => !endsSentence(titleOf(raw));
  const titles = [...Map.groupBy(numbered, styleOf)].filter(
    ([style, list]) =>
      list.every(isTitle) &&
      (list.some(({ raw }) => isTimedHeading(raw)) ||
        (areOnTop(list, lines) && list.every(({ raw }) => isShort(titleOf(raw))))) &&
      lines.some((line) => line.mark?.kind === "number" && styleOf(line) !== style && endsSentence(line.text)),
  );
  return new Set([...titles.flatMap(([, list]) => list), ...numbered.filter(({ raw }) => isTimedHeading(raw))]);
}

/** `A. Habits`, `II. Shopping`: headings if they count on from A or I, each above a question, the first on top. */
function letteredHeadings(lines: readonly Line[]): Set<Line> {
  const labelOf = ({ raw }: Line) => /^(?:\p{Lu}|[IVX]{1,4})(?=[.)]\s)/u.exec(raw)?.[0];
  const lettered = lines.filter((line) => labelOf(line) !== undefined && isOutermost(line));
  const isHeading = (line: Line, at: number) =>
    [String.fromCharCode(65 + at), ROMAN[at]].includes(labelOf(line)) && line.gap && !endsSentence(titleOf(line.raw));
  return new Set(areOnTop(lettered, lines) && lettered.every(isHeading) ? lettered : []);
}

const isSilent = (words: string): boolean =>
  markOf(words.replace(/\.$/u, "")) === "" || (toldInterviewer(words) !== null && !areProbes(words)) || isTime(words);

/** Texts behind a question: those that are shown with it, its probes, and words for the interviewer. */
function behindQuestion(text: string): { words: string; shown: string[]; probes: string[] } {
  const shown: string[] = [];
  const probes: string[] = [];
  let words = text;
  for (;;) {
    const [all, square, round] = BRACKETS.exec(words) ?? [];
    const tail = all === undefined ? sentencesBehind(words).find(isOfInterviewer) : undefined;
    const inner = (square ?? round ?? tail ?? "").trim();
    const label = behindProbeLabel(inner);
    const list = label === null ? null : probesIn(label);
    if (inner === "" || (list === null && !isSilent(inner) && shownIn(inner) === null)) return { words, shown, probes };
    if (list) probes.unshift(...list);
    else if (!isSilent(inner)) shown.unshift(`[${inner}]`);
    words = words.slice(0, words.length - (all ?? tail!).length).trimEnd();
  }
}
const isOfInterviewer = (tail: string): boolean => behindProbeLabel(tail) !== null || isSilent(tail);

/** A line that is nothing but round brackets is a note, unless it asks something or lists something. */
const isNote = (inner: string): boolean => !endsAsking(inner) && !/^[^:：]{1,30}[:：].*[;；]/u.test(inner);

/**
 * Writes what guides of moderators usually have as the plain format has it (docs/questionnaires.md): tables, numbered
 * headings, labels of probes, brackets around them or behind questions, concepts and greetings.
 * @returns lines with the number of the line of the file that each comes from
 */
export function plainGuide(source: string): Numbered[] {
  const numbered = source.split(/\r\n?|\n/u).map((text, index) => ({ number: index + 1, text: plainStart(text) }));
  const tabled = withGuideTables(numbered);
  const lines = readLines(tabled.map(({ text }) => text).join("\n"));
  const headings = new Set([...numberedHeadings(lines), ...letteredHeadings(lines)]);
  const written: Numbered[] = [];
  let question: Line | undefined;
  const below = (list: readonly string[]) =>
    list.map((probe) => `${" ".repeat(question?.indent ?? 0)}${INDENT}- ${probe}`);

  /** A line as the plain format has it; null if it stays as it is. */
  const plainLine = (line: Line, next: Line | undefined): string[] | null => {
    const { mark, raw } = line;
    const isProbe = mark?.kind === "shown" && behindProbeLabel(line.text) !== null;
    if (mark?.kind === "note" || (mark?.kind === "shown" && !isProbe) || mark?.kind === "heading") return null;
    if (headings.has(line)) return [`# ${raw.replace(/^(?:\p{Lu}|[IVX]{1,4})[.)]\s+/u, "")}`];
    const [, square, round] = WHOLE.exec(raw) ?? [];
    const inner = (square ?? round)?.trim();
    const arrow = question && ARROW.test(raw) ? raw.replace(ARROW, "") : null;
    const label = behindProbeLabel(inner ?? arrow ?? (isItem(mark) || isProbe ? line.text : raw));
    if (label !== null && question) {
      const list = probesIn(label);
      if (label === "" && next && (isItem(next.mark) || next.indent > question.indent)) return [];
      return list && list.length > 0
        ? below(list)
        : [`${" ".repeat(question.indent)}${INDENT}${inner ?? (isProbe ? line.text : raw)}`];
    }
    if (arrow !== null && endsAsking(arrow)) return below([arrow]);
    if (inner !== undefined && saysToProbe(inner)) return [inner];
    if (inner !== undefined) return round !== undefined && isNote(inner) ? [`[${inner}]`] : null;
    if (mark?.kind === "number") {
      const { words, shown, probes } = behindQuestion(line.text);
      if (!question || line.indent <= question.indent) question = line;
      const front = `${" ".repeat(line.indent)}${raw.slice(0, raw.length - line.text.length)}`;
      return words === line.text ? null : [...shown, front + words, ...below(probes)];
    }
    if (mark !== null || toldInterviewer(raw) !== null) return null;
    const displayed = displayedIn(raw);
    if (displayed !== null) return [`> ${displayed}`];
    const isPolite = isGreeting(raw) && endsSentence(raw) && !/[?？]/u.test(raw);
    return isPolite && (!question || !next) ? [`[${raw}]`] : null;
  };

  let at = 0;
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    for (; at < line.number - 1; at += 1) written.push({ number: tabled[at]!.number, text: "" });
    const { number, text } = tabled[at]!;
    at += 1;
    isOpen = isOpen ? !line.raw.endsWith("]") : /^\[[^\]]*$/u.test(line.raw);
    const plain = isOpen ? null : plainLine(line, lines[index + 1]);
    for (const words of plain ?? [text]) written.push({ number, text: words });
  }
  return written;
}
