import { SCALE_POINTS, type SurveyScale } from "../schemas.ts";

const NUMBERED = /^([-−]?\d{1,2})(?:\s*[-–—=:.)]\s*(\S.*))?$/su;

/**
 * The scale whose labels contain its numbers: `6 - Like it very much`, `5`, … `1 - Do not like it at all`, from either
 * end.
 * @returns the scale, and the value of each label; null if the numbers are not those of all points of a scale
 */
export function numberedScale(labels: readonly string[]): { scale: SurveyScale; values: number[] } | null {
  const points = labels.map((label) => {
    const [, digits, words] = NUMBERED.exec(label.trim()) ?? [];
    return digits === undefined ? null : { value: Number(digits.replace("−", "-")), words: words ?? null };
  });
  if (points.some((point) => point === null) || !points.some((point) => point!.words !== null)) return null;
  const values = points.map((point) => point!.value);
  return valuedScale(
    values,
    points.map((point) => point!.words),
  );
}

/**
 * The scale whose points have these values, in any order.
 * @param labels words of each point; null for a point without words
 * @returns null if the values are not those of all points of a scale
 */
export function valuedScale(
  values: readonly number[],
  labels: readonly (string | null)[],
): { scale: SurveyScale; values: number[] } | null {
  const ordered = values
    .map((value, at) => ({ value, words: labels[at] ?? null }))
    .toSorted((one, other) => one.value - other.value);
  const first = ordered[0]?.value ?? NaN;
  const isRun = ordered.every(({ value }, at) => value === first + at);
  const isScale = ordered.length >= SCALE_POINTS.fewest && ordered.length <= SCALE_POINTS.most;
  if (!isRun || !isScale || first < -5 || first > 1) return null;
  const words = ordered.map((point) => point.words);
  const known = words.filter((one) => one !== null);
  const scale = {
    points: ordered.length,
    first_value: first,
    low_label: words[0]!,
    high_label: words.at(-1)!,
    labels: known.length === words.length && words.length > 2 ? known : null,
  };
  return { scale, values: [...values] };
}
