import { instructionIn } from "../instructions.ts";
import { markOf } from "./phrases.ts";

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

/** The same for words in brackets, as marks: none where they say no more than the kind; null for others. */
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
