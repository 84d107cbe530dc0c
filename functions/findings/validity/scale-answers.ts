import type { DirectEstimate } from "../../studies/direct-estimate/schemas.ts";
import type { HumanFigures } from "../human-study/schemas.ts";
import type { ObservedQuestion } from "../../dataset/observed-simulation.ts";
import type { EstimatedMean } from "../../statistics/mean-difference.ts";
import { sum } from "../../statistics/moments.ts";
import type { ValueShare } from "../../statistics/value-shares.ts";
import { effectiveSize, weightedError, weightedMean } from "../../statistics/weighting.ts";

/** The answers of people, personas or a model to a question on a scale, in its numbers. */
export interface ScaleAnswers {
  /** How many people or personas answered; null for answers that are not of single people. */
  n: number | null;
  mean: number;
  /** Standard error of the mean and its degrees of freedom; null where a single one answered. */
  error: Pick<EstimatedMean, "error" | "df"> | null;
  /** Standard deviation of all answers; null where a single one answered. */
  sd: number | null;
  /** Null where only mean and spread are known. */
  shares: readonly ValueShare[] | null;
}

/** There was no sample, so there is no sampling error. */
const EXACT = { error: 0, df: Infinity } as const;

/** Points of a scale are numbers; options never are. */
const numbers = (categories: ObservedQuestion["categories"]): number[] => categories.map(Number);

/** Mean of a distribution over values, and its spread with the divisor n. */
function momentsOf(shares: readonly ValueShare[]): { mean: number; spread: number } {
  const total = sum(shares.map(({ share }) => share));
  const mean = sum(shares.map(({ value, share }) => value * share)) / total;
  return { mean, spread: Math.sqrt(sum(shares.map(({ value, share }) => share * (value - mean) ** 2)) / total) };
}

const exactly = (shares: readonly ValueShare[]): ScaleAnswers => {
  const { mean, spread } = momentsOf(shares);
  return { n: null, mean, error: EXACT, sd: spread, shares };
};

/** Random answering: every point of the scale is as likely as any other. */
export const randomOnScale = ({ categories }: ObservedQuestion): ScaleAnswers =>
  exactly(numbers(categories).map((value) => ({ value, share: 1 })));

/** A model's estimate for a population; null if it says nothing about any point. */
export function estimatedOnScale(estimate: DirectEstimate, { categories }: ObservedQuestion): ScaleAnswers | null {
  const points = new Set(numbers(categories));
  const shares = estimate.shares
    .map(({ answer, share }) => ({ value: Number(answer), share }))
    .filter(({ value }) => points.has(value));
  return shares.some(({ share }) => share > 0) ? exactly(shares) : null;
}

/** A persona's answer as reports average it: the mean of its distribution, or the point that it chose. */
export function ratingsOf({ answers, ratings }: ObservedQuestion): Map<string, number> {
  const given = ratings ?? answers;
  return new Map([...given].flatMap(([id, answer]) => (typeof answer === "number" ? [[id, answer]] : [])));
}

/**
 * Answers of personas. The mean is that of their ratings, as in reports; its error is that of the persona means. Shares
 * and spread are those of all that they might have answered: their pooled distributions over the points.
 * @param weights by persona id; personas that are absent count 1
 * @param among the personas who count; all without it
 * @returns null where none answered
 */
export function answeredByPersonas(
  question: ObservedQuestion,
  weights: ReadonlyMap<string, number> | undefined,
  among: (personaId: string) => boolean = () => true,
): ScaleAnswers | null {
  const own = [...ratingsOf(question)].filter(([id]) => among(id));
  const n = own.length;
  if (n === 0) return null;
  const weightOf = (id: string) => weights?.get(id) ?? 1;
  const [ratings, counted] = [own.map(([, rating]) => rating), own.map(([id]) => weightOf(id))];
  const shares = new Map<number, number>();
  const points = numbers(question.categories);
  const add = (value: number, share: number) => shares.set(value, (shares.get(value) ?? 0) + share);
  for (const [id, rating] of own) {
    const distribution = question.distributions.get(id);
    if (!distribution) add(rating, weightOf(id));
    else {
      const total = sum(distribution);
      for (const [index, probability] of distribution.entries())
        if (probability > 0) add(points[index]!, (weightOf(id) * probability) / total);
    }
  }
  const pooled = [...shares].map(([value, share]) => ({ value, share }));
  const error = weightedError(ratings, counted);
  return {
    n,
    mean: weightedMean(ratings, counted),
    error: error === null ? null : { error, df: effectiveSize(counted) - 1 },
    sd: n < 2 ? null : momentsOf(pooled).spread * Math.sqrt(n / (n - 1)),
    shares: pooled,
  };
}

/** Counts of people as the distribution over their answers; null where only mean and spread are known. */
export const sharesOfPeople = (counts: HumanFigures["counts"]): ValueShare[] | null =>
  counts &&
  counts.map(({ answer, count }) => ({ value: Number(answer), share: count })).filter(({ share }) => share > 0);

/** People's answers; null if they gave no number. */
export function answeredByPeople({ n, mean, sd, counts, n_effective = n }: HumanFigures): ScaleAnswers | null {
  if (mean === null || n === 0) return null;
  // Weighted people are as precise as this smaller number of people.
  const error = sd === null || n_effective < 2 ? null : { error: sd / Math.sqrt(n_effective), df: n_effective - 1 };
  return { n, mean, sd, error, shares: sharesOfPeople(counts) };
}

/** One half of the people, by counts of the values; null where nobody is in it. */
export function answeredByHalf(values: readonly number[], counts: readonly number[]): ScaleAnswers | null {
  const n = sum(counts);
  if (n === 0) return null;
  const shares = values.map((value, index) => ({ value, share: counts[index]! })).filter(({ share }) => share > 0);
  const { mean, spread } = momentsOf(shares);
  const sd = n < 2 ? null : spread * Math.sqrt(n / (n - 1));
  return { n, mean, sd, error: sd === null ? null : { error: sd / Math.sqrt(n), df: n - 1 }, shares };
}
