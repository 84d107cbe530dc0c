import { quotaName, type StudySample } from "../../studies/sample/schemas.ts";
import type { QuestionFigures, SurveyAggregate } from "../../studies/survey/aggregate-schema.ts";
import type { SpreadAdjusted } from "../../studies/spread/schemas.ts";
import { figure, share, themes, type SummaryFigure } from "./summary-figure.ts";

type Kind<K extends "numeric" | "ranking" | "allocation" | "nps" | "scale_direction" | "rating"> = NonNullable<
  QuestionFigures[K]
>;
type Figures = Generator<SummaryFigure>;

const SPREAD_ADJUSTED = "spread-adjusted share";
/** Whether a figure is the share expected of people, which follows a share of personas. */
export const isSpreadAdjusted = ({ figure: name }: SummaryFigure): boolean => name.startsWith(SPREAD_ADJUSTED);

/** The share expected of people, for a share of personas. */
function* spreadFigures(text: string, item: string, adjusted: SpreadAdjusted | null | undefined): Figures {
  if (adjusted)
    yield figure(text, `${SPREAD_ADJUSTED} (${adjusted.source})`, adjusted.share, {
      ...{ item, unit: "%", interval: adjusted.interval },
    });
}

function* ratingFigures(text: string, base: number, rating: Kind<"rating">): Figures {
  yield figure(text, "mean", rating.mean, { interval: rating.mean_interval, base });
  yield figure(text, "standard deviation", rating.standard_deviation, { base });
  yield figure(text, "median", rating.median, { base });
  for (const [item, box] of [
    ["top two", rating.top_two_box],
    ["bottom two", rating.bottom_two_box],
  ] as const)
    yield share(text, item, box.share, { interval: box.share_interval, base, box: true });
  for (const { value, label, share: points, share_interval: interval, spread_adjusted } of rating.points) {
    const item = label === null ? String(value) : `${value} ${label}`;
    yield share(text, item, points, { interval, base });
    yield* spreadFigures(text, item, spread_adjusted);
  }
}

function* directionFigures(text: string, { as_written, reversed, ...effect }: Kind<"scale_direction">): Figures {
  yield figure(text, "mean, scale as written", as_written.mean, { base: as_written.answered });
  yield figure(text, "mean, scale reversed", reversed.mean, { base: reversed.answered });
  yield figure(text, "difference, reversed minus as written", effect.difference, {
    interval: effect.difference_interval,
    base: as_written.answered + reversed.answered,
  });
}

function* npsFigures(text: string, base: number, nps: Kind<"nps">): Figures {
  yield figure(text, "net promoter score", nps.score, { interval: nps.score_interval, base });
  for (const part of ["promoters", "passives", "detractors"] as const)
    yield share(text, part, nps[part].share, { interval: nps[part].share_interval, base });
}

function* numericFigures(text: string, base: number, numeric: Kind<"numeric">): Figures {
  const { unit, quartiles, bins, outliers } = numeric;
  const own = { unit, base };
  yield figure(text, "mean", numeric.mean, { ...own, interval: numeric.mean_interval });
  yield figure(text, "standard deviation", numeric.standard_deviation, own);
  yield figure(text, "median", numeric.median, { ...own, interval: numeric.median_interval });
  yield figure(text, "lower quartile", quartiles[0] ?? null, own);
  yield figure(text, "upper quartile", quartiles[1] ?? null, own);
  yield figure(text, "minimum", numeric.minimum, own);
  yield figure(text, "maximum", numeric.maximum, own);
  yield figure(text, "outliers named, ten at most", outliers.length, { unit: "personas", base });
  for (const [index, { from, to, count, ...bin }] of bins.entries()) {
    const item = `${from} to ${index === bins.length - 1 ? "" : "under "}${to}`;
    yield share(text, item, bin.share, { interval: bin.share_interval, base, count });
  }
}

function* rankingFigures(text: string, base: number, { options }: Kind<"ranking">): Figures {
  for (const { option: item, ranked: count, mean_rank, mean_rank_interval: interval } of options)
    yield figure(text, "mean rank", mean_rank, { item, interval, base, count });
  for (const { option, first } of options)
    yield figure(text, "share of first places", first.share, {
      ...{ item: option, unit: "%", interval: first.share_interval, base, count: first.count },
    });
}

function* allocationFigures(text: string, base: number, { options, unit, total }: Kind<"allocation">): Figures {
  for (const { option: item, mean, mean_interval: interval, given } of options)
    yield figure(text, `mean, of ${total}`, mean, { item, unit, interval, base, count: given.count });
}

/** The figures of one question. */
export function* questionFigures(question: QuestionFigures): Figures {
  const { text, asked, answered: base, options, themes: named } = question;
  yield figure(text, "asked", asked, { unit: "personas" });
  if (question.nps) yield* npsFigures(text, base, question.nps);
  if (question.rating) yield* ratingFigures(text, base, question.rating);
  if (question.scale_direction) yield* directionFigures(text, question.scale_direction);
  if (question.numeric) yield* numericFigures(text, base, question.numeric);
  if (question.ranking) yield* rankingFigures(text, base, question.ranking);
  if (question.allocation) yield* allocationFigures(text, base, question.allocation);
  for (const { option, count, share: chosen, share_interval: interval, spread_adjusted } of options ?? []) {
    yield share(text, option, chosen, { interval, base, count });
    yield* spreadFigures(text, option, spread_adjusted);
  }
  yield* themes(text, named ?? [], base);
}

