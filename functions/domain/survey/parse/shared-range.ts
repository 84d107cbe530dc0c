import type { SurveyScale } from "../schemas.ts";
import { BROKEN_SCALE, scaleOf } from "./numeric-scale.ts";

const trailingRange = /[\s:]{1,4}[([]?([01])\s?[-–]\s?(\d{1,2})[)\]]?$/u;
const LONGEST_RANGE = 16;

/**
 * Reads statements that all end in the same range: `Taste 1-5`, `Price 1-5`.
 * @returns the scale and the statements without it; null if there are fewer than two or their ends differ
 */
export function sharedRange<Rated extends { text: string }>(
  items: readonly Rated[],
): { scale: SurveyScale; items: Rated[] } | null {
  const ranges = items.map(({ text }) => trailingRange.exec(text.slice(-LONGEST_RANGE)));
  const [, low, high] = ranges[0] ?? [];
  if (items.length < 2 || ranges.some((range) => range?.[1] !== low || range?.[2] !== high || !range)) return null;
  const statements = items.map((item, index) => ({
    ...item,
    text: item.text.slice(0, item.text.length - (ranges[index]?.[0].length ?? 0)),
  }));
  const scale = scaleOf([low, high].map((value) => ({ value: Number(value), label: null })));
  if (scale === BROKEN_SCALE || !statements.every(({ text }) => /\p{L}/u.test(text))) return null;
  return { scale, items: statements };
}
