import { describe, expect, it } from "vitest";
import { composeReport } from "../../../../functions/reports/content/compose-report.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { everyQuestion } from "../../../support/reports/every-question.ts";
import { chartsOf, notesOf, sectionOf } from "./sample-sources.ts";

const changed = (change: (source: ReportSource) => void = () => {}) => {
  const source = everyQuestion();
  change(source);
  return composeReport(source);
};

describe("analyses of several questions", () => {
  it("show the curves of prices with the four points, and what is acceptable", () => {
    const section = sectionOf(changed(), "survey-prices");
    const [chart] = chartsOf(section);
    expect(chart).toMatchObject({
      kind: "lines",
      x: { unit: "$" },
      marks: [{ value: 342.9 }, {}, {}, { interval: null }],
    });
    expect(notesOf(section)).toEqual([
      "Base: n = 9 of 10 personas; 1 left out, because their four prices do not rise.",
      expect.stringMatching(/^Acceptable prices lie between \$343 and \$533\./),
    ]);
    expect(section.blocks.flatMap((block) => (block.kind === "table" ? block.table.rows : []))[1]).toEqual([
      "Optimal price point (OPP)",
      "$425",
      "398–455",
    ]);
  });

  it("draw no more prices than can be told apart, and say which points there are not", () => {
    const section = sectionOf(
      changed(({ results }) => {
        const [meter] = results.aggregate.survey!.price_sensitivity;
        meter!.curves = Array.from({ length: 300 }, (_, price) => ({ ...meter!.curves[0]!, price }));
        meter!.optimal_price = null;
      }),
      "survey-prices",
    );
    const [chart] = chartsOf(section);
    expect(chart!.kind === "lines" && chart!.lines.map(({ points }) => [points.length, points.at(-1)!.x])).toEqual(
      Array.from({ length: 4 }, () => [31, 299]),
    );
    expect(section.blocks.flatMap((block) => (block.kind === "table" ? block.table.rows : []))[1]).toEqual([
      "Optimal price point (OPP)",
      "none: the curves do not cross",
      "",
    ]);
  });

  it("show demand and revenue with the price of the highest", () => {
    const section = sectionOf(changed(), "survey-demand");
    expect(chartsOf(section).map((chart) => chart.kind === "lines" && chart.lines[0]!.points[1])).toEqual([
      { x: 449, y: 70, interval: [50, 90] },
      { x: 449, y: 31_430, interval: [17_900, 40_200] },
    ]);
    expect(notesOf(section)).toEqual(["Revenue is highest at $449, also in 71 % of the resamples."]);
  });

  it("show scores of best–worst sets and the reach of combinations", () => {
    const report = changed();
    expect(chartsOf(sectionOf(report, "survey-max-diff"))[0]).toMatchObject({
      rows: [{ label: "Battery life", share: 55.2, note: "best 6, worst 1, shown 10" }, {}, { interval: null }],
    });
    expect(chartsOf(sectionOf(report, "survey-turf"))[0]).toMatchObject({
      rows: [{}, { label: "Bank fishing + Boat fishing", share: 95, note: "1.10 of them per persona" }],
    });
  });

  it("say of combinations that grew option by option how they were found", () => {
    const section = sectionOf(
      changed(({ results }) => {
        results.aggregate.survey!.turf[0]!.portfolios[1]!.search = "greedy";
      }),
      "survey-turf",
    );
    expect(chartsOf(section)[0]).toMatchObject({
      rows: [{}, { note: "1.10 of them per persona (options added one by one)" }],
    });
  });

  it("are not there in a survey without them", () => {
    const { sections } = changed(({ results }) => {
      Object.assign(results.aggregate.survey!, { price_sensitivity: [], price_ladders: [], max_diff: [], turf: [] });
    });
    expect(sections.filter(({ id }) => id.startsWith("survey-")).map(({ id }) => id)).toEqual(["survey-sample"]);
  });
});
