import type { QuestionFigures } from "../../studies/survey/aggregate-schema.ts";
import { intervalOrReason, signedIntervalOrReason, type Base } from "./charts.ts";
import { baseOf, batteryQuestions } from "./concept.ts";
import { baseOfMean } from "./concepts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Card } from "./report.ts";
import { ratedReactions } from "./sentiment.ts";
import { answersByQuestion, areFacts } from "./survey-question.ts";

/** As many as fit side by side on a screen. */
const MOST_CARDS = 3;

function card(
  context: ReportContext,
  label: string,
  value: string,
  [ends, base, decimals]: [readonly number[] | null, Base, number],
): Card {
  // One persona alone gives no interval, as in charts.
  const interval = intervalOrReason(context, base.count === 1 ? null : asInterval(ends), base, decimals);
  return { label, value, interval, base: context.say("charts.own_base", { count: base.count }) };
}

/** Shares without decimals: no study is as precise. */
const shareCard = (context: ReportContext, label: string, share: number, ends: readonly number[] | null, base: Base) =>
  card(context, label, context.percent(share, 0), [ends, base, 0]);

/** @param scale its first and last number */
function meanCard(
  context: ReportContext,
  label: string,
  { mean, mean_interval: ends }: { mean: number; mean_interval: readonly number[] | null },
  base: Base,
  [low, high]: readonly [number, number] = [1, 5],
): Card {
  const made = card(context, label, context.number(mean, 2), [ends, base, 2]);
  return { ...made, base: `${context.service.say("format.range", { low, high })} · ${made.base}` };
}

/** The share that would buy, the reaction, and the item with the lowest mean apart from the purchase intent. */
function ofConcept(context: ReportContext): Card[] {
  const { say, score, service, source } = context;
  const { aggregate } = source.results;
  const questions = batteryQuestions(context);
  const purchase = questions.find(({ question_id }) => question_id === "purchase_intent");
  const [weakest] = questions.filter((one) => one !== purchase).toSorted((a, b) => a.mean - b.mean);
  if (questions.length === 0) return [];
  const average = aggregate.average_sentiment_score;
  const reactions = ratedReactions(context);
  const mean = asInterval(aggregate.average_sentiment_interval);
  return [
    ...(purchase
      ? [
          shareCard(
            context,
            say("concept.would_buy"),
            purchase.top_two_box,
            purchase.top_two_box_interval,
            baseOf(purchase),
          ),
        ]
      : []),
    ...(average === null
      ? []
      : [
          {
            label: say("sentiment.heading"),
            value: score(average),
            interval: signedIntervalOrReason(context, mean, reactions),
            base: say("charts.own_base", { count: reactions.count }),
          },
        ]),
    ...(weakest ? [meanCard(context, service.say(`items.${weakest.question_id}`), weakest, baseOf(weakest))] : []),
  ];
}

/** The mean purchase intent of the concepts that have the highest. */
function ofConcepts(context: ReportContext): Card[] {
  const found = context.source.results.aggregate.concepts!;
  const compared = found.comparison.find(({ figure }) => figure === "purchase_intent");
  return (compared?.concepts ?? [])
    .flatMap(({ mean, mean_interval }, at) =>
      mean === null
        ? []
        : [{ mean, mean_interval, name: found.concepts[at]!.name, base: baseOfMean(found, compared!, at) }],
    )
    .toSorted((a, b) => b.mean - a.mean)
    .map(({ name, base, ...figure }) => meanCard(context, name, figure, base));
}

/** The mean of a scale, or the option that is chosen most. */
function ofQuestion(context: ReportContext, { text, scale, rating, options, answered }: QuestionFigures): Card[] {
  const base = { count: answered };
  if (rating && scale) {
    const { first_value: first, points } = scale;
    return [meanCard(context, text, rating, base, [first, first + points - 1])];
  }
  const [most] = (options ?? []).toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0));
  if (!most || most.share === null) return [];
  const label = context.say("answer.on", { question: text, clause: most.option });
  return [shareCard(context, label, most.share, most.share_interval, base)];
}

/**
 * The figures of a study that are read first, three at most, each with its interval and base. Talks have none: a count
 * of how many of a few people said something is not shown as a figure.
 */
export function cards(context: ReportContext): Card[] {
  const { concepts, conjoint, survey } = context.source.results.aggregate;
  const answers = answersByQuestion(context);
  const isAsked = ({ question_id, answered }: QuestionFigures) =>
    answered > 0 && !areFacts(answers.get(question_id) ?? []);
  const found = concepts
    ? ofConcepts(context)
    : conjoint
      ? conjoint.importances
          .toSorted((a, b) => b.importance - a.importance)
          .map(({ attribute, importance, interval }) =>
            shareCard(context, attribute, importance, interval, { count: conjoint.personas }),
          )
      : survey
        ? survey.questions.filter(isAsked).flatMap((one) => ofQuestion(context, one))
        : ofConcept(context);
  return found.slice(0, MOST_CARDS);
}
