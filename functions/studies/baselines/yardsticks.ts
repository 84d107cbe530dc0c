import { sentimentLabel } from "../../statistics/ssr.ts";

/** Sentiment at random: uniform over the five points it is read on. Two of them are Positive, two Negative. */
export const SENTIMENT_POINTS = [-1, -0.5, 0, 0.5, 1] as const;
export const POSITIVE_AT_RANDOM =
  SENTIMENT_POINTS.filter((point) => sentimentLabel(point) === "Positive").length / SENTIMENT_POINTS.length;
