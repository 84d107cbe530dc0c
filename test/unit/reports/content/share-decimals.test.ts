import { describe, expect, it } from "vitest";
import { chartTable } from "../../../../functions/reports/content/chart-table.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { chartsOf, notesOf, reportOfSample, sampleKinds, section } from "./sample-sources.ts";

/** So many people who are all the first one. */
const people =
  (count: number) =>
  ({ results }: ReportSource): void => {
    const [first] = results.persona_results;
    results.persona_results = Array.from({ length: count }, (_, index) => ({
      ...structuredClone(first!),
      persona_id: index === 0 ? first!.persona_id : `persona-${index + 1}`,
    }));
    results.aggregate.persona_count = count;
  };
const surveyOf = (count: number) => section("survey", "survey", people(count));

describe("shares of a report", () => {
  it.each([
    [29, "top two 100 % (95 % interval 34–100) · bottom two 50 % (95 % interval 10–91)", ["50 %", "10–91"]],
    [
      30,
      "top two 100.0 % (95 % interval 34.2–100.0) · bottom two 50.0 % (95 % interval 9.5–90.5)",
      ["50.0 %", "9.5–90.5"],
    ],
  ] as const)("have the decimals that %d personas bear, in words and tables", (count, words, cells) => {
    const own = surveyOf(count);
    expect(notesOf(own)).toContainEqual(expect.stringContaining(words));
    expect(chartTable(chartsOf(own)[0]!, "en").rows[0]).toEqual(["10 very", ...cells]);
  });

  it.each([
    [29, "67 % (95 % interval 53–80)", ["67 %", "53–80"]],
    [30, "66.7 % (95 % interval 53.3–80.0)", ["66.7 %", "53.3–80.0"]],
  ] as const)("of importance have as many as their intervals, of %d personas", (count, words, cells) => {
    const [chart] = chartsOf(section("conjoint", "glance", people(count)));
    expect(chart!.alternative).toContain(words);
    expect(chartTable(chart!, "en").rows[0]).toEqual(["Price", ...cells]);
  });

  it.each(sampleKinds)("of a %s of two are nowhere written with a decimal", (kind) => {
    const { sections } = reportOfSample(kind);
    const tables = sections.flatMap(chartsOf).map((chart) => chartTable(chart, "en").rows);
    expect(JSON.stringify([sections, tables])).not.toMatch(/\d\.\d ?%(?! intervals? )/);
  });

  it.each(sampleKinds)("of a %s have as many as the ends of their intervals", (kind) => {
    for (const count of [2, 30]) {
      const { sections } = reportOfSample(kind, count === 2 ? undefined : people(count));
      const tables = sections.flatMap(chartsOf).map((chart) => chartTable(chart, "en").rows);
      const written = JSON.stringify([sections, tables]);
      const decimals = (text: string) => text.split(".")[1]?.length ?? 0;
      const figures = written.matchAll(/(\d[\d.]*)(?: %| [a-z]+)? \((?:95 % interval )?[+-]?(\d[\d.]*)(?:–| to )/g);
      for (const [text, value, end] of figures) expect([text, decimals(value!)]).toEqual([text, decimals(end!)]);
    }
  });

  it("stay exact in what the figures are", () => {
    const [chart] = chartsOf(section("conjoint", "glance"));
    expect(chart).toMatchObject({ whole: true, rows: [{ value: 66.6667, interval: [53.3, 80] }, {}] });
  });
});
