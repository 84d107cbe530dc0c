import { describe, expect, it } from "vitest";
import { csv, csvCell } from "../../../../functions/reports/data-files/csv.ts";
import { readCsv } from "../../../support/read-csv.ts";
import { surveySource } from "../../../support/survey-source.ts";

const source = surveySource({ personas: 3, questions: 4 });

describe("a cell of a csv file", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠a", "\u0001=1", "\u0085=1"])(
    "that begins with %j cannot become a formula",
    (text) => expect(readCsv(csvCell(text))[0]![0]!.replaceAll(/(?<=\s)'/g, "")).toBe(`'${text}`),
  );

  it.each([";", "\t", "\n", "\r\n"])("holds no formula for programs that separate by %j", (separator) => {
    const written = csvCell(`No${separator}=1+1${separator}@SUM(A1)${separator}1;-)`);
    expect(written.split(/[;\t\r\n]+/).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    expect(readCsv(written)).toEqual([[`No${separator}'=1+1${separator}'@SUM(A1)${separator}1;'-)`]]);
    expect(written).toMatch(/^".*"$/s);
  });

  it("that holds a list is guarded as a whole", () => {
    expect(csvCell(["=A1", "b"])).toBe("'=A1 | b");
    expect(csvCell(["b", "=A1"])).toBe("b | =A1");
  });

  it("that holds a number stays one", () => {
    expect([-0.38, 0, 1e-7, 12].map(csvCell)).toEqual(["-0.38", "0", "1e-7", "12"]);
  });

  it("is empty for nothing", () => expect(csvCell(null)).toBe(""));

  it("keeps quotes, commas, line breaks and any script", () => {
    const text = 'She said "no", twice,\nشكراً جزيلاً 豆乳 🥛';
    expect(csvCell(text)).toBe(`"${text.replaceAll('"', '""')}"`);
    expect(readCsv(csvCell(text))).toEqual([[text]]);
  });

  it("loses characters that end texts in other programs", () => expect(csvCell("\0=1")).toBe("'=1"));
});

describe("a csv file", () => {
  const text = async () => new TextDecoder("utf-8", { ignoreBOM: true }).decode(await csv(source));

  it("begins with a byte order mark and ends its lines with CRLF", async () => {
    const [first, ...rest] = (await text()).split("\r\n");
    expect(first).toMatch(/^\uFEFFsimulation_id,simulation_type,persona_id,persona_name,/);
    expect(rest.at(-1)).toBe("");
  });

  it("has a row per persona and question beside the reactions", async () => {
    const [names = [], ...rows] = readCsv((await text()).slice(1));
    expect(rows).toHaveLength(3 * (1 + 4));
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([names.length]));
    const answer = source.results.persona_results[1]!.answers![0]!;
    const row = rows.find((one) => one.includes(answer.text)) ?? [];
    const cell = (name: string) => row[names.indexOf(name)];
    expect(cell("rating")).toBe(String(answer.rating));
    expect(cell("distribution")).toBe(answer.distribution!.join(" | "));
    expect([cell("scale_min"), cell("scale_max")]).toEqual(["1", "7"]);
    expect(cell("sentiment_score")).toBe(String(source.results.persona_results[1]!.sentiment_score));
  });

  it("guards names, questions, options, themes and quotes", async () => {
    const hostile = surveySource({ personas: 1, questions: 4 });
    const [result] = hostile.results.persona_results;
    const formula = '=HYPERLINK("http://example.com","x")';
    Object.assign(result!, { persona_name: formula, notable_quote: formula, key_themes: [formula], reaction: formula });
    for (const answer of result!.answers!)
      Object.assign(answer, { question: formula, text: formula, themes: [formula], selected_options: [formula] });
    hostile.people = hostile.people.map((person) => ({ ...person, occupation: formula, location: formula }));
    const cells = readCsv(new TextDecoder().decode(await csv(hostile))).flat();
    expect(cells.filter((cell) => cell.includes("HYPERLINK")).length).toBeGreaterThan(20);
    expect(cells.filter((cell) => cell.startsWith("="))).toEqual([]);
  });
});
