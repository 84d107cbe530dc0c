import { factAskedBy } from "../../facts/asked-fact.ts";
import type { Line } from "../../questionnaire/lines.ts";
import { endsAsking, hasDirection } from "../../questionnaire/marks.ts";
import { NotInFormat, type Place } from "../../questionnaire/unreadable-line.ts";
import { arePoints } from "../option-kinds.ts";
import { isDirection } from "./directions.ts";
import {
  type DraftOption,
  type DraftQuestion,
  type DraftSection,
  plainMarks,
  type QuestionMarks,
} from "./draft-question.ts";
import { type Asked, askedFor, asksForReasons } from "./instructions.ts";
import { optionMark, pipedBy, takeMark } from "./markers.ts";
import { describedScale, mayHoldScale, scaleInside, scaleMeant, scaleOf, type ScalePoint } from "./scale.ts";
import type { SurveyScale } from "../schemas.ts";

/** The line of a question, read by the marks of the plain format and by usual words. */
interface QuestionHead {
  text: string;
  marks: QuestionMarks;
  scale: SurveyScale | null;
  /** Whether a mark gives its kind: then everything below it is an answer. */
  isMarked: boolean;
}

const marker = /[[［【]([^[\]［］【】]{1,500})[\]］】]/gu;

const LONGEST_GROUP = 520;

/** The round brackets at the end of a text, which may hold others, with a mark behind them; empty if there are none. */
function groupAtEnd(text: string): string {
  const end = /[)）]\s*[:.]?$/u.exec(text)?.index ?? -1;
  let depth = 0;
  for (let at = end; at >= 0 && at >= text.length - LONGEST_GROUP; at -= 1) {
    if (")）".includes(text[at]!)) depth += 1;
    else if ("(（".includes(text[at]!)) depth -= 1;
    if (depth > 2) return "";
    if (depth === 0) return at < end - 1 ? text.slice(at) : "";
  }
  return "";
}

/** Takes the scale off the end of a text: in brackets, or behind the mark that ends the question. */
function takeScale(text: string): Pick<QuestionHead, "text" | "scale"> {
  const group = groupAtEnd(text);
  const inBrackets = describedScale(group.replaceAll(/^.|[)）][:.]?$/gu, ""));
  if (inBrackets) return { text: text.slice(0, text.length - group.length).trim(), scale: inBrackets };
  for (const { index } of text.matchAll(/[?.:？。]\s*(?=[\p{L}\d-])/gu)) {
    const behind = text.slice(index + 1);
    const scale = describedScale(behind) ?? (endsAsking(behind) ? null : scaleMeant(behind));
    if (scale) return { text: text.slice(0, index + 1).trim(), scale };
  }
  return { text, scale: scaleInside(text) ?? scaleMeant(text) };
}

/** A question or an option without the place to write on at its end: `Other: ____`, `Other (which? ____)`. */
export const withoutBlank = (text: string): string =>
  (text.includes("__") ? text.replace(/(?<![\s:：_])[\s:：_]+(?=[)）]$)/u, "") : text)
    .replace(/(?<!\s|__)\s*_{2,}(?!_)(?:\s|_{2,}(?!_))*$/u, "")
    .replace(/(?:(?<!\s)\s+)?[:：]$/u, "");

/** Adds what the words of a question mean to what its marks mean; marks come first. */
export function addAsked(marks: QuestionMarks, asked: Asked): void {
  const { kind, min, max, unit, total } = marks;
  if (kind !== null && asked.kind && kind !== asked.kind) return;
  const or = <T>(said: T | null, told: T | null | undefined): T | null => said ?? told ?? null;
  Object.assign(marks, { kind: or(kind, asked.kind), min: or(min, asked.min), max: or(max, asked.max) });
  Object.assign(marks, { unit: or(unit, asked.unit), total: or(total, asked.total) });
}

/**
 * Reads the words of a question: stars and marks in square brackets, how it is answered, and the scale at its end.
 * @throws NotInFormat for brackets that are not a mark, and for arrows
 */
