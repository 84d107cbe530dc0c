import * as z from "zod";
import { StatisticsInputError } from "../../statistics/input-error.ts";
import { mean, standardDeviation } from "../../statistics/moments.ts";
import { normalCdf } from "../../statistics/normal.ts";
import { spearmanCorrelation } from "../../statistics/rank-agreement.ts";
import { applyMap, computeProducts, ridge, type LinearMap } from "../../statistics/ridge.ts";
import { solveIncreasing } from "../../statistics/solve-increasing.ts";
import { meanRating } from "../../statistics/ssr.ts";
import type { RowsByAuthor } from "./graded-answers.ts";

/** Figures are kept, not verdicts, so that another threshold needs no new test. */
export const scaleTestSchema = z.object({
  /** Rank correlation of grades and readings; 0 without any spread. */
  spearman: z.number(),
  /** Mean absolute error, points of five. */
  error: z.number(),
  /** Standard deviation of the errors, points of five. */
  deviation: z.number(),
  /**
   * Root mean square of the five grades' mean errors, points of five: how far off a mean may be, even with many
   * answers.
   */
  bias: z.number(),
});
/**
 * How well a map reads a scale. A map that was learned without an answer's author reads the answer
 * (leave-one-author-out cross-validation).
 */
export type ScaleTest = z.infer<typeof scaleTestSchema>;

/** What was learned of a scale, from the vectors of one embedding model in one language. */
export interface ScaleMap {
  test: ScaleTest;
  /** From a vector to a point 1 to 5; null if the vectors do not compare. */
  map: LinearMap | null;
  /** The reading of the first graded answer: a different number shows a different model under the same name. */
  firstReading: number;
}

/** A scale whose map may be trusted. */
export type ReadableScale = { test: ScaleTest; map: LinearMap };

const GRADES = 5;
/** Multiples of the mean squared length; the one with the least error in the cross-validation is taken. */
const PENALTIES = [0.1, 0.3, 1, 3] as const;
const LEAST_SLOPE = 0.2;
/** What ratings by similarity must reach on authors they have not seen (docs/methods.md). */
const ACCEPTED = { spearman: 0.8, error: 0.7 } as const;
/** A double's noise in a correlation. */
const NOISE = 1e-9;
const NOTHING: ScaleMap = {
  test: { spearman: 0, error: GRADES - 1, deviation: GRADES - 1, bias: GRADES - 1 },
  map: null,
  firstReading: 0,
};
/** Points of five by which one model's vector of one text may differ from day to day; servers round to 16 bits. */
const SAME_READING = 0.05;

/**
 * Whether a map still fits its embedding model: a server may serve another one under the same name.
 * @param first what it makes of the first graded answer now
 */
export const isOfSameModel = ({ map, firstReading }: ScaleMap, first: readonly number[]): boolean =>
  map !== null && map.weights.length === first.length && Math.abs(applyMap(map, first) - firstReading) <= SAME_READING;

/** Whether ratings by a map may be trusted. */
export const isAccepted = ({ spearman, error }: Pick<ScaleTest, "spearman" | "error">): boolean =>
  spearman >= ACCEPTED.spearman - NOISE && error <= ACCEPTED.error;

const onScale = (point: number) => Math.min(GRADES, Math.max(1, point));

/** The answers of a scale, each with its grade and its author. */
export const gradedAnswersOf = (rows: RowsByAuthor) =>
  Object.entries(rows).flatMap(([author, own]) =>
    own.flatMap((row) => row.map((text, index) => ({ text, grade: index + 1, author }))),
  );

/** How far readings of graded answers, points of five, are from their grades. */
export function testOf(grades: readonly number[], readings: readonly number[]): ScaleTest {
  const errors = readings.map((reading, index) => reading - grades[index]!);
  const byGrade = [...Map.groupBy(errors.keys(), (index) => grades[index]!).values()];
  const meanErrors = byGrade.map((own) => mean([...own].map((index) => errors[index]!)));
  return {
    spearman: spearmanCorrelation(grades, readings) ?? 0,
    error: mean(errors.map(Math.abs)),
    deviation: standardDeviation(errors),
    bias: Math.sqrt(mean(meanErrors.map((error) => error ** 2))),
  };
}

