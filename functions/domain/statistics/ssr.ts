import { requireCounts, requireFinite, requireInput } from "./input-error.ts";
import { mean, sum } from "./moments.ts";

/**
 * Similarities closer than this are equal: a double's noise in a cosine of a few thousand terms, far below any meaning.
 */
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

export interface RatingOptions {
  /** Probability floor ε ≥ 0 given to the least similar point before normalising, default 0. */
  epsilon?: number;
  /** T > 0: below 1 sharpens, above 1 flattens, default 1. */
  temperature?: number;
}

/** One anchor set: similarities to its K statements as a distribution over the K points. */
function setDistribution(similarities: readonly number[], epsilon: number): number[] {
  const least = Math.min(...similarities);
  if (Math.max(...similarities) - least <= TIE) return similarities.map(() => 1 / similarities.length);
  const isLeast = similarities.map((similarity) => similarity - least <= TIE);
  // Anchors that tie for the least share ε, so that their order does not matter.
  const share = epsilon / isLeast.filter(Boolean).length;
  const raised = similarities.map((similarity, point) => similarity - least + (isLeast[point] ? share : 0));
  const total = sum(raised);
  return raised.map((value) => value / total);
}

/** p^(1/T), renormalised; scaled by the largest first so that small T does not underflow. */
function tempered(distribution: readonly number[], temperature: number): number[] {
  if (temperature === 1) return [...distribution];
  const largest = Math.max(...distribution);
  const powers = distribution.map((p) => (p / largest) ** (1 / temperature));
  const total = sum(powers);
  return powers.map((power) => power / total);
}

/**
 * Semantic similarity rating: a free-text answer as a distribution over the K points of a scale (Maier et al. 2025,
 * arXiv:2510.08338). Per anchor set g_k = (1 + cos(text, anchor_k))/2 and p_k = (g_k − min g + ε·[k = argmin]) / (Σg −
 * K·min g + ε); sets are averaged, then p^(1/T) is renormalised. A set whose similarities all tie says nothing and
 * gives the uniform distribution.
 * @param text embedding of the answer
 * @param anchorSets embeddings[set][point], points in scale order, K ≥ 2 in every set, same length as `text`
 * @returns K probabilities that sum to 1
 * @throws StatisticsInputError for no or ragged anchor sets, embeddings of different length, ε < 0 or T ≤ 0
 */
export function ratingDistribution(
  text: readonly number[],
  anchorSets: readonly (readonly (readonly number[])[])[],
  { epsilon = 0, temperature = 1 }: RatingOptions = {},
): number[] {
  const points = anchorSets[0]?.length ?? 0;
  requireInput(
    points > 1 && anchorSets.every((anchors) => anchors.length === points),
    "Anchor sets must have the same number of points, at least two.",
  );
  requireInput(epsilon >= 0 && Number.isFinite(epsilon), `Epsilon must be finite and not negative, found ${epsilon}.`);
  requireInput(
    temperature > 0 && Number.isFinite(temperature),
    `A temperature must be positive, found ${temperature}.`,
  );
  const perSet = anchorSets.map((anchors) =>
    setDistribution(
      anchors.map((anchor) => (1 + cosineSimilarity(text, anchor)) / 2),
      epsilon,
    ),
  );
  const averaged = Array.from({ length: points }, (_, point) =>
    mean(perSet.map((distribution) => distribution[point]!)),
  );
  return tempered(averaged, temperature);
}

/** Mean scale point of a distribution over points 1..K. @throws StatisticsInputError for negative or no weight */
export function meanRating(distribution: readonly number[]): number {
  requireCounts(distribution, "Probabilities");
  const total = sum(distribution);
  requireInput(total > 0, "A rating distribution must not be empty.");
  return sum(distribution.map((p, index) => p * (index + 1))) / total;
}

/**
 * A distribution over points from most negative to most positive as a score −1..1: the mean point, the middle of the
 * scale at 0.
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
