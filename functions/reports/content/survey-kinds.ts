import type { QuestionFigures } from "../../studies/survey/aggregate-schema.ts";
import { amountIn, meanDecimals } from "./amounts.ts";
import { chartBlock, noteBlock, paragraph } from "./blocks.ts";
import {
  alternativeOf,
  baseNote,
  capitalised,
  intervalOrReason,
  percentWritten,
  shareChart,
  signedIntervalOrReason,
  withInterval,
} from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Mark } from "./report.ts";
import { questionsOf } from "./survey-routes.ts";

const explainedBase = (count: number) => ({ count, explained: true });

/** The values that are furthest out and who gave them. It says that they count. */
function outlierNote(context: ReportContext, { outliers, unit }: NonNullable<QuestionFigures["numeric"]>): Block[] {
  const { say, service, nameOf } = context;
  if (outliers.length === 0) return [];
  const values = outliers.map(({ persona_id, value }) =>
    say("charts.figure", { value: amountIn(context, value, unit), ends: nameOf(persona_id) }),
  );
  return [noteBlock(say("kinds.outliers", { values: service.list(values) }))];
}

/** The distribution of numbers, their mean and median, and outliers. */
export function numericBlocks(context: ReportContext, { numeric, answered, text }: QuestionFigures): Block[] {
  if (!numeric) return [];
  const { say, number } = context;
  const { unit, bins, quartiles } = numeric;
  const base = explainedBase(answered);
  const amount = (value: number, decimals = Number.isInteger(value) ? 0 : meanDecimals(value)) =>
    amountIn(context, value, unit, decimals);
  const marks: Mark[] = [
    { label: say("kinds.mean"), value: numeric.mean, interval: asInterval(numeric.mean_interval) },
    { label: say("kinds.median"), value: numeric.median, interval: asInterval(numeric.median_interval) },
  ];
  // Only the median has no interval below five answers; a mean has none if all answers are the same.
  const [mean, median] = marks.map(({ value, interval }) => {
    const decimals = meanDecimals(value);
    const of = { ...base, areFew: numeric.mean_interval !== null };
    return withInterval(context, amount(value, decimals), interval, of, decimals);
  }) as [string, string];
  const deviation = numeric.standard_deviation;
  const [lower, upper] = [quartiles[0] ?? numeric.median, quartiles[1] ?? numeric.median];
  const figures = [
    say("survey.mean", { value: mean }),
    say("survey.median", { value: median }),
    ...(deviation === null ? [] : [say("survey.deviation", { value: number(deviation, meanDecimals(deviation)) })]),
    say("kinds.quartiles", { lower: amount(lower), upper: amount(upper) }),
    say("kinds.extremes", { lowest: amount(numeric.minimum), highest: amount(numeric.maximum) }),
  ];
  return [
    chartBlock({
      kind: "histogram",
      title: text,
      alternative: capitalised(`${figures[0]} · ${figures.at(-1)}`),
      note: baseNote(context, base, []),
      unit: unit ?? "",
      bins: bins.map(({ from, to, count, share, share_interval }) => ({
        from,
        to,
        share,
        interval: asInterval(share_interval),
        note: say("figures.of", { count, total: answered }),
      })),
      marks,
    }),
    paragraph(capitalised(figures.join(" · "))),
    ...outlierNote(context, numeric),
  ];
}

/** Mean ranks of options, the best first, and who put each first; best–worst sets have scores instead. */
export function rankingBlocks(
  context: ReportContext,
  { ranking, answered, text, question_id }: QuestionFigures,
): Block[] {
  const isSet = questionsOf(context).some(({ id, best_worst }) => id === question_id && best_worst);
  if (!ranking || answered === 0 || isSet) return [];
  const { say, number } = context;
  const base = explainedBase(answered);
  const placed = ranking.options
    .flatMap(({ mean_rank, ...option }) => (mean_rank === null ? [] : [{ ...option, mean_rank }]))
    .toSorted((one, other) => one.mean_rank - other.mean_rank);
  const [best, worst] = [placed[0], placed.at(-1)];
  if (!best || !worst) return [];
  const written = ({ mean_rank, mean_rank_interval }: typeof best) =>
    withInterval(context, number(mean_rank, 2), asInterval(mean_rank_interval), base, 2);
  return [
    chartBlock({
      kind: "points",
      title: say("kinds.mean_ranks"),
      alternative: say("kinds.rank_range", {
        best: best.option,
        best_rank: written(best),
        worst: worst.option,
        worst_rank: written(worst),
      }),
      note: baseNote(
        context,
        base,
        placed.map(({ mean_rank_interval }) => asInterval(mean_rank_interval)),
      ),
      domain: [1, ranking.options.length],
      ends: [say("kinds.first_place"), say("kinds.last_place")],
      reference: null,
      rows: placed.map(({ option, mean_rank, mean_rank_interval, ranked }) => ({
        label: option,
        group: null,
        value: mean_rank,
        interval: asInterval(mean_rank_interval),
        note: ranked < answered ? say("kinds.ranked", { ranked, count: answered }) : null,
      })),
      decimals: 2,
      unit: "",
    }),
    shareChart(
      context,
      say("kinds.put_first", { question: text }),
      placed.map(({ option, first }) => ({
        label: option,
        share: first.share,
        interval: asInterval(first.share_interval),
        mood: null,
        note: say("figures.of", { count: first.count, total: answered }),
      })),
      base,
    ),
  ];
}

