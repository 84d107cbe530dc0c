import type { PairedEstimate, QuestionValidity } from "../../findings/validity/schemas.ts";
import { chartBlock, noteBlock, noticeBlocks, paragraph, subheading, tableBlock } from "./blocks.ts";
import { withInterval } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, PointChart } from "./report.ts";
import { questionLabel, scaleOf } from "./validity-question.ts";

type Paired = QuestionValidity & { paired: PairedEstimate };
const isPaired = (question: QuestionValidity): question is Paired => question.paired !== null;

/** The most questions that a warning names; more are counted. */
const MOST_NAMES = 6;

/** Means of people alone and of people helped by personas, a chart for each scale that questions share. */
function estimateCharts(context: ReportContext, questions: readonly Paired[]): Block[] {
  const { say, number, sentences } = context;
  const scaled = questions.map((question) => ({
    question,
    scale: scaleOf(context, question.question_id) ?? { domain: [0, 1] as const, ends: null },
  }));
  const families = [...Map.groupBy(scaled, ({ scale }) => JSON.stringify(scale)).values()];
  return families.map((family) => {
    const { domain, ends } = family[0]!.scale;
    const [low, high] = ends ?? domain;
    // Intervals are cut to the scale, as those of people's means are.
    const within = (interval: readonly number[] | null) =>
      asInterval(interval && interval.map((end) => Math.min(domain[1], Math.max(domain[0], end))));
    const rows = family.flatMap(({ question }): PointChart["rows"] => {
      const { asked, people_mean, people_interval, estimate, interval, predicted } = question.paired;
      const group = questionLabel(context, question);
      const alone = {
        label: say("humans.people_alone"),
        value: people_mean,
        interval: within(people_interval),
        note: say("charts.own_base", { count: asked }),
      };
      const helped = {
        label: say("humans.people_helped"),
        value: estimate,
        interval: within(interval),
        note: say("humans.helped_base", { asked, predicted }),
      };
      // Without personas of other people, personas cannot add anything.
      return (predicted > 0 ? [alone, helped] : [alone]).map((row) => ({ ...row, group }));
    });
    return chartBlock({
      kind: "points",
      title: say("humans.estimates", { low, high }),
      alternative: sentences(
        rows.map(({ label, group, value, interval }) => {
          const written = withInterval(context, number(value, 2), interval, { count: rows.length }, 2);
          return say("answer.on", { question: group ?? "", clause: say("charts.only", { label, value: written }) });
        }),
      ),
      note: say("charts.lines"),
      domain,
      ends,
      reference: null,
      rows,
      decimals: 2,
      unit: "",
    });
  });
}

function worthTable(context: ReportContext, questions: readonly Paired[]): Block {
  const { say, number } = context;
  const figure = (value: number | null) => (value === null ? "" : number(value, 2));
  return tableBlock({
    title: say("humans.worth"),
    columns: [
      { label: say("interviews.question"), numeric: false },
      { label: say("humans.answers_asked"), numeric: true },
      { label: say("humans.answers_worth"), numeric: true },
      { label: say("humans.pair_correlation"), numeric: true },
      { label: say("humans.useful_from"), numeric: true },
    ],
    rows: questions.map((question) => [
      questionLabel(context, question),
      number(question.paired.asked),
      number(question.paired.human_answers_worth, 1),
      figure(question.paired.correlation),
      figure(question.paired.useful_correlation),
    ]),
  });
}

/** Questions that people and their own personas answer too differently for the personas of other people to help. */
export const harmed = (questions: readonly QuestionValidity[]): QuestionValidity[] =>
  questions.filter(({ paired }) => paired && paired.predicted > 0 && !paired.helps);

/** What personas add to people's answers, if the personas were made from people who answered, too. */
export function pairedBlocks(context: ReportContext, all: readonly QuestionValidity[]): Block[] {
  const { say, service } = context;
  const questions = all.filter(isPaired);
  if (questions.length === 0) return [];
  const useless = harmed(all).map((question) => questionLabel(context, question));
  const named =
    useless.length > MOST_NAMES ? say("counts.questions", { count: useless.length }) : service.list(useless);
  return [
    subheading(say("humans.paired")),
    paragraph(say("humans.paired_note")),
    ...noticeBlocks(useless.length === 0 ? [] : [say("humans.useless", { questions: named })]),
    ...estimateCharts(context, questions),
    ...(questions.some(({ paired }) => paired.predicted === 0) ? [noteBlock(say("humans.nobody_else"))] : []),
    worthTable(context, questions),
    noteBlock(say("humans.worth_note")),
  ];
}
