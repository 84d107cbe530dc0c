import { listOf, wholePattern } from "../../questionnaire/words.ts";
import { words } from "../../questionnaire/questionnaire-words.ts";
import { LONGEST_UNIT } from "../schemas.ts";
import { conditionMark } from "./conditions.ts";
import { plainMarks, type DraftSection, type QuestionMarks } from "./draft-question.ts";
import { limitIn, numberOf, topIn, wordings } from "./instructions.ts";
import { scaleOf } from "./scale.ts";

const { marks: known } = words;

/** Marks that set one property of a question. */
const flags: readonly (readonly [mark: RegExp, says: Partial<QuestionMarks>])[] = [
  [wholePattern(known.required), { required: true }],
  [wholePattern(known.optional), { required: false }],
  [wholePattern(known.shuffle_rows), { shuffledRows: true }],
  [wholePattern(known.keep_order), { randomize: false }],
  [wholePattern(known.randomize), { randomize: true }],
  [wholePattern(known.anchored), { anchored: true }],
];
const [exclusive, anchored, shuffle] = [known.exclusive, known.anchored, known.shuffle].map(wholePattern);
const askAll = wholePattern(words.ask_all);

/** Marks that more words may follow. */
const openings = ["single", "multiple", "open", "number", "ranking", "allocation", "best_worst", "maxdiff"] as const;
const opening = (name: keyof typeof known) =>
  new RegExp(String.raw`^${listOf(known[name])}(?:\s*:\s*|\s+|(?=[\d$€£¥])|$)(.*)$`, "isu");
const kinds = openings.map((kind) => ({ kind, pattern: opening(kind) }));
const [follows, pipe, rotation] = [opening("follows"), opening("pipe"), opening("rotate")];
const [setsOf, showSome] = [wordings(known.sets_of), wordings(known.show_some, "^", "(?<of>.*)")];
/** The named groups of the first of some patterns that fits. */
const groupsIn = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);

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

/** Notes what a mark in square brackets means for its question. @returns whether it is a mark of the format */
export function takeMark(marks: QuestionMarks, inner: string): boolean {
  const text = inner.trim();
  if (askAll.test(text)) return true;
  const condition = conditionMark(text);
  if (condition) return marks.conditions.push(condition) > 0;
  const [all, first, last, low, high] = scaleMark.exec(text) ?? [];
  if (all === undefined) return parts(text).every((part) => takePart(marks, part));
  if (marks.kind !== null || !note(marks, { kind: "scale" })) return false;
  if (first === undefined) return true;
  marks.scale = scaleOf([
    { value: Number(first), label: low?.trim() ?? null },
    { value: Number(last), label: high?.trim() ?? null },
  ]);
  return marks.scale !== null;
}

const plain = plainMarks();
/** Notes what a mark means. @returns whether no other mark of the question contradicts it */
function note(marks: QuestionMarks, says: Partial<QuestionMarks>): boolean {
  const names = (Object.keys(says) as (keyof QuestionMarks)[]).filter((name) => says[name] !== null);
  const isNew = names.every((name) => marks[name] === plain[name] || marks[name] === says[name]);
  if (isNew) for (const name of names) Object.assign(marks, { [name]: says[name] });
  return isNew;
}

function takePart(marks: QuestionMarks, part: string): boolean {
  const label = follows.exec(part)?.[1];
  if (label !== undefined && LABEL.test(label)) return note(marks, { follows: label });
  const says = flags.find(([mark]) => mark.test(part))?.[1];
  if (says) return note(marks, says);
  const named = kinds.find(({ pattern }) => pattern.test(part));
  if (named) return takeKind(marks, named.kind, named.pattern.exec(part)![1]!.trim());
  return takeLimit(marks, part) || takeUnit(marks, part);
}

