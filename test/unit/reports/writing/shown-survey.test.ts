import { expect, it } from "vitest";
import { surveyAnalyses } from "../../../../functions/studies/survey/analyses/survey-analyses.ts";
import { surveyFigures } from "../../../../functions/studies/survey/figures.ts";
import { shownSurvey } from "../../../../functions/reports/writing/shown-survey.ts";
import { ANALYSED, analysedResults } from "../../../support/analysed-survey.ts";

const results = analysedResults(30);
const aggregate = {
  ...surveyFigures(ANALYSED, results, new Map()),
  ...surveyAnalyses(ANALYSED, results, new Map()),
};

it("shows the narrating model numbers, rankings, prices, best and worst, and reach", () => {
  const shown = shownSurvey(aggregate) as Record<string, Record<string, unknown>[]>;
  expect(shown["questions"]?.[0]).toMatchObject({ kind: "numeric", median: expect.any(Number), unit: "€" });
  expect(shown["questions"]?.find(({ kind }) => kind === "ranking")).toHaveProperty("ranking");
  expect(shown["price_sensitivity"]?.[0]).toMatchObject({ indifference_price: { price: expect.any(Number) } });
  expect(shown["price_ladders"]?.[0]).toMatchObject({ price_of_highest_revenue: { price: expect.any(Number) } });
  expect(shown["best_and_worst"]?.[0]).toMatchObject({ items: { length: 6 } });
  expect(shown["reach"]?.[0]).toMatchObject({ question: "where" });
});

it("names the base of those questions alone that not just everybody who went through to the end was asked", () => {
  const [first, ...others] = results;
  const routed = [{ ...first!, answers: first!.answers.slice(0, 3), screened_out_by: "expensive" }, ...others];
  const shown = shownSurvey(surveyFigures(ANALYSED, routed, new Map())) as Record<string, Record<string, unknown>[]>;
  // The number of participants is 29: of 30 answers to a screener it would make `30 of 29`.
  expect(shown["questions"]?.[0]).toMatchObject({ asked: 30, answered: 30 });
  expect(shown["questions"]?.[3]).not.toHaveProperty("asked");
  expect(shown).toMatchObject({ screened_out: [{ participants: 1 }], completed: 29 });
});
