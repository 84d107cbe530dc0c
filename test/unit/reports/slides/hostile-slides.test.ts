import { describe, expect, it } from "vitest";
import { atOnce } from "../../../../functions/platform/steps.ts";
import type { Block, Report } from "../../../../functions/reports/content/report.ts";
import { slideSteps } from "../../../../functions/reports/slides/plan.ts";
import { writeDeck } from "../../../../functions/reports/slides/pptx/package.ts";
import { SLIDE, type Shape, type Slide } from "../../../../functions/reports/slides/pptx/shape.ts";
import { heightOf } from "../../../../functions/reports/slides/flow.ts";
import { readZip } from "../../../support/read-zip.ts";
import { blocks, charts, reportOf, wholeReport } from "../document/whole-report.ts";

const planned = (report: Report, people = 30): Slide[] =>
  atOnce(slideSteps({ report, language: report.language, people, inHeads: false }));

const partsOf = async (slides: readonly Slide[]): Promise<Map<string, string>> => {
  const colours = { accent1: "1F5FA8", accent2: "1F5FA8", accent3: "1F5FA8", accent4: "1F5FA8", accent5: "1F5FA8" };
  const rest = { text: "000000", muted: "555555", rule: "CCCCCC" };
  const words = { title: "Oats", description: "", keywords: "", creator: "", language: "en" };
  return readZip(await writeDeck({ ...words, createdAt: null, colours: { ...colours, ...rest }, logo: null, slides }));
};

/** Elements that are not closed in the order in which they were opened, and characters that no XML can hold. */
function faultsIn(xml: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [tag, end, name = "", self] of xml.matchAll(/<(\/?)([A-Za-z][\w:]*)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self || tag.startsWith("<?")) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) faults.push(tag);
  }
  const stray = xml
    .replaceAll(/<[^<>]*>/g, "")
    .match(/[<>]|&(?!amp;|lt;|gt;|quot;)|[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Cs}/gu);
  return [...faults, ...open, ...(stray ?? [])];
}

const shapesIn = (slides: readonly Slide[]): Shape[] => slides.flatMap(({ shapes }) => [...shapes]);
const chartOf = (changed: object): Block => ({ kind: "chart", chart: { ...charts.bars, ...changed } });

describe("slides of everything that a report can hold", () => {
  it("show each kind of chart by one that PowerPoint draws", async () => {
    const parts = await partsOf(planned(wholeReport()));
    const drawn = [...parts].filter(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name));
    expect(drawn).toHaveLength(Object.keys(charts).length);
    for (const [name, xml] of parts)
      if (/\.(?:xml|rels)$/.test(name)) expect([name, faultsIn(xml)]).toEqual([name, []]);
  });

  it("say what the words of the report say, but what single people said", async () => {
    const parts = await partsOf(planned(wholeReport()));
    const text = [...parts].flatMap(([name, xml]) => (name.startsWith("ppt/slides/slide") ? [xml] : [])).join("");
    for (const said of ["Oat drink in glass", "The main sentence.", "Twelve people are few.", "Nurses in Styria"])
      expect(text).toContain(said);
    for (const said of ["Lower the price", "The best offer", "Carton for 2.50 €"]) expect(text).toContain(said);
    expect(text).toContain("Mean: 7.50 days");
    expect(text).not.toContain("And the price?");
  });
});

const LONG = "why anybody would ever want to buy this ".repeat(5);
const hostile = {
  "markup and characters that XML cannot hold": `<a:t>&amp; ]]> "x" \u0000\u0007\uFFFE\uD800 ${LONG}`,
  "text from right to left": `\u202Eמדוע ${"למה לקנות את המשקה הזה ".repeat(9)}\u202C`,
  "a word of 2,000 letters": "Donau".repeat(400),
  "nothing but blanks": " \n\t ",
  "many lines": "line\n".repeat(60),
  "a script without spaces": "なぜこの飲み物を買うのですか".repeat(20),
};

describe.each(Object.entries(hostile))("slides full of %s", (_name, text) => {
  const rows = Array.from({ length: 30 }, (_, at) => ({
    ...{ label: `${at} ${text}`, share: at, mood: null, note: text },
    interval: [0, 50] as const,
  }));
  const table: Block = {
    kind: "table",
    table: {
      title: text,
      columns: [0, 1, 2].map(() => ({ label: text, numeric: false })),
      rows: Array.from({ length: 40 }, () => [text, text, text]),
    },
  };
  const question = (at: number): Block[] => [
    { kind: "subheading", text: `${at}. ${text}` },
    chartOf({ title: text, alternative: text, note: text, rows }),
    { kind: "paragraph", text, tone: "plain" },
  ];
  const report = reportOf(
    [
      Array.from({ length: 60 }, (_, at) => question(at)).flat(),
      [table, { kind: "notices", notices: [text, text] }, { kind: "facts", rows: [{ label: text, text }] }],
      [{ kind: "findings", findings: [{ title: text, text, quotes: [] }] }, blocks.quotes],
    ],
    { title: text, subtitle: text, answer: text },
  );
  const slides = planned(report);

  it("are well-formed, with every question on slides of its own", async () => {
    expect(slides.length).toBeGreaterThan(60);
    const parts = await partsOf(slides);
    for (const [name, xml] of parts)
      if (/\.(?:xml|rels)$/.test(name)) expect([name, faultsIn(xml)]).toEqual([name, []]);
  });

  it("have nothing beyond their edges, and no text that needs more room than its box has", () => {
    for (const shape of shapesIn(slides)) {
      const { x, y, width, height } = shape.box;
      expect([x >= 0, y >= 0, x + width <= SLIDE.width, y + height <= SLIDE.height + 0.01]).toEqual(
        Array(4).fill(true),
      );
      if (shape.kind === "text") expect(heightOf(shape.paragraphs, width)).toBeLessThanOrEqual(height + 12);
    }
  });
});

describe("slides of very little", () => {
  it("are a first one alone where a report has no sections", async () => {
    const slides = planned(reportOf([], { answer: null }), 1);
    expect(slides).toHaveLength(1);
    expect([...(await partsOf(slides)).keys()]).toContain("ppt/slides/slide1.xml");
  });

  it("leave out charts and tables without rows", () => {
    const empty: Block = { kind: "table", table: { title: "None", columns: [], rows: [] } };
    expect(shapesIn(planned(reportOf([[chartOf({ rows: [] }), empty]]))).map(({ kind }) => kind)).not.toContain(
      "chart",
    );
  });
});
