import { Bookmark, InternalHyperlink, Tab, TextRun, type FileChild, type ParagraphChild } from "docx";
import { quoteIn, wordingOf } from "../../languages/wording.ts";
import type { Block, Finding, Person, Quote, Report, Utterance } from "../content/report.ts";
import { captionOf, chartBlocks, type ChartPage } from "./charts.ts";
import { quotedIn } from "./shorten.ts";
import { colours } from "./styles.ts";
import { columnsOf, tableOf } from "./tables.ts";
import { line, paragraph, runs } from "./words.ts";

/** The settings that blocks are written with. */
export interface Writing extends ChartPage {
  /** Names of bookmarks by the id of a quoted utterance. A name starts with a letter and has 40 characters at most. */
  bookmarks: ReadonlyMap<string, string>;
}

/** Names of the bookmarks that quotes of a report link to. */
export function bookmarksOf(report: Report): Writing["bookmarks"] {
  const quoted = quotedIn(report);
  const blocks = report.sections.flatMap((section) => section.blocks);
  const said = blocks.flatMap((block) => (block.kind === "messages" ? block.messages : []));
  const places = said.filter(({ id }) => quoted.has(id));
  return new Map(places.map(({ id }, index) => [id, `said_${index + 1}`]));
}

/** A person's words, with their name as the link to the place. */
function quote({ text, personaName, utterance }: Quote, { language, bookmarks }: Writing): FileChild {
  const anchor = bookmarks.get(utterance ?? "");
  const linked = anchor !== undefined;
  const source = runs(personaName, linked ? { style: "QuoteSource" } : { italics: false });
  const said = quoteIn(wordingOf(language), text);
  return line("Quote", text, [
    ...runs(said),
    new TextRun({ text: " —\u00a0", italics: false }),
    ...(linked ? [new InternalHyperlink({ anchor, children: source })] : source),
  ]);
}

function finding({ title, text, quotes }: Finding, writing: Writing): FileChild[] {
  return [
    paragraph("Heading3", title),
    ...(text === "" ? [] : [paragraph("Normal", text)]),
    ...quotes.map((said) => quote(said, writing)),
  ];
}

function person({ name, facts, verdict, words, quote: said }: Person, writing: Writing): FileChild[] {
  const about = [
    ...runs(facts.join(" · ")),
    ...(verdict === null
      ? []
      : [
          ...runs(facts.length > 0 ? "   " : ""),
          ...runs("● ", { color: colours[verdict.mood] }),
          ...runs(verdict.label, { bold: true }),
        ]),
  ];
  return [
    paragraph("Heading3", name),
    ...(about.length > 0 ? [line("Note", facts[0] ?? "", about, { keepNext: true })] : []),
    ...(words === "" ? [] : [paragraph("Utterance", words)]),
    ...(said === null ? [] : [quote(said, writing)]),
  ];
}

function utterance({ id, speaker, prompt, text }: Utterance, alone: boolean, { bookmarks }: Writing): FileChild[] {
  const name = bookmarks.get(id);
  const children: ParagraphChild[] = runs(text);
  return [
    ...(alone ? [] : [paragraph("Speaker", speaker)]),
    ...(prompt === null ? [] : [paragraph("Prompt", prompt)]),
    line("Utterance", text, name === undefined ? children : [new Bookmark({ id: name, children })]),
  ];
}

const toneStyles = { plain: "Normal", note: "Note", strong: "StrongText" } as const;

/** A block of a report as paragraphs and tables of Word, made one at a time. */
export function* blockOf(block: Block, writing: Writing): Generator<FileChild> {
  switch (block.kind) {
    case "paragraph":
      yield paragraph(toneStyles[block.tone], block.text);
      break;
    case "subheading":
      yield paragraph("Heading2", block.text);
      break;
    case "facts":
      for (const { label, text } of block.rows)
        yield line("Fact", text, [
          ...runs(label, { bold: true }),
          new TextRun({ children: [new Tab()] }),
          ...runs(text),
        ]);
      break;
    case "cards":
      for (const { label, value, interval, base } of block.cards)
        yield line("Fact", value, [
          ...runs(label, { bold: true }),
          new TextRun({ children: [new Tab()] }),
          ...runs(value, { bold: true }),
          ...runs(` · ${interval} · ${base}`),
        ]);
      break;
    case "notices":
      for (const notice of block.notices) yield paragraph("Notice", notice);
      break;
    case "chart":
      yield* chartBlocks(block.chart, writing);
      break;
    case "table":
      yield* captionOf(block.table.title, writing);
      yield tableOf(columnsOf(block.table), {
        title: block.table.title,
        description: null,
        available: writing.available,
      });
      break;
    case "quotes":
      for (const said of block.quotes) yield quote(said, writing);
      break;
    case "findings":
      for (const each of block.findings) yield* finding(each, writing);
      break;
    case "people":
      for (const each of block.people) yield* person(each, writing);
      break;
    case "messages": {
      // True below a heading with the name of the only speaker.
      const alone = block.messages.every(({ speaker }) => speaker === writing.heading);
      for (const each of block.messages) yield* utterance(each, alone, writing);
      break;
    }
  }
}
