import { exactAgreement } from "../../statistics/exact-agreement.ts";
import { gwetAgreement } from "../../statistics/gwet.ts";
import { mean } from "../../statistics/moments.ts";
import type { Rating } from "../../statistics/pair-disagreement.ts";
import { sentimentLabel } from "../../statistics/ssr.ts";
import type { RatedQuestion, Ratings } from "./rated-questions.ts";

const SENTIMENTS = ["Negative", "Neutral", "Positive"] as const;
const YES_OR_NO = [0, 1];

/** Mean of the values that are not null; null without any. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : mean(known);
}

/** Scores are the same if they have the same label: their third decimal is never the same. */
const labels = (ratings: Ratings): Ratings =>
  ratings.map((own) => own.map((score) => (typeof score === "number" ? sentimentLabel(score) : null)));

/** AC2 among several categories; with only one category there is nothing to agree on. */
function ac2(ratings: Ratings, categories: readonly Rating[], weights: "identity" | "ordinal"): number | null {
  if (categories.length < 2) return null;
  return gwetAgreement(ratings, { categories, weights })?.coefficient ?? null;
}

/**
 * Measures of agreement next to α. Exact agreement is not corrected for chance. AC2 still works where almost all
 * answers are the same and α collapses. Both are null where nobody answered twice. For options and themes, AC2 is the
 * mean over them. Exact agreement compares all chosen options together, but themes one by one.
 */
export function agreementOf(question: RatedQuestion): { exact_agreement: number | null; ac2: number | null } {
  const { kind, answers, columns, categories } = question;
  switch (kind) {
    case "scale":
      return { exact_agreement: exactAgreement(answers), ac2: ac2(answers, categories, "ordinal") };
    case "choice":
      return { exact_agreement: exactAgreement(answers), ac2: ac2(answers, categories, "identity") };
    case "score":
      return { exact_agreement: exactAgreement(labels(answers)), ac2: ac2(labels(answers), SENTIMENTS, "ordinal") };
    case "options":
      return {
        exact_agreement: exactAgreement(answers),
        ac2: meanOf(columns.map((column) => ac2(column, YES_OR_NO, "identity"))),
      };
    case "themes":
      return {
        exact_agreement: meanOf(columns.map((column) => exactAgreement(column))),
        ac2: meanOf(columns.map((column) => ac2(column, YES_OR_NO, "identity"))),
      };
  }
}
