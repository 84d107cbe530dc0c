/** A rating scale that a text describes. */
export interface DescribedScale {
  points: number;
  first_value: number;
  low_label: string | null;
  high_label: string | null;
}

const MOST_POINTS = 11;
const words = String.raw`["“„]?([^()=;,"”“]{2,60}?)["”“]?`;
/** What stands at a point: `(not at all)`, `= never`; groups come in pairs, one of each form. */
const label = String.raw`\s*(?:\(\s*=?\s*${words}\s*\)|[=:]\s*${words}(?=\s*(?:[,;.)?!]|to\b|bis\b|and\b|und\b|[–-]|$)))?`;
const ends = [
  new RegExp(
    String.raw`(?:from|between|of|von|zwischen)\s+(-?\d{1,2})${label}\s*(?:to|and|bis|und|–|-)\s*(\d{1,2})${label}(?=[\s.,;)?!]|$)`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![\d.,])(-?\d)\s*=\s*([^=;,/()]{2,60}?)\s*(?:[,;/–-]|to|bis|and|und|\.\.\.|…)+\s*(\d{1,2})\s*=\s*([^=;,/().?]{2,60})`,
    "iu",
  ),
  new RegExp(String.raw`[([]?(?:scale|skala)?\s*(-?\d)\s*(?:-|–|to|bis)\s*(\d{1,2})[)\]]`, "iu"),
];

/** Reads `from 1 (not at all) to 5 (very)`, `1 = never, 7 = always`, `(0–10)`; null when no scale is described. */
export function readDescribedScale(text: string): DescribedScale | null {
  const [framed, equated, bare] = ends.map((pattern) => pattern.exec(text));
  const [low, lowLabel, high, highLabel] = framed
    ? [framed[1], framed[2] ?? framed[3], framed[4], framed[5] ?? framed[6]]
    : equated
      ? [equated[1], equated[2], equated[3], equated[4]]
      : [bare?.[1], undefined, bare?.[2], undefined];
  if (low === undefined || high === undefined) return null;
  const first = Number(low);
  const points = Number(high) - first + 1;
  if (points < 3 || points > MOST_POINTS || first < -5 || first > 1) return null;
  return { points, first_value: first, low_label: lowLabel?.trim() ?? null, high_label: highLabel?.trim() ?? null };
}