function takeKind(marks: QuestionMarks, kind: (typeof kinds)[number]["kind"], rest: string): boolean {
  if (!note(marks, { kind })) return false;
  if (kind === "allocation") return takeTotal(marks, rest);
  if (rest === "") return true;
  if (kind === "multiple") return takeLimit(marks, rest);
  if (kind === "number") return takeNumber(marks, rest);
  if (kind === "ranking") {
    const top = topIn(rest);
    return top === null ? takeLimit(marks, rest) : note(marks, { min: top, max: top });
  }
  const sets = groupsIn(setsOf, rest);
  return kind === "maxdiff" && sets
    ? note(marks, { sets: { count: Number(sets["sets"]), size: Number(sets["size"]) } })
    : false;
}

function takeLimit(marks: QuestionMarks, text: string): boolean {
  const [, first, last] = /^(\d+)(?:\s*[-–—]\s*(\d+))?$/u.exec(text) ?? [];
  const limit = first === undefined ? limitIn(text) : { min: Number(first), max: Number(last ?? first) };
  if (!limit) return false;
  marks.kind ??= "multiple";
  return note(marks, limit);
}

/** `0-366 days`, `18+`, `>= 0 $`, `max 10 kg`, `EUR` */
function takeNumber(marks: QuestionMarks, text: string): boolean {
  const [all, sign, first, last, behind] = range.exec(text) ?? [];
  const [least, number, unit, other, otherUnit] = atLeast.exec(text) ?? [];
  if (all === undefined && least === undefined) return takeLimit(marks, text) || takeUnit(marks, text);
  const says = all
    ? { min: numberOf(first!), max: numberOf(last!), unit: sign ?? null }
    : { min: numberOf((number ?? other)!) };
  const rest = (all ? behind : (unit ?? otherUnit))!;
  return note(marks, says) && (rest === "" || takeUnit(marks, rest));
}

/** A word or a sign behind a number that is asked. */
function takeUnit(marks: QuestionMarks, text: string): boolean {
  const unit = text.replace(/^in\s+/iu, "");
  if (unit.length > LONGEST_UNIT || !/^[\p{L}%$€£¥°²³/ ]+$/u.test(unit)) return false;
  return (marks.kind === "number" || marks.kind === "allocation") && note(marks, { unit });
}

function takeTotal(marks: QuestionMarks, text: string): boolean {
  const [, total = "100", unit = text === "" ? "%" : ""] = /^(?:\p{L}+ )?(\d{1,6})\s*(.*)$/su.exec(text) ?? [];
  if ((text !== "" && !/\d/u.test(text)) || Number(total) === 0) return false;
  return note(marks, { total: Number(total) }) && (unit === "" || takeUnit(marks, unit));
}

/** The question whose answer a mark inserts into a text: `[Q3]`, `[pipe Q3]`; null for other marks. */
export function pipedBy(inner: string): string | null {
  const label = pipe.exec(inner.trim())?.[1] ?? inner.trim();
  return LABEL.test(label) && /\p{L}/u.test(inner) ? label : null;
}

/** What a mark behind an option means for it; null for other words. */
export function optionMark(inner: string): "exclusive" | "anchored" | null {
  const text = inner.trim();
  return exclusive!.test(text) ? "exclusive" : anchored!.test(text) ? "anchored" : null;
}

/**
 * Notes what a mark behind a heading, or `[show 1 of A]` on a line, means.
 * @returns whether it is a mark of the format
 */
export function takeSectionMark(section: Omit<DraftSection, "line" | "text">, inner: string): boolean {
  const condition = conditionMark(inner.trim());
  if (condition) return section.conditions.push(condition) > 0;
  return parts(inner).every((part) => {
    if (shuffle!.test(part)) return (section.shuffled = true);
    const name = rotation.exec(part)?.[1];
    const some = groupsIn(showSome, part);
    if (name === undefined && !some) return askAll.test(part);
    if (some) section.shown = numberOf(some["n"]!);
    const named = (name || some?.["of"] || "").trim();
    section.rotation = named || (section.rotation ?? "A");
    return /^[A-Za-z]\w{0,20}$/u.test(section.rotation);
  });
}