function readHead(place: Place): QuestionHead {
  const marks = plainMarks();
  const unknown: string[] = [];
  const unmarked = place.text.replaceAll(marker, (whole, inner: string) => {
    if (takeMark(marks, inner)) return "";
    const label = pipedBy(inner);
    if (label === null) unknown.push(whole);
    return label === null ? "" : `{{${label}}}`;
  });
  const plain = unmarked.replaceAll(/(^|\s)\*+(?=\s|$)|(?<=[?.:？)）])\*+/gu, "");
  if (plain !== unmarked && marks.required === false) unknown.push("*");
  if (plain !== unmarked) marks.required = true;
  if (unknown[0] !== undefined)
    throw new NotInFormat(
      place,
      `contains ${unknown[0].slice(0, 60)}, which is not a mark of the plain format, or contradicts another mark.`,
    );
  if (hasDirection(plain.replaceAll(/\{\{[\p{L}\d ._]{1,20}\}\}/gu, "")))
    throw new NotInFormat(place, "jumps elsewhere or contains an instruction, which the plain format does not have.");
  const isMarked = marks.kind !== null;
  const [blank, unit] = /(?<!_)_{2,}\s*([\p{L}%$€£¥]{1,20})$/u.exec(plain) ?? [];
  const isNumber = blank !== undefined && askedFor(plain)?.kind === "number";
  if (isNumber) addAsked(marks, { kind: "number", unit });
  const text = (isNumber ? plain.slice(0, -blank.length) : plain).replaceAll(/ {2,}/gu, " ").trim();
  const first = marks.scale || (isMarked && marks.kind !== "scale") ? { text, scale: null } : takeScale(text);
  return { text: first.text, marks, scale: marks.scale ?? first.scale, isMarked };
}

/**
 * Checks the words of a question that has no mark for its kind. The words have to be one sentence that asks, or that
 * stands above its answers. They may say nothing about answering.
 * @throws NotInFormat for what only somebody who understands it can read
 */
