import { fold, foldedList } from "../../questionnaire/words.ts";
import { fieldwork } from "../../questionnaire/fieldwork.ts";
import { pointValue } from "../../questionnaire/marks.ts";
import { SCALE_POINTS, type SurveyScale } from "../schemas.ts";

/** A number of a scale with what is said of it. */
export interface ScalePoint {
  value: number;
  label: string | null;
}

/** Between a number of a scale and its words, and between two of them. */
const MEANS = String.raw`${foldedList(fieldwork.means)}(?!\p{L})`;
const AND = foldedList(fieldwork.or_and);
const MEANT = new RegExp(MEANS, "iu");

const LOWEST_VALUES = { from: -5, to: 1 } as const;

/**
 * The scale from the lowest to the highest of some of its points, in either order. Labels are those of all points, or
 * of the ends alone.
 * @returns null if they do not make a scale: too few or too many points, or numbers that no scale has
 */
export function scaleOf(points: readonly ScalePoint[]): SurveyScale | null {
  const ordered = points.toSorted((one, other) => one.value - other.value);
  const [low, high] = [ordered[0], ordered.at(-1)];
  if (!low || !high || new Set(ordered.map(({ value }) => value)).size < ordered.length) return null;
  const count = high.value - low.value + 1;
  if (count < SCALE_POINTS.fewest || count > SCALE_POINTS.most) return null;
  if (low.value < LOWEST_VALUES.from || low.value > LOWEST_VALUES.to) return null;
  const labels = ordered.flatMap(({ label }) => (label === null ? [] : [label]));
  // Labels of some points between the ends would be lost.
  if (labels.length < count && ordered.slice(1, -1).some(({ label }) => label !== null)) return null;
  return {
    points: count,
    first_value: low.value,
    low_label: low.label,
    high_label: high.label,
    labels: count > 2 && labels.length === count ? labels : null,
  };
}

const value = String.raw`[-−–+]?[0-9０-９]{1,2}`;
/** Separates points; a word between them would look like part of the label in front of it. */
const separator = String.raw`(?:[,;/，；、]|\.{2,4}|…{1,4}|\s[-–—]\s|[~〜～])\s*`;
const equated = new RegExp(String.raw`^(${value})\s*[=＝]([^=＝]{1,220}?)(?:${separator}(?=${value}\s*[=＝])|$)`, "u");
const bracketedPoint = String.raw`(${value})\s*[(（]([^()（）]{1,220})[)）]`;
const bracketed = new RegExp(
  String.raw`^${bracketedPoint}\s*(?:(?:\p{L}{1,12}|[-–—…~〜～,;、]|\.{2,4})\s*)?${bracketedPoint}$`,
  "u",
);
const range = new RegExp(String.raw`^(${value})\s*(?:[-–—…~〜～]|\.{2,4})\s*(${value})(?:\s*[,;:，]\s*|$)`, "u");
/** `Scale:`, `Antwort:`, `scale 1-5` */
const lead = /^(?:\p{L}{2,20}\s?[:：]|(?:scale|skala|[ée]chelle|escala|スケール)(?=\s?\d))\s*/iu;

/** Reads `1 = never, 2 = sometimes, 3 = always` point by point. */
function equatedPoints(text: string): ScalePoint[] | null {
  const points: ScalePoint[] = [];
  for (let rest = text; rest !== "";) {
    const found = equated.exec(rest);
    if (!found) return null;
    points.push({ value: pointValue(found[1]!), label: found[2]!.trim() });
    rest = rest.slice(found[0].length);
  }
  return points;
}

/**
 * Reads a text that describes a scale and nothing else, by its numbers and marks: `1 = never … 5 = always`,
 * `Scale: 1 (not at all) to 7 (very much)`, `0-10`, `0-10, 0 = unlikely, 10 = likely`.
 */
export function describedScale(source: string): SurveyScale | null {
  const text = source
    .trim()
    .replace(/[.。]$/u, "")
    .replace(lead, "");
  const span = range.exec(text);
  const rest = span ? text.slice(span[0].length) : text;
  const [, first, low, last, high] = bracketed.exec(rest) ?? [];
  const points: ScalePoint[] | null =
    first !== undefined && last !== undefined
      ? [
          { value: pointValue(first), label: low!.trim() },
          { value: pointValue(last), label: high!.trim() },
        ]
      : equatedPoints(rest);
  if (!span) return points && scaleOf(points);
  if (!points) return null;
  const ends = [span[1]!, span[2]!].map(pointValue);
  const known = ends.map((end) => points.find((point) => point.value === end) ?? { value: end, label: null });
  return scaleOf([...known, ...points.filter((point) => !ends.includes(point.value))]);
}

/** `from 1 (poor) to 10 (excellent)`: two points and a word between them. */
const inside = new RegExp(
  String.raw`(?<![\d.,])${bracketedPoint}\s*(?:\p{L}{1,12}|[-–—…~〜～]|\.{2,4})\s*${bracketedPoint}`,
  "u",
);

