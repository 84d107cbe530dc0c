import { fold, foldedList, wholeFolded } from "../../questionnaire/words.ts";
import { fieldwork } from "../../questionnaire/fieldwork.ts";
import { words } from "../../questionnaire/questionnaire-words.ts";
import { plainMarks } from "./draft-question.ts";
import { currencyIn, instructionIn } from "./instructions.ts";
import { takeMark } from "./markers.ts";

const silent = wholeFolded(fieldwork.silent);
/** How marks are written in the plain format. */
const marks = {
  ...{ single: "single", multiple: "multiple", open: "open", number: "number", ranking: "rank" },
  ...{ randomize: "randomize", keep_order: "keep order", exclusive: "exclusive", anchored: "fixed" },
  ...{ required: "required", optional: "optional" },
} as const;
const known = Object.entries(marks).map(([name, mark]) => ({
  mark,
  pattern: wholeFolded(words.marks[name as keyof typeof marks]),
}));

/**
 * What a phrase of fieldwork says in the plain format: `MULTICODE` is `multiple`, and `READ OUT` says nothing.
 * @returns null for other words
 */
export function markOf(phrase: string): string | null {
  const text = fold(phrase).trim();
  if (silent.test(text)) return "";
  const found = known.find(({ pattern }) => pattern.test(text));
  if (found) return found.mark;
  const taken = plainMarks();
  return takeMark(taken, phrase.trim().toLowerCase()) && taken.conditions.length === 0 && taken.unit === null
    ? phrase.trim().toLowerCase()
    : null;
}

const interviewer = new RegExp(String.raw`^[[(]?${foldedList(fieldwork.interviewer)}\s?[:：]\s*`, "iu");
/** The words of a line that is addressed to the interviewer; null for other lines. */
export function toldInterviewer(line: string): string | null {
  const [mark] = interviewer.exec(fold(line)) ?? [];
  return mark === undefined ? null : line.slice(mark.length).replace(/[\])]$/u, "");
}

const base = new RegExp(String.raw`^[[(]?${foldedList(fieldwork.base)}\s?[:：]\s*`, "iu");
/**
 * What a line such as `BASE: ALL WHO DRINK IT (Q1=1)` says about the participants who are asked; null for other lines.
 */
