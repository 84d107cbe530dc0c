import type { Sentiment } from "../../studies/simulation/results.ts";
import { noteBlock, paragraph } from "./blocks.ts";
import { ratedBy, shareChart, signedIntervalOrReason, type Base } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Mood, Section } from "./report.ts";

export const moodOf: Record<Sentiment, Mood> = { Positive: "good", Neutral: "middling", Negative: "bad" };
const keys = ["positive", "neutral", "negative"] as const;
const moods: Record<(typeof keys)[number], Mood> = { positive: "good", neutral: "middling", negative: "bad" };

/** Whose reactions could be rated. */
export const ratedReactions = ({ source }: ReportContext): Base => ({
  count: source.results.persona_results.filter(({ sentiment }) => sentiment !== null).length,
});

/**
 * The distribution of the reactions, and their average, or a note that none could be rated. Several concepts have their
 * own.
 */
export function sentiment(context: ReportContext): Section[] {
  const { say, score, source } = context;
  const { aggregate } = source.results;
  if (aggregate.concepts) return [];
  const { sentiment_distribution: shares, sentiment_intervals: ends, sentiment_counts: counts } = aggregate;
  const heading = say("sentiment.heading");
  const average = aggregate.average_sentiment_score;
  if (!shares || average === null)
    return [{ id: "sentiment", heading, blocks: [noteBlock(say("sentiment.not_rated"))] }];
  const base = ratedReactions(context);
  const rows = keys.map((key) => ({
    label: say(`sentiment.${key}`),
    share: shares[key],
    interval: asInterval(ends?.[key] ?? null),
    mood: moods[key],
    note: say("figures.of", { count: counts[key], total: base.count }),
    heads: { count: counts[key], total: base.count },
  }));
  const interval = signedIntervalOrReason(context, asInterval(aggregate.average_sentiment_interval), base);
  const value = say("charts.figure", { value: score(average), ends: interval });
  return [
    {
      id: "sentiment",
      heading,
      blocks: [
        shareChart(context, heading, rows, base),
        ...(context.isCounted ? [] : [paragraph(say("sentiment.average", { score: value }))]),
        ...ratedBy(context, [{ name: heading, method: aggregate.sentiment_method }]).map(noteBlock),
      ],
    },
  ];
}
