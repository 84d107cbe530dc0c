import { reportWordingOf } from "../../languages/report-wording.ts";
import type { Steps } from "../../platform/steps.ts";
import { amountIn } from "../content/amounts.ts";
import type { Block, Chart, Section } from "../content/report.ts";
import { chartPages } from "./charts.ts";
import { sentenceOf } from "./drawn.ts";
import { fitted, LINE } from "./fit.ts";
import { flowPages, headingItem, itemsOf, type Item } from "./flow.ts";
import {
  BODY,
  cardShapes,
  CARDS_HEIGHT,
  contentSlide,
  coverSlide,
  MOST_COVER_FACTS,
  type Frame,
  type Writing,
} from "./furniture.ts";
import type { Box, Shape, Slide } from "./pptx/shape.ts";
import { tablePages } from "./tables.ts";

/** Verbatim answers, and checklists of how the study was made: only the document and the page have these. */
const isForReaders = ({ id, part }: Section): boolean => part === "answers" || id === "disclosure";

const of = <K extends Block["kind"]>(blocks: readonly Block[], kind: K): Extract<Block, { kind: K }>[] =>
  blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);

/** Blocks below one heading of a section. */
interface Group {
  subject: string | null;
  blocks: Block[];
}
function groupsOf(blocks: readonly Block[]): Group[] {
  const groups: Group[] = [{ subject: null, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === "subheading") groups.push({ subject: block.text, blocks: [] });
    else groups.at(-1)!.blocks.push(block);
  }
  return groups.filter((group) => group.subject !== null || group.blocks.length > 0);
}

const hasFigures = ({ kind }: Block): boolean => kind === "chart" || kind === "table";

/** Adds the page number if there are several pages. */
const numbered = (text: string, page: number, pages: number): string =>
  pages === 1 ? text : `${text} (${page + 1}/${pages})`;

const slidesOf = (writing: Writing, frame: Frame, pages: readonly Shape[][]): Slide[] =>
  pages.map((shapes, at) =>
    contentSlide(writing, { ...frame, about: numbered(frame.about, at, pages.length) }, shapes),
  );

/** Drops the sentences with percentages in talks, where too few people speak for these. Other texts are unchanged. */
export function withoutPercentages(text: string, { inHeads, language }: Pick<Writing, "inHeads" | "language">): string {
  if (!inHeads) return text;
  const sentences = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  return [...sentences]
    .map(({ segment }) => segment)
    .filter((sentence) => !/\d[\s-]*[%％]/u.test(sentence))
    .join("");
}

const REMARK = { size: 11, lines: 4, gap: 8 } as const;

/** The notes of a group, at the lower end of a slide with its chart. */
function remarks(texts: readonly string[], box: Box): { shapes: Shape[]; height: number } {
  const text = texts.filter((one) => one.trim() !== "").join("\n");
  if (text === "") return { shapes: [], height: 0 };
  const cut = fitted(text, { width: box.width, size: REMARK.size }, REMARK.lines);
  const height = REMARK.lines * REMARK.size * LINE;
  const shape: Shape = {
    kind: "text",
    name: "Remarks",
    box: { x: box.x, y: box.y + box.height - height, width: box.width, height },
    anchor: "bottom",
    paragraphs: cut.split("\n").map((line) => ({ runs: [{ text: line, size: REMARK.size, colour: "tx2" as const }] })),
  };
  return { shapes: [shape], height: height + REMARK.gap };
}

/** The note of a chart without its base, which is at the foot of the slide. */
function noteOf(chart: Chart, { language, inHeads }: Writing): string {
  const { say, sentences } = reportWordingOf(language);
  const base = chart.base === undefined ? "" : say("charts.base", { count: chart.base });
  const note = (chart.note ?? "").replace(base, "").trim();
  const rows: readonly object[] = "rows" in chart ? chart.rows : "bins" in chart ? chart.bins : [];
  const hasLines = !inHeads && rows.some((row) => "interval" in row && row.interval !== null);
  const lines = say("charts.lines");
  const isSaid = note.includes(lines) || note.includes(say("figures.interval"));
  return sentences([note, ...(hasLines && !isSaid ? [lines] : [])].filter((one) => one !== ""));
}