/** The average share of the total that each option got, in the order of the file. */
export function allocationBlocks(context: ReportContext, { allocation, answered, text }: QuestionFigures): Block[] {
  if (!allocation || answered === 0 || allocation.options.length === 0) return [];
  const { say } = context;
  const { total, unit } = allocation;
  const base = explainedBase(answered);
  const rows = allocation.options.map(({ option, mean, mean_interval, given }) => ({
    label: option,
    share: mean,
    interval: asInterval(mean_interval),
    mood: null,
    note: say("kinds.given", { count: given.count, total: answered }),
  }));
  const figures = rows.map(({ label, share, interval }) => ({ label, value: share, interval }));
  return [
    chartBlock({
      kind: "bars",
      title: text,
      alternative: alternativeOf(context, figures, ({ value, interval }) =>
        withInterval(context, amountIn(context, value, unit, meanDecimals(value)), interval, base, meanDecimals(value)),
      ),
      note: context.sentences([
        say("kinds.shared_out", { total: amountIn(context, total, unit) }),
        baseNote(
          context,
          base,
          rows.map(({ interval }) => interval),
        ),
      ]),
      rows,
      amounts: { most: total, unit: unit ?? "" },
    }),
  ];
}

/** Detractors, passives and promoters of a recommendation, and their net score. */
export function npsBlocks(context: ReportContext, { nps, answered }: QuestionFigures): Block[] {
  if (!nps) return [];
  const { say, score, service, percent } = context;
  const base = explainedBase(answered);
  const parts = (["detractors", "passives", "promoters"] as const).map((part) => ({
    label: say(`kinds.${part}`),
    ...nps[part],
  }));
  const value = say("charts.figure", {
    value: score(nps.score, 0),
    ends: signedIntervalOrReason(context, asInterval(nps.score_interval), base, 0),
  });
  return [
    chartBlock({
      kind: "stack",
      title: say("kinds.nps"),
      alternative: service.list(
        parts.map(({ label, share, share_interval }) =>
          say("kinds.part", {
            part: label,
            share: percentWritten(context, base)({ label, value: share, interval: asInterval(share_interval) }),
          }),
        ),
      ),
      note: null,
      points: parts.map(({ label }) => label),
      moods: ["bad", "middling", "good"],
      rows: [
        { label: say("kinds.nps_score", { value: score(nps.score, 0) }), shares: parts.map(({ share }) => share) },
      ],
    }),
    paragraph(
      capitalised(
        [
          say("kinds.nps_score", { value }),
          ...parts.map(({ label, share, share_interval }) =>
            say("kinds.part", {
              part: label,
              share: say("charts.figure", {
                value: percent(share),
                ends: intervalOrReason(context, asInterval(share_interval), base),
              }),
            }),
          ),
        ].join(" · "),
      ),
    ),
  ];
}

/** The effect on the answers of the end from which the scale was shown, if half of the personas saw it reversed. */
export function directionBlocks(context: ReportContext, { scale_direction: effect }: QuestionFigures): Block[] {
  if (!effect) return [];
  const { say, number, score } = context;
  const { as_written, reversed } = effect;
  const base = explainedBase(Math.min(as_written.answered, reversed.answered));
  return [
    noteBlock(
      say("kinds.direction", {
        reversed: reversed.answered,
        reversed_mean: number(reversed.mean, 2),
        as_written: as_written.answered,
        written_mean: number(as_written.mean, 2),
        difference: say("charts.figure", {
          value: score(effect.difference, 2),
          ends: signedIntervalOrReason(context, asInterval(effect.difference_interval), base),
        }),
      }),
    ),
  ];
}
