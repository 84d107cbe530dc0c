import { countedShare } from "../statistics/counted-share.ts";
import { meanInterval } from "../statistics/mean-interval.ts";
import { percentages } from "../statistics/percentages.ts";
import { weightedMean } from "../statistics/weighting.ts";
import { noWeights, type DesignWeights } from "./design-weights.ts";
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
  | "top_themes"
>;

const MOST_THEMES = 12;
const percent = (share: number) => Number((share * 100).toFixed(1));

/**
 * Computes what a group thinks from what every persona said.
 * @param results one record per persona, at least one
 * @param themes merged over the personas, with the same weights
 */
export function opinionFigures(
  results: readonly PersonaResult[],
  themes: readonly Theme[],
  { of }: DesignWeights = noWeights,
): OpinionFigures {
  const weights = results.map(({ persona_id }) => of(persona_id));
  const scores = results.map(({ sentiment_score }) => sentiment_score);
  const heads = (sentiment: Sentiment) => results.filter((result) => result.sentiment === sentiment).length;
  const shares = (["Positive", "Neutral", "Negative"] as const).map((sentiment) =>
    countedShare(
      results.map((result) => result.sentiment === sentiment),
      weights,
    ),
  );
  const [positive = 0, neutral = 0, negative = 0] = percentages(shares.map(({ share }) => share));
  const [ofPositive = [], ofNeutral = [], ofNegative = []] = shares.map(({ lower, upper }) => [
    percent(lower),
    percent(upper),
  ]);
  return {
    persona_count: results.length,
    sentiment_distribution: { positive, neutral, negative },
    sentiment_intervals: { positive: ofPositive, neutral: ofNeutral, negative: ofNegative },
    sentiment_counts: { positive: heads("Positive"), neutral: heads("Neutral"), negative: heads("Negative") },
    average_sentiment_score: Number(weightedMean(scores, weights).toFixed(3)),
    average_sentiment_interval: meanInterval(scores, -1, 1, { decimals: 3, weights }),
    top_themes: themes.slice(0, MOST_THEMES),
  };
}
