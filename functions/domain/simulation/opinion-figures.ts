import { mean } from "../statistics/moments.ts";
import { percentages } from "../statistics/percentages.ts";
import { wilsonInterval } from "../statistics/wilson.ts";
import type { Theme } from "./figures.ts";
import type { Aggregate, PersonaResult, Sentiment } from "./results.ts";

/** The figures that every kind of study has. */
export type OpinionFigures = Pick<
  Aggregate,
  "persona_count" | "sentiment_distribution" | "sentiment_intervals" | "average_sentiment_score" | "top_themes"
>;

const MOST_THEMES = 12;
const percent = (share: number) => Number((share * 100).toFixed(1));

/**
 * Computes what a group thinks from what every persona said.
 * @param results one record per persona, at least one
 * @param themes merged over the personas
 */
export function opinionFigures(results: readonly PersonaResult[], themes: readonly Theme[]): OpinionFigures {
  const count = (sentiment: Sentiment) => results.filter((result) => result.sentiment === sentiment).length;
  const counts = [count("Positive"), count("Neutral"), count("Negative")] as const;
  const [positive = 0, neutral = 0, negative = 0] = percentages(counts);
  const interval = (successes: number) => {
    const { lower, upper } = wilsonInterval(successes, results.length);
    return [percent(lower), percent(upper)];
  };
  return {
    persona_count: results.length,
    sentiment_distribution: { positive, neutral, negative },
    sentiment_intervals: { positive: interval(counts[0]), neutral: interval(counts[1]), negative: interval(counts[2]) },
    average_sentiment_score: Number(mean(results.map(({ sentiment_score }) => sentiment_score)).toFixed(3)),
    top_themes: themes.slice(0, MOST_THEMES),
  };
}
