import type { QuestionFigures, SurveyAggregate } from "../../studies/survey/aggregate-schema.ts";
import type { SurveyScale } from "../../studies/survey/schemas.ts";

/** Whether an interval excludes the middle of its scale, where random answers have their mean. */
export const excludes = (interval: readonly number[] | null, middle: number): boolean =>
  interval !== null && ((interval[0] ?? middle) > middle || (interval[1] ?? middle) < middle);

function scaleInWords({ first_value, points, low_label, high_label, labels }: SurveyScale): string {
  const [low, high] = [low_label ?? labels?.[0] ?? "", high_label ?? labels?.at(-1) ?? ""];
  return `${first_value} to ${first_value + points - 1}, ${low} … ${high}`;
}

const middleOf = ({ first_value, points }: SurveyScale): number => first_value + (points - 1) / 2;

const shownQuestion = (question: QuestionFigures) => {
  const { text, kind, asked, answered, scale, rating, nps, options, numeric, ranking, allocation, themes } = question;
  return {
    question: text,
    kind,
    asked,
    answered,
    ...(rating && {
      mean: rating.mean,
      ...(scale && { beyond_random: excludes(rating.mean_interval, middleOf(scale)) }),
      top_two_box_percent: rating.top_two_box.share,
      ...(scale && { scale: scaleInWords(scale) }),
    }),
    ...(nps && { net_promoter_score: nps.score, net_promoter_score_interval_95: nps.score_interval }),
    ...(options && { options: options.map(({ option, count }) => ({ option, participants: count })) }),
    ...(numeric && {
      median: numeric.median,
      median_interval_95: numeric.median_interval,
      mean_of_numbers: numeric.mean,
      range: [numeric.minimum, numeric.maximum],
      unit: numeric.unit,
    }),
    ...(ranking && {
      ranking: ranking.options.map(({ option, mean_rank, first }) => ({
        option,
        mean_rank,
        first_of_participants: first.count,
      })),
    }),
    ...(allocation && {
      shared_out: { total: allocation.total, unit: allocation.unit },
      mean_shares: allocation.options.map(({ option, mean }) => ({ option, mean })),
    }),
    ...(themes && { themes: themes.map(({ theme, count }) => ({ theme, participants: count })) }),
  };
};

const shownPrice = (point: { price: number; price_interval: readonly number[] | null } | null) =>
  point && { price: point.price, interval_95: point.price_interval };

/** The figures of a survey as the report's prompt shows them. */
export function shownSurvey(survey: SurveyAggregate): Record<string, unknown> {
  const { questions, sample, price_sensitivity, price_ladders, max_diff, turf } = survey;
  const textOf = (id: string) => questions.find(({ question_id }) => question_id === id)?.text ?? id;
  return {
    questions: questions.map((question) => {
      const { asked, answered, ...shown } = shownQuestion(question);
      // If everybody who completed was asked and answered, the number of participants is enough.
      return asked === sample?.completed && asked === answered ? shown : { ...shown, asked, answered };
    }),
    ...(sample &&
      sample.screened_out.length > 0 && {
        screened_out: sample.screened_out.map(({ question_id, count }) => ({
          question: textOf(question_id),
          participants: count,
        })),
        completed: sample.completed,
      }),
    ...(price_sensitivity.length > 0 && {
      price_sensitivity: price_sensitivity.map((meter) => ({
        questions_begin_with: textOf(meter.question_ids.too_cheap),
        unit: meter.unit,
        answered: meter.answered,
        inconsistent: meter.inconsistent.length,
        acceptable_from: shownPrice(meter.marginal_cheapness),
        acceptable_to: shownPrice(meter.marginal_expensiveness),
        optimal_price: shownPrice(meter.optimal_price),
        indifference_price: shownPrice(meter.indifference_price),
      })),
    }),
    ...(price_ladders.length > 0 && {
      price_ladders: price_ladders.map(({ unit, answered, prices, best_price }) => ({
        unit,
        answered,
        prices: prices.map(({ price, share }) => ({ price, would_buy_percent: share })),
        price_of_highest_revenue: best_price,
      })),
    }),
    ...(max_diff.length > 0 && {
      best_and_worst: max_diff.map(({ answered, items }) => ({
        answered,
        items: items.map(({ item, score, score_interval }) => ({
          item,
          share_of_preference_percent: score,
          interval_95: score_interval,
        })),
      })),
    }),
    ...(turf.length > 0 && {
      reach: turf.map(({ question_id, portfolios }) => ({
        question: textOf(question_id),
        best_portfolios: portfolios.map(({ options, share }) => ({ options, reached_percent: share })),
      })),
    }),
  };
}
