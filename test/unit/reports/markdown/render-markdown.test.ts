import { Marked } from "marked";
import { describe, expect, it } from "vitest";
import { chartTable } from "../../../../functions/reports/content/chart-table.ts";
import { composeReport as contentOf } from "../../../../functions/reports/content/compose-report.ts";
import type { Block, Report } from "../../../../functions/reports/content/report.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { renderMarkdown } from "../../../../functions/reports/markdown/render-markdown.ts";
import { reportMarkdown } from "../../../../functions/reports/markdown/report-markdown.ts";
import { englishWordsIn, foreign } from "../../../support/english-words.ts";
import { heldAgainstPeople } from "../../../support/reports/held-against-people.ts";
import { reportOfSample, sampleKinds, sourceOf } from "../content/sample-sources.ts";
import { blocks, charts, message, person, reportOf, wholeReport } from "../document/whole-report.ts";

const rendered = (report: Report): string => [...renderMarkdown(report)].join("");

/** A report as another program reads its Markdown. */
const read = (report: Report): string => new Marked({ gfm: true, async: false }).parse(rendered(report)) as string;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? "")
    .trim();
const contentsOf = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, "gs"))].map(([, content = ""]) => content);
const cellsOf = (table: string): string[][] =>
  contentsOf(table, "tr").map((row) => contentsOf(row, "t[dh]").map(textOf));

