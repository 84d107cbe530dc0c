import { describe, expect, it } from "vitest";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { xlsx } from "../../../../functions/reports/data-files/xlsx.ts";
import { sheetNamer } from "../../../../functions/reports/data-files/xlsx-writer/sheet-names.ts";
import { simulatedConjoint } from "../../../support/reports/simulated-conjoint.ts";
import { readXlsx, type SheetCell } from "../../../support/read-xlsx.ts";
import { surveySource } from "../../../support/survey-source.ts";
import { sampleKinds, sourceOf } from "../content/sample-sources.ts";

const workbookOf = async (source: ReportSource) => readXlsx(await xlsx(source));
type Workbook = Awaited<ReturnType<typeof workbookOf>>;

/** The row whose first cell says something, by its columns. */
function rowOf(cells: Map<string, SheetCell>, first: string): Record<string, SheetCell["value"]> {
  const [place] = [...cells].find(([at, { value }]) => at.startsWith("A") && value === first)!;
  const row = /\d+$/.exec(place)![0];
  const own = [...cells].filter(([at]) => /\d+$/.exec(at)![0] === row);
  return Object.fromEntries(own.map(([at, { value }]) => [at.replace(/\d+$/, ""), value]));
}

/** Cells that a formula or a chart names, in their order. */
function named({ sheets }: Workbook, reference: string): (SheetCell["value"] | undefined)[] {
  const [, sheet, column, from, , to] = /^'(.+)'!\$([A-Z]+)\$(\d+)(?::\$([A-Z]+)\$(\d+))?$/.exec(reference)!;
  const cells = sheets.get(sheet!.replaceAll("''", "'"))!;
  const last = Number(to ?? from);
  return Array.from(
    { length: last - Number(from) + 1 },
    (_, index) => cells.get(`${column}${Number(from) + index}`)?.value,
  );
}
const unescaped = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

describe("names of sheets", () => {
  it("are names that Excel takes, each once", () => {
    const nameOf = sheetNamer();
    const names = ["'a:b/c*?[d]\\e'", "A b c d e", "x".repeat(40), "X".repeat(40), "", "History", "🥛".repeat(20)].map(
      nameOf,
    );
    expect(names.slice(0, 2)).toEqual(["a b c d e", "A b c d e (2)"]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) {
      expect(name.length).toBeLessThanOrEqual(31);
      expect(name.length).toBeGreaterThan(0);
      expect(name).not.toMatch(/[[\]:*?/\\]|^'|'$|^history$/i);
      expect(name.isWellFormed()).toBe(true);
    }
  });
});

describe("the first sheet", () => {
  it("says what was found, that people are synthetic, and leads to every other sheet", async () => {
    const workbook = await workbookOf(surveySource({ personas: 4, questions: 4 }));
    const [[name, cells] = ["", new Map<string, SheetCell>()], ...others] = workbook.sheets;
    expect(name).toBe("Summary");
    const texts = [...cells.values()].map(({ value }) => String(value));
    expect(texts.join()).toMatch(/Survey with 4 synthetic consumers.*The personas are synthetic/s);
    const links = [...workbook.parts.get("xl/worksheets/sheet1.xml")!.matchAll(/location="'([^"]+)'!A1"/g)];
    expect(links.map(([, sheet]) => unescaped(sheet!))).toEqual(others.map(([sheet]) => sheet));
    const [, contents] = /location="'Summary'!(A\d+)"/.exec(workbook.parts.get("xl/worksheets/sheet1.xml")!)!;
    expect(cells.get(contents!)!.value).toBe("Contents");
  });

  it("belongs to a file that tells programs that it is synthetic", async () => {
    const { parts } = await workbookOf(sourceOf("concept_test"));
    const mark = "digitalSourceType: http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
    const properties = parts.get("docProps/core.xml")!;
    expect(properties).toContain(`<cp:keywords>${mark}</cp:keywords>`);
    expect(properties).toMatch(/<dc:description>[^<]+\(digitalSourceType: [^<]+\)<\/dc:description>/);
    expect(parts.get("_rels/.rels")).toContain('Target="docProps/core.xml"');
  });
});

