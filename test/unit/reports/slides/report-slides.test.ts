import { describe, expect, it } from "vitest";
import { chartTable } from "../../../../functions/reports/content/chart-table.ts";
import type { Chart } from "../../../../functions/reports/content/report.ts";
import { contrastRatio } from "../../../../functions/platform/colour.ts";
import { reportSlides } from "../../../../functions/reports/slides/report-slides.ts";
import { readXlsx } from "../../../support/read-xlsx.ts";
import { readZip, readZipBytes } from "../../../support/read-zip.ts";
import { reportOfSample, sampleKinds, sourceOf } from "../content/sample-sources.ts";

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
const readText = (xml: string): string =>
  xml.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? "");
const textsIn = (xml: string): string[] =>
  [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = ""]) => readText(text));

const cacheOf = (xml: string, element: string): string[] => {
  const [, inner = ""] = new RegExp(`<c:${element}>(.*?)</c:${element}>`, "s").exec(xml) ?? [];
  return [...inner.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value = ""]) => readText(value));
};

const open = async (...made: Parameters<typeof sourceOf>) => readZip(await reportSlides(sourceOf(...made)));
const named = (parts: ReadonlyMap<string, string>, start: string): string[] =>
  [...parts.keys()].filter((name) => name.startsWith(start) && name.endsWith(".xml"));

describe.each(sampleKinds)("a %s as slides", (kind) => {
  it("has a title of its own on every slide, and the mark of what is synthetic", async () => {
    const parts = await open(kind);
    const slides = named(parts, "ppt/slides/");
    expect(slides.length).toBeGreaterThan(5);
    for (const name of slides) {
      const xml = parts.get(name)!;
      expect(xml).toMatch(/<p:ph type="title"\/>.*?<a:t>[^<]+<\/a:t>/s);
      expect(textsIn(xml).join("\n")).toMatch(/^Base: (?:2 personas|1 persona) · synthetic/m);
    }
    expect(parts.get("docProps/custom.xml")).toContain("digitalsourcetype/trainedAlgorithmicMedia");
    expect(parts.get("docProps/core.xml")).toContain("digitalSourceType: ");
  });

  it("names every part, and every part that it names is there", async () => {
    const parts = await open(kind);
    const types = parts.get("[Content_Types].xml")!;
    for (const [, name = ""] of types.matchAll(/PartName="\/([^"]+)"/g)) expect(parts.has(name)).toBe(true);
    for (const [name, xml] of parts) {
      if (!name.endsWith(".rels")) continue;
      const folder = name.replace(/_rels\/[^/]+$/, "");
      for (const [, target = ""] of xml.matchAll(/Target="([^"]+)"/g))
        expect(parts.has(new URL(target, `file:///${folder}`).pathname.slice(1))).toBe(true);
    }
  });

  it("has nothing beyond the edges of a slide", async () => {
    const parts = await open(kind);
    for (const name of named(parts, "ppt/slides/"))
      for (const [, x, y, width, height] of parts
        .get(name)!
        .matchAll(/<a:off x="(-?\d+)" y="(-?\d+)"\/><a:ext cx="(-?\d+)" cy="(-?\d+)"\/>/g)) {
        expect(Math.min(Number(x), Number(y), Number(width), Number(height))).toBeGreaterThanOrEqual(0);
        expect(Number(x) + Number(width)).toBeLessThanOrEqual(960 * 12_700);
        expect(Number(y) + Number(height)).toBeLessThanOrEqual(540 * 12_700);
      }
  });
});

/** The charts of a part of a report, in their order. */
const chartsIn = (kind: (typeof sampleKinds)[number], id: string): Chart[] =>
  reportOfSample(kind).sections.flatMap((section) =>
    section.id === id ? section.blocks.flatMap((block) => (block.kind === "chart" ? [block.chart] : [])) : [],
  );

describe("the charts of slides", () => {
  it("have the figures and intervals of the report, in their XML and in the workbook behind it", async () => {
    const [chart] = chartsIn("concept_test", "glance") as [Extract<Chart, { kind: "bars" }>];
    const bytes = await reportSlides(sourceOf("concept_test"));
    const parts = await readZip(bytes);
    const xml = parts.get("ppt/charts/chart1.xml")!;
    const shares = chart.rows.map(({ share }) => String(share));
    expect(cacheOf(xml, "cat")).toEqual(chart.rows.map(({ label }) => label));
    expect(cacheOf(xml, "val")).toEqual(shares);
    const reach = (end: 0 | 1) => chart.rows.map(({ share, interval }) => Math.abs(interval![end] - share).toFixed(6));
    expect(cacheOf(xml, "plus").map((value) => Number(value).toFixed(6))).toEqual(reach(1));
    expect(cacheOf(xml, "minus").map((value) => Number(value).toFixed(6))).toEqual(reach(0));
    const { sheets } = await readXlsx((await readZipBytes(bytes)).get("ppt/embeddings/chart1.xlsx")!);
    const column = (name: string) =>
      chart.rows.map((_, at) => String(sheets.get("Sheet1")?.get(`${name}${at + 2}`)?.value));
    expect(column("A")).toEqual(cacheOf(xml, "cat"));
    expect(column("B")).toEqual(shares);
    expect(column("C")).toEqual(cacheOf(xml, "plus"));
    expect(column("D")).toEqual(cacheOf(xml, "minus"));
  });

  it("stand beside their figures in words", async () => {
    const [chart] = chartsIn("concept_test", "glance") as [Chart];
    const parts = await open("concept_test");
    const texts = textsIn(parts.get("ppt/slides/slide2.xml")!);
    const { rows } = chartTable(chart, "en");
    for (const cells of rows) for (const cell of cells.slice(1)) expect(texts).toContain(cell);
  });
});

describe("slides of a talk of a few people", () => {
  it.each(["focus_group", "idi_ai"] as const)("count people in a %s and show no share of them", async (kind) => {
    const parts = await open(kind);
    const slides = named(parts, "ppt/slides/").map((name) => textsIn(parts.get(name)!));
    expect(slides.flat()).toContain("2 of 2");
    // Limits and method explain intervals; how many of the words somebody spoke is no share of people.
    const others = ["Method and limits", "Before you read on", "Share of all words"];
    const said = slides.filter((texts) => !texts.some((text) => others.some((other) => text.includes(other))));
    expect(said.flat().filter((text) => /\d\s*%/.test(text))).toEqual([]);
  });
});

describe("slides of a company with a look of its own", () => {
  const logo = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==";

  it("have its logo on every slide, by their master, and its colour as far as it can be read", async () => {
    const bytes = await reportSlides({ ...sourceOf("survey"), brand: { logo, colour: "#ffcc00" } });
    const parts = await readZipBytes(bytes);
    expect(parts.get("ppt/media/logo.png")).toEqual(Buffer.from(logo, "base64"));
    expect(parts.get("ppt/slideMasters/_rels/slideMaster1.xml.rels")!.toString()).toContain("../media/logo.png");
    const [, accent = ""] = /<a:accent1><a:srgbClr val="(\w{6})"/.exec(parts.get("ppt/theme/theme1.xml")!.toString())!;
    expect(accent).not.toBe("1F5FA8");
    expect(contrastRatio(accent, "ffffff")).toBeGreaterThanOrEqual(4.5);
  });
});
