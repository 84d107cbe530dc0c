/** The mark in front of a line, which shows what the line is in any language. */
export type Mark =
  | { kind: "heading" | "shown" | "note" | "letter" | "bullet" | "box" }
  /**
   * `1.`, `(2)`, `Q3a:`; `label` is the word in front of the number, `digits` what follows it, `style` what the numbers
   * of a list have in common.
   */
  | { kind: "number"; value: number; label: string; digits: string; style: string }
  /** `1 = never` */
  | { kind: "point"; value: number };

export interface Marked {
  mark: Mark | null;
  /** Without the mark. */
  text: string;
}

const simple = [
  ["heading", /^#{1,6}\s+/u],
  ["shown", /^[>＞]\s*/u],
  ["note", /^\/\/\s*/u],
  ["box", /^(?:[☐☑☒□■○◯●◻◽⬜❏❑]|\[ ?\]|\( ?\))\s*/u],
  ["bullet", /^[-–—•◦‣▪▫·・*+](?:\s+|(?<=[•◦‣▪▫·・]))/u],
  ["letter", /^[(（]?[a-zA-Z][.)）．]\s+/u],
] as const;
const point = /^([-−–]?\d{1,2})\s*[=＝]\s*/u;
/** Behind a number; `2.1 What` needs none. */
const close = String.raw`[.)）．、:：]{1,2}|\s[:：]|\s+[-–—](?=\s)|(?<=\d\.\d{1,2})\s+(?=[\p{Lu}¿[])`;
const number = new RegExp(
  String.raw`^([(（]?)(?:(\p{L}{1,12})[ .]{0,2})?(\d{1,3}(?:\.\d{1,2}){0,2})([a-z]?)(${close})` +
    String.raw`(?:\s*(?!\d)|(?<=\p{L}\d{1,3}．))`,
  "u",
);

/** The number of a point, also with the minus signs of typesetting. */
export const pointValue = (digits: string): number => Number(digits.normalize("NFKC").replace(/[−–]/u, "-"));

/** Separates a line's mark from its text; a mark in front of nothing is none, but for `>`. */
export function readMark(line: string): Marked {
  const head = line.slice(0, 60);
  const cut = (length: number, mark: Mark): Marked =>
    line.length > length || mark.kind === "shown"
      ? { mark, text: line.slice(length).trim() }
      : { mark: null, text: line };
  for (const [kind, pattern] of simple) {
    const found = pattern.exec(head);
    if (found) return cut(found[0].length, { kind });
  }
  const labelled = point.exec(head);
  if (labelled) return cut(labelled[0].length, { kind: "point", value: pointValue(labelled[1]!) });
  const numbered = number.exec(head);
  if (!numbered) return { mark: null, text: line };
  const [all, open, label = "", figures, letter, close] = numbered;
  const parts = figures!.split(".");
  const style = `${open}${label.toLowerCase()}${"1.".repeat(parts.length - 1)}1${close!.trim()}`;
  return cut(all.length, { kind: "number", value: Number(parts.at(-1)), label, digits: `${figures}${letter}`, style });
}

/** `Q1 How often …?` has no sign behind its number. */
export const BARE_NUMBER = /^(\s{0,40}(?:[QSFP]|Frage|Question|Pregunta|Pergunta|問)\s?\d{1,3}[a-z]?)\s+(?=[\p{Lu}¿])/u;

/** Marks of items below a question. */
export const isItem = (mark: Mark | null): boolean =>
  mark?.kind === "letter" || mark?.kind === "bullet" || mark?.kind === "box";

/** Whether a text has brackets or arrows. They mark routes and instructions in every language. */
export const hasDirection = (text: string): boolean => /[[\]{}【】→⇒➔►]|[-=]{1,2}>/u.test(text);

/** Whether a line has a note: `Tea // our brand`, but not a web address. */
export const hasNote = (text: string): boolean => /\s\/\/(?:\s|$)/u.test(text);
export const HAS_NOTE = "has a note behind it; put notes on lines of their own.";

/** Words in round brackets that are not a time: `(ask women only)`, but not `(5 min)`. */
export const hasAside = (text: string): boolean =>
  /[(（](?!\D{0,5}\d{1,3}(?:\s?[-–—]\s?\d{1,3})?\s?\p{L}{1,10}\.?[)）])[^()（）]*\p{L}/u.test(text);

/** Whether a text refers to a question by its number: `skip question 2`. */
export const namesQuestion = (text: string): boolean =>
  /(?<!\p{L})(?:questions?|fragen?|preguntas?|perguntas?|q)[\s.]?\d|[質設]?問\s?\d/iu.test(text);

/** Words between single stars or underscores, and cells of a table: no line of the plain format has either. */
export const isFormatted = (text: string): boolean => /(?:^|\s)[*_]\p{L}|\t/u.test(text);

/** `Section 1: Habits`, `TEIL B – Alltag`; the words behind the number are the title. */
const section = new RegExp(
  String.raw`^\p{L}{2,20}(?:\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]))` +
    String.raw`(?:\d{1,2}|\p{Lu}|[IVX]{1,4})\s?[:：.)–—-]\s*(?=\S)`,
  "u",
);

/** The title of a line that counts a section; null if it does not. */
export function sectionTitle(line: string): string | null {
  const [mark] = section.exec(line.slice(0, 60)) ?? [];
  return mark === undefined ? null : line.slice(mark.length).trim();
}

/** Whether a text ends like a sentence, or goes on. */
export const endsSentence = (text: string): boolean =>
  /[.?!…:;,。？！、，؟؛،]["”“»›’')\]）」』*]*$/u.test(text.slice(-40));

/** Whether a text ends by asking. */
export const endsAsking = (text: string): boolean => /[?？؟]["”“»›’')\]）」』]*$/u.test(text.slice(-40));
