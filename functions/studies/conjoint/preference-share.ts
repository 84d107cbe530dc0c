import { equalWeights, weightedMean } from "../../statistics/weighting.ts";
import type { Profile } from "./attributes.ts";
import { encodeNone, encodeProfile, type Coding } from "./coding.ts";
import { InvalidChoiceData } from "./errors.ts";
import { softmax } from "./likelihood.ts";
import { dot } from "../../statistics/linear-algebra.ts";

/** Logit probabilities of one person for alternatives coded as rows, on that person's raw utilities. */
export const choiceProbabilities = (utilities: Float64Array, rows: readonly Float64Array[]): number[] =>
  softmax(rows.map((row) => dot(row, utilities)));

/**
 * Share of preference of offers that stand side by side: the logit rule on every person's raw utilities, then the
 * (weighted) mean over persons, 0..1.
 * @param utilities those of every person, K each
 * @param weights what each person counts; without them all count the same
 * @returns one share per offer, in their order, and that of "none of these" last where the study had it
 * @throws InvalidChoiceData when there is no offer or nobody to choose
 */
export function preferenceShares(
  coding: Coding,
  utilities: readonly Float64Array[],
  offers: readonly Profile[],
  weights: readonly number[] = equalWeights(utilities.length),
): number[] {
  if (offers.length === 0 || utilities.length === 0)
    throw new InvalidChoiceData("Shares of preference need at least one offer and one person");
  const rows = offers.map((offer) => encodeProfile(coding, offer));
  if (coding.none !== null) rows.push(encodeNone(coding));
  const byPerson = utilities.map((own) => choiceProbabilities(own, rows));
  return rows.map((_, j) =>
    weightedMean(
      byPerson.map((probabilities) => probabilities[j]!),
      weights,
    ),
  );
}
