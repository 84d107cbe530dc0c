import { wordingOf } from "../../languages/wording.ts";
import { chartBlock, noticeBlocks, subheading } from "./blocks.ts";
import { cards } from "./cards.ts";
import type { ReportContext } from "./context.ts";
import type { Block, Section } from "./report.ts";

/** Sections of which the first that there is has the picture of its kind of study. */
const LEADING = [
  ...["purchase-intent", "concepts", "concept", "survey", "conjoint-importances", "themes", "group-topics"],
  ...["interviews-coverage", "sentiment"],
];
/** Sections that the glance takes in as a whole. */
const TAKEN_IN: ReadonlySet<string> = new Set(["summary", "recommendations", "caveats"]);

/** What limits the figures, in a line that opens; that a demonstration answered stands open. */
function limits({ say, retold, source }: ReportContext, caveats: Section | undefined): Block[] {
  const notices = caveats?.blocks.flatMap((block) => (block.kind === "notices" ? block.notices : [])) ?? [];
  const offline = retold(wordingOf(source.simulation.language).say("flags.offline_model"));
  const [open, others] = [notices.filter((one) => one === offline), notices.filter((one) => one !== offline)];
  return [
    ...noticeBlocks(open),
    ...noticeBlocks(others).map((block) => ({ ...block, folded: say("opening.limits", { count: others.length }) })),
  ];
}

/**
 * What somebody takes away who reads nothing else: three figures, one picture, what limits them, what they mean and
 * what to do next. It stands before all other sections, and they do not repeat it.
 */
export function withGlance(context: ReportContext, sections: readonly Section[]): Section[] {
  const { say } = context;
  const find = (id: string) => sections.find((section) => section.id === id);
  const leading = LEADING.map(find).find((section) => section?.blocks.some(({ kind }) => kind === "chart"));
  const picture = leading?.blocks.find((block) => block.kind === "chart");
  const [summary, next] = [find("summary"), find("recommendations")];
  const figures = cards(context);
  const blocks: Block[] = [
    ...(figures.length > 0 ? [{ kind: "cards" as const, cards: figures }] : []),
    ...(picture ? [chartBlock({ ...picture.chart, title: picture.chart.title || leading!.heading })] : []),
    ...limits(context, find("caveats")),
    ...(summary ? [subheading(summary.heading), ...summary.blocks] : []),
    ...(next ? [subheading(next.heading), ...next.blocks] : []),
  ];
  // A section of one picture and its figure has nothing more to say.
  const isToldHere = ({ id }: Section) => TAKEN_IN.has(id) || (id === "purchase-intent" && leading?.id === id);
  return [
    ...(blocks.length > 0 ? [{ id: "glance", heading: say("opening.glance"), blocks }] : []),
    ...sections.filter((section) => !isToldHere(section)),
  ];
}
