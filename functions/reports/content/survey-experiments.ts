import type { ExperimentFigures } from "../../studies/survey/experiment-figures-schema.ts";
import { noteBlock, paragraph, subheading, tableBlock } from "./blocks.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Section } from "./report.ts";

/** What is said to differ where nothing does, of all comparisons of an experiment. */
const LEVEL = 0.05;
/** Sentences that somebody reads; the rest is in the results. */
const MOST_SENTENCES = 5;

type Question = ExperimentFigures["questions"][number];
type Row = Question["rows"][number];

/** Rows that a table has; boxes say the same as means. */
const shownRows = ({ rows }: Question): Row[] => rows.filter(({ figure }) => figure !== "top_two_box");
export const decimalsOf = ({ figure }: Pick<Row, "figure">): number => (figure === "share" || figure === "nps" ? 1 : 2);

/** `Would you buy it?: Yes`, `How good is it? (mean)`: what a figure is of. */
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
    value === null ? "–" : `${number(value, decimalsOf(row))} (${intervalText(asInterval(interval), decimalsOf(row))})`;
  return tableBlock({
    title: name,
    columns: [{ label: "", numeric: false }, ...arms.map((arm) => ({ label: arm.name, numeric: true }))],
    rows: questions.flatMap((question) =>
      shownRows(question).map((row) => [labelOf(context, question, row), ...row.arms.map((arm) => cell(row, arm))]),
    ),
  });
}

/** The differences that hold, the largest first. */
function differences(context: ReportContext, { arms, questions }: ExperimentFigures): Block[] {
  const { say, score, intervalText } = context;
  const nameOf = (id: string) => arms.find(({ arm_id }) => arm_id === id)?.name ?? id;
  const found = questions
    .flatMap((question) => shownRows(question).map((row) => ({ question, row })))
    .flatMap(({ question, row }) => row.differences.map((difference) => ({ question, row, ...difference })))
    .filter(({ adjusted_p_value: p }) => p !== null && p <= LEVEL)
    .toSorted((a, b) => Math.abs(b.standardised_effect ?? 0) - Math.abs(a.standardised_effect ?? 0));
  if (found.length === 0) return [paragraph(say("experiments.none"))];
  return found
    .slice(0, MOST_SENTENCES)
    .map(({ question, row, first, second, difference, difference_interval, standardised_effect }) =>
      paragraph(
        say("experiments.effect", {
          question: labelOf(context, question, row),
          first: nameOf(first),
          second: nameOf(second),
          difference: score(difference, decimalsOf(row)),
          interval: intervalText(asInterval(difference_interval), decimalsOf(row)),
          effect: standardised_effect === null ? "–" : score(standardised_effect),
        }),
      ),
    );
}

/** The figures of a survey by the arms of its experiments; nothing of a study without any. */
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