/** How many took part, were screened out and were wanted by quotas. */
export function* sampleFigures({ sample, questions }: SurveyAggregate): Figures {
  if (!sample) return;
  yield figure("sample", "started", sample.started, { unit: "personas" });
  for (const { question_id, count } of sample.screened_out)
    yield figure("sample", "screened out", count, {
      item: questions.find((one) => one.question_id === question_id)?.text ?? question_id,
      unit: "personas",
    });
  yield figure("sample", "completed", sample.completed, { unit: "personas" });
  if (sample.quota) yield* quotaFigures(sample.quota);
}

function* quotaFigures({ cells, ...all }: StudySample): Figures {
  const persons = (item: string | null, of: Omit<StudySample["cells"][number], "fact" | "value" | "min" | "max">) => [
    figure("quota", "completes wanted", of.completes, { item, unit: "personas" }),
    figure("quota", "asked", of.asked, { item, unit: "personas" }),
    figure("quota", "screened out", of.screened_out, { item, unit: "personas" }),
    figure("quota", "completed", of.completed, { item, unit: "personas" }),
  ];
  yield* persons(null, all);
  yield figure("quota", "replaced", all.replaced, { unit: "personas" });
  for (const { fact, value, min, max, ...cell } of cells) {
    const isRest = value === null && min === null && max === null;
    const bounds = { value: value ?? undefined, min: min ?? undefined, max: max ?? undefined };
    yield* persons(isRest ? `${fact}, everybody else` : quotaName({ fact, ...bounds }), cell);
  }
}

/** Every figure by the arms of each experiment, and the differences between arms. */
export function* experimentFigures({ experiments }: SurveyAggregate): Figures {
  for (const { name, arms, questions } of experiments) {
    const nameOf = (id: string) => arms.find(({ arm_id }) => arm_id === id)?.name ?? id;
    for (const { question, unit: own, rows } of questions)
      for (const row of rows) {
        const subject = `experiment ${name}: ${question}`;
        const isShare = row.figure === "share" || row.figure === "top_two_box";
        const measure = row.label === null ? row.figure : `${row.figure}, ${row.label}`;
        for (const { arm_id, value, interval, base } of row.arms)
          yield figure(subject, measure, value, {
            ...{ item: nameOf(arm_id), unit: isShare ? "%" : own, interval, base },
          });
        for (const { first, second, difference, difference_interval: interval, ...test } of row.differences) {
          const item = `${nameOf(first)} less ${nameOf(second)}`;
          yield figure(subject, `difference of ${measure}`, difference, {
            ...{ item, unit: isShare ? "percentage points" : own, interval },
          });
          yield figure(subject, `adjusted p value of ${measure}`, test.adjusted_p_value, { item });
          yield figure(subject, `standardised effect on ${measure}`, test.standardised_effect, { item });
        }
      }
  }
}

const pricePoints = {
  marginal_cheapness: "point of marginal cheapness",
  optimal_price: "optimal price point",
  indifference_price: "indifference price point",
  marginal_expensiveness: "point of marginal expensiveness",
} as const;

/** Figures of several questions together: prices, best-worst sets, reach. */
export function* analysisFigures(aggregate: SurveyAggregate): Figures {
  const textOf = (id: string | undefined) =>
    aggregate.questions.find(({ question_id }) => question_id === id)?.text ?? id ?? "";
  for (const { question_ids, unit, answered: base, ...meter } of aggregate.price_sensitivity)
    for (const point of Object.keys(pricePoints) as (keyof typeof pricePoints)[])
      yield figure(
        `price sensitivity: ${textOf(question_ids.too_cheap)}`,
        pricePoints[point],
        meter[point]?.price ?? null,
        {
          ...{ unit, base, interval: meter[point]?.price_interval ?? null },
        },
      );
  for (const { unit, answered: base, prices, question_ids } of aggregate.price_ladders) {
    const subject = `price ladder: ${textOf(question_ids[0])}`;
    for (const { price, share: buyers, share_interval } of prices)
      yield share(subject, String(price), buyers, { interval: share_interval, base });
    for (const { price, revenue, revenue_interval: interval } of prices)
      yield figure(subject, "revenue per 100 personas", revenue, { item: String(price), unit, interval, base });
  }
  for (const { items, answered: base, question_ids } of aggregate.max_diff)
    for (const { item, score, score_interval: interval } of items)
      yield figure(`best-worst: ${textOf(question_ids[0])}`, "share of preference", score, {
        ...{ item, unit: "%", interval, base },
      });
  for (const { question_id, answered: base, portfolios } of aggregate.turf)
    for (const { options, share: reach, share_interval: interval, frequency } of portfolios) {
      const [subject, item] = [`reach: ${textOf(question_id)}`, options.join(" | ")];
      yield figure(subject, "reach", reach, { item, unit: "%", interval, base });
      yield figure(subject, "frequency", frequency, { item, base });
    }
}

/** Names of figures over several rounds. */
const pooledFigure = {
  mean: "mean",
  top_two_box: "top two",
  nps: "net promoter score",
  share: "share",
  mean_rank: "mean rank",
} as const;

/** Figures over all rounds of a loop. */
export function* loopFigures({ loops }: SurveyAggregate): Figures {
  for (const { question, unit, rows } of loops)
    for (const { figure: name, label: item, base, value, interval } of rows) {
      const isShare = name === "share" || name === "top_two_box";
      const own = { item, unit: isShare ? "%" : unit, interval, base };
      yield figure(question, `${pooledFigure[name]}, all rounds`, value, own);
    }
}

/** Figures of a survey: its sample, each question, and those calculated from several questions. */
export function* surveySummary(aggregate: SurveyAggregate): Figures {
  yield* sampleFigures(aggregate);
  for (const question of aggregate.questions) yield* questionFigures(question);
  yield* experimentFigures(aggregate);
  yield* loopFigures(aggregate);
  yield* analysisFigures(aggregate);
}
