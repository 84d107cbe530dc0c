import prior from "../../data/spread-prior.json" with { type: "json" };
import { sum } from "../../statistics/moments.ts";

/** What the prior knows of questions with a given number of options. */
export interface SpreadWeights {
  /** One per entry of a row of {@link spreadFeatures}. */
  weights: readonly number[];
  /** Half the width of a 95 % interval on the logit scale, in which people's shares are expected. */
  half_width: number;
}

/** By number of options: "2", "3", "4" and "5", which serves all larger numbers, too. */
export type SpreadPrior = Readonly<Record<"2" | "3" | "4" | "5", SpreadWeights>>;

/** The part of a prior that serves a number of options. */
export const priorKey = (options: number): keyof SpreadPrior =>
  options < 5 ? (String(options) as "2" | "3" | "4") : "5";

/** The prior that the service ships; `npm run lab -- spread FILE --learn` learns it anew. */
export const publicPrior: SpreadPrior = prior.options;

/**
 * How far models were from people on the questions that the prior was learned on. The distances are total variations,
 * from the nearest run to the furthest, as they were and as widened by a prior that did not know the question.
 */
export const publicDistances = prior.measured;

/** Shares in any unit, brought to a sum of 1; null where none is positive. */
export function normalise(shares: readonly number[]): number[] | null {
  const total = sum(shares);
  return total > 0 ? shares.map((share) => share / total) : null;
}

/**
 * The features that predict people's choice of an option. They are the model's share of it and of the neighbouring
 * options, and the option's place in the question, −.5 to .5, with its square. The square is there because people take
 * the ends of a scale less often.
 * @param shares those of a model, in the order of the question, summing to 1
 */
export const spreadFeatures = (shares: readonly number[]): number[][] =>
  shares.map((share, index) => {
    const place = index / (shares.length - 1) - 0.5;
    return [share, place, place ** 2, (shares[index - 1] ?? 0) + (shares[index + 1] ?? 0)];
  });

/**
 * Shares as wide as people's usually are: a multinomial logit of {@link spreadFeatures} (docs/methods.md, Spread).
 * @param shares those of a model for at least two options that exclude each other, in the order of the question,
 * summing to 1
 * @returns shares that sum to 1, none of them 0
 */
export function widenShares(shares: readonly number[], known: SpreadPrior = publicPrior): number[] {
  const { weights } = known[priorKey(shares.length)];
  const odds = spreadFeatures(shares).map((row) => Math.exp(sum(row.map((feature, at) => feature * weights[at]!))));
  const total = sum(odds);
  return odds.map((one) => one / total);
}

const logit = (share: number): number => Math.log(share / (1 - share));
const inverseLogit = (value: number): number => 1 / (1 + Math.exp(-value));

/** Shares of people nearer to 0 or 1 than this count as this near: most samples have no more than 1,000 people. */
const NEAREST = 0.001;

/** How far people's share is from a widened one, on the logit scale. */
export const logitError = (widened: number, people: number): number =>
  Math.abs(logit(widened) - logit(Math.min(1 - NEAREST, Math.max(NEAREST, people))));

/**
 * The interval in which the share of people is expected: 95 % of the shares that the prior was learned from lie in
 * theirs.
 */
export function spreadInterval(widened: number, options: number, known: SpreadPrior = publicPrior): [number, number] {
  const half = known[priorKey(options)].half_width;
  return [inverseLogit(logit(widened) - half), inverseLogit(logit(widened) + half)];
}
