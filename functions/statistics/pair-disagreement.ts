import { requireFinite, requireInput } from "./input-error.ts";
import { sumOfSquares } from "./moments.ts";

/** A number, or for nominal data any label. */
export type Rating = number | string;

/** Level of measurement of an answer: choices are nominal, scale points ordinal, scores interval, amounts ratio. */
export type Level = "nominal" | "ordinal" | "interval" | "ratio";

/**
 * Turns ratings into positions whose plain distances are Krippendorff's difference functions:
 *
 * - nominal: codes
 * - ordinal: mid-ranks in the pooled values. The difference of two mid-ranks is Σ n_g between the two values, with the
 *   ends counted half.
 * - interval and ratio: the values themselves
 * @param pooled all ratings that can be paired, the marginal distribution of the item
 */
export function ratingPositions(pooled: readonly Rating[], level: Level): (rating: Rating) => number {
  if (level === "nominal") {
    const codes = new Map<Rating, number>();
    for (const rating of pooled) if (!codes.has(rating)) codes.set(rating, codes.size);
    return (rating) => codes.get(rating) ?? codes.size;
  }
  const values = pooled.map(numeric);
  requireFinite(values, `Ratings at ${level} level`);
  requireInput(level !== "ratio" || values.every((value) => value >= 0), "Ratings at ratio level cannot be negative.");
  if (level !== "ordinal") return numeric;
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const midRanks = new Map<number, number>();
  let below = 0;
  for (const [value, count] of [...counts].sort(([a], [b]) => a - b)) {
    midRanks.set(value, below + count / 2);
    below += count;
  }
  return (rating) => {
    const rank = midRanks.get(numeric(rating));
    requireInput(rank !== undefined, `The rating ${rating} is not among the pooled ratings of its item.`);
    return rank;
  };
}

function numeric(rating: Rating): number {
  requireInput(typeof rating === "number", `Only nominal ratings can be labels, found "${rating}".`);
  return rating;
}

function nominalDisagreement(positions: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const position of positions) counts.set(position, (counts.get(position) ?? 0) + 1);
  const n = positions.length;
  let different = 0;
  for (const count of counts.values()) different += count * (n - count);
  return different / (n * (n - 1));
}

function ratioDisagreement(positions: readonly number[]): number {
  const n = positions.length;
  let total = 0;
  for (const [index, a] of positions.entries()) {
    for (const b of positions.slice(index + 1)) {
      if (a !== b) total += ((a - b) / (a + b)) ** 2;
    }
  }
  return (2 * total) / (n * (n - 1));
}

/**
 * Mean squared difference over all pairs of positions, at least two (Krippendorff 2011, Computing Krippendorff's
 * Alpha-Reliability):
 *
 * - nominal: 1 per pair of different positions
 * - ordinal (mid-ranks) and interval: (a − b)²
 * - ratio: ((a − b)/(a + b))²
 *
 * The squared forms are twice the sample variance, so their time is linear in the number of ratings.
 */
export function pairDisagreement(positions: readonly number[], level: Level): number {
  requireInput(positions.length > 1, "Disagreement needs at least two ratings.");
  if (level === "nominal") return nominalDisagreement(positions);
  if (level === "ratio") return ratioDisagreement(positions);
  return (2 * sumOfSquares(positions)) / (positions.length - 1);
}