/** The marks on the axis of a histogram, such as the mean. */
function marksIn(chart: Chart, language: string): string[] {
  if (chart.kind !== "histogram") return [];
  const wording = reportWordingOf(language);
  const written = chart.marks.map(({ label, value }) => `${label}: ${amountIn(wording, value, chart.unit)}`);
  return written.length > 0 ? [written.join(" · ")] : [];
}

/** The slides of a chart: its finding, the chart with its figures, and its notes. */
function chartSlides(chart: Chart, about: string, texts: readonly string[], writing: Writing): Slide[] {
  const { language, inHeads } = writing;
  const beside = remarks([...marksIn(chart, language), ...texts], BODY);
  const pages = chartPages(chart, { ...BODY, height: BODY.height - beside.height }, language, inHeads);
  const frame: Frame = {
    about,
    title: sentenceOf(chart, language, inHeads),
    note: withoutPercentages(noteOf(chart, writing), writing),
    base: chart.base,
  };
  return slidesOf(
    writing,
    frame,
    pages.map((shapes, at) => (at === 0 ? [...shapes, ...beside.shapes] : shapes)),
  );
}

/** The subject of a slide: its section, and the question or chart within it. */
const aboutOf = (heading: string, ...names: (string | null | undefined)[]): string => {
  const name = names.find((one) => one !== null && one !== undefined && one.trim() !== "" && one !== heading);
  return name === undefined ? heading : `${heading} · ${name}`;
};

/** A group with charts or tables: a slide for each, and then its words. */
function groupSlides(heading: string, { subject, blocks }: Group, writing: Writing): Slide[] {
  // The meaning of the lines is in the note of each chart.
  const paragraphs = of(blocks, "paragraph")
    .map(({ text }) => withoutPercentages(text, writing))
    .filter((text) => text !== reportWordingOf(writing.language).say("charts.lines"));
  const tables = of(blocks, "table").map(({ table }) => table);
  const charts = of(blocks, "chart").map(({ chart }) => chart);
  const chartsShown = charts.flatMap((chart, at) =>
    chartSlides(chart, aboutOf(heading, subject ?? chart.title, chart.title), at === 0 ? paragraphs : [], writing),
  );
  const beside = charts.length === 0 ? remarks(paragraphs, BODY) : { shapes: [], height: 0 };
  const tablesShown = tables.flatMap((table, at) => {
    const room = at === 0 ? beside : { shapes: [], height: 0 };
    const pages = tablePages(table, { ...BODY, height: BODY.height - room.height });
    return slidesOf(
      writing,
      { about: aboutOf(heading, subject, table.title), title: table.title || subject || heading },
      pages.map((shapes, page) => (page === 0 ? [...shapes, ...room.shapes] : shapes)),
    );
  });
  const words = blocks
    .filter((block) => block.kind !== "paragraph")
    .flatMap((block) => itemsOf(block, writing.language));
  const wordsShown = slidesOf(
    writing,
    { about: heading, title: subject ?? heading },
    flowPages(words, BODY, subject ?? heading),
  );
  return [...chartsShown, ...tablesShown, ...wordsShown];
}

const wordsOf = ({ subject, blocks }: Group, writing: Writing): Item[] => {
  const items = blocks
    .map((block): Block =>
      block.kind === "paragraph" ? { ...block, text: withoutPercentages(block.text, writing) } : block,
    )
    .filter((block) => block.kind !== "paragraph" || block.text.trim() !== "")
    .flatMap((block) => itemsOf(block, writing.language));
  return subject === null || items.length === 0 ? items : [[...headingItem(subject), ...items[0]!], ...items.slice(1)];
};

/** Moves notes at the beginning of a section to the first chart or table that follows. */
function withOpening(groups: readonly Group[]): readonly Group[] {
  const [first, ...others] = groups;
  const isNote = (block: Block) => block.kind === "paragraph" && block.tone === "note";
  const at = others.findIndex(({ blocks }) => blocks.some(hasFigures));
  if (!first || first.subject !== null || at === -1 || !first.blocks.every(isNote)) return groups;
  const opened = others[at]!;
  return others.with(at, { ...opened, blocks: [...first.blocks, ...opened.blocks] });
}