/** The scale that a question describes within its words by two numbers with what they stand for. */
export function scaleInside(text: string): SurveyScale | null {
  const [all = ""] = inside.exec(text) ?? [];
  return describedScale(all);
}

const quoted = String.raw`["“„«‘'「]?\s?(\p{L}[^"“”„«»‘’「」,;.?？]{0,60}?)\s?["”“»’'」]?`;
const meant = new RegExp(
  String.raw`(?<![\d.,])(${value})(?!\d)\s?(?:${MEANS}|[=:])?\s?${quoted}(?:\s?${MEANS})?,?\s?${AND}\s?` +
    String.raw`(${value})(?!\d)\s?(?:${MEANS}|[=:])?\s?${quoted}(?:\s?${MEANS})?(?=[,;.?？)]|$)`,
  "iud",
);

/** The scale that a sentence describes: `where 1 means "bad" and 5 means "good"`, in six languages. */
export function scaleMeant(text: string): SurveyScale | null {
  const found = meant.exec(fold(text));
  if (!found || !(MEANT.test(found[0]) || /["“„«「]/u.test(found[0]))) return null;
  const [, first, low, last, high] = found.indices!.map((place) => text.normalize("NFC").slice(...place!));
  return scaleOf([
    { value: pointValue(first!), label: low!.trim() },
    { value: pointValue(last!), label: high!.trim() },
  ]);
}

const wholeNumber = String.raw`(?<![\d.,])[-−]?\d{1,2}(?![\d.,]*\d)`;
const wholeNumbers = new RegExp(wholeNumber, "gu");
const betweenEnds = String.raw`\s*(?:\([^()]{1,60}\)\s*)?(?:[-–—~〜…/]|\.{2,4}|\p{L}{1,8})\s*`;
const twoEnds = new RegExp(wholeNumber + betweenEnds + wholeNumber, "u");

/** Two numbers that may be the ends of a scale which a sentence describes: `from 1 to 5`. */
export const mayHoldScale = (text: string): boolean => twoEnds.test(text.normalize("NFKC"));

/**
 * The scale that a sentence describes, if it is known which of its words stand at the ends. The numbers are those next
 * to these words, in front of them or else behind. Without such words, they are the first and the last number.
 * @returns null if the sentence does not hold the words, or no numbers of a scale with them
 */
export function scaleInWords(source: string, low: string | null, high: string | null): SurveyScale | null {
  const text = source.normalize("NFKC");
  const numbers = [...text.matchAll(wholeNumbers)].map(({ 0: digits, index }) => ({
    index,
    value: pointValue(digits),
  }));
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (!first || !last) return null;
  const placeOf = (label: string) => text.toLowerCase().lastIndexOf(label.normalize("NFKC").toLowerCase());
  const places = [low, high].flatMap((label) => (label === null ? [] : [placeOf(label)]));
  if (places.includes(-1)) return null;
  const isBetween = ({ index }: typeof first) => index > Math.min(...places) && index < Math.max(...places);
  // `1-7: low | high` has its numbers together, and so have ends without words.
  const areTogether = places.length < 2 || (!numbers.some(isBetween) && last.index < Math.max(...places));
  const next = (place: number) =>
    (numbers.findLast(({ index }) => index < place) ?? numbers.find(({ index }) => index > place))!;
  const [lowest, highest] = areTogether ? [first, last] : places.map(next);
  const scale = scaleOf([
    { value: lowest!.value, label: low },
    { value: highest!.value, label: high },
  ]);
  return scale && { ...scale, labels: null };
}

const LONGEST_ROW = 240;

/**
 * A scale as it is printed in one row, with words at its ends: `bad 1 2 3 4 5 good`.
 * @returns it as the plain format has it; null for other lines
 */
export function numbersInLine(line: string): string | null {
  if (line.length > LONGEST_ROW) return null;
  const tokens = line.split(/[\s|☐□○]+|[_.]{2,}/u).filter((token) => token !== "");
  const isNumber = (token: string) => /^[-−–+]?\d{1,2}$/u.test(token);
  const first = tokens.findIndex(isNumber);
  const last = tokens.findLastIndex(isNumber);
  const values = tokens.slice(first, last + 1).filter((token) => !/^[-–—…/]$/u.test(token));
  if (first < 0 || values.length < 3 || !values.every(isNumber)) return null;
  const numbers = values.map((token) => Number(token.replace(/[−–]/u, "-")));
  const step = numbers[1]! - numbers[0]!;
  if (Math.abs(step) !== 1 || numbers.some((value, at) => at > 0 && value - numbers[at - 1]! !== step)) return null;
  const [low, high] = [tokens.slice(0, first), tokens.slice(last + 1)].map((words) => words.join(" "));
  if (low === "" && high === "") return `(${numbers[0]}-${numbers.at(-1)})`;
  return low === "" || high === "" ? null : `(${numbers[0]} = ${low}, ${numbers.at(-1)} = ${high})`;
}
