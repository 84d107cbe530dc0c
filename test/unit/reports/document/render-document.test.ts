import { execFile } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import mammoth from "mammoth";
import { describe, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { chartTable } from "../../../../functions/reports/content/chart-table.ts";
import type { Block, Report } from "../../../../functions/reports/content/report.ts";
import { renderDocument } from "../../../../functions/reports/document/render-document.ts";
import { blocks, charts, message, person, quote, reportOf, wholeReport } from "./whole-report.ts";

const rendered = async (report: Report) => Buffer.from(await renderDocument(report));

/** A document as another program reads it. */
const read = async (report: Report): Promise<string> => {
  const { value, messages } = await mammoth.convertToHtml({ buffer: await rendered(report) });
  expect(messages.filter(({ type }) => type === "error")).toEqual([]);
  return value;
};

const DOCUMENT = "word/document.xml";

/** A part of the file. */
async function part(report: Report, name: string): Promise<string> {
  const archive = await fromBufferPromise(await rendered(report), { lazyEntries: true });
  for await (const entry of archive.eachEntry())
    if (entry.fileName === name) return text(await archive.openReadStreamPromise(entry));
  throw new Error(`The document has no ${name}`);
}

const textOf = (html: string): string =>
  html.replaceAll(/<[^>]+>/g, "").replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? "");
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

const contentsOf = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, "gs"))].map(([, content = ""]) => content);
const cellsOf = (table: string): string[][] =>
  contentsOf(table, "tr").map((row) => contentsOf(row, "t[dh]").map((cell) => textOf(cell).trim()));

