import type { ScaleSummary } from "../../studies/rating/scale-summary.ts";
import { noteBlock } from "./blocks.ts";
import { calibratedNote, calibratedOverview } from "./calibrated.ts";
import { capitalised, intervalOrReason, meanChart, ratedBy, shareChart, type Base } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Interval, Mood, Section } from "./report.ts";

const moodOf = (point: number): Mood => (point > 3 ? "good" : point < 3 ? "bad" : "middling");

export const batteryQuestions = ({ source }: ReportContext): ScaleSummary[] =>
  source.results.aggregate.concept_test?.questions ?? [];

/** The people who were rated on a question. */
export const baseOf = ({ answered }: ScaleSummary): Base => ({ count: answered });

/** The points of a question with their shares, percent, and intervals. */
const pointsOf = ({ points }: ScaleSummary) =>
  points.map(({ value, share, share_interval }) => ({ point: value, share, interval: asInterval(share_interval) }));

/** `top two 38.9 % (18.1–64.7)`. Pass `written` if no chart explains the interval. */
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
      points: ["1", "2", "3", "4", "5"],
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
          base: baseOf(question),
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
  const base = baseOf(question);
  const heading = say("concept.would_buy");
  const rows = pointsOf(question)
    .toReversed()
    .map(({ point, share, interval }) => ({
      label: say(`concept.point_${point as 1 | 2 | 3 | 4 | 5}`),
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
