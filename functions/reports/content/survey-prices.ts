import type { SurveyAggregate } from "../../studies/survey/aggregate-schema.ts";
import { amountIn, meanDecimals } from "./amounts.ts";
import { chartBlock, noteBlock, paragraph, subheading, tableBlock } from "./blocks.ts";
import { alternativeOf, percentWritten, withInterval, withoutInterval, type Figure } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Interval, LineChart, Mark, Section } from "./report.ts";
import { questionName } from "./survey-routes.ts";

type Sensitivity = SurveyAggregate["price_sensitivity"][number];
type Ladder = SurveyAggregate["price_ladders"][number];

/** The most prices that a curve is drawn through and its table lists: readers cannot distinguish more. */
const MOST_PRICES = 31;

/** Keeps at most `most` items of a list, evenly spaced, with its first and last. */
export const thinned = <T>(list: readonly T[], most: number): T[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, index) => list[Math.round((index * (list.length - 1)) / (most - 1))]!);

const curveNames = ["too_cheap", "cheap", "expensive", "too_expensive"] as const;
const pointNames = ["marginal_cheapness", "optimal_price", "indifference_price", "marginal_expensiveness"] as const;

/** Adds a heading if there are several analyses of one kind. */
const headed = (context: ReportContext, id: string, count: number): Block[] =>
  count > 1 ? [subheading(questionName(context, id))] : [];

function sensitivityBlocks(context: ReportContext, sensitivity: Sensitivity): Block[] {
  const { say, intervalText } = context;
  const { unit, asked, answered, inconsistent, curves } = sensitivity;
  const amount = (value: number) => amountIn(context, value, unit, meanDecimals(value));
  const base = { count: answered, areFew: true };
  const left_out = inconsistent.length;
  const basis = noteBlock(
    left_out === 0
      ? say("routes.base", { asked: answered, count: asked })
      : say("prices.base", { asked, answered, left_out }),
  );
  if (answered === 0 || curves.length === 0) return [basis];
  const points = pointNames.map((name) => ({ name, found: sensitivity[name] }));
  const marks = points.flatMap(({ name, found }): Mark[] =>
    found ? [{ label: say(`prices.${name}`), value: found.price, interval: asInterval(found.price_interval) }] : [],
  );
  const { marginal_cheapness: low, marginal_expensiveness: high } = sensitivity;
  const range = low && high ? [say("prices.range", { low: amount(low.price), high: amount(high.price) })] : [];
  const shown = thinned(curves, MOST_PRICES);
  return [
    basis,
    chartBlock({
      kind: "lines",
      title: say("prices.curves"),
      alternative: marks
        .map(({ label, value, interval }) =>
          say("charts.only", {
            label,
            value: withInterval(context, amount(value), interval, base, meanDecimals(value)),
          }),
        )
        .join(" "),
      note: null,
      x: { label: say("prices.price"), unit: unit ?? "" },
      y: { label: say("prices.share"), unit: "%", domain: [0, 100] },
      lines: curveNames.map((name) => ({
        label: say(`prices.${name}`),
        points: shown.map((at) => ({ x: at.price, y: at[name], interval: null })),
      })),
      marks,
    }),
    tableBlock({
      title: say("prices.points"),
      columns: [
        { label: say("prices.point"), numeric: false },
        { label: say("prices.price"), numeric: true },
        { label: say("figures.interval"), numeric: true },
      ],
      rows: points.map(({ name, found }) => [
        say(`prices.${name}`),
        found ? amount(found.price) : say("prices.no_crossing"),
        found?.price_interval
          ? intervalText(asInterval(found.price_interval), meanDecimals(found.price))
          : found
            ? withoutInterval(context, base)
            : "",
      ]),
    }),
    ...range.map((text) => paragraph(text)),
  ];
}

function ladderBlocks(context: ReportContext, { unit, asked, answered, prices, best_price: best }: Ladder): Block[] {
  const { say, percent } = context;
  const basis = say("prices.ladder_base", { asked, answered });
  if (answered === 0 || prices.length === 0) return [noteBlock(basis)];
  const amount = (value: number) => amountIn(context, value, unit);
  const chart = (
    title: string,
    y: LineChart["y"],
    points: { x: number; y: number; interval: Interval }[],
    written: (figure: Figure) => string,
  ): Block => {
    const figures = points.map((point) => ({ label: amount(point.x), value: point.y, interval: point.interval }));
    return chartBlock({
      kind: "lines",
      title,
      alternative: alternativeOf(context, figures, written),
      note: basis,
      x: { label: say("prices.price"), unit: unit ?? "" },
      y,
      lines: [{ label: y.label, points }],
    });
  };
  const base = { count: answered };
  const revenues = prices.flatMap(({ revenue, revenue_interval }) => [revenue, ...revenue_interval]);
  return [
    chart(
      say("prices.demand"),
      { label: say("prices.would_buy"), unit: "%", domain: [0, 100] },
      prices.map(({ price, share, share_interval }) => ({ x: price, y: share, interval: asInterval(share_interval) })),
      percentWritten(context, base),
    ),
    chart(
      say("prices.revenue"),
      { label: [say("prices.revenue"), unit].filter(Boolean).join(", "), unit: "", domain: [0, Math.max(...revenues)] },
      prices.map(({ price, revenue, revenue_interval }) => ({
        x: price,
        y: revenue,
        interval: asInterval(revenue_interval),
      })),
      ({ value, interval }) =>
        withInterval(context, amountIn(context, value, unit, meanDecimals(value)), interval, base, meanDecimals(value)),
    ),
    ...(best
      ? [paragraph(say("prices.best", { price: amount(best.price), probability: percent(best.probability, 0) }))]
      : []),
  ];
}

/**
 * Which prices are too low, acceptable and too high, and how many buy at which price; nothing without price questions.
 */
export function surveyPrices(context: ReportContext): Section[] {
  const { say, source } = context;
  const { price_sensitivity: meters = [], price_ladders: ladders = [] } = source.results.aggregate.survey ?? {};
  return [
    ...(meters.length === 0
      ? []
      : [
          {
            id: "survey-prices",
            heading: say("prices.heading"),
            blocks: meters.flatMap((meter) => [
              ...headed(context, meter.question_ids.too_cheap, meters.length),
              ...sensitivityBlocks(context, meter),
            ]),
          },
        ]),
    ...(ladders.length === 0
      ? []
      : [
          {
            id: "survey-demand",
            heading: say("prices.ladder"),
            blocks: ladders.flatMap((ladder) => [
              ...headed(context, ladder.question_ids[0] ?? "", ladders.length),
              ...ladderBlocks(context, ladder),
            ]),
          },
        ]),
  ];
}
