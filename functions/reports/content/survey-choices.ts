import type { SurveyAggregate } from "../../studies/survey/aggregate-schema.ts";
import { noteBlock, subheading } from "./blocks.ts";
import { shareChart } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Section } from "./report.ts";
import { questionName } from "./survey-routes.ts";

/** Scores of the items of best–worst sets, the most preferred first. */
function scoreBlocks(context: ReportContext, { items, answered, question_ids }: SurveyAggregate["max_diff"][number]) {
  const { say } = context;
  if (answered === 0 || items.length === 0) return [noteBlock(say("survey.nobody"))];
  const rows = items
    .toSorted((one, other) => other.score - one.score)
    .map(({ item, score, score_interval, best, worst, shown }) => ({
      label: item,
      share: score,
      interval: asInterval(score_interval),
      mood: null,
      note: say("choices.counts", { best, worst, shown }),
    }));
  return [
    subheading(questionName(context, question_ids[0] ?? "")),
    shareChart(context, say("choices.scores"), rows, { count: answered }),
    noteBlock(say("choices.scores_note")),
  ];
}

/** The best combination of each size, and how many it reaches. */
function reachBlocks(context: ReportContext, { question_id, answered, portfolios }: SurveyAggregate["turf"][number]) {
  const { say, number } = context;
  if (answered === 0 || portfolios.length === 0) return [];
  const title = questionName(context, question_id);
  // The best of its size is what all others were compared with; one that grew option by option need not be.
  const foundBy = (search: "exact" | "greedy", frequency: string) =>
    search === "exact" ? frequency : say("choices.greedy", { frequency });
  const rows = portfolios.map(({ options, share, share_interval, frequency, search }) => ({
    label: options.join(" + "),
    share,
    interval: asInterval(share_interval),
    mood: null,
    note: foundBy(search, say("choices.frequency", { frequency: number(frequency, 2) })),
  }));
  return [subheading(title), shareChart(context, title, rows, { count: answered })];
}

/** Preferences in best–worst sets, and the few options that reach most people; nothing without such questions. */
export function surveyChoices(context: ReportContext): Section[] {
  const { say, source } = context;
  const { max_diff = [], turf = [] } = source.results.aggregate.survey ?? {};
  const section = (id: string, heading: string, blocks: Block[]): Section[] =>
    blocks.length === 0 ? [] : [{ id, heading, blocks }];
  const reach = turf.flatMap((one) => reachBlocks(context, one));
  return [
    ...section(
      "survey-max-diff",
      say("choices.max_diff"),
      max_diff.flatMap((one) => scoreBlocks(context, one)),
    ),
    ...section(
      "survey-turf",
      say("choices.turf"),
      reach.length > 0 ? [noteBlock(say("choices.turf_note")), ...reach] : [],
    ),
  ];
}