describe("a report as a document", () => {
  it("has the headings of the report", async () => {
    const html = await read(wholeReport());
    expect(contentsOf(html, "h1").map(textOf)).toEqual(["Section 1", "Section 2", "Section 3", "Section 4"]);
    expect(contentsOf(html, "h2").map(textOf)).toEqual(["In detail"]);
    expect(contentsOf(html, "h3").map(textOf)).toEqual(["Lower the price", "Anna Muster", "Ben"]);
  });

  it("says everything that the report says", async () => {
    const report = wholeReport();
    const text = textOf(await read(report)).replaceAll(/\s+/g, " ");
    const said = [report.subtitle, report.answer!, "How to read it.", "The main sentence.", "Twelve people are few."];
    for (const sentence of [...said, "Nurses in Styria", "34 · nurse · Graz", "Positive +0.38", "And the price?"])
      expect(text).toContain(sentence);
    for (const { note } of Object.values(charts)) expect(text).toContain(note ?? "");
    expect(text).toContain(message.prompt);
  });

  it.each(Object.values(charts).filter(({ kind }) => kind !== "matrix"))(
    "shows the figures of $kind beside a picture",
    async (chart) => {
      const [table = ""] = contentsOf(await read(reportOf([[{ kind: "chart", chart }]])), "table");
      const wanted = chartTable(chart, "en-GB");
      const cells = cellsOf(table);
      expect(cells).toHaveLength(wanted.rows.length + 1);
      for (const [index, row] of wanted.rows.entries())
        expect(cells[index + 1]?.filter((cell) => cell !== "")).toEqual(row.filter((cell) => cell !== ""));
      const xml = await part(reportOf([[{ kind: "chart", chart }]]), DOCUMENT);
      const [head = "", ...rows] = contentsOf(xml, "w:tr");
      expect(head).toContain("<w:tblHeader>");
      for (const row of rows) expect(row).toMatch(/<w:shd [^>]*w:fill="[0-9A-F]{6}"/);
    },
  );

  it("says no title twice, nor who speaks below a heading with the name", async () => {
    const alone = { ...message, prompt: null };
    const title = "The best offer";
    const report = reportOf([
      [{ kind: "subheading", text: `1. ${title}` }, blocks.table],
      [{ kind: "subheading", text: alone.speaker }, blocks.messages],
      [
        { kind: "subheading", text: alone.speaker },
        { kind: "messages", messages: [alone] },
      ],
    ]);
    const texts = contentsOf(await read(report), "(?:p|h2)").map(textOf);
    expect(texts.filter((said) => said.endsWith(title))).toEqual([`1. ${title}`]);
    const first = texts.indexOf(alone.speaker);
    expect(texts.slice(first + 1, first + 6)).toContain(alone.speaker);
    expect(texts.slice(-2)).toEqual([alone.speaker, alone.text]);
  });

  it("keeps a scale of eleven points within the page", async () => {
    const points = Array.from({ length: 11 }, (_, point) => `${point} of 10`);
    const chart = { ...charts.stack, points, rows: [{ label: "Would you?", shares: points.map(() => 100 / 11) }] };
    const report = reportOf([[{ kind: "chart", chart: chart as typeof charts.stack }]]);
    const xml = await part(report, DOCUMENT);
    const widths = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths).toHaveLength(12);
    expect(widths.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(11_906 - 2 * 1_134);
    expect(Math.min(...widths)).toBeGreaterThan(600);
    expect(contentsOf(xml, "w:tr")[1]).toContain("<w:shd ");
  });

  it("marks who brought up what, and who was the first", async () => {
    const report = reportOf([[{ kind: "chart", chart: charts.matrix }]]);
    const [table = ""] = contentsOf(await read(report), "table");
    expect(cellsOf(table).slice(1)).toEqual([
      ["Price", "◆", "●", "", "66.7 %", "20.0–93.0"],
      ["Bottle", "", "", "●", "33.3 %", "no interval"],
    ]);
    expect(textOf(await read(report))).toContain("◆ said it first   ● spoke of it");
  });

  it("continues a matrix of many people in another table", async () => {
    const people = Array.from({ length: 40 }, (_, index) => `Person ${index + 1}`);
    const rows = [{ label: "Price", cells: people.map(() => "some" as const), share: null, interval: null }];
    const chart = { ...charts.matrix, columns: people, rows } as typeof charts.matrix;
    const tables = contentsOf(await read(reportOf([[{ kind: "chart", chart }]])), "table").map(cellsOf);
    expect(tables.flatMap(([head = []]) => head.slice(1))).toEqual(people);
    expect(tables.map(([, row = []]) => row.filter((cell) => cell === "●").length)).toEqual([14, 14, 12]);
  });

  it("describes every chart, and keeps rows whole", async () => {
    const xml = await part(wholeReport(), DOCUMENT);
    for (const { title, alternative } of Object.values(charts)) {
      expect(xml).toContain(`<w:tblCaption w:val="${title}">`);
      expect(xml).toContain(`<w:tblDescription w:val="${alternative}">`);
    }
    const rows = contentsOf(xml, "w:tr");
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect(row).toContain("<w:cantSplit>");
  });

  it("leads from a quote to the place where it was said", async () => {
    const html = await read(wholeReport());
    const links = [...html.matchAll(/<a href="#([^"]+)">([^<]*)/g)];
    expect(links.map(([, , name]) => name)).toEqual(Array.from({ length: 4 }, () => "Anna Muster"));
    for (const [, anchor = ""] of links) expect(html).toMatch(new RegExp(`id="${anchor}"></a>${quote.text}`));
  });

  it("gives bookmarks names that Word takes, each once", async () => {
    const long = "answer-0197a3b2-7c4d-7e1f-8a90-b1c2d3e4f5a6-99";
    const said = ["a", "b"].map((end) => ({ ...message, id: `${long}-${end}` }));
    const quotes = said.map(({ id }) => ({ ...quote, utterance: id }));
    const report = reportOf([[{ kind: "quotes", quotes }], [{ kind: "messages", messages: said }]]);
    const names = [...(await part(report, DOCUMENT)).matchAll(/<w:bookmarkStart [^>]*w:name="([^"]*)"/g)];
    expect(new Set(names.map(([, name]) => name)).size).toBe(2);
    for (const [, name] of names) expect(name).toMatch(/^[A-Za-z]\w{0,39}$/);
  });

  it("has no link where the words are in no part of the report", async () => {
    const html = await read(reportOf([[{ kind: "quotes", quotes: [quote] }]]));
    expect(html).toContain(quote.text);
    expect(html).not.toContain("<a ");
  });

  it.each([
    ["de-AT", "11906", 'w:lang w:val="de-AT"'],
    ["en-US", "12240", 'w:lang w:val="en-US"'],
    ["ja", "11906", 'w:lang w:val="ja" w:eastAsia="ja"'],
    ["ar-EG", "11906", 'w:lang w:val="ar-EG" w:bidi="ar-EG"'],
  ])("is in the language %s, on its paper", async (language, width, tag) => {
    const report = wholeReport({ language });
    expect(await part(report, DOCUMENT)).toContain(`<w:pgSz w:w="${width}"`);
    expect(await part(report, "word/styles.xml")).toContain(`<${tag}`);
  });

  it("carries its title, its answer and the numbers of its pages", async () => {
    const report = wholeReport();
    const properties = await part(report, "docProps/core.xml");
    expect(properties).toContain(`<dc:title>${report.title}</dc:title>`);
    const mark = "digitalSourceType: http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
    expect(properties).toContain(`<dc:description>${report.answer} (${mark})</dc:description>`);
    expect(properties).toContain(`<cp:keywords>${mark}</cp:keywords>`);
    expect(properties).toContain("<dc:creator>Synthetic Consumer Research</dc:creator>");
    expect(await part(report, "word/footer1.xml")).toMatch(/PAGE.*NUMPAGES/s);
  });

  it("says less of transcripts that are too long, and how much less", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, "render-large.ts")]);
    const { bytes, memory } = JSON.parse(stdout) as { bytes: number; memory: number };
    expect(memory / 1024 ** 2).toBeLessThan(256);
    expect(bytes).toBeLessThan(4_500_000);
  });
});

