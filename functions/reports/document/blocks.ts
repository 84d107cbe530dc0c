import { Bookmark, InternalHyperlink, Tab, TextRun, type FileChild, type ParagraphChild } from "docx";
import { reportWordingOf } from "../../domain/language/report-wording.ts";
import { quoteIn, wordingOf } from "../../domain/language/wording.ts";
import type { Block, Finding, Person, Quote, Report, Utterance } from "../content/report.ts";
import { chartBlocks, type ChartPage } from "./charts.ts";
import { colours } from "./styles.ts";
import { columnsOf, tableOf } from "./tables.ts";
import { line, paragraph, runs } from "./words.ts";

/**
 * What was said word for word is shown so far: the library holds a document as objects, 4 KB for a paragraph, and
 * Word opens a thousand pages slowly. What is quoted is shown in any case.
 */
const MOST_UTTERANCES = 3_000;

/** What blocks are written with. */
export interface Writing extends ChartPage {
  /** Names of bookmarks by id of what was said and is quoted: a letter first, 40 characters at most. */
  bookmarks: ReadonlyMap<string, string>;
  /** Ids of what is shown of all that was said. */
  shown: ReadonlySet<string>;
}

const quotesOf = (block: Block): readonly Quote[] => {
  if (block.kind === "quotes") return block.quotes;
  if (block.kind === "findings") return block.findings.flatMap(({ quotes }) => quotes);
  return block.kind === "people" ? block.people.flatMap(({ quote }) => quote ?? []) : [];
};

/** Which utterances of a report are shown, and what they are called where quotes lead to them. */
export function utterancesOf({ sections }: Report): Pick<Writing, "bookmarks" | "shown"> {
  const blocks = sections.flatMap((section) => section.blocks);
  const said = blocks.flatMap((block) => (block.kind === "messages" ? block.messages.map(({ id }) => id) : []));
  const quoted = new Set(blocks.flatMap(quotesOf).map(({ utterance }) => utterance));
  const bookmarked = said.filter((id) => quoted.has(id));
  return {
    bookmarks: new Map(bookmarked.map((id, index) => [id, `said_${index + 1}`])),
    shown: new Set([...bookmarked, ...said.slice(0, MOST_UTTERANCES)]),
  };
}

/** Somebody's words, and who said them as the way to the place. */
function quote({ text, personaName, utterance }: Quote, { language, bookmarks }: Writing): FileChild {
  const anchor = bookmarks.get(utterance ?? "");
  const linked = anchor !== undefined;
  const source = runs(personaName, linked ? { style: "QuoteSource" } : { italics: false });
  const said = quoteIn(wordingOf(language), text);
  return line("Quote", text, [
    ...runs(said),
    new TextRun({ text: " — ", italics: false }),
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

function utterance({ id, speaker, prompt, text }: Utterance, { bookmarks }: Writing): FileChild[] {
  const name = bookmarks.get(id);
  const children: ParagraphChild[] = runs(text);
  return [
    paragraph("Speaker", speaker),
    ...(prompt === null ? [] : [paragraph("Prompt", prompt)]),
    line("Utterance", text, name === undefined ? children : [new Bookmark({ id: name, children })]),
  ];
}

function messages(all: readonly Utterance[], writing: Writing): FileChild[] {
  const shown = all.filter(({ id }) => writing.shown.has(id));
  const count = all.length - shown.length;
  const left = count > 0 ? [paragraph("Note", reportWordingOf(writing.language).say("document.more", { count }))] : [];
  return [...shown.flatMap((said) => utterance(said, writing)), ...left];
}

const toneStyles = { plain: "Normal", note: "Note", strong: "StrongText" } as const;

/** A block of a report in Word's own paragraphs and tables. */
export function blockOf(block: Block, writing: Writing): FileChild[] {
  switch (block.kind) {
    case "paragraph":
      return [paragraph(toneStyles[block.tone], block.text)];
    case "subheading":
      return [paragraph("Heading2", block.text)];
    case "facts":
      return block.rows.map(({ label, text }) =>
        line("Fact", text, [...runs(label, { bold: true }), new TextRun({ children: [new Tab()] }), ...runs(text)]),
      );
    case "notices":
      return block.notices.map((notice) => paragraph("Notice", notice));
    case "chart":
      return chartBlocks(block.chart, writing);
    case "table": {
      const { title } = block.table;
      const look = { title, description: null, available: writing.available };
      return [paragraph("Caption", title), tableOf(columnsOf(block.table), look)];
    }
    case "quotes":
      return block.quotes.map((said) => quote(said, writing));
    case "findings":
      return block.findings.flatMap((each) => finding(each, writing));
    case "people":
      return block.people.flatMap((each) => person(each, writing));
    case "messages":
      return messages(block.messages, writing);
  }
}
