import { quoteIn, wordingOf } from "../../languages/wording.ts";
import type { Block, Finding, Quote } from "../content/report.ts";
import { fitted, LINE, linesOf } from "./fit.ts";
import type { Box, Run, Shape, SlideParagraph } from "./pptx/shape.ts";

/** Paragraphs that stay together on a slide. */
export type Item = SlideParagraph[];

const TEXT = 14;
const SMALL = 12;

const shown = (text: string, size = TEXT, options: Partial<Run> = {}): Run => ({ text: text.trim(), size, ...options });

const quote = ({ text, personaName }: Quote, language: string): SlideParagraph => ({
  runs: [
    shown(quoteIn(wordingOf(language), text.trim()), TEXT, { italic: true }),
    { text: ` — ${personaName}`, size: TEXT, colour: "tx2" },
  ],
  after: 8,
});

const finding = ({ title, text, quotes }: Finding, language: string): Item => [
  { runs: [shown(title, TEXT, { bold: true })], after: 3 },
  ...(text === "" ? [] : [{ runs: [shown(text)], after: 4 }]),
  ...quotes.map((said) => quote(said, language)),
];

/** A heading within a slide. */
export const headingItem = (text: string): Item => [
  { runs: [shown(text, TEXT, { bold: true, colour: "accent1" })], after: 4 },
];

const tones = {
  plain: { size: TEXT },
  strong: { size: TEXT, bold: true },
  note: { size: SMALL, colour: "tx2" },
} as const;

/** A block of words. Charts, tables and verbatim answers give nothing: no slide has room for them. */
export function itemsOf(block: Block, language: string): Item[] {
  switch (block.kind) {
    case "paragraph":
      return [[{ runs: [{ text: block.text.trim(), ...tones[block.tone] }], after: 8 }]];
    case "facts":
      return block.rows.map(({ label, text }) => [
        { runs: [{ text: `${label.trim()}   `, size: TEXT, bold: true }, shown(text)], after: 6 },
      ]);
    case "notices":
      return block.notices.map((notice) => [{ runs: [shown(notice)], bullet: true, after: 8 }]);
    case "quotes":
      return block.quotes.map((said) => [quote(said, language)]);
    case "findings":
      return block.findings.map((each) => finding(each, language));
    case "subheading":
      return [headingItem(block.text)];
    case "cards":
    case "chart":
    case "table":
    case "people":
    case "messages":
      return [];
  }
}

const textIn = ({ runs }: SlideParagraph): string => runs.map(({ text }) => text).join("");

function linesIn(paragraph: SlideParagraph, width: number): number {
  const [first] = paragraph.runs;
  if (!first) return 1;
  const bold = paragraph.runs.every((run) => run.bold);
  return linesOf(textIn(paragraph), { width: width - (paragraph.bullet ? 14 : 0), size: first.size, bold });
}

/** The height of paragraphs, in points. */
export const heightOf = (paragraphs: readonly SlideParagraph[], width: number): number =>
  paragraphs.reduce(
    (sum, paragraph) =>
      sum + linesIn(paragraph, width) * (paragraph.runs[0]?.size ?? TEXT) * LINE + (paragraph.after ?? 0),
    0,
  );

/** A paragraph whose longest run is cut so that it has at most `lines` lines. */
function shortened(paragraph: SlideParagraph, width: number, lines: number): SlideParagraph {
  if (linesIn(paragraph, width) <= lines) return paragraph;
  const longest = paragraph.runs.reduce((one, other) => (other.text.length > one.text.length ? other : one));
  const others = paragraph.runs.filter((run) => run !== longest).map(({ text }) => text);
  // The other runs take their part of the last line, or are cut themselves.
  const beside = linesOf(others.join(""), { width, size: longest.size });
  return {
    ...paragraph,
    runs: paragraph.runs.map((run) => {
      if (run === longest) return { ...run, text: fitted(run.text, { width, ...run }, Math.max(1, lines - beside)) };
      return { ...run, text: fittedBeside(run.text, width, run.size) };
    }),
  };
}
/** Keeps the blanks at both ends, which separate the text from its neighbours. */
function fittedBeside(text: string, width: number, size: number): string {
  const words = text.trim();
  const start = text.length - text.trimStart().length;
  return `${text.slice(0, start)}${fitted(words, { width, size }, 2)}${text.slice(start + words.length)}`;
}

/** The most lines of one paragraph, so that it cannot fill a slide by itself. */
const MOST_LINES = 12;

/** A short text gets larger letters, as long as it stays on one slide. */
const LARGER = 1.3;
const larger = (item: Item): Item =>
  item.map(({ runs, after = 0, ...rest }) => ({
    ...rest,
    runs: runs.map((run) => ({ ...run, size: Math.round(run.size * LARGER) })),
    after: after * LARGER,
  }));

/** Items on as many slides as they need. An item is kept whole on one slide if it fits. */
export function flowPages(items: readonly Item[], box: Box, name: string): Shape[][] {
  const large = items.map(larger);
  if (heightOf(large.flat(), box.width) <= box.height * LARGE_UP_TO) return pagesOf(large, box, name);
  return pagesOf(items, box, name);
}
/** The largest part of a slide's height that large letters may fill. */
const LARGE_UP_TO = 0.8;

function pagesOf(items: readonly Item[], box: Box, name: string): Shape[][] {
  const pages: SlideParagraph[][] = [];
  let page: SlideParagraph[] = [];
  const next = () => {
    if (page.length > 0) pages.push(page);
    page = [];
  };
  for (const item of items) {
    const paragraphs = item.map((paragraph) => shortened(paragraph, box.width, MOST_LINES));
    if (heightOf([...page, ...paragraphs], box.width) > box.height) next();
    for (const paragraph of paragraphs) {
      if (heightOf([...page, paragraph], box.width) > box.height) next();
      page.push(paragraph);
    }
  }
  next();
  return pages.map((paragraphs) => [{ kind: "text", name, box, paragraphs }]);
}
