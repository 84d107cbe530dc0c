import { quoteIn, wordingOf } from "../../languages/wording.ts";
import { chartTable } from "../content/chart-table.ts";
import type { Block, Chart, Finding, Person, Quote, Report, Section, Table, Utterance } from "../content/report.ts";
import { markdownTable } from "./table.ts";
import { bold, escaped, paragraphs, quoted } from "./text.ts";

/** The settings that blocks are written with. */
interface Writing {
  /** Language of the report (BCP 47). */
  language: string;
  /** The heading that is already above a block. */
  heading: string;
  /** The marks of headings within a block, one level below those above it. */
  marks: "###" | "####";
}

/** A person's words and name. */
const quote = ({ text, personaName }: Quote, { language }: Writing): string =>
  quoted([...paragraphs(quoteIn(wordingOf(language), text)), `— ${escaped(personaName)}`]);

const finding = ({ title, text, quotes }: Finding, writing: Writing): string[] => [
  `${writing.marks} ${escaped(title)}`,
  ...paragraphs(text),
  ...quotes.map((said) => quote(said, writing)),
];

const person = ({ name, facts, verdict, words, quote: said }: Person, { language, marks }: Writing): string[] => {
  const about = [...facts.map(escaped), ...(verdict === null ? [] : [bold(verdict.label)])].join(" · ");
  return [
    `${marks} ${escaped(name)}`,
    ...(about === "" ? [] : [about]),
    ...paragraphs(words),
    ...(said === null ? [] : [quoted(paragraphs(quoteIn(wordingOf(language), said.text)))]),
  ];
};

const utterance = ({ speaker, prompt, text }: Utterance): string[] => [
  bold(speaker),
  ...(prompt === null ? [] : [quoted(paragraphs(prompt))]),
  ...paragraphs(text),
];

const MARKS = { none: "", some: "●", first: "◆" } as const;

/** The table of a chart, and for a matrix a legend of its marks: words would make a column per person too wide. */
function chartParts(chart: Chart, language: string): { table: Table; key: string[] } {
  const table = chartTable(chart, language);
  if (chart.kind !== "matrix") return { table, key: [] };
  const { some, first } = chart.legend;
  const people = chart.columns.length;
  const rows = table.rows.map(([label = "", ...cells], at) => [
    label,
    ...(chart.rows[at]?.cells ?? []).map((cell) => MARKS[cell]),
    ...cells.slice(people),
  ]);
  return { table: { ...table, rows }, key: [...(first === null ? [] : [`◆ ${first}`]), `● ${some}`] };
}

/** A table below its title, unless the heading already says it. */
const titled = (table: Table, { heading }: Writing): string[] => [
  ...(table.title === "" || heading.endsWith(table.title) ? [] : [bold(table.title)]),
  markdownTable(table),
];

function blockOf(block: Block, writing: Writing): string[] {
  switch (block.kind) {
    case "paragraph":
      return block.tone === "strong" ? [bold(block.text)] : paragraphs(block.text);
    case "subheading":
      return [`### ${escaped(block.text)}`];
    case "facts":
      return [block.rows.map(({ label, text }) => `- ${bold(label)} · ${escaped(text)}`).join("\n")];
    case "cards":
      return [
        block.cards
          .map(({ label, value, interval, base }) => {
            const figure = escaped(`${interval} · ${base}`);
            return `- ${escaped(label)}: ${bold(value)} · ${figure}`;
          })
          .join("\n"),
      ];
    case "notices":
      return [block.notices.map((notice) => `- ${escaped(notice)}`).join("\n")];
    case "chart": {
      const { table, key } = chartParts(block.chart, writing.language);
      const notes = [...key, ...(block.chart.note === null ? [] : [block.chart.note])];
      return [...titled(table, writing), ...notes.flatMap(paragraphs)];
    }
    case "table":
      return titled(block.table, writing);
    case "quotes":
      return block.quotes.map((said) => quote(said, writing));
    case "findings":
      return block.findings.flatMap((each) => finding(each, writing));
    case "people":
      return block.people.flatMap((each) => person(each, writing));
    case "messages":
      return block.messages.flatMap(utterance);
  }
}

function* sectionOf({ heading, blocks }: Section, language: string): Generator<string> {
  yield `## ${escaped(heading)}`;
  let writing: Writing = { language, heading, marks: "###" };
  for (const block of blocks) {
    yield* blockOf(block, writing);
    if (block.kind === "subheading") writing = { language, heading: block.text, marks: "####" };
  }
}

/** One section as Markdown, an empty line in front of each part. */
export const sectionMarkdown = (section: Section, language: string): string =>
  [...sectionOf(section, language)].map((part) => `\n${part}\n`).join("");

/** A report as Markdown, part by part: headings, paragraphs, lists, quotes, and a table for every chart. */
export function* renderMarkdown({ language, title, subtitle, answer, sections }: Report): Generator<string> {
  yield `# ${escaped(title)}\n`;
  yield `\n${escaped(subtitle)}\n`;
  if (answer !== null) yield `\n${bold(answer)}\n`;
  for (const section of sections) yield sectionMarkdown(section, language);
}
