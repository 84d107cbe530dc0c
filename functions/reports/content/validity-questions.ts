import type { QuestionValidity } from "../../findings/validity/schemas.ts";
import { facts, noteBlock, subheading, tableBlock } from "./blocks.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block } from "./report.ts";
import { meanCharts, shareCharts } from "./validity-charts.ts";
import { questionLabel } from "./validity-question.ts";

const figureOf = ({ number }: ReportContext, value: number | null): string => (value === null ? "" : number(value, 2));

/** `-0.80 to -0.04`, each end with its sign. */
export function signedEnds(
  { score, service, say }: ReportContext,
  ends: readonly number[] | null,
  decimals = 2,
): string {
  const interval = asInterval(ends);
  if (!interval) return say("figures.no_interval");
  return service.say("format.range", { low: score(interval[0], decimals), high: score(interval[1], decimals) });
}

/** How near the personas' answers to questions with scales are to people's. */
function scaleTable(context: ReportContext, questions: readonly QuestionValidity[]): Block[] {
  const { say, score } = context;
  const rated = questions.filter(({ personas }) => personas.difference !== null);
  if (rated.length === 0) return [];
  return [
    tableBlock({
      title: say("humans.nearness"),
      columns: [
        { label: say("interviews.question"), numeric: false },
        { label: say("humans.difference"), numeric: true },
        { label: say("figures.interval"), numeric: true },
        { label: say("humans.spread_ratio"), numeric: true },
        { label: say("humans.similarity"), numeric: true },
        { label: say("humans.distance"), numeric: true },
      ],
      rows: rated.map((question) => [
        questionLabel(context, question),
        score(question.personas.difference ?? 0),
        signedEnds(context, question.personas.difference_interval),
        figureOf(context, question.personas.sd_ratio),
        figureOf(context, question.personas.ks_similarity),
        figureOf(context, question.personas.wasserstein_over_range),
      ]),
    }),
    noteBlock(say("humans.same_base")),
  ];
}

const yardsticks = ["personas", "random", "no_persona", "direct_estimate", "other_half"] as const;

/** How much of the answers to questions with options would have to be others to be people's. */
function optionTable(context: ReportContext, questions: readonly QuestionValidity[]): Block[] {
  const { say, percent } = context;
  const chosen = questions.filter(({ personas }) => personas.total_variation !== null && personas.shares.length > 0);
  if (chosen.length === 0) return [];
  const asked = yardsticks.filter((answerer) => chosen.some((question) => question[answerer] !== null));
  return [
    tableBlock({
      title: say("humans.misplaced"),
      columns: [
        { label: say("interviews.question"), numeric: false },
        ...asked.map((answerer) => ({ label: say(`humans.${answerer}`), numeric: true })),
      ],
      rows: chosen.map((question) => [
        questionLabel(context, question),
        ...asked.map((answerer) => {
          const value = question[answerer]?.total_variation ?? null;
          return value === null ? "" : percent(100 * value);
        }),
      ]),
    }),
  ];
}

/** What people answered and no persona did. */
function emptyOptions(context: ReportContext, questions: readonly QuestionValidity[]): Block[] {
  const { say, service } = context;
  const rows = questions
    .filter(({ personas }) => personas.empty_options.length > 0)
    .map((question) => ({
      label: questionLabel(context, question),
      text: service.list(question.personas.empty_options),
    }));
  return rows.length === 0 ? [] : [subheading(say("humans.empty")), facts(rows)];
}

/** People and personas question by question. */
export const questionBlocks = (context: ReportContext, questions: readonly QuestionValidity[]): Block[] => [
  subheading(context.say("humans.questions")),
  ...meanCharts(context, questions),
  ...scaleTable(context, questions),
  ...shareCharts(context, questions),
  ...optionTable(context, questions),
  ...emptyOptions(context, questions),
];
