import { commonMethod } from "../rating/rating-method.ts";
import { countedShare } from "../../statistics/counted-share.ts";
import { meanInterval } from "../../statistics/mean-interval.ts";
import { sentimentLabel } from "../../statistics/ssr.ts";
import { misreading, widened } from "../rating/misread.ts";
import { noTests, ratingError, type ScaleTests } from "../rating/rating-error.ts";
import { percentages } from "../../statistics/percentages.ts";
import { weightedMean } from "../../statistics/weighting.ts";
import { noWeights, type DesignWeights } from "../weights/design-weights.ts";
import type { Theme } from "./figures.ts";
import type { Aggregate, PersonaResult, Sentiment } from "./results.ts";

/** The figures that every kind of study has. */
export type OpinionFigures = Pick<
  Aggregate,
  | "persona_count"
  | "sentiment_distribution"
  | "sentiment_intervals"
  | "sentiment_counts"
  | "average_sentiment_score"
  | "average_sentiment_interval"
  | "sentiment_method"
  | "top_themes"
>;

const MOST_THEMES = 12;
const POINTS = 5;
const HALF_RANGE = (POINTS - 1) / 2;
const percent = (share: number) => Number((share * 100).toFixed(1));

/**
 * Computes what a group thinks from what every persona said; the sentiment from those whose reaction could be rated.
 * @param results one record per persona, at least one
 * @param themes merged over the personas, with the same weights
 * @param tests those of the scales as the study's methods read them: intervals of the sentiment contain their error
 */
export function opinionFigures(
  results: readonly PersonaResult[],
  themes: readonly Theme[],
  { of }: DesignWeights = noWeights,
  tests: ScaleTests = noTests,
): OpinionFigures {
  const rated = results.flatMap((result) =>
    result.sentiment_score === null ? [] : [{ ...result, score: result.sentiment_score }],
  );
  const known = { persona_count: results.length, top_themes: themes.slice(0, MOST_THEMES) };
  if (rated.length === 0)
    return {
      ...known,
      sentiment_distribution: null,
      sentiment_intervals: null,
      sentiment_counts: { positive: 0, neutral: 0, negative: 0 },
      average_sentiment_score: null,
      average_sentiment_interval: null,
      sentiment_method: null,
    };
  const weights = rated.map(({ persona_id }) => of(persona_id));
  const scores = rated.map(({ score }) => score);
  const heads = (sentiment: Sentiment) => rated.filter((result) => result.sentiment === sentiment).length;
  const method = commonMethod(rated.map(({ sentiment_method }) => sentiment_method));
  // A score runs from -1 to 1 over the five points.
  const bias = ratingError(tests, { family: "overall_sentiment", method, points: POINTS }).bias / HALF_RANGE;
  const shares = (["Positive", "Neutral", "Negative"] as const).map((sentiment) => {
    const counted = countedShare(
      rated.map((result) => result.sentiment === sentiment),
      weights,
    );
    const misread = misreading(bias, (by) =>
      weightedMean(
        scores.map((score) => Number(sentimentLabel(score + by) === sentiment)),
        weights,
      ),
    );
    return { ...counted, ...widened(counted, counted.share, misread, [0, 1]) };
  });
  const [positive = 0, neutral = 0, negative = 0] = percentages(shares.map(({ share }) => share));
  const [ofPositive = [], ofNeutral = [], ofNegative = []] = shares.map(({ lower, upper }) => [
    percent(lower),
    percent(upper),
  ]);
  return {
    ...known,
    sentiment_distribution: { positive, neutral, negative },
    sentiment_intervals: { positive: ofPositive, neutral: ofNeutral, negative: ofNegative },
    sentiment_counts: { positive: heads("Positive"), neutral: heads("Neutral"), negative: heads("Negative") },
    average_sentiment_score: Number(weightedMean(scores, weights).toFixed(3)),
    average_sentiment_interval: meanInterval(scores, -1, 1, { decimals: 3, weights, bias }),
    sentiment_method: method,
  };
}