describe("the sheet of a question", () => {
  /** Ten women who buy online and ten men who buy in supermarkets. */
  const divided = surveySource({ personas: 20, questions: 2 });
  for (const [index, { answers }] of divided.results.persona_results.entries())
    answers![1]!.selected_options = [index % 2 === 0 ? "Online" : "Supermarket"];

  it("has figures of each option, and groups with the letters of those they differ from", async () => {
    const { sheets } = await workbookOf(divided);
    const cells = sheets.get([...sheets.keys()][2]!)!;
    const { answered, options } = divided.results.aggregate.survey!.questions[1]!;
    const [shop] = options!;
    const [lower, upper] = shop!.share_interval!;
    expect(rowOf(cells, "answer")).toMatchObject({ I: "gender: Female (A)", J: "A differs", K: "gender: Male (B)" });
    expect(rowOf(cells, "base")).toMatchObject({ H: 20, I: 10, K: 10 });
    expect(rowOf(cells, shop!.option)).toMatchObject({
      ...{ B: "share", D: shop!.count, H: answered },
      ...{ E: shop!.share! / 100, F: lower! / 100, G: upper! / 100 },
      ...{ I: 0, J: "B", K: 1, L: "A" },
    });
    expect(rowOf(cells, "Online")).toMatchObject({ I: 1, J: "B", K: 0, L: "A" });
  });

  it("has the effective base where the study is weighted", async () => {
    const weights = { margins: [{ by: "gender" as const, targets: { Female: 80, Male: 20 } }] };
    const { sheets } = await workbookOf(surveySource({ personas: 20, questions: 1, weights }));
    const row = rowOf(sheets.get([...sheets.keys()][1]!)!, "base");
    expect(row["H"]).toBe(20);
    expect(row["I"]).toBeLessThan(20);
  });

  it("has the share expected of people next to that of personas, where there is one", async () => {
    const wide = surveySource({ personas: 4, questions: 2 });
    const [first] = wide.results.aggregate.survey!.questions[1]!.options!;
    first!.spread_adjusted = { share: 31.5, interval: [12.5, 50], source: "public" };
    const { sheets } = await workbookOf(wide);
    const cells = sheets.get([...sheets.keys()][2]!)!;
    expect(rowOf(cells, "answer")).toMatchObject({ I: "spread_adjusted", J: "spread_lower", K: "spread_upper" });
    expect(rowOf(cells, first!.option)).toMatchObject({ B: "share", I: 0.315, J: 0.125, K: 0.5 });
    expect([...cells.values()].filter(({ value }) => String(value).startsWith("spread-adjusted share"))).toEqual([]);
  });

  it.each(sampleKinds)("draws pictures from cells that hold what they show: %s", async (kind) => {
    const workbook = await workbookOf(sourceOf(kind));
    const charts = [...workbook.parts].filter(([name]) => name.startsWith("xl/charts/"));
    expect(charts.length).toBeGreaterThan(0);
    for (const [, xml] of charts)
      for (const [, reference, cache] of xml.matchAll(
        /<c:f>([^<]+)<\/c:f><c:(?:num|str)Cache>(.*?)<\/c:(?:num|str)Cache>/g,
      )) {
        const cached = [...cache!.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value]) => unescaped(value!));
        expect(named(workbook, unescaped(reference!)).map((value) => String(value ?? 0))).toEqual(cached);
      }
  });

  it("exists for each of 200 questions, in their order", async () => {
    const { sheets } = await workbookOf(surveySource({ personas: 2, questions: 200 }));
    const names = [...sheets.keys()].filter((name) => /^q\d+ /.test(name));
    expect(names.map((name) => name.split(" ")[0])).toEqual(Array.from({ length: 200 }, (_, index) => `q${index + 1}`));
  });
});

