import { expect, it } from "vitest";
import { surveyAnalyses } from "../../../../../functions/studies/survey/analyses/survey-analyses.ts";
import { surveyAggregateSchema } from "../../../../../functions/studies/survey/aggregate-schema.ts";
import { plainSurvey } from "../../../../../functions/studies/survey/schemas.ts";
import { ANALYSED, analysedResults } from "../../../../support/analysed-survey.ts";

it("finds everything in a questionnaire that is analysed by more than one answer", () => {
  const analyses = surveyAnalyses(ANALYSED, analysedResults(40), new Map());
  surveyAggregateSchema.omit({ questions: true, sample: true, experiments: true }).parse(analyses);
  expect(analyses.price_sensitivity).toMatchObject([
    { question_ids: { cheap: "cheap", too_expensive: "too_expensive" }, answered: 40, unit: "€" },
  ]);
  expect(analyses.price_ladders).toMatchObject([{ question_ids: ["at_2", "at_3", "at_4"], answered: 40 }]);
  expect(analyses.max_diff).toMatchObject([{ answered: 40, items: { length: 6 } }]);
  expect(analyses.turf).toMatchObject([{ question_id: "where", answered: 40, portfolios: { length: 3 } }]);
});

it("finds nothing in a questionnaire without", () => {
  expect(surveyAnalyses(plainSurvey([]), [], new Map())).toEqual({
    price_sensitivity: [],
    price_ladders: [],
    max_diff: [],
    turf: [],
  });
});
