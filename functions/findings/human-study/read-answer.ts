import { FORMULA, isFormula, isMissing, numberIn, shown, tidy } from "./cells.ts";
import type { QuestionDefinition } from "./draft.ts";
import { formOf } from "../../studies/survey/answer-forms.ts";
import { placesOf, wordsOf } from "./same-text.ts";

/** Values of the scale, or places of options; or the problem. */
export type ReadAnswer = { values: readonly number[] } | { problem: string } | null;
export type AnswerReader = (answer: number | string | readonly string[] | null) => ReadAnswer;

/** A number of a scale with its words behind it. */
const NUMBERED = /^\s*(-?\d{1,2})\s*[-–—=:.)]\s*(\S.*)$/su;
/** Separates options that share a cell. */
const BETWEEN = /[|;]/;
/** Most parts between commas of one cell: a cell with more is a text, not options. */
const MOST_PARTS = 40;

/** Reads values of a scale: a number between its ends, or the label of a point. */
function scaleReader({ scale }: QuestionDefinition, decimalComma: boolean): AnswerReader {
  const { points, first_value: first, low_label, high_label, labels } = scale!;
  const last = first + points - 1;
  const names = labels ?? [low_label, ...Array.from({ length: points - 2 }, () => null), high_label];
  const labelled = names.flatMap((name, place) => (name ? [{ name, value: first + place }] : []));
  const placeOf = placesOf(labelled.map(({ name }) => name));
  return (answer) => {
    if (answer === null || (typeof answer === "string" && isMissing(answer) && placeOf(answer) === undefined))
      return null;
    if (typeof answer === "object") return { problem: "is a list; a rating scale has one answer a person" };
    const value = typeof answer === "number" ? answer : numberIn(answer, decimalComma);
    if (value !== undefined && value >= first && value <= last) return { values: [tidy(value)] };
    const place = placeOf(String(answer));
    if (place !== undefined) return { values: [labelled[place]!.value] };
    // `6 - Like it very much`
    const [, digits, words] = NUMBERED.exec(String(answer)) ?? [];
    const named = words === undefined ? undefined : placeOf(words);
    if (named !== undefined && labelled[named]!.value === Number(digits)) return { values: [Number(digits)] };
    if (typeof answer === "string" && isFormula(answer)) return { problem: FORMULA };
    return { problem: `${shown(String(answer))} is not on the scale from ${first} to ${last}, nor one of its labels` };
  };
}

const hasWord = (text: string): boolean => /[^\p{P}\p{Z}\p{C}]/u.test(text);

/**
 * Reads options between commas, some of which may contain commas themselves. Undefined unless there is exactly one way
 * to read them.
 * @param mostWords most words of an option: parts that have more words together are not an option
 */
function betweenCommas(
  text: string,
  placeOf: (text: string) => number | undefined,
  mostWords: number,
): string[] | undefined {
  const parts = text.split(",");
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined;
  // From the end: the number of ways to read the rest, and the first option of one of them.
  const ways = new Array<number>(parts.length + 1).fill(0);
  const next = new Array<number>(parts.length).fill(0);
  const spoken = parts.map(hasWord);
  ways[parts.length] = 1;
  for (let from = parts.length - 1; from >= 0; from--) {
    let words = 0;
    for (let to = from + 1; to <= parts.length; to++) {
      if (spoken[to - 1]) words += 1;
      if (words > mostWords) break;
      if (ways[to] === 0 || placeOf(parts.slice(from, to).join(",")) === undefined) continue;
      ways[from]! += ways[to]!;
      next[from] = to;
    }
  }
  if (ways[0] !== 1) return undefined;
  const found: string[] = [];
  for (let at = 0; at < parts.length; at = next[at]!) found.push(parts.slice(at, next[at]).join(","));
  return found;
}

const between = (text: string, sign: RegExp): string[] =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Reads options: one option, or several between `|`, `;` or commas if several may be chosen. An empty list means none.
 */
function optionReader({ options, multiple }: QuestionDefinition): AnswerReader {
  const placeOf = placesOf(options!);
  const mostWords = Math.max(...options!.map((option) => wordsOf(option).split(" ").length));
  return (answer) => {
    if (answer === null || (typeof answer === "string" && isMissing(answer) && placeOf(answer) === undefined))
      return null;
    const whole = typeof answer === "object" ? undefined : placeOf(String(answer));
    if (whole !== undefined) return { values: [whole] };
    const parts =
      typeof answer === "object"
        ? answer
        : ((multiple ? betweenCommas(String(answer), placeOf, mostWords) : undefined) ??
          between(String(answer), BETWEEN));
    const places = new Set<number>();
    for (const part of parts) {
      const place = placeOf(part);
      if (place === undefined) return { problem: isFormula(part) ? FORMULA : `${shown(part)} is none of the options` };
      places.add(place);
    }
    if (places.size > 1 && !multiple) return { problem: "names several options where one could be chosen" };
    return places.size === 0 && !(multiple && typeof answer === "object") ? null : { values: [...places] };
  };
}

/** The reader of answers to a question whose scale or options are known. */
export const answerReader = (question: QuestionDefinition, decimalComma: boolean): AnswerReader =>
  formOf(question) === "rating" ? scaleReader(question, decimalComma) : optionReader(question);