describe("the simulator of a conjoint study", () => {
  const source = simulatedConjoint(30);
  const { scenarios, individuals, none_utility } = source.results.aggregate.conjoint!;

  it("opens with a scenario and the shares of preference that the report gives it", async () => {
    const cells = (await workbookOf(source)).sheets.get("Simulator")!;
    const [{ offers, none } = { offers: [], none: null }] = scenarios;
    const shares = rowOf(cells, "Share of choices if “none of them” can be chosen");
    expect(100 * Number(shares["B"])).toBeCloseTo(offers[0]!.share, 3);
    expect(100 * Number(shares["C"])).toBeCloseTo(offers[1]!.share, 3);
    expect(shares["D"]).toBe(0);
    expect(100 * Number(shares["G"])).toBeCloseTo(none!.share, 3);
    const among = rowOf(cells, "Share of choices among the offers");
    expect(Number(among["B"]) + Number(among["C"])).toBeCloseTo(1, 12);
    // The curve meets the share at the price of the offer.
    expect(rowOf(cells, "Price ($)")["B"]).toBe(5);
    const last = [...cells].filter(([place]) => /^B\d+$/.test(place)).at(-1)![1];
    expect(last.value).toBeCloseTo(Number(shares["B"]), 12);
  });

  it("is made of formulas and of lists of levels, and opens with what they give", async () => {
    const { parts, sheets } = await workbookOf(source);
    const formulas = [...sheets].flatMap(([sheet, cells]) =>
      [...cells.values()].flatMap(({ formula }) => (formula === null ? [] : [sheet])),
    );
    expect(new Set(formulas)).toEqual(new Set(["Simulator", "Simulator data"]));
    const front = parts.get("xl/worksheets/sheet2.xml")!;
    expect(front.match(/<dataValidation type="list"/g)).toHaveLength(4);
    expect(front.match(/<dataValidation type="decimal"/g)).toHaveLength(2);
    const data = sheets.get("Simulator data")!;
    const header = [...data].find(([, { value }]) => value === "persona_name")![0];
    expect(header).toBe("A15");
    // Brand large at $5, as the first offer is: utilities of the first person by hand.
    const [brand, size, price] = individuals[0]!.part_worths;
    const worth = Math.exp(brand![0]! + size![1]! + price![3]!);
    const first = [...data]
      .filter(([place]) => /^[A-Z]+16$/.test(place))
      .find(([, { formula }]) => formula?.includes("EXP"))!;
    expect(first[1].value).toBeCloseTo(worth, 12);
    expect(none_utility).not.toBeNull();
  });

  it("has no word of anybody in its formulas, and takes chosen levels as text", async () => {
    const hostile = simulatedConjoint(3);
    const formula = '=HYPERLINK("http://x.example")';
    const { conjoint } = hostile.results.aggregate;
    conjoint!.part_worths[0]!.levels[0]!.level = formula;
    conjoint!.part_worths[1]!.attribute = formula;
    conjoint!.best_profile.levels[0] = formula;
    for (const { offers } of conjoint!.scenarios) offers[0]!.levels[0] = formula;
    for (const person of hostile.results.persona_results) person.persona_name = formula;
    const { parts, sheets } = await workbookOf(hostile);
    const cells = [...sheets.values()].flatMap((sheet) => [...sheet.values()]);
    expect(cells.filter(({ formula: own }) => own?.includes("HYPERLINK"))).toEqual([]);
    const written = cells.filter(({ value }) => typeof value === "string" && value.startsWith("="));
    expect(written.length).toBeGreaterThan(5);
    expect(written.filter(({ guarded }) => !guarded)).toEqual([]);
    const input = /<c r="B9" s="(\d+)"/.exec(parts.get("xl/worksheets/sheet2.xml")!)![1];
    const formats = parts
      .get("xl/styles.xml")!
      .split("<cellXfs")[1]!
      .match(/<xf [^>]*>/g)!;
    expect(formats[Number(input)]).toMatch(/numFmtId="49".*quotePrefix="1"/);
  });

  it("rests on the utilities of the group where nobody has any of their own", async () => {
    const { sheets } = await workbookOf(sourceOf("conjoint"));
    const data = sheets.get("Simulator data")!;
    expect([...data.keys()].filter((place) => /^B\d+$/.test(place)).at(-1)).toBe("B16");
    expect(data.get("A16")!.value).toBe("Oat milk buyers");
  });
});
