import { listOf, wholePattern } from "../../questionnaire/words.ts";
import { words } from "../../questionnaire/questionnaire-words.ts";
import { LONGEST_UNIT } from "../schemas.ts";
import { conditionMark } from "./conditions.ts";
import type { DraftSection, QuestionMarks } from "./draft-question.ts";
import { limitIn, numberOf, topIn, wordings } from "./instructions.ts";
import { scaleOf } from "./scale.ts";

const { marks: known } = words;

/** Marks that more words may follow. */
const openings = ["single", "multiple", "open", "number", "ranking", "allocation", "best_worst", "maxdiff"] as const;
const opening = (name: keyof typeof known) =>
  new RegExp(String.raw`^${listOf(known[name])}(?:\s*:\s*|\s+|(?=[\d$€£¥])|$)(.*)$`, "isu");
const kinds = openings.map((kind) => ({ kind, pattern: opening(kind) }));
const [follows, pipe, rotation] = [opening("follows"), opening("pipe"), opening("rotate")];
const [setsOf, showSome] = [wordings(known.sets_of), wordings(known.show_some, "^", "(?<of>.*)")];

const flags = {
  required: wholePattern(known.required),
  optional: wholePattern(known.optional),
  randomize: wholePattern(known.randomize),
  keepOrder: wholePattern(known.keep_order),
  shuffleRows: wholePattern(known.shuffle_rows),
  exclusive: wholePattern(known.exclusive),
  anchored: wholePattern(known.anchored),
  shuffle: wholePattern(known.shuffle),
};
const askAll = wholePattern(words.ask_all);

const scaleMark = /^scale(?:\s+(-?\d{1,2})\s*[-–—]\s*(-?\d{1,2})(?:\s*:([^|]+)\|([^|]+))?)?$/iu;
const number = String.raw`(-?\d+(?:[.,]\d+)?)`;
const range = new RegExp(
  String.raw`^(?:\p{L}+(?=\s))?\s*(?:([$€£¥])\s*)?${number}\s*(?:[-–—~〜]|\s${listOf(words.range)}\s|から)` +
    String.raw`\s*[$€£¥]?${number}\s*(.*)$`,
  "isu",
);
const atLeast = new RegExp(String.raw`^(?:>=|≥|≧)\s*${number}\s*(.*)$|^${number}\s*\+\s*(.*)$`, "su");
const LABEL = /^(?:\p{L}{1,12}[ .]{0,2})?\d{1,3}(?:[._]\d{1,2})*_?[a-z]?$/iu;

const parts = (text: string): string[] => text.split(/[,;]\s|[，、；]/u).map((part) => part.trim());

/** Notes what a mark in square brackets says of its question. @returns whether it is one of the format */
export function takeMark(marks: QuestionMarks, inner: string): boolean {
  const text = inner.trim();
  if (askAll.test(text)) return true;
  const condition = conditionMark(text);
  if (condition) return marks.conditions.push(condition) > 0;
  const [all, first, last, low, high] = scaleMark.exec(text) ?? [];
  if (all === undefined) return parts(text).every((part) => takePart(marks, part));
  if (marks.kind !== null) return false;
  marks.kind = "scale";
  if (first === undefined) return true;
  marks.scale = scaleOf([
    { value: Number(first), label: low?.trim() ?? null },
    { value: Number(last), label: high?.trim() ?? null },
  ]);
  return marks.scale !== null;
}

function takePart(marks: QuestionMarks, part: string): boolean {
  const label = follows.exec(part)?.[1];
  if (label !== undefined && LABEL.test(label)) marks.follows = label;
  else if (flags.required.test(part)) marks.required = true;
  else if (flags.optional.test(part)) marks.required = false;
  else if (flags.shuffleRows.test(part)) marks.shuffledRows = true;
  else if (flags.keepOrder.test(part)) marks.randomize = false;
  else if (flags.randomize.test(part)) marks.randomize = true;
  else if (flags.anchored.test(part)) marks.anchored = true;
  else {
    const named = kinds.find(({ pattern }) => pattern.test(part));
    if (named) return takeKind(marks, named.kind, named.pattern.exec(part)![1]!.trim());
    return takeLimit(marks, part) || takeUnit(marks, part);
  }
  return true;
}

