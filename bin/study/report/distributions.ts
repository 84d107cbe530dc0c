import type { Aggregate } from "../../../functions/domain/simulation/results.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { interval, percent, score } from "./figures.ts";
import { drawBar, heading, INDENT, paragraph, type Page } from "./page.ts";
import { ratedBy } from "./rated-by.ts";

const LONGEST_BAR = 30;
/** What stands beside a bar and its label: margin, percentage, `100.0–100.0` and the gaps between them. */
const BESIDE_BAR = 2 + 1 + 8 + 2 + 11;
const barWidth = ({ width }: Page, ...labels: readonly number[]): number =>
  Math.min(LONGEST_BAR, width - BESIDE_BAR - labels.reduce((sum, label) => sum + label + 1, 0));
const widest = (labels: readonly string[]): number => Math.max(...labels.map(displayWidth));

export function sentiment(page: Page, aggregate: Aggregate): string[] {
  const { paint, say } = page;
  const { sentiment_distribution: shares, sentiment_intervals: intervals, average_sentiment_score } = aggregate;
  if (!shares || !intervals || average_sentiment_score === null)
    return [...heading(page, say("sentiment.heading")), ...paragraph(page, say("sentiment.not_rated"), INDENT)];
  const average = aggregate.average_sentiment_interval;
  const rows = [
    [say("sentiment.positive"), "positive", paint.good],
    [say("sentiment.neutral"), "neutral", paint.middling],
    [say("sentiment.negative"), "negative", paint.bad],
  ] as const;
  const labelWidth = widest(rows.map(([label]) => label)) + 2;
  const width = barWidth(page, labelWidth, displayWidth(say("figures.interval")));
  return [
    ...heading(page, say("sentiment.heading")),
    ...rows.map(([label, key, colour]) => {
      const share = shares[key];
      const ends = `${say("figures.interval")} ${interval(page, intervals[key])}`;
      return (
        `${INDENT}${padEnd(label, labelWidth)}${drawBar(page, share / 100, width, colour)} ` +
        `${padStart(percent(page, share), 8)}  ${paint.faint(ends)}`
      );
    }),
    ...paragraph(
      page,
      say("sentiment.average", {
        score: score(page, average_sentiment_score) + (average ? ` (${interval(page, average, 2)})` : ""),
      }),
    ),
    ...ratedBy(page, aggregate.sentiment_method),
    ...paragraph(page, page.service.say("notes.intervals"), INDENT, paint.faint),
  ];
}

const POINTS = [1, 2, 3, 4, 5] as const;

/** How likely the group is to buy: the mean probability of each point of the purchase scale. */
export function purchaseIntent(page: Page, aggregate: Aggregate): string[] {
  const question = aggregate.concept_test?.questions.find(({ question_id }) => question_id === "purchase_intent");
  if (!question) return [];
  const { paint, say } = page;
  const rows = POINTS.map((point, index) => ({
    label: say(`concept.point_${point}`),
    share: question.distribution[index] ?? 0,
    index,
  })).reverse();
  const labelWidth = widest(rows.map(({ label }) => label)) + 2;
  const width = barWidth(page, labelWidth);
  return [
    ...heading(page, say("concept.would_buy")),
    ...rows.map(({ label, share, index }) => {
      const colour = index > 2 ? paint.good : index < 2 ? paint.bad : paint.middling;
      const point = question.points[index];
      const ends = point ? `  ${paint.faint(`(${interval(page, point.share_interval)})`)}` : "";
      return (
        `${INDENT}${padEnd(label, labelWidth)}${drawBar(page, share, width, colour)} ` +
        `${padStart(percent(page, share * 100), 8)}${ends}`
      );
    }),
  ];
}

/** Says where counts and percentages differ, and why. */
export const headsAndShares = (page: Page, { weighting }: Aggregate): string[] =>
  weighting ? paragraph(page, page.say("figures.weighted"), INDENT, page.paint.faint) : [];

const THEME_BAR_WIDTH = 16;
// What follows the theme on its line: bar, `10 of 10`, `100 %`, `(99–100)` and the gaps between them.
const BESIDE_THEME = THEME_BAR_WIDTH + 8 + 7 + 10 + 6;
const SHORTEST_LABEL = 12;

export function themes(page: Page, aggregate: Aggregate): string[] {
  // The themes of a discussion are shown with who said them first, in its own section.
  if (aggregate.top_themes.length === 0 || (aggregate.focus_group?.themes.length ?? 0) > 0) return [];
  const labelWidth = Math.max(SHORTEST_LABEL, Math.min(38, page.width - BESIDE_THEME));
  return [
    ...heading(page, page.say("themes.heading")),
    ...aggregate.top_themes.map(({ theme, count, share, share_interval }) => {
      const label = padEnd(truncate(oneLine(theme), labelWidth), labelWidth);
      const of = padStart(page.say("figures.of", { count, total: aggregate.persona_count }), 8);
      const ends = page.paint.faint(`(${interval(page, share_interval, 0)})`);
      return (
        `${INDENT}${label}  ${drawBar(page, share / 100, THEME_BAR_WIDTH, page.paint.accent)} ${of}  ` +
        `${padStart(percent(page, share, 0), 5)} ${ends}`
      );
    }),
    ...headsAndShares(page, aggregate),
  ];
}
