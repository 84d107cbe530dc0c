import { requireInput } from "./input-error.ts";
import { mean, pearsonCorrelation, sum, sumOfSquares, variance } from "./moments.ts";
import { twoSidedZ } from "./normal.ts";
import { studentTQuantile } from "./student-t.ts";
import type { Interval } from "./wilson.ts";

/** A mean of people, from their answers, predictions of these answers, and predictions of others' answers. */
export interface PredictionPoweredMean {
  /** Weight of the predictions, 0..1; with 0, only the people count. */
  lambda: number;
  estimate: number;
  /** Standard error, divisors n and N as in the paper. */
  error: number;
  /** The same for the people's answers alone. */
  people: { mean: number; error: number };
  /** Pearson correlation between answers and their predictions; null if either does not vary. */
  correlation: number | null;
}

/** Variance with divisor n. */
const spread = (values: readonly number[]): number => sumOfSquares(values) / values.length;

/**
 * Weight of the predictions that minimises the variance: cov(Y, F) / ((1 + n/N) · var(F)), cut to 0..1. As in
 * ppi-python, the covariance has the divisor n. The variance is over all predictions, and its divisor is their number
 * minus one.
 */
function powerTuned(answers: readonly number[], predicted: readonly number[], others: readonly number[]): number {
  if (others.length === 0) return 0;
  const all = variance([...predicted, ...others]);
  if (all === 0) return 0;
  const [centre, centreOfPredicted] = [mean(answers), mean(predicted)];
  const products = sum(answers.map((own, index) => (own - centre) * (predicted[index]! - centreOfPredicted)));
  const covariance = products / answers.length;
  return Math.min(1, Math.max(0, covariance / ((1 + answers.length / others.length) * all)));
}

/**
 * Prediction-powered mean with power tuning: λ·F̄ of the others + mean(Y − λF) of the people who were asked (PPI++:
 * Angelopoulos, Duchi & Zrnic 2023, arXiv:2311.01453). The figures are the same as those of ppi-python 0.2.3 with
 * `lam=None`.
 * @param answers answers of the people who were asked, at least two
 * @param predicted their answers as they were predicted, in the same order
 * @param others predictions for people who were not asked; if there are none, only the people count
 * @throws StatisticsInputError for fewer than two answers, or not one prediction for each
 */
export function predictionPoweredMean(
  answers: readonly number[],
  predicted: readonly number[],
  others: readonly number[],
): PredictionPoweredMean {
  requireInput(
    answers.length > 1 && predicted.length === answers.length,
    "A prediction-powered mean needs at least two answers, and one prediction for each.",
  );
  const n = answers.length;
  const lambda = powerTuned(answers, predicted, others);
  const left = answers.map((own, index) => own - lambda * predicted[index]!);
  const imputed = lambda === 0 ? { mean: 0, square: 0 } : { mean: mean(others), square: spread(others) };
  return {
    lambda,
    estimate: lambda * imputed.mean + mean(left),
    error: Math.sqrt((lambda ** 2 * imputed.square) / Math.max(1, others.length) + spread(left) / n),
    people: { mean: mean(answers), error: Math.sqrt(spread(answers) / n) },
    correlation: pearsonCorrelation(answers, predicted),
  };
}

/** The interval of the paper and of ppi-python: normal quantile, errors with divisor n. */
export function normalInterval(centre: number, error: number, level = 0.95): Interval {
  const half = twoSidedZ(level) * error;
  return { lower: centre - half, upper: centre + half };
}

/**
 * The same interval made wide enough for few people: Student's t on n − 1 degrees of freedom, errors with divisor n −
 * 1. For people alone this is the usual t interval. The paper's interval is valid asymptotically. A 95 % interval
 * covers 93 % when simulated with 30 people, and 89 % with ten (docs/measurements/evaluation.md). Both are stretched by
 * the same factor, so the number of human answers that personas are equivalent to stays the same.
 * @param n people who were asked, at least two
 */
export function smallSampleInterval(centre: number, error: number, n: number, level = 0.95): [number, number] {
  const half = studentTQuantile((1 + level) / 2, n - 1) * Math.sqrt(n / (n - 1)) * error;
  return [centre - half, centre + half];
}
