import type { Aggregate } from "../../../functions/domain/simulation/results.ts";
import { INTERVALS_MEAN } from "../../../functions/domain/statistics/intervals-mean.ts";
import { padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { interval, percent, score } from "../../cli/figures.ts";
import { drawBar, heading, INDENT, paragraph, type Page } from "./page.ts";
import { ratedBy } from "./rated-by.ts";

const LONGEST_BAR = 30;
// What stands beside a bar of sentiment: label, percentage, `95 % interval 100.0–100.0` and the gaps between them.
const BESIDE_BAR = 50;
const barWidth = ({ width }: Page): number => Math.min(LONGEST_BAR, width - BESIDE_BAR);

export function sentiment(page: Page, aggregate: Aggregate): string[] {
  const { paint } = page;
  const { sentiment_distribution: shares, sentiment_intervals: intervals, average_sentiment_score } = aggregate;
  if (!shares || !intervals || average_sentiment_score === null)
    return [...heading(page, "Sentiment"), ...paragraph(page, "Nobody's words could be rated.", INDENT)];
  const average = aggregate.average_sentiment_interval;
  const rows = [
    ["Positive", "positive", paint.good],
    ["Neutral", "neutral", paint.middling],
    ["Negative", "negative", paint.bad],
  ] as const;
  return [
    ...heading(page, "Sentiment"),
    ...rows.map(([label, key, colour]) => {
      const share = shares[key];
      const ends = `95 % interval ${interval(intervals[key])}`;
      return (
        `${INDENT}${padEnd(label, 10)}${drawBar(page, share / 100, barWidth(page), colour)} ` +
        `${padStart(percent(share), 8)}  ${paint.faint(ends)}`
      );
    }),
    `${INDENT}Average score ` +
      `${score(average_sentiment_score)}${average ? ` (${interval(average, 2)})` : ""} on a scale from -1 ` +
      "to +1",
    ...ratedBy(page, aggregate.sentiment_method),
    ...paragraph(page, INTERVALS_MEAN, INDENT, paint.faint),
  ];
}

const POINTS = ["1 definitely not", "2 probably not", "3 undecided", "4 probably", "5 definitely"] as const;

/** How likely the group is to buy: the mean probability of each point of the purchase scale. */
export function purchaseIntent(page: Page, aggregate: Aggregate): string[] {
  const question = aggregate.concept_test?.questions.find(({ question_id }) => question_id === "purchase_intent");
  if (!question) return [];
  const { paint } = page;
  const rows = POINTS.map((label, index) => ({ label, share: question.distribution[index] ?? 0, index })).reverse();
  return [
    ...heading(page, "Would they buy it?"),
    ...rows.map(({ label, share, index }) => {
      const colour = index > 2 ? paint.good : index < 2 ? paint.bad : paint.middling;
      const point = question.points[index];
      const ends = point ? `  ${paint.faint(`(${interval(point.share_interval)})`)}` : "";
      return (
        `${INDENT}${padEnd(label, 18)}${drawBar(page, share, barWidth(page), colour)} ` +
        `${padStart(percent(share * 100), 8)}${ends}`
      );
    }),
  ];
}

/** Says where counts and percentages differ, and why. */
export const headsAndShares = (page: Page, { weighting }: Aggregate): string[] =>
  weighting ? paragraph(page, "Counts are heads, percentages are weighted.", INDENT, page.paint.faint) : [];

const THEME_BAR_WIDTH = 16;
// What follows the theme on its line: bar, `10 of 10`, `100 %`, `(99–100)` and the gaps between them.
const BESIDE_THEME = THEME_BAR_WIDTH + 8 + 7 + 10 + 6;
const SHORTEST_LABEL = 12;

export function themes(page: Page, aggregate: Aggregate): string[] {
  // The themes of a discussion are shown with who said them first, in its own section.
  if (aggregate.top_themes.length === 0 || (aggregate.focus_group?.themes.length ?? 0) > 0) return [];
  const labelWidth = Math.max(SHORTEST_LABEL, Math.min(38, page.width - BESIDE_THEME));
  return [
    ...heading(page, "What came up"),
    ...aggregate.top_themes.map(({ theme, count, share, share_interval }) => {
      const label = padEnd(truncate(oneLine(theme), labelWidth), labelWidth);
      const of = padStart(`${count} of ${aggregate.persona_count}`, 8);
      const ends = page.paint.faint(`(${interval(share_interval, 0)})`);
      return (
        `${INDENT}${label}  ${drawBar(page, share / 100, THEME_BAR_WIDTH, page.paint.accent)} ${of}  ` +
        `${padStart(percent(share, 0), 5)} ${ends}`
      );
    }),
    ...headsAndShares(page, aggregate),
  ];
}