function takeKind(marks: QuestionMarks, kind: (typeof kinds)[number]["kind"], rest: string): boolean {
  if (marks.kind !== null && marks.kind !== kind) return false;
  marks.kind = kind;
  if (kind === "allocation") return takeTotal(marks, rest);
  if (rest === "") return true;
  if (kind === "multiple") return takeLimit(marks, rest);
  if (kind === "number") return takeNumber(marks, rest);
  if (kind === "ranking") {
    const top = topIn(rest);
    if (top !== null) Object.assign(marks, { min: top, max: top });
    return top !== null || takeLimit(marks, rest);
  }
  const sets = setsOf.map((pattern) => pattern.exec(rest)?.groups).find((groups) => groups !== undefined);
  if (kind !== "maxdiff" || !sets) return false;
  marks.sets = { count: Number(sets["sets"]), size: Number(sets["size"]) };
  return true;
}

function takeLimit(marks: QuestionMarks, text: string): boolean {
  const [, first, last] = /^(\d+)(?:\s*[-–—]\s*(\d+))?$/u.exec(text) ?? [];
  const limit = first === undefined ? limitIn(text) : { min: Number(first), max: Number(last ?? first) };
  if (!limit) return false;
  marks.kind ??= "multiple";
  marks.min = limit.min ?? marks.min;
  marks.max = limit.max ?? marks.max;
  return true;
}

/** `0-366 days`, `18+`, `>= 0 $`, `max 10 kg`, `EUR` */
function takeNumber(marks: QuestionMarks, text: string): boolean {
  const [all, sign, first, last, behind] = range.exec(text) ?? [];
  if (all !== undefined) {
    Object.assign(marks, { min: numberOf(first!), max: numberOf(last!), unit: sign || null });
    return behind === "" || takeUnit(marks, behind!);
  }
  const [least, number, unit, other, otherUnit] = atLeast.exec(text) ?? [];
  if (least === undefined) return takeLimit(marks, text) || takeUnit(marks, text);
  marks.min = numberOf((number ?? other)!);
  const rest = (unit ?? otherUnit)!;
  return rest === "" || takeUnit(marks, rest);
}

/** A word or a sign behind a number that is asked. */
function takeUnit(marks: QuestionMarks, text: string): boolean {
  const unit = text.replace(/^in\s+/iu, "");
  if (marks.unit !== null || unit.length > LONGEST_UNIT || !/^[\p{L}%$€£¥°²³/ ]+$/u.test(unit)) return false;
  if (marks.kind !== "number" && marks.kind !== "allocation") return false;
  marks.unit = unit;
  return true;
}

function takeTotal(marks: QuestionMarks, text: string): boolean {
  const [, total = "100", unit = text === "" ? "%" : ""] = /^(?:\p{L}+ )?(\d{1,6})\s*(.*)$/su.exec(text) ?? [];
  if (text !== "" && !/\d/u.test(text)) return false;
  marks.total = Number(total);
  return marks.total > 0 && (unit === "" || takeUnit(marks, unit));
}

/** The question whose answer a mark has printed in a text: `[Q3]`, `[pipe Q3]`; null for other marks. */
export function pipedBy(inner: string): string | null {
  const label = pipe.exec(inner.trim())?.[1] ?? inner.trim();
  return LABEL.test(label) && /\p{L}/u.test(inner) ? label : null;
}

/** What a mark behind an option says of it; null for other words. */
export function optionMark(inner: string): "exclusive" | "anchored" | null {
  const text = inner.trim();
  return flags.exclusive.test(text) ? "exclusive" : flags.anchored.test(text) ? "anchored" : null;
}

/** Notes what a mark behind a heading, or `[show 1 of A]` on a line, says. @returns whether it is one of the format */
export function takeSectionMark(section: Omit<DraftSection, "line" | "text">, inner: string): boolean {
  const condition = conditionMark(inner.trim());
  if (condition) return section.conditions.push(condition) > 0;
  return parts(inner).every((part) => {
    if (flags.shuffle.test(part)) return (section.shuffled = true);
    const name = rotation.exec(part)?.[1];
    const some = showSome.map((pattern) => pattern.exec(part)?.groups).find((groups) => groups !== undefined);
    if (name === undefined && !some) return askAll.test(part);
    if (some) section.shown = numberOf(some["n"]!);
    const named = (name || some?.["of"] || "").trim();
    section.rotation = named || (section.rotation ?? "A");
    return /^[A-Za-z]\w{0,20}$/u.test(section.rotation);
  });
}
