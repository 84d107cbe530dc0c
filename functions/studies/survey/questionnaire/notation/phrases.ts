import { fieldwork } from "../../../questionnaire/fieldwork.ts";
import { words } from "../../../questionnaire/words.ts";
import { fold } from "../../../questionnaire/fold.ts";
import { plainMarks } from "../draft-question.ts";
import { currencyIn } from "../instructions.ts";
import { takeMark } from "../markers.ts";

type ByLanguage = Readonly<Record<string, readonly string[]>>;

/** Words of all languages, without accents, as the source of a pattern. */
export const sourceOf = (byLanguage: ByLanguage): string =>
  `(?:${Object.values(byLanguage).flat().map(fold).join("|")})`;
/** A pattern for the whole of one of these phrases, without accents. */
export const whole = (byLanguage: ByLanguage): RegExp => new RegExp(`^${sourceOf(byLanguage)}$`, "iu");

const silent = whole(fieldwork.silent);
/** How marks are written in the plain format. */
const marks = {
  ...{ single: "single", multiple: "multiple", open: "open", number: "number", ranking: "rank" },
  ...{ randomize: "randomize", keep_order: "keep order", exclusive: "exclusive", anchored: "fixed" },
  ...{ required: "required", optional: "optional" },
} as const;
const known = Object.entries(marks).map(([name, mark]) => ({
  mark,
  pattern: whole(words.marks[name as keyof typeof marks]),
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

const interviewer = new RegExp(String.raw`^[[(]?${sourceOf(fieldwork.interviewer)}\s?[:：]\s*`, "iu");
/** The words of a line that is addressed to the interviewer; null for other lines. */
export function toldInterviewer(line: string): string | null {
  const [mark] = interviewer.exec(fold(line)) ?? [];
  return mark === undefined ? null : line.slice(mark.length).replace(/[\])]$/u, "");
}

const base = new RegExp(String.raw`^[[(]?${sourceOf(fieldwork.base)}\s?[:：]\s*`, "iu");
/** What a line such as `BASE: ALL WHO DRINK IT (Q1=1)` says of who is asked; null for other lines. */
export function baseIn(line: string): string | null {
  const [mark] = base.exec(fold(line)) ?? [];
  return mark === undefined ? null : line.slice(mark.length).replace(/^(.*)[\])]$/su, balanced);
}
const balanced = (all: string, inner: string): string => (/[[(]/u.test(inner) ? all : inner);

const greeting = new RegExp(String.raw`^${sourceOf(fieldwork.greeting)}(?!\p{L}\p{L}\p{L}\p{L})`, "iu");
/** Whether a line begins as greetings and thanks do. */
export const isGreeting = (line: string): boolean => greeting.test(fold(line.slice(0, 60)));

const only = new RegExp(
  String.raw`^${sourceOf(fieldwork.only)}(?!\p{L})|(?<!\p{L})${sourceOf(fieldwork.only)}$|のみ|だけ`,
  "iu",
);
/** Whether a line between questions may say who is asked: `ONLY SMOKERS`, `For non-buyers`, `Buyers only`. */
export const saysForWhom = (line: string): boolean => only.test(fold(line.slice(0, 120)));

const content = new RegExp(String.raw`(?<!\p{L})${sourceOf(fieldwork.content)}(?!\p{L})|想像|コンセプト|とは`, "iu");
/** Whether a line tells something that participants should know: a price, a meaning, what to imagine. */
export const tellsSomething = (line: string): boolean =>
  /[$€£¥%]|\d[.,]\d|[:：]\s?\S/u.test(line) || content.test(fold(line.slice(0, 2_000)));

const units = new RegExp(`^${sourceOf(words.units)}$`, "iu");
/** Whether a word is a unit of numbers: `years`, `€`. */
export const isUnit = (word: string): boolean =>
  /^[%$€£¥]$/u.test(word) || units.test(fold(word)) || currencyIn(word) !== null;

const polar = [
  { answers: whole(fieldwork.yes), condition: fieldwork.if_yes },
  { answers: whole(fieldwork.no), condition: fieldwork.if_no },
].map(({ answers, condition }) => ({
  answers,
  pattern: new RegExp(String.raw`^[(（[]?\s?${sourceOf(condition)}\s?(?:[)）\]]\s?[:：,、]?|[:：,、])\s*(?=\S)`, "iu"),
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
