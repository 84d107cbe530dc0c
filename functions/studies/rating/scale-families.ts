/** Scales of the concept test, the sentiment of a reaction, and two that surveys share with them. */
export const conceptScales = [
  "purchase_intent",
  "uniqueness",
  "relevance",
  "believability",
  "value_for_money",
  "liking",
  "overall_sentiment",
  "agreement",
  "satisfaction",
] as const;

/** Scales that only surveys ask. */
export const surveyScales = [
  "likelihood",
  "recommendation",
  "importance",
  "frequency",
  "interest",
  "ease",
  "trust",
  "quality",
  "intensity",
] as const;

/** What a rating scale measures: each has graded answers in every language that has them. */
export const scaleFamilies = [...conceptScales, ...surveyScales] as const;
export type ScaleFamily = (typeof scaleFamilies)[number];

/**
 * Version of the graded answers and themes. It is recorded with everything that was learned, and changes with each of
 * them.
 */
export const GRADED_ANSWERS_VERSION = "graded@1";