/** The slides of a section, in the order of its blocks, one step a group. Groups that only have words share slides. */
function* sectionSlides({ heading, blocks }: Section, writing: Writing): Steps<Slide[]> {
  const slides: Slide[] = [];
  let words: Item[] = [];
  const flush = () => {
    slides.push(...slidesOf(writing, { about: writing.report.title, title: heading }, flowPages(words, BODY, heading)));
    words = [];
  };
  for (const group of withOpening(groupsOf(blocks))) {
    if (!group.blocks.some(hasFigures)) {
      words.push(...wordsOf(group, writing));
      continue;
    }
    flush();
    slides.push(...groupSlides(heading, group, writing));
    yield;
  }
  flush();
  return slides;
}

/** The most rows of a chart below the key figures; a longer chart gets its own slides. */
const MOST_GLANCE_ROWS = 14;
const rowsOf = (chart: Chart): number =>
  "rows" in chart ? chart.rows.length : "bins" in chart ? chart.bins.length : 0;

/** The figures and the picture of a study on one slide. */
function glanceSlides({ heading, blocks }: Section, writing: Writing): Slide[] {
  const cards = of(blocks, "cards").flatMap((block) => block.cards);
  const chart = of(blocks, "chart").map((block) => block.chart)[0];
  const shown = writing.inHeads ? [] : cards;
  const top = shown.length > 0 ? CARDS_HEIGHT : 0;
  const fits = chart !== undefined && rowsOf(chart) <= MOST_GLANCE_ROWS;
  const below = { ...BODY, y: BODY.y + top, height: BODY.height - top };
  const [page = []] = fits ? chartPages(chart, below, writing.language, writing.inHeads) : [];
  const answer = withoutPercentages(writing.report.answer ?? "", writing);
  const alternative = chart && sentenceOf(chart, writing.language, writing.inHeads);
  const frame: Frame = {
    about: aboutOf(heading, chart?.title),
    title: answer || alternative || heading,
    note: fits ? withoutPercentages(noteOf(chart, writing), writing) : undefined,
    base: chart?.base,
  };
  return [
    ...(shown.length > 0 || page.length > 0 ? [contentSlide(writing, frame, [...cardShapes(shown), ...page])] : []),
    ...(chart && !fits ? chartSlides(chart, frame.about, [], writing) : []),
  ];
}

/**
 * The slides of a report: the subject, the answer at a glance, the findings of each part, the next steps, the limits
 * and the method. Verbatim answers are only in the document and the page. Sixty questions give hundreds of slides, made
 * in many steps.
 */
export function* slideSteps(writing: Writing): Steps<Slide[]> {
  const { report } = writing;
  const find = (id: string): Section | undefined => report.sections.find((section) => section.id === id);
  const [glance, method, subject] = [find("glance"), find("method"), find("subject")];
  const facts = of(subject?.blocks ?? [], "facts").flatMap(({ rows }) => rows);
  const limit = of(method?.blocks ?? [], "paragraph").map(({ text }) => text)[0] ?? "";
  const [opening, ...below] = groupsOf(glance?.blocks ?? []);
  const notices = of(opening?.blocks ?? [], "notices").flatMap((block) => block.notices);
  const [summary, next] = [
    below.filter(({ blocks }) => of(blocks, "findings").length === 0),
    below.filter(({ blocks }) => of(blocks, "findings").length > 0),
  ];
  const partOf = ({ subject: heading, blocks }: Group): Section => ({ id: "part", heading: heading ?? "", blocks });
  // Chance is compared with shares, and talks with a few people have no shares.
  const isShown = (section: Section) =>
    section !== glance && section !== method && !isForReaders(section) && !(writing.inHeads && section.id === "chance");
  const isLong = facts.length > MOST_COVER_FACTS || facts.some(({ text }) => text.length > COVER_TEXT);
  const others = report.sections.filter((section) => isShown(section) && (section !== subject || isLong));
  const caveats: Section = {
    id: "caveats",
    heading: reportWordingOf(writing.language).say("opening.caveats"),
    blocks: notices.length > 0 ? [{ kind: "notices", notices }] : [],
  };
  const slides = [
    coverSlide(writing, facts.slice(0, MOST_COVER_FACTS), limit),
    ...(glance ? glanceSlides(glance, writing) : []),
  ];
  for (const section of [...summary.map(partOf), ...others, ...next.map(partOf), caveats, ...(method ? [method] : [])])
    slides.push(...(yield* sectionSlides(section, writing)));
  return slides;
}
/** Longer facts are cut on the first slide, and get a slide of their own. */
const COVER_TEXT = 150;
