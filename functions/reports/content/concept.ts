import type { ScaleSummary } from "../../domain/simulation/scale-summary.ts";
import { noteBlock } from "./blocks.ts";
import { calibratedNote, calibratedOverview } from "./calibrated.ts";
import { capitalised, intervalOrReason, meanChart, ratedBy, shareChart, type Base } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Interval, Mood, Section } from "./report.ts";

const POINTS = [1, 2, 3, 4, 5] as const;
const moodOf = (point: number): Mood => (point > 3 ? "good" : point < 3 ? "bad" : "middling");

export const batteryQuestions = ({ source }: ReportContext): ScaleSummary[] =>
  source.results.aggregate.concept_test?.questions ?? [];

/** Who was rated on a question; older results do not say, and have fewer intervals. */
export function baseOf({ source }: ReportContext, { question_id, answered, points }: ScaleSummary): Base {
  const { persona_results: results, aggregate } = source.results;
  const isRated = (answer: { question_id: string; rating: number | null }) =>
    answer.question_id === question_id && answer.rating !== null;
  const rated = results.filter(({ answers }) => answers?.some(isRated)).length;
  return { count: answered ?? (rated || aggregate.persona_count), recorded: points.length > 0 };
}

/** The points of a question with their shares, percent, and intervals. */
const pointsOf = ({ points, distribution }: ScaleSummary) =>
  POINTS.map((point, index) => {
    const found = points.find(({ value }) => value === point);
    return {
      point,
      share: found?.share ?? 100 * (distribution[index] ?? 0),
      interval: asInterval(found?.share_interval ?? null),
    };
  });

/** `top two 38.9 % (18.1–64.7)`; `written` says what the interval is where no chart does. */
function topTwo(
  context: ReportContext,
  { top_two_box, top_two_box_interval }: ScaleSummary,
  written: (ends: Interval) => string = context.intervalText,
): string {
  return context.say("survey.top_two", {
    share: context.percent(top_two_box),
    interval: written(asInterval(top_two_box_interval)),
  });
}

function battery(context: ReportContext, questions: readonly ScaleSummary[]): Section {
  const { say, service, percent } = context;
  const nameOf = ({ question_id }: ScaleSummary) => service.say(`items.${question_id}`);
  const heading = say("concept.heading");
  const spread: Block = {
    kind: "chart",
    chart: {
      kind: "stack",
      title: say("concept.spread"),
      alternative: service.sentences(
        questions.map((question) => {
          const most = pointsOf(question).reduce((a, b) => (b.share > a.share ? b : a));
          return say("concept.commonest", {
            question: nameOf(question),
            point: most.point,
            share: percent(most.share),
          });
        }),
      ),
      note: say("concept.spread_note"),
      points: POINTS.map(String),
      rows: questions.map((question) => ({
        label: nameOf(question),
        shares: pointsOf(question).map(({ share }) => share),
      })),
    },
  };
  return {
    id: "concept",
    heading,
    blocks: [
      meanChart(
        context,
        { title: heading, domain: [1, 5], ends: null },
        questions.map((question) => ({
          label: nameOf(question),
          mean: question.mean,
          interval: asInterval(question.mean_interval),
          base: baseOf(context, question),
          note: topTwo(context, question),
        })),
      ),
      spread,
      ...calibratedOverview(
        context,
        questions.map((question) => ({ id: question.question_id, label: nameOf(question) })),
      ),
      ...calibratedNote(
        context,
        questions.map(({ question_id }) => question_id),
      ),
      ...ratedBy(
        context,
        questions.map((question) => ({ name: nameOf(question), method: question.rating_method })),
      ).map(noteBlock),
    ],
  };
}

/** How likely the group is to buy, the highest point first. */
function purchase(context: ReportContext, question: ScaleSummary): Section {
  const { say } = context;
  const base = baseOf(context, question);
  const heading = say("concept.would_buy");
  const rows = pointsOf(question)
    .toReversed()
    .map(({ point, share, interval }) => ({
      label: say(`concept.point_${point}`),
      share,
      interval,
      mood: moodOf(point),
      note: null,
    }));
  return {
    id: "purchase-intent",
    heading,
    blocks: [
      shareChart(context, heading, rows, base),
      {
        kind: "paragraph",
        text: capitalised(topTwo(context, question, (ends) => intervalOrReason(context, ends, base))),
        tone: "plain",
      },
    ],
  };
}

/** The battery of a concept test: whether it would be bought, then all scales; nothing of other studies. */
export function concept(context: ReportContext): Section[] {
  const questions = batteryQuestions(context);
  if (questions.length === 0) return [];
  const intent = questions.find(({ question_id }) => question_id === "purchase_intent");
  return [...(intent ? [purchase(context, intent)] : []), battery(context, questions)];
}
