import type { Calibrated } from "../../studies/calibration/schemas.ts";
import { noteBlock, paragraph, tableBlock } from "./blocks.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block } from "./report.ts";

type CalibratedFigure = Calibrated["questions"][number];

const figuresOf = ({ source }: ReportContext, questionIds: readonly string[]): CalibratedFigure[] =>
  (source.results.aggregate.calibrated?.questions ?? []).filter(({ question_id }) => questionIds.includes(question_id));

/** Says that the company's earlier studies with people adjust a section's figures, if there are enough studies. */
export function calibratedNote(context: ReportContext, questionIds: readonly string[]): Block[] {
  const { calibrated } = context.source.results.aggregate;
  if (!calibrated || figuresOf(context, questionIds).length === 0) return [];
  return [noteBlock(context.say("calibrated.note", { count: calibrated.studies }))];
}

/** A figure as the language writes it: a mean, or a share in percent. */
const written = ({ number, percent }: ReportContext, { family }: CalibratedFigure, value: number): string =>
  family === "share" ? percent(value) : number(value, 2);

/** Where people are expected, or why nothing can be said of them. */
function expected(context: ReportContext, figure: CalibratedFigure): [estimate: string, interval: string] {
  const { say, intervalText, shareDecimals } = context;
  const interval = asInterval(figure.prediction_interval);
  if (figure.estimate === null || !interval) return [say("calibrated.none"), ""];
  return [
    written(context, figure, figure.estimate),
    intervalText(interval, figure.family === "share" ? shareDecimals : 2),
  ];
}

/** Figures side by side: the personas' answers, and the estimate for people. */
function calibratedTable(
  context: ReportContext,
  rows: readonly { label: string; figure: CalibratedFigure }[],
): Block[] {
  if (rows.length === 0) return [];
  const { say } = context;
  const refused = rows.some(({ figure }) => figure.estimate === null);
  return [
    tableBlock({
      title: say("calibrated.heading"),
      columns: [
        { label: "", numeric: false },
        { label: say("humans.personas"), numeric: true },
        { label: say("calibrated.estimate"), numeric: true },
        { label: say("calibrated.interval"), numeric: true },
      ],
      rows: rows.map(({ label, figure }) => [
        label,
        written(context, figure, figure.synthetic),
        ...expected(context, figure),
      ]),
    }),
    ...(refused ? [noteBlock(say("calibrated.extrapolation"))] : []),
  ];
}

/** What people would answer to one question of a survey: a sentence for a mean, a table for shares. */
export function calibratedBlocks(context: ReportContext, questionId: string): Block[] {
  const { say } = context;
  const figures = figuresOf(context, [questionId]);
  const means = figures.filter(({ option }) => option === null);
  const shares = figures.flatMap((figure) => (figure.option === null ? [] : [{ label: figure.option, figure }]));
  return [
    ...means.map((figure) => {
      const [value, ends] = expected(context, figure);
      const synthetic = written(context, figure, figure.synthetic);
      if (ends === "") return paragraph(say("calibrated.refused", { value: synthetic }));
      return paragraph(say("calibrated.figure", { value, ends }));
    }),
    ...calibratedTable(context, shares),
  ];
}

/** Estimates for people, one row per question, each under its own name. */
export const calibratedOverview = (
  context: ReportContext,
  questions: readonly { id: string; label: string }[],
): Block[] =>
  calibratedTable(
    context,
    questions.flatMap(({ id, label }) => figuresOf(context, [id]).map((figure) => ({ label, figure }))),
  );