/**
 * Ridge regression pulls readings to the middle, and so the means of studies. Readings are therefore stretched by what
 * the cross-validation found (the slope of reading on grade).
 */
function stretchOf(grades: readonly number[], readings: readonly number[]): LinearMap {
  const [grade, reading] = [mean(grades), mean(readings)];
  const covariance = mean(grades.map((own, index) => (own - grade) * (readings[index]! - reading)));
  const slope = covariance / mean(grades.map((own) => (own - grade) ** 2));
  // A slope near zero is that of a model that reads nothing.
  const stretch = 1 / Math.max(slope, LEAST_SLOPE);
  return { intercept: grade - stretch * reading, weights: [stretch] };
}

const stretched = ({ intercept, weights: [factor = 1] }: LinearMap, map: LinearMap): LinearMap => ({
  intercept: intercept + factor * map.intercept,
  weights: map.weights.map((weight) => factor * weight),
});

/**
 * Learns to read a scale from graded answers by ridge regression on their vectors. Tests this on every answer, with a
 * map that was learned without its author.
 * @param vectorOf a vector per answer, all of one embedding model
 */
export function learnScale(rows: RowsByAuthor, vectorOf: (text: string) => readonly number[]): ScaleMap {
  const answers = gradedAnswersOf(rows);
  const grades = answers.map(({ grade }) => grade);
  const authors = answers.map(({ author }) => author);
  try {
    const products = computeProducts(answers.map(({ text }) => vectorOf(text)));
    const others = Map.groupBy(answers.keys(), (index) => authors[index]!);
    const tried = PENALTIES.flatMap((penalty) => {
      const raw: number[] = [];
      for (const [author, own] of others) {
        const without = [...answers.keys()].filter((index) => authors[index] !== author);
        const map = ridge(products, grades, penalty, without);
        if (!map) return [];
        for (const index of own) raw[index] = applyMap(map, products.vectors[index]!);
      }
      const stretch = stretchOf(grades, raw);
      const readings = raw.map((reading) => onScale(applyMap(stretch, [reading])));
      return [{ penalty, stretch, test: testOf(grades, readings) }];
    });
    const best = tried.sort((a, b) => a.test.error - b.test.error)[0];
    const map = best ? ridge(products, grades, best.penalty) : null;
    if (!best || !map) return NOTHING;
    const exact = stretched(best.stretch, map);
    // Rounded as in the table, so that the process that learns a map and the processes that read it compute the same.
    const whole = { ...exact, weights: exact.weights.map(Math.fround) };
    return { test: best.test, map: whole, firstReading: applyMap(whole, products.vectors[0]!) };
  } catch (error) {
    // Vectors that do not compare (other lengths, no numbers) are those of a model that reads nothing.
    if (error instanceof StatisticsInputError) return NOTHING;
    throw error;
  }
}

/** A normal distribution around a centre over the five points; what lies beyond an end belongs to the end. */
function normalPoints(centre: number, deviation: number): number[] {
  const below = (point: number) => normalCdf((point - centre) / deviation);
  return Array.from(
    { length: GRADES },
    (_, index) => (index === GRADES - 1 ? 1 : below(index + 1.5)) - (index === 0 ? 0 : below(index + 0.5)),
  );
}

/** A mean this close to an end counts as the end: its distribution would lie beyond it. */
const AT_THE_END = 0.02;

/**
 * Where words stand on five points: a normal distribution. Its mean is what the map reads, and its spread comes from
 * the errors that the map was found to make.
 * @throws StatisticsInputError for a vector of another length or without finite components
 */
export function readPoints({ map, test }: ReadableScale, vector: readonly number[]): number[] {
  const reading = Math.min(GRADES - AT_THE_END, Math.max(1 + AT_THE_END, onScale(applyMap(map, vector))));
  const deviation = Math.max(test.deviation, 0.1);
  // The ends cut the distribution off, so its centre lies further out than its mean.
  const shift = solveIncreasing((t) => meanRating(normalPoints(3 + Math.log(t), deviation)), reading);
  return normalPoints(3 + Math.log(shift), deviation);
}
