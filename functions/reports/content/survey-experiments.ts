import type { ExperimentFigures } from "../../studies/survey/experiment-figures-schema.ts";
import { chartBlock, noteBlock, paragraph, subheading, tableBlock } from "./blocks.ts";
import { alternativeOf, baseNote, withInterval } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Section } from "./report.ts";

/** The level for all comparisons of an experiment: above it, no difference is reported. */
const LEVEL = 0.05;
/** The most sentences that a reader takes in; the rest is in the results. */
const MOST_SENTENCES = 5;

type Question = ExperimentFigures["questions"][number];
type Row = Question["rows"][number];

/** Rows that a table has; boxes say the same as means. */
const shownRows = ({ rows }: Question): Row[] => rows.filter(({ figure }) => figure !== "top_two_box");
/** Decimals of a figure by arm or over rounds: shares of few people are whole. */
export const decimalsOf = ({ shareDecimals }: ReportContext, { figure }: Pick<Row, "figure">): number =>
  figure === "share" ? shareDecimals : figure === "nps" ? 0 : 2;

/** The name of a figure: `Would you buy it?: Yes`, `How good is it? (mean)`. */
export function labelOf(
  { say }: ReportContext,
  { question }: Pick<Question, "question">,
  { figure, label }: Pick<Row, "figure" | "label">,
): string {
  if (figure === "share" || figure === "top_two_box") return `${question}: ${label ?? ""}`;
  return `${question}${label === null ? "" : ` – ${label}`} (${say(`experiments.${figure}`)})`;
}

function figuresTable(context: ReportContext, { name, arms, questions }: ExperimentFigures): Block {
  const { number, intervalText } = context;
  const cell = (row: Row, { value, interval }: Row["arms"][number]) =>
    value === null
      ? "–"
      : `${number(value, decimalsOf(context, row))} (${intervalText(asInterval(interval), decimalsOf(context, row))})`;
  return tableBlock({
    title: name,
    columns: [{ label: "", numeric: false }, ...arms.map((arm) => ({ label: arm.name, numeric: true }))],
    rows: questions.flatMap((question) =>
      shownRows(question).map((row) => [labelOf(context, question, row), ...row.arms.map((arm) => cell(row, arm))]),
    ),
  });
}

/**
 * The values between which a figure may lie: 0 to 100 for a share, the scale of a question. For amounts, what the
 * intervals cover.
 */
function domainOf({ source }: ReportContext, { question_id }: Question, { figure, arms }: Row): [number, number] {
  if (figure === "share") return [0, 100];
  if (figure === "nps") return [-100, 100];
  const asked = source.results.aggregate.survey?.questions.find((one) => one.question_id === question_id);
  const points = asked?.rating?.points.map(({ value }) => value) ?? [];
  const covered = arms.flatMap(({ value, interval }) => [value ?? [], interval ?? []].flat());
  const values = points.length > 0 ? points : covered;
  return [Math.min(...values), Math.max(...values)];
}

/** One figure in all arms, with its intervals; nothing if nobody answered. */
function armsChart(context: ReportContext, { arms }: ExperimentFigures, question: Question, row: Row): Block[] {
  const { number, percent, say } = context;
  const isShare = row.figure === "share";
  const rows = row.arms.flatMap(({ arm_id, value, interval, base }) => {
    const label = arms.find((arm) => arm.arm_id === arm_id)?.name ?? arm_id;
    const note = say("charts.own_base", { count: base });
    return value === null ? [] : [{ label, group: null, value, interval: asInterval(interval), note, base }];
  });
  if (rows.length === 0) return [];
  const decimals = decimalsOf(context, row);
  const intervals = rows.map(({ interval }) => interval);
  return [
    chartBlock({
      kind: "points",
      title: labelOf(context, question, row),
      alternative: alternativeOf(context, rows, ({ value, interval, base }) =>
        withInterval(context, isShare ? percent(value) : number(value, decimals), interval, { count: base }, decimals),
      ),
      note: baseNote(context, { count: null }, intervals),
      domain: domainOf(context, question, row),
      ends: null,
      reference: null,
      rows: rows.map(({ base: _, ...figure }) => figure),
      decimals,
      unit: isShare ? "%" : "",
    }),
  ];
}

/** The significant differences, the largest first, and a chart of each figure that differs. */
function differences(context: ReportContext, experiment: ExperimentFigures): Block[] {
  const { say, score, intervalText } = context;
  const { arms, questions } = experiment;
  const nameOf = (id: string) => arms.find(({ arm_id }) => arm_id === id)?.name ?? id;
  const found = questions
    .flatMap((question) => shownRows(question).map((row) => ({ question, row })))
    .flatMap(({ question, row }) => row.differences.map((difference) => ({ question, row, ...difference })))
    .filter(({ adjusted_p_value: p }) => p !== null && p <= LEVEL)
    .toSorted((a, b) => Math.abs(b.standardised_effect ?? 0) - Math.abs(a.standardised_effect ?? 0));
  if (found.length === 0) return [paragraph(say("experiments.none"))];
  const told = found.slice(0, MOST_SENTENCES);
  const charted = new Map(told.map(({ row, question }) => [row, question]));
  return [
    ...told.map(({ question, row, first, second, difference, difference_interval, standardised_effect }) =>
      paragraph(
        say("experiments.effect", {
          question: labelOf(context, question, row),
          first: nameOf(first),
          second: nameOf(second),
          difference: score(difference, decimalsOf(context, row)),
          interval: intervalText(asInterval(difference_interval), decimalsOf(context, row)),
          effect: standardised_effect === null ? "–" : score(standardised_effect),
        }),
      ),
    ),
    ...[...charted].flatMap(([row, question]) => armsChart(context, experiment, question, row)),
  ];
}

/** The figures of a survey by the arms of its experiments; nothing for a study without any. */
export function surveyExperiments(context: ReportContext): Section[] {
  const { say, source, list } = context;
  const experiments = source.results.aggregate.survey?.experiments ?? [];
  if (experiments.length === 0) return [];
  return [
    {
      id: "experiments",
      heading: say("experiments.heading"),
      blocks: experiments.flatMap((experiment) => [
        subheading(experiment.name),
        noteBlock(
          list(
            experiment.arms.map(({ name, participants }) =>
              say("experiments.intro", { arm: name, count: participants }),
            ),
          ),
        ),
        ...differences(context, experiment),
        figuresTable(context, experiment),
        noteBlock(say("experiments.note", { tests: experiment.tests })),
        ...(experiment.left_out.length > 0
          ? [noteBlock(say("experiments.left_out", { questions: list(experiment.left_out) }))]
          : []),
      ]),
    },
  ];
}
