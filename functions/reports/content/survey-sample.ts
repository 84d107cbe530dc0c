import type { StudySample } from "../../studies/sample/schemas.ts";
import { facts, tableBlock } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import { factNames, factValue } from "./fact-words.ts";
import type { Block, Section } from "./report.ts";
import { questionName } from "./survey-routes.ts";

type Cell = StudySample["cells"][number];

/** The number of completes, how many were wanted, and why some are missing. */
const reached = ({ say, number }: ReportContext, { completed, completes, unfilled_because }: StudySample | Cell) => {
  const figure = `${number(completed)} / ${number(completes)}`;
  return unfilled_because === null ? figure : `${figure} – ${say(`sample.unfilled_${unfilled_because}`)}`;
};

/** The result of a sample with replacements as a whole. */
const sampleRows = (context: ReportContext, quota: StudySample | null): { label: string; text: string }[] =>
  quota === null
    ? []
    : [
        { label: context.say("sample.replaced"), text: context.number(quota.replaced) },
        { label: context.say("sample.completed"), text: reached(context, quota) },
      ];

/** The result of each quota. */
function quotaTable(context: ReportContext, { cells }: StudySample): Block[] {
  if (cells.length === 0) return [];
  const { say, number } = context;
  const nameOf = ({ value, min, max }: Cell) => {
    if (value !== null) return factValue(context, value);
    if (min === null && max === null) return say("sample.others");
    return `${min ?? 0}${max === null ? "+" : `–${max}`}`;
  };
  const columns = ["quota", "started", "screened_out", "completed"] as const;
  return [
    tableBlock({
      title: say("sample.quota"),
      columns: columns.map((column, index) => ({
        label: say(`sample.${column}`),
        numeric: index === 1 || index === 2,
      })),
      rows: cells.map((cell) => [
        `${say(factNames[cell.fact])}: ${nameOf(cell)}`,
        number(cell.asked),
        number(cell.screened_out),
        reached(context, cell),
      ]),
    }),
  ];
}

/**
 * How many began the survey, how many each question screened out, and how many completed. Only for surveys that screen.
 */
export function surveySample(context: ReportContext): Section[] {
  const { say, number, percent, source } = context;
  const sample = source.results.aggregate.survey?.sample;
  if (!sample || sample.started === 0) return [];
  if (sample.screened_out.length === 0 && sample.quota === null) return [];
  const { started, screened_out, completed } = sample;
  const ofStarted = (count: number) =>
    say("charts.figure", { value: number(count), ends: percent((100 * count) / started, 0) });
  return [
    {
      id: "survey-sample",
      heading: say("sample.heading"),
      blocks: [
        facts([
          { label: say("sample.started"), text: number(started) },
          ...screened_out.map(({ question_id, count }) => ({
            label: say("sample.screened_out"),
            text: `${ofStarted(count)} – ${questionName(context, question_id)}`,
          })),
          ...(sample.quota ? [] : [{ label: say("sample.completed"), text: ofStarted(completed) }]),
          ...sampleRows(context, sample.quota),
        ]),
        ...(sample.quota ? quotaTable(context, sample.quota) : []),
      ],
    },
  ];
}