describe("a report as Markdown", () => {
  it("has the headings of the report", () => {
    const html = read(wholeReport());
    expect(contentsOf(html, "h1").map(textOf)).toEqual(["Oat drink in glass"]);
    expect(contentsOf(html, "h2").map(textOf)).toEqual(["Section 1", "Section 2", "Section 3", "Section 4"]);
    expect(contentsOf(html, "h3").map(textOf)).toEqual(["In detail"]);
    expect(contentsOf(html, "h4").map(textOf)).toEqual(["Lower the price", "Anna Muster", "Ben"]);
  });

  it("puts findings and people one level below the heading above them", () => {
    const html = read(reportOf([[blocks.findings, blocks.people]]));
    expect(contentsOf(html, "h3").map(textOf)).toEqual(["Lower the price", "Anna Muster", "Ben"]);
  });

  it("says everything that the report says", () => {
    const report = wholeReport();
    const text = textOf(read(report)).replaceAll(/\s+/g, " ");
    const said = [report.subtitle, report.answer!, "How to read it.", "The main sentence.", "Twelve people are few."];
    for (const sentence of [...said, "Nurses in Styria", "34 · nurse · Graz", "Positive +0.38", "And the price?"])
      expect(text).toContain(sentence);
    for (const { note } of Object.values(charts)) expect(text).toContain(note ?? "");
    expect(text).toContain(message.prompt);
    for (const line of person.words.split("\n")) expect(text).toContain(line);
  });

  it.each(Object.values(charts).filter(({ kind }) => kind !== "matrix"))("has the figures of $kind", (chart) => {
    const [table = ""] = contentsOf(read(reportOf([[{ kind: "chart", chart }]])), "table");
    const { columns, rows } = chartTable(chart, "en-GB");
    expect(cellsOf(table)).toEqual([columns.map(({ label }) => label), ...rows]);
  });

  it("marks who brought up what, and who was the first", () => {
    const html = read(reportOf([[{ kind: "chart", chart: charts.matrix }]]));
    expect(cellsOf(contentsOf(html, "table")[0]!).slice(1)).toEqual([
      ["Price", "◆", "●", "", "66.7 %", "20.0–93.0"],
      ["Bottle", "", "", "●", "33.3 %", "no interval"],
    ]);
    expect(contentsOf(html, "p").map(textOf)).toEqual(expect.arrayContaining(["◆ said it first", "● spoke of it"]));
  });

  it("keeps columns below each other where it is read as text, also in scripts of two cells", () => {
    const rows = [
      { label: "fair price", share: 100, interval: null, mood: null, note: null },
      { label: "たんぱく質", share: 50, interval: null, mood: null, note: null },
    ];
    const markdown = rendered(reportOf([[{ kind: "chart", chart: { ...charts.bars, rows } as typeof charts.bars }]]));
    expect(markdown).toContain(
      [
        "|            |   Share |",
        "| ---------- | ------: |",
        "| fair price | 100.0 % |",
        "| たんぱく質 |  50.0 % |",
      ].join("\n"),
    );
  });

  it("says no title twice", () => {
    const report = reportOf([[{ kind: "subheading", text: "1. The best offer" }, blocks.table]]);
    expect(read(report).match(/The best offer/g)).toHaveLength(1);
  });

  it.each([
    "*not* _bold_ **nor** ~struck~ `nor code`",
    "snake_case and 2 * 3 * 4",
    "[a link](https://example.com) ![an image](x.png)",
    "<script>alert(1)</script> <b>bold</b> 1 < 2",
    "&lt;b&gt; &amp; AT&T &#60;",
    "a | b || c",
    "back\\slash \\* at the end \\",
    "# no heading",
    "- no item",
    "+ no item",
    "12. no item",
    "3) no item",
    "> no quote",
    "---",
    "===",
    "```",
  ])("has texts as they are, whatever they look like: %s", (text) => {
    const wanted = text.trim();
    const all: Block[] = [
      { kind: "paragraph", text, tone: "plain" },
      { kind: "notices", notices: [text] },
      { kind: "table", table: { title: "T", columns: [{ label: text, numeric: false }], rows: [[text]] } },
      { kind: "quotes", quotes: [{ text, personaId: "a", personaName: text, utterance: null }] },
    ];
    const html = read(reportOf([all], { title: text }));
    expect(textOf(contentsOf(html, "h1")[0]!)).toBe(wanted);
    expect(contentsOf(html, "p").map(textOf)).toContain(wanted);
    expect(contentsOf(html, "li").map(textOf)).toEqual([wanted]);
    expect(cellsOf(contentsOf(html, "table")[0]!)).toEqual([[wanted], [wanted]]);
    expect(contentsOf(html, "blockquote").map((quote) => contentsOf(quote, "p").map(textOf))).toEqual([
      [`“${wanted}”`, `— ${wanted}`],
    ]);
  });

  it.each(sampleKinds)("is the report of a %s without what was said word for word", async (kind) => {
    const markdown = new TextDecoder().decode(await reportMarkdown(sourceOf(kind)));
    const headings = contentsOf(new Marked({ async: false }).parse(markdown) as string, "h2").map(textOf);
    const { sections } = reportOfSample(kind);
    const wanted = sections.filter(({ id }) => id !== "answers" && id !== "transcript");
    expect(headings).toEqual(wanted.map(({ heading }) => heading));
    expect(markdown).not.toMatch(/undefined|NaN|null/);
  });

  it.each(foreign)("has no English in the report of a study in %s that was compared with people", async (language) => {
    const source = heldAgainstPeople("de");
    source.simulation.language = language;
    mute(source);
    const report = contentOf(source);
    const sections = report.sections.filter(({ id }) => id === "validity");
    expect(englishWordsIn(rendered({ ...report, title: "…", subtitle: "…", sections }), language)).toEqual([]);
  });
});

/** A study compared with people, with every text removed that the service did not write. */
function mute({ simulation, results, validity }: ReportSource): void {
  const { people, questions } = validity!;
  simulation.survey_schema!.questions = [];
  Object.assign(people, { name: "…", source: "…" });
  Object.assign(validity!, { sentence: "…", unmatched: ["…"], notes: ["…"] });
  for (const { scale } of results.aggregate.survey!.questions)
    if (scale) Object.assign(scale, { low_label: "…", high_label: "…" });
  for (const question of questions) {
    question.question = "…";
    for (const found of [question.personas, question.direct_estimate]) {
      for (const share of found!.shares) share.answer = "…";
      found!.empty_options = ["…"];
    }
  }
}
