import { describe, expect, it } from "vitest";
import { composeReport } from "../../../../functions/reports/content/compose-report.ts";
import type { Block } from "../../../../functions/reports/content/report.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { surveySummary } from "../../../../functions/reports/data-files/summary-survey.ts";
import type { ExperimentFigures } from "../../../../functions/studies/survey/experiment-figures-schema.ts";
import { everyQuestion } from "../../../support/reports/every-question.ts";
import { sectionOf } from "./sample-sources.ts";

const arm = (arm_id: string, value: number, interval: [number, number]) => ({
  ...{ arm_id, base: 20, effective_n: 20, value, interval },
});
/** Two prices, and what they do to a rating and to a share. */
const price = (adjusted_p_value: number): ExperimentFigures => ({
  ...{ experiment_id: "price", name: "Price", tests: 2, left_out: [] },
  arms: [
    { arm_id: "low", name: "1.49 EUR", participants: 20 },
    { arm_id: "high", name: "2.99 EUR", participants: 20 },
  ],
  questions: [
    {
      ...{ question_id: "q8", question: "How likely is it?", unit: null },
      rows: [
        {
          ...{ figure: "mean", label: null },
          arms: [arm("low", 7.5, [6.8, 8.2]), arm("high", 5.1, [4.2, 6])],
          differences: [
            {
              ...{ first: "low", second: "high", difference: 2.4, difference_interval: [1.2, 3.6] },
              ...{ p_value: 0.001, adjusted_p_value, standardised_effect: 1.1 },
            },
          ],
        },
      ],
    },
    {
      ...{ question_id: "q1", question: "Do you fish?", unit: null },
      rows: [
        {
          ...{ figure: "share", label: "Yes" },
          arms: [arm("low", 60, [40, 78]), arm("high", 35, [18, 57])],
          differences: [
            {
              ...{ first: "low", second: "high", difference: 25, difference_interval: [-5, 50] },
              ...{ p_value: 0.1, adjusted_p_value: 0.1, standardised_effect: 0.5 },
            },
          ],
        },
      ],
    },
  ],
});
const sourceWith = (experiments: ExperimentFigures[], language = "en"): ReportSource => {
  const source = everyQuestion(language);
  source.results.aggregate.survey!.experiments = experiments;
  return source;
};
const chartsIn = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === "chart" ? [block.chart] : []));

describe("the experiments of a survey in its report", () => {
  it("draw each figure that differs by arm, on its own scale, with base and interval", () => {
    const { blocks } = sectionOf(composeReport(sourceWith([price(0.002)])), "experiments");
    const charts = chartsIn(blocks);
    expect(charts).toHaveLength(1);
    expect(charts[0]).toMatchObject({
      kind: "points",
      title: "How likely is it? (mean)",
      domain: [0, 10],
      unit: "",
      rows: [
        { label: "1.49 EUR", value: 7.5, interval: [6.8, 8.2] },
        { label: "2.99 EUR", value: 5.1, interval: [4.2, 6] },
      ],
    });
    expect(charts[0]!.alternative).toContain("1.49 EUR");
    const table = blocks.find((block) => block.kind === "table");
    expect(JSON.stringify(table)).toContain("60 (40–78)");
  });

  it("draw nothing, and say so, where no difference is clear", () => {
    const { blocks } = sectionOf(composeReport(sourceWith([price(0.2)])), "experiments");
    expect(chartsIn(blocks)).toEqual([]);
    expect(JSON.stringify(blocks)).toContain("No difference between the arms is clear enough");
  });

  it("stand in the summary of the workbook, with differences and effects", () => {
    const figures = [...surveySummary(sourceWith([price(0.002)]).results.aggregate.survey!)];
    const own = figures.filter(({ subject }) => subject === "experiment Price: Do you fish?");
    expect(own.map(({ item, figure, value, unit }) => [item, figure, value, unit])).toEqual([
      ["1.49 EUR", "share, Yes", 60, "%"],
      ["2.99 EUR", "share, Yes", 35, "%"],
      ["1.49 EUR less 2.99 EUR", "difference of share, Yes", 25, "percentage points"],
      ["1.49 EUR less 2.99 EUR", "adjusted p value of share, Yes", 0.1, null],
      ["1.49 EUR less 2.99 EUR", "standardised effect on share, Yes", 0.5, null],
    ]);
  });
});
