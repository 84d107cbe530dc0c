import { requireCounts, requireFinite, requireInput } from "./input-error.ts";
import { sum } from "./moments.ts";

/** The rounding noise of a double in a mean of five points. */
const TIE = 1e-12;

/** Scores at least this far from neutral are labelled; one point of a five-point scale is .5. */
export const SENTIMENT_THRESHOLD = 0.2;

export type Sentiment = "Positive" | "Neutral" | "Negative";

/**
 * Cosine of the angle between two embeddings, −1..1; 0 when one has no direction.
 * @throws StatisticsInputError for different lengths or components that are not finite
 */
export function cosineSimilarity(a: readonly number[], b: readonly number[]): number {
  requireInput(
    a.length === b.length && a.length > 0,
    `Embeddings must have the same length, found ${a.length} and ${b.length}.`,
  );
  let dot = 0;
  let squaresA = 0;
  let squaresB = 0;
  // An indexed loop: thousands of pairs of 1,024 numbers are compared, and an iterator takes several times as long.
  for (let index = 0; index < a.length; index += 1) {
    const value = a[index]!;
    const other = b[index]!;
    dot += value * other;
    squaresA += value * value;
    squaresB += other * other;
  }
  const length = Math.sqrt(squaresA) * Math.sqrt(squaresB);
  requireFinite([dot, length], "Components of embeddings");
  return length === 0 ? 0 : Math.min(1, Math.max(-1, dot / length));
}

/** Mean scale point of a distribution over points 1..K. @throws StatisticsInputError for negative or no weight */
export function meanRating(distribution: readonly number[]): number {
  requireCounts(distribution, "Probabilities");
  const total = sum(distribution);
  requireInput(total > 0, "A rating distribution must not be empty.");
  return sum(distribution.map((p, index) => p * (index + 1))) / total;
}

/**
 * Converts a distribution over points, from most negative to most positive, to a score −1..1: the mean point, with the
 * middle of the scale at 0.
 */
export function sentimentScore(distribution: readonly number[]): number {
  requireInput(distribution.length > 1, "A sentiment scale has at least two points.");
  const half = (distribution.length - 1) / 2;
  const score = (meanRating(distribution) - 1 - half) / half;
  return Math.min(1, Math.max(-1, score));
}

/** Positive from 0.2, Negative from −0.2, both included up to rounding (a mean of 3.4 on five points is 0.2). */
export function sentimentLabel(score: number): Sentiment {
  if (score >= SENTIMENT_THRESHOLD - TIE) return "Positive";
  return score <= -SENTIMENT_THRESHOLD + TIE ? "Negative" : "Neutral";
}