describe("texts of others in a document", () => {
  const everywhere = (text: string): Report => {
    const said = { ...message, text, speaker: text, prompt: text };
    const named = { ...quote, text, personaName: text };
    const table = { title: text, columns: [{ label: text, numeric: false }], rows: [[text]] };
    const bars = { ...charts.bars, title: text, alternative: text, note: text } as typeof charts.bars;
    const row = { label: text, share: 1, interval: null, mood: null, note: text };
    const all: Block[] = [
      { kind: "paragraph", text, tone: "plain" },
      { kind: "facts", rows: [{ label: text, text }] },
      { kind: "chart", chart: { ...bars, rows: [row] } as typeof charts.bars },
      { kind: "chart", chart: { ...charts.matrix, columns: [text, text, text] } as typeof charts.matrix },
      { kind: "table", table },
      { kind: "people", people: [{ ...person, name: text, facts: [text], words: text, quote: named }] },
      { kind: "messages", messages: [said] },
    ];
    return reportOf([all], { title: text, subtitle: text, answer: text });
  };

  it.each([
    ["markup", '<b onclick="x">&amp; </w:t></w:r> ]]> <!-- -->'],
    ["formulas and fields", '=HYPERLINK("http://x") { DDEAUTO c:\\\\cmd } {{name}} +1 @x'],
    ["a word of 2,000 letters", "ä".repeat(2_000)],
    ["emoji and others beyond the first plane", "👩🏽‍🔬 𝕏 日本語"],
  ])("are text: %s", async (_, text) => {
    const html = await read(everywhere(text));
    const texts = contentsOf(html, "p").map(textOf);
    expect(texts.filter((said) => said === text).length).toBeGreaterThan(6);
    const xml = await part(everywhere(text), DOCUMENT);
    expect(xml).not.toMatch(/w:instrText|w:fldSimple|w:fldChar/);
  });

  it("hold nothing that XML cannot", async () => {
    const report = everywhere("a\u0000b\u0008c\u001bd\ud800e\uffffg\u202eh");
    const html = await read(report);
    expect(contentsOf(html, "p").map(textOf)).toContain("abcd\ufffdegh");
    for (const name of [DOCUMENT, "docProps/core.xml"])
      expect(await part(report, name)).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\uffff\u202e]/);
  });

  it("keep their lines", async () => {
    expect(await read(reportOf([[blocks.people]]))).toContain("I like the bottle.<br />The price I like less.");
  });

  it("run from right to left where they are written so", async () => {
    const xml = await part(reportOf([[{ kind: "paragraph", text: "السعر مرتفع (OK) جدا", tone: "plain" }]]), DOCUMENT);
    const paragraph = contentsOf(xml, "w:p").find((content) => content.includes("السعر")) ?? "";
    expect(paragraph).toContain("<w:bidi>");
    const runs = contentsOf(paragraph, "w:r").map((run) => [run.includes("<w:rtl>"), textOf(run)]);
    expect(runs).toEqual([
      [true, "السعر مرتفع"],
      [false, " (OK) "],
      [true, "جدا"],
    ]);
  });

  it("do not turn the direction of a name's surroundings", async () => {
    const xml = await part(reportOf([[{ kind: "paragraph", text: "By נועה from Haifa", tone: "plain" }]]), DOCUMENT);
    const paragraph = contentsOf(xml, "w:p").find((content) => content.includes("Haifa")) ?? "";
    expect(paragraph).not.toContain("<w:bidi>");
    expect(contentsOf(paragraph, "w:r").map((run) => run.includes("<w:rtl>"))).toEqual([false, true, false]);
  });
});