export function baseIn(line: string): string | null {
  const [mark] = base.exec(fold(line)) ?? [];
  return mark === undefined ? null : line.slice(mark.length).replace(/^(.*)[\])]$/su, balanced);
}
const balanced = (all: string, inner: string): string => (/[[(]/u.test(inner) ? all : inner);

const greeting = new RegExp(String.raw`^${foldedList(fieldwork.greeting)}(?!\p{L}\p{L}\p{L}\p{L})`, "iu");
/** Whether a line begins as greetings and thanks do. */
export const isGreeting = (line: string): boolean => greeting.test(fold(line.slice(0, 60)));

const only = new RegExp(
  String.raw`^${foldedList(fieldwork.only)}(?!\p{L})|(?<!\p{L})${foldedList(fieldwork.only)}$|のみ|だけ`,
  "iu",
);
/** Whether a line between questions may say who is asked: `ONLY SMOKERS`, `For non-buyers`, `Buyers only`. */
export const saysForWhom = (line: string): boolean => only.test(fold(line.slice(0, 120)));

const content = new RegExp(String.raw`(?<!\p{L})${foldedList(fieldwork.content)}(?!\p{L})|想像|コンセプト|とは`, "iu");
/** Whether a line has information for participants: a price, a meaning, what to imagine. */
export const tellsSomething = (line: string): boolean =>
  /[$€£¥%]|\d[.,]\d|[:：]\s?\S/u.test(line) || content.test(fold(line.slice(0, 2_000)));

const units = new RegExp(`^${foldedList(words.units)}$`, "iu");
/** Whether a word is a unit of numbers: `years`, `€`. */
export const isUnit = (word: string): boolean =>
  /^[%$€£¥]$/u.test(word) || units.test(fold(word)) || currencyIn(word) !== null;

const polar = [
  { answers: wholeFolded(fieldwork.yes), condition: fieldwork.if_yes },
  { answers: wholeFolded(fieldwork.no), condition: fieldwork.if_no },
].map(({ answers, condition }) => ({
  answers,
  pattern: new RegExp(
    String.raw`^[(（[]?\s?${foldedList(condition)}\s?(?:[)）\]]\s?[:：,、]?|[:：,、])\s*(?=\S)`,
    "iu",
  ),
}));

/** A question that begins with `(If yes)` or `If no,`: its words, and which answers of the question above it means. */
export function answerAbove(text: string): { answers: RegExp; rest: string } | null {
  const folded = fold(text.slice(0, 80));
  for (const { answers, pattern } of polar) {
    const [mark] = pattern.exec(folded) ?? [];
    if (mark === undefined) continue;
    const rest = text.slice(mark.length);
    return { answers, rest: rest.charAt(0).toLocaleUpperCase("en") + rest.slice(1) };
  }
  return null;
}

/** Phrases of fieldwork are separated by these; a mark ends with its phrase. */
const SEPARATORS = /[.;,:/|–—]\s*|\s[-+&]\s/u;
/** In capitals, or in a script that has none. */
const isShouted = (text: string): boolean => /[\p{Lu}\p{Lo}]/u.test(text) && !/\p{Ll}/u.test(text);
const LONGEST = 80;

/** The marks of phrases that all are known; null if one is not. */
function marksOf(phrases: string): string[] | null {
  const marks = phrases
    .split(SEPARATORS)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")
    .map(markOf);
  return marks.length > 0 && marks.every((mark) => mark !== null) ? marks.filter((mark) => mark !== "") : null;
}

const bracketed = (marks: readonly string[]): string => (marks.length === 0 ? "" : `[${marks.join(", ")}]`);

/**
 * The marks of a line that holds nothing but words of fieldwork, in capitals or in brackets: `MULTICODE. READ OUT.`
 * @returns null for other lines; nothing if the words change no question
 */
export function marksOfLine(line: string): string | null {
  const inner = /^[[(（]([^()[\]（）]{1,80})[\])）][.:]?$/u.exec(line)?.[1];
  if (line.length > LONGEST || (inner === undefined && !isShouted(line))) return null;
  const marks = marksOf(inner ?? line);
  return marks && bracketed(marks);
}

/**
 * What a sentence says about answering, as a mark of the plain format: `Select all that apply.` is `multiple`.
 * @returns nothing where it says no more than the kind of its question; null for other sentences
 */
export function markOfSentence(sentence: string): string | null {
  const { kind, min = null, max = null } = instructionIn(sentence) ?? { kind: null };
  if (kind === undefined || kind === "single") return kind ?? "";
  if (kind === "number") return min === null && max === null ? "number" : null;
  if (kind !== "multiple") return null;
  const least = min === null ? "" : `, min ${min}`;
  return min !== null && max !== null
    ? `multiple ${min}-${max}`
    : `multiple${least}${max === null ? "" : `, max ${max}`}`;
}

/** The marks for words in brackets: none if the words say no more than the kind of question; null for other words. */
function saidIn(words: string): string[] | null {
  const mark = markOfSentence(words);
  return mark === "" ? [] : mark === null ? null : [mark];
}

const STARTS = /(?<=[\s.?!:。？！)\]])(?=[\p{Lu}\p{Lo}\d])/gu;

/**
 * A question or an answer without the words of fieldwork in capitals, or in round brackets, behind it.
 * @param isAnswer what is chosen by itself excludes the others, if it is an answer
 * @returns its words, and its marks with a space in front of them: `How often?` and ` [single]`
 */
export function marksAtEnd(text: string, isAnswer = false): { words: string; marks: string } {
  const found: string[] = [];
  let words = text;
  for (let isMore = true; isMore;) {
    isMore = false;
    const [all, inner] = /(?<!\s)\s*[(（]([^()（）]{1,80})[)）][.:]?$/u.exec(words) ?? [];
    const own =
      all === undefined || all.length === words.length ? null : (marksOf(inner!) ?? (isAnswer ? null : saidIn(inner!)));
    // Whether a question must be answered is read in round brackets anyway.
    if (own && !own.includes("optional") && !own.includes("required")) {
      found.unshift(...own);
      words = words.slice(0, -all!.length);
      isMore = true;
      continue;
    }
    const from = Math.max(0, words.length - LONGEST);
    for (const { index } of words.slice(from).matchAll(STARTS)) {
      const tail = words.slice(from + index);
      const marks = isShouted(tail) ? marksOf(tail) : null;
      if (!marks) continue;
      found.unshift(...marks);
      words = words.slice(0, from + index).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, "");
      isMore = words !== "";
      break;
    }
  }
  const marks = [...new Set(found)].map((mark) => (isAnswer && mark === "single" ? "exclusive" : mark));
  return { words, marks: marks.length === 0 ? "" : ` ${bracketed(marks)}` };
}