function requirePlainQuestion({ line, text }: Place, below: "options" | "scale" | "told" | null): void {
  const fail = (problem: string): never => {
    throw new NotInFormat({ line, text }, problem);
  };
  const tail =
    "says more than its question; mark its kind, as in [single], [multiple], [scale 1-7: low | high] or [open].";
  if (below !== "scale" && mayHoldScale(text))
    fail("seems to contain a scale; write it in brackets after the question.");
  if (/[(（][^()（）/]*\/[^()（）]*[)）]/u.test(text)) fail("seems to contain its answers; put them below it.");
  if (/[?.!]["”»]?\s+\S|[？。！]["”」]?\S/u.test(text)) fail(tail);
  if (/[)）]$/u.test(text) && !(below === "scale" && scaleInside(text))) fail(tail);
  if (below === "options" && /[.。．!！]["”»」]?$/u.test(text)) fail(tail);
  if (below === null && !endsAsking(text))
    fail("neither ends by asking nor has answers; mark it as [open] if it is a question.");
}

/** The lines of one question. */
export interface Block {
  line: Line;
  label: string;
  /** The words of the question, with wrapped lines and lines that say how it is answered. */
  text: string;
  context: string | null;
  section: DraftSection | null;
  items: Line[];
  points: (ScalePoint & { line: Line })[];
}

const fail = (line: Line, problem: string): never => {
  throw new NotInFormat({ line: line.number, text: line.raw }, problem);
};

/** @throws NotInFormat for words whose form does not show what they are */
export function questionOf(block: Block): DraftQuestion {
  const { line, label, points, context, section } = block;
  const words = { line: line.number, text: block.text };
  const { marks, scale: given, isMarked, text } = readHead(words);
  const own = { ...words, text: withoutBlank(text) };
  const coded = codedAnswers(block.items);
  const isScaleBelow = points.length > 0 || coded?.isScale === true;
  if (marks.kind === null && !given && !isScaleBelow) {
    const asked = askedFor(own.text);
    // `How many times a week?` above its answers is a choice.
    if (asked && (asked.kind !== "number" || (block.items.length === 0 && factAskedBy(own.text) === null)))
      addAsked(marks, asked);
  }
  const { kind } = marks;
  if (!isMarked) {
    const told = kind === null && !asksForReasons(own.text) ? null : "told";
    requirePlainQuestion(own, given || isScaleBelow ? "scale" : (told ?? (block.items.length > 0 ? "options" : null)));
  }
  if (!isMarked && /__$/u.test(text) && !endsAsking(own.text)) fail(line, "has words behind it that lead nowhere.");
  const other = block.items.find(({ mark }) => mark?.kind !== block.items[0]?.mark?.kind);
  if (other) fail(other, "has another mark than the answers above it.");
  const round = block.items.find(({ mark, raw }) => mark === null && /^o\s/u.test(raw));
  if (round) fail(round, "begins with o; put - or [ ] in front of answers.");
  const items = coded?.items ?? block.items.map((item) => optionOf(item, item.text, isMarked));
  const labelled = points.map(({ line: item, label: point, value }) => ({
    ...optionOf(item, point!, true),
    code: String(value),
  }));
  const question: DraftQuestion = { ...own, label, context, marks, section, scale: null, options: [], rows: [] };
  switch (kind) {
    case "open":
    case "number":
      return items.length + labelled.length > 0
        ? fail(line, `is ${kind === "open" ? "open" : "answered with a number"} and has answers below it.`)
        : question;
    case "scale":
    case null:
      break;
    default:
      if (items.length > 0 === labelled.length > 0 || given)
        fail(line, "is marked as a choice and needs its options below it, one per line.");
      return { ...question, options: [...items, ...labelled] };
  }
  const below = coded?.isScale ? coded.items : labelled;
  if (given || below.length > 0) {
    if (given && below.length > 0) fail(block.items[0] ?? points[0]!.line, "is a second scale of its question.");
    const scale =
      given ?? scaleOf(unmarked(below).map(({ code, text: point }) => ({ value: Number(code), label: point })));
    // Two answers with codes are not a scale, and three may be codes as well: only their author knows.
    if (!scale || (below.length > 0 && (below.length !== scale.points || below.length < 3)))
      return fail(line, "has points that make no scale; number all of them from the lowest to the highest.");
    return { ...question, scale, rows: coded?.isScale ? [] : unmarked(items) };
  }
  if (kind === "scale") {
    const scale = scaleOf(unmarked(items).map((item, index) => ({ value: index + 1, label: item.text })));
    return scale
      ? { ...question, scale }
      : fail(line, "is marked as a scale and needs its points: [scale 1-7: low | high].");
  }
  return { ...question, options: items };
}

/**
 * Checks rows, which are rated one by one, and points, which make a scale. None of them leads elsewhere, excludes
 * others or keeps its place.
 */
function unmarked(items: readonly DraftOption[]): DraftOption[] {
  const marked = items.find(({ exclusive, anchored, direction }) => exclusive || anchored || direction !== null);
  if (marked) throw new NotInFormat(marked, "is a statement or a point of a scale and has the mark of an answer.");
  return [...items];
}

const CODED = /^(\d{1,2})\s+(\p{L}.*)$/u;

/** Answers with bare numbers in front of them, `1 Male`: points if they are graded by their words, else options. */
function codedAnswers(lines: readonly Line[]) {
  const found = lines.map((line) => ({ line, match: line.mark === null ? CODED.exec(line.raw) : null }));
  if (found.length < 2 || found.some(({ match }) => match === null)) return null;
  const items = found.map(({ line, match }) => ({ ...optionOf(line, match![2]!, false), code: match![1]! }));
  const rise = found.every(({ match }, at) => at === 0 || Number(match![1]) > Number(found[at - 1]!.match![1]));
  if (!rise) fail(lines[0]!, "begins with a number that is not a code; put - in front of the answers.");
  const isScale = items.length > 2 && arePoints(items.map(({ text }) => text));
  const stems = items.map(({ text }) => /^\p{L}{1,3}/u.exec(text.toLowerCase())?.[0]);
  // `1 week ago`, `2 weeks ago`
  if (!isScale && stems.slice(1).some((stem, index) => stem === stems[index]))
    fail(lines[0]!, "may begin with a code or an amount; put 1 = or - in front of the answers.");
  return { items, isScale };
}

const ARROW = /(?:(?<![-–=])[-–=]+>|→|⇒|➔|►)\s*(.+)$/su;
const BRACKETS = /(?:[[［【]([^[\]［］【】]+)[\]］】]|[(（]([^()（）]+)[)）])$/u;

/** Notes what brackets at the end of a text say of an option. @returns the text without them */
function takeBrackets(option: DraftOption, text: string): string {
  const [all, square, round] = BRACKETS.exec(text) ?? [];
  if (all === undefined) return text;
  const inner = (square ?? round)!;
  const marks = inner.split(/[,;、]/u).map(optionMark);
  if (marks.every((mark) => mark !== null)) for (const mark of marks) option[mark] = true;
  else if (option.direction === null && isDirection(inner)) option.direction = inner;
  else return text;
  return takeBrackets(option, text.slice(0, -all.length).trimEnd());
}

/** @param isMarked whether a mark says what kind the question is: everything below it is an answer then */
function optionOf(line: Line, words: string, isMarked: boolean): DraftOption {
  const option: DraftOption = { line: line.number, text: "", code: codeOf(line), ...plainOption };
  const behind = takeBrackets(option, words);
  const [arrow, direction] = ARROW.exec(behind) ?? [];
  if (arrow !== undefined)
    option.direction = option.direction === null ? direction! : fail(line, "leads to two places.");
  const text = withoutBlank(
    arrow === undefined ? behind : takeBrackets(option, behind.slice(0, -arrow.length).trimEnd()),
  );
  if (hasDirection(text)) fail(line, "contains brackets with words that are not a mark of an answer.");
  if (!isMarked && /[)）]$/u.test(text) && /^[^(（]*[(（]\P{L}*\p{L}/u.test(text))
    fail(line, "contains words in brackets, which may be an instruction; mark the kind of its question.");
  if (!isMarked && endsAsking(text)) fail(line, "is a question below a question; number it.");
  return { ...option, text };
}

const plainOption = { exclusive: false, anchored: false, direction: null };
const codeOf = ({ mark, raw }: Line): string | null =>
  mark?.kind === "number" ? String(mark.value) : mark?.kind === "letter" ? /[a-z]/iu.exec(raw)![0] : null;
