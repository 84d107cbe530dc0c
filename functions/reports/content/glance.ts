import { wordingOf } from "../../languages/wording.ts";
import { chartBlock, noticeBlocks, subheading } from "./blocks.ts";
import { quotedThemes } from "./quoted-themes.ts";
import { cards } from "./cards.ts";
import { linesNote } from "./charts.ts";
import type { ReportContext } from "./context.ts";
import type { Block, Chart, Section } from "./report.ts";
import { answersByQuestion, areFacts } from "./survey-question.ts";

/** Sections in order of preference: the picture comes from the first one that exists. */
const LEADING = [
  ...["purchase-intent", "concepts", "concept", "survey", "conjoint-importances", "themes", "group-topics"],
  ...["interviews-coverage", "sentiment"],
];
/** Sections that the glance contains completely. */
const TAKEN_IN: ReadonlySet<string> = new Set(["summary", "recommendations", "caveats"]);

/** Whether a chart has what personas answered, and not what their profiles say of them. */
function opinionTest(context: ReportContext): (chart: Chart) => boolean {
  const answers = answersByQuestion(context);
  const { survey } = context.source.results.aggregate;
  const facts = (survey?.questions ?? []).filter(({ question_id }) => areFacts(answers.get(question_id) ?? []));
  return ({ title }) => !facts.some(({ text }) => title.endsWith(` ${text}`));
}

/**
 * A chart outside of its section. In a survey, the note about lines is below the section's heading, so it is added
 * here.
 */
function standingAlone(context: ReportContext, chart: Chart, { id, heading }: Section): Block {
  const figures: readonly object[] = "rows" in chart ? chart.rows : "bins" in chart ? chart.bins : [];
  const hasLines = figures.some((figure) => "interval" in figure && figure.interval !== null);
  const lines = id === "survey" ? linesNote(context, hasLines) : "";
  const notes = [chart.note ?? "", chart.note?.includes(lines) ? "" : lines].filter((note) => note !== "");
  return chartBlock({ ...chart, title: chart.title || heading, note: context.sentences(notes) || null });
}

/**
 * The limits of the figures, folded into one line. The notice that a demonstration model answered is always visible.
 */
function limits({ say, retold, source }: ReportContext, caveats: Section | undefined): Block[] {
  const notices = caveats?.blocks.flatMap((block) => (block.kind === "notices" ? block.notices : [])) ?? [];
  const offline = retold(wordingOf(source.simulation.language).say("flags.offline_model"));
  const [open, others] = [notices.filter((one) => one === offline), notices.filter((one) => one !== offline)];
  return [
    ...noticeBlocks(open),
    ...noticeBlocks(others).map((block) => ({ ...block, folded: say("opening.limits", { count: others.length }) })),
  ];
}

/** A section without the chart that is shown at the beginning; a question keeps its chart below its heading. */
const withoutPicture = (section: Section, picture: Chart): Section => ({
  ...section,
  blocks: section.blocks.filter(
    (block, at, { [at - 1]: above }) =>
      block.kind !== "chart" || block.chart !== picture || above?.kind === "subheading",
  ),
});

/**
 * The part for readers who read nothing else: three figures, one picture, their limits, their meaning and the next
 * steps. It comes before all other sections, and they do not repeat it.
 */
export function withGlance(context: ReportContext, sections: readonly Section[]): Section[] {
  const { say } = context;
  const find = (id: string) => sections.find((section) => section.id === id);
  const isOpinion = opinionTest(context);
  const pictureIn = (section: Section | undefined) =>
    section?.blocks.flatMap((block) => (block.kind === "chart" ? [block.chart] : [])).find(isOpinion);
  const leading = LEADING.map(find).find(pictureIn);
  const picture = pictureIn(leading);
  const rest = leading && picture ? withoutPicture(leading, picture) : undefined;
  // If a section only has one picture and text about it, all of it is shown here.
  const words = rest?.blocks.every(({ kind }) => kind === "paragraph") ? rest.blocks : [];
  const [summary, next] = [find("summary"), find("recommendations")];
  const figures = cards(context);
  const blocks: Block[] = [
    ...(figures.length > 0 ? [{ kind: "cards" as const, cards: figures }] : []),
    ...quotedThemes(context),
    ...(picture ? [standingAlone(context, picture, leading!), ...words] : []),
    ...limits(context, find("caveats")),
    ...(summary ? [subheading(summary.heading), ...summary.blocks] : []),
    ...(next ? [subheading(next.heading), ...next.blocks] : []),
  ];
  const others = sections
    .filter(({ id }) => !TAKEN_IN.has(id))
    .map((section) => (section === leading && rest ? rest : section))
    .filter((section) => section !== rest || rest.blocks.length > words.length);
  return [...(blocks.length > 0 ? [{ id: "glance", heading: say("opening.glance"), blocks }] : []), ...others];
}
