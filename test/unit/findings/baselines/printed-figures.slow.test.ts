import { describe, expect, it } from "vitest";
import { randomBaselines } from "../../../../functions/findings/baselines/random-baselines.ts";
import { chanceMirrored } from "../../../../functions/findings/baselines/simulated-chance.ts";
import { summariseChance } from "../../../../functions/findings/baselines/chance.ts";
import { observeSimulation } from "../../../../functions/dataset/observe-simulation.ts";
import { conceptFigures } from "../../../../functions/studies/concept-test/concept-figures.ts";
import { designWeights } from "../../../../functions/studies/weights/design-weights.ts";
import { opinionFigures } from "../../../../functions/studies/simulation/opinion-figures.ts";
import type { Answer, PersonaResult } from "../../../../functions/studies/simulation/results.ts";
import { sentimentLabel } from "../../../../functions/statistics/ssr.ts";
import { mean } from "../../../../functions/statistics/moments.ts";
import { randomFrom, uniform } from "../../../../functions/statistics/random.ts";
import { surveyFigures } from "../../../../functions/studies/survey/figures.ts";
import { rakedTo } from "../../../support/raked.ts";
import { resultOf, spreadOver } from "../../studies/simulation/results.ts";
import { plainQuestion, plainSurvey } from "../../../../functions/studies/survey/schemas.ts";

const raked = rakedTo([0.5, 0.5, 1.5, 1.5, 1.5, 1, 0.5]);
const rating = [1.3, 2.4, 3.1, 3.7, 4.2, 4.6, 2.9];
const options = ["red", "green", "blue"];
const chosen = ["red", "red", "green", "blue", "green", "green", "red"];
const unrated = { rating: null, distribution: null };
const answersOf = (index: number): Answer[] => {
  const [liking] = resultOf("p", { sentiment: "Neutral", score: 0, rating: rating[index]! }).answers!;
  return [
    { ...liking!, question_id: "q1", question: "How much do you like it?" },
    { ...liking!, ...unrated, question_id: "q2", kind: "multiple_choice", selected_options: [chosen[index]!] },
  ];
};

const score = rating.map((value) => Math.round(((value - 3) / 2) * 1000) / 1000);
const results: PersonaResult[] = rating.map((value, index) =>
  resultOf(`p${index}`, { sentiment: sentimentLabel(score[index]!), score: score[index]!, rating: value }),
);

describe.each([
  ["raked", raked],
  ["not weighted", null],
])("a figure and its baseline, %s", (_, rakedBy) => {
  const weights = designWeights(new Map(results.map(({ persona_id }) => [persona_id, {}])), rakedBy);
  const baselines = (type: "concept_test" | "survey", of: readonly PersonaResult[]) =>
    randomBaselines(
      observeSimulation({
        simulation_id: "a",
        simulation_type: type,
        language: "en",
        stimulus: "x",
        input: { survey_schema: survey, script: null, conjoint_design: null },
        results: of.map((result) => ({ result, theme_embeddings: [] })),
        raked: rakedBy,
      }),
    );
  const found = (figures: ReturnType<typeof baselines>, id: string, measure: string) =>
    figures.find((figure) => figure.question_id === id && figure.measure === measure)?.value;
  const scale = { points: 5, first_value: 1, low_label: null, high_label: null, labels: null };
  const survey = plainSurvey([
    { ...plainQuestion, id: "q1", kind: "likert", text: "How much do you like it?", scale },
    { ...plainQuestion, id: "q2", kind: "multiple_choice", text: "Which colour?", options },
  ]);

  it("are the same in a concept test", () => {
    const figures = baselines("concept_test", results);
    for (const item of conceptFigures(results, weights))
      expect(found(figures, item.question_id, "mean")).toBe(item.mean);
    const opinion = opinionFigures(results, [], weights);
    expect(found(figures, "sentiment", "mean")).toBeCloseTo(opinion.average_sentiment_score!, 2);
    expect(found(figures, "sentiment", "positive_share")).toBe(opinion.sentiment_distribution!.positive);
  });

  it("are the same in a survey, spread and largest share among them", () => {
    const answered = results.map((result, index) => ({ ...result, answers: answersOf(index) }));
    const figures = baselines("survey", answered);
    const { questions } = surveyFigures(
      survey,
      answered.map(({ persona_id, answers }) => ({ persona_id, answers })),
      new Map(),
      weights,
    );
    expect(found(figures, "q1", "mean")).toBe(questions[0]!.rating!.mean);
    expect(found(figures, "q1", "standard_deviation")).toBe(questions[0]!.rating!.standard_deviation);
    expect(found(figures, "q2", "modal_share")).toBe(Math.max(...questions[1]!.options!.map(({ share }) => share!)));
  });
});

describe("ratings read from words, mirrored", () => {
  const ones = (n: number) => Array.from({ length: n }, () => 1);

  it("have the middle of the scale as their mean", () => {
    const { expected, interval } = summariseChance(chanceMirrored([3.4, 3.6, 3.2, 3.5, 3.3, 3.7], ones(6), 3, 1).mean);
    expect(expected).toBeCloseTo(3, 12);
    // All six on one side happen once in 32: 1.6 % at either end, so the value itself lies outside.
    expect(interval[1]).toBeLessThan(mean([3.4, 3.6, 3.2, 3.5, 3.3, 3.7]));
  });

  it("put nothing beyond chance with five, whatever they say", () => {
    const { interval } = summariseChance(chanceMirrored([4.8, 4.9, 4.7, 4.8, 5], ones(5), 3, 1).mean);
    expect(interval[1]).toBeCloseTo(mean([4.8, 4.9, 4.7, 4.8, 5]), 12);
  });

  it("call respondents random who say anything or its opposite, at most 5 times of 100", () => {
    const random = randomFrom("either side");
    const studies = 400;
    const outside = Array.from({ length: studies }, (_, simulation) => {
      const ratings = Array.from({ length: 15 }, () => uniform(random, 2.2, 3.8));
      const { interval } = summariseChance(chanceMirrored(ratings, ones(15), 3, simulation).mean);
      return mean(ratings) < interval[0] || mean(ratings) > interval[1];
    }).filter(Boolean).length;
    expect(outside / studies).toBeLessThan(0.075);
    expect(outside).toBeGreaterThan(0);
  });

  it("spread as points do where answers are points at the ends", () => {
    const { expected } = summariseChance(chanceMirrored([1, 5, 1, 5], ones(4), 3, 1).spread);
    expect(expected).toBeGreaterThan(1);
    expect(spreadOver(3)).toEqual([0, 0.25, 0.5, 0.25, 0]);
  });
});
