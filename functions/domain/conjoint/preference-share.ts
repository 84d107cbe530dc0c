import { mean } from "../statistics/moments.ts";
import { wilsonInterval, type ShareInterval } from "../statistics/wilson.ts";
import type { Profile } from "./attributes.ts";
import { encodeNone, encodeProfile, type Coding } from "./coding.ts";
import { InvalidChoiceData } from "./errors.ts";
import { softmax } from "./likelihood.ts";
import { dot } from "./linear-algebra.ts";

export interface PreferenceShares {
  /** Share of every offer, in their order. */
  offers: ShareInterval[];
  /** Share of "none of these", null where the study had no such alternative. */
  none: ShareInterval | null;
}

/** Logit probabilities of one person for alternatives coded as rows, on that person's raw utilities. */
export const choiceProbabilities = (utilities: Float64Array, rows: readonly Float64Array[]): number[] =>
  softmax(rows.map((row) => dot(row, utilities)));

/**
 * Share of preference of offers that stand side by side: the logit rule on every person's raw utilities, then the mean
 * over persons. The interval is Wilson's with n = persons; the variance of a mean of probabilities is never above that
 * of a proportion of the same size, so it errs to the wide side.
 * @param utilities of every person, K each
 * @throws InvalidChoiceData when there is no offer or nobody to choose
 */
export function preferenceShares(
  coding: Coding,
  utilities: readonly Float64Array[],
  offers: readonly Profile[],
): PreferenceShares {
  if (offers.length === 0 || utilities.length === 0)
    throw new InvalidChoiceData("Shares of preference need at least one offer and one person");
  const rows = offers.map((offer) => encodeProfile(coding, offer));
  if (coding.none !== null) rows.push(encodeNone(coding));
  const byPerson = utilities.map((own) => choiceProbabilities(own, rows));
  const shares = rows.map((_, j) => {
    const share = Math.min(1, mean(byPerson.map((probabilities) => probabilities[j]!)));
    return wilsonInterval(share * utilities.length, utilities.length);
  });
  return { offers: shares.slice(0, offers.length), none: coding.none === null ? null : shares[offers.length]! };
}
