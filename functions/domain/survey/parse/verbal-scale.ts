import { SCALE_POINTS, type SurveyScale } from "../schemas.ts";
import { optOut } from "./cues.ts";
import { scaleWords } from "./scale-words.ts";

const FEWEST_LABELS = 3;
/** "Yes", "Sometimes", "No" are answers; only finer steps between yes and no are a scale. */
const FEWEST_ANSWERS = 4;
const LONGEST_SCALE_LABEL = 100;
const PLAIN_DEGREE = 2;

/** @returns the place of a label between −3 and 3 and what it is about; undefined if it says nothing of a degree */
export function placeOf(label: string): { value: number; rest: string; isAnswer: boolean } | undefined {
  if (label.length > LONGEST_SCALE_LABEL) return undefined;
  const { found, rest } = scaleWords(label);
  const isAnswer = found.some(({ kind }) => kind === "answer");
  if (found.some(({ kind }) => kind === "neutral")) return { value: 0, rest, isAnswer };
  let sign = 1;
  let stem: number | undefined;
  let degree: number | undefined;
  let denied = false;
  for (const word of found) {
    if (word.kind === "stem" || word.kind === "answer") stem ??= word.value;
    else if (word.kind === "degree") degree = Math.max(degree ?? 0, word.value);
    else if (word.kind === "negation") denied = true;
    else if (word.kind === "denial") {
      denied = true;
      degree = Math.max(degree ?? 0, word.value);
    }
  }
  if (stem === undefined && degree === undefined)
    return denied && rest === "" ? { value: -2, rest, isAnswer: true } : undefined;
  if (stem === 0) return { value: 0, rest, isAnswer };
  if (stem !== undefined && stem < 0) sign = -1;
  if (denied) sign = -sign;
  return { value: sign * (degree ?? Math.abs(stem ?? PLAIN_DEGREE)), rest, isAnswer };
}

/**
 * Reads options as the points of a verbal scale, in either order. A scale has at least three labels about the same thing
 * that grow steadily; an option such as "Don't know" at either end is no point of it and is left out.
 * @returns the scale with its lowest point first, null if the options are none
 */
export function verbalScale(options: readonly string[]): SurveyScale | null {
  const last = options.length - 1;
  const labels = options.filter((option, index) => (index > 0 && index < last) || !optOut.test(option));
  if (labels.length < FEWEST_LABELS || labels.length > SCALE_POINTS.most) return null;
  const places = labels.map(placeOf);
  const values: number[] = [];
  const subjects = new Set<string>();
  let answers = 0;
  for (const place of places) {
    if (!place) return null;
    values.push(place.value);
    if (place.rest !== "") subjects.add(place.rest);
    if (place.isAnswer) answers += 1;
  }
  if (subjects.size > 1 || (answers > 0 && labels.length < FEWEST_ANSWERS)) return null;
  const direction = Math.sign((values[1] ?? 0) - (values[0] ?? 0));
  const grows = values.every(
    (value, index) => index === 0 || Math.sign(value - (values[index - 1] ?? 0)) === direction,
  );
  if (direction === 0 || !grows) return null;
  return labelledScale(direction > 0 ? labels : labels.toReversed(), 1);
}

/** A scale that has a label at every point. */
export const labelledScale = (labels: readonly string[], firstValue: number): SurveyScale => ({
  points: labels.length,
  first_value: firstValue,
  low_label: labels[0] ?? null,
  high_label: labels.at(-1) ?? null,
  labels: [...labels],
});
