import { describe, expect, it } from "vitest";
import { headlineOf } from "../../../../functions/studies/report/headline.ts";
import type { Aggregate } from "../../../../functions/studies/simulation/results.ts";
import { sampleOutcome } from "../../../bin/study/sample-outcome.ts";

const { calibrated: _, ...sample } = sampleOutcome.results.aggregate;
const of = (parts: object): Aggregate => ({ ...sample, concept_test: null, ...parts });

const battery = (answered: number) => ({
  questions: [
    { question_id: "liking", answered, mean: 4, points: [] },
    {
      ...{ question_id: "purchase_intent", answered, top_two_box: 65, top_two_box_interval: [40, 84] },
      points: [1, 2, 3, 4, 5].map((value) => ({ value, share: value * 5 })),
    },
  ],
});
const chosen = (question_id: string, options: object[], answered = 12) => ({
  ...{ question_id, text: `Text of ${question_id}`, answered, rating: null, scale: null },
  options,
});
const shares = (...values: number[]) =>
  values.map((share, at) => ({ option: `Option ${at + 1}`, share, share_interval: [share - 5, share + 5] }));
const answeredFrom = (source: string, ...ids: string[]) => [
  { answers: ids.map((question_id) => ({ question_id, answered_from: source })) as never },
];

describe("the figure of a study that is read first", () => {
  it("is of a concept test who would buy, with every point of the scale", () => {
    const found = headlineOf(of({ concept_test: battery(20) }), []);
    expect(found).toMatchObject({ figure: "would_buy", value: 65, interval: [40, 84], base: 20, scale: null });
    expect(found!.bars).toEqual([1, 2, 3, 4, 5].map((value) => ({ label: String(value), length: value * 5 })));
  });

  it("has no interval of one persona alone", () => {
    expect(headlineOf(of({ concept_test: battery(1) }), [])).toMatchObject({ value: 65, interval: null, base: 1 });
  });

  it("is the reaction where nobody's purchase intent could be rated", () => {
    const rated = {
      ...{ concept_test: { questions: [] }, average_sentiment_score: 0.4, average_sentiment_interval: [0.1, 0.7] },
      ...{ sentiment_counts: { positive: 3, neutral: 1, negative: 0 } },
      sentiment_distribution: { positive: 75, neutral: 25, negative: 0 },
    };
    const expected = { figure: "sentiment", value: 0.4, interval: [0.1, 0.7], scale: { low: -1, high: 1 }, base: 4 };
    expect(headlineOf(of(rated), [])).toMatchObject(expected);
    expect(headlineOf(of({ ...rated, average_sentiment_score: null }), [])).toBeNull();
  });

  it("is of several concepts the mean of the best", () => {
    const concepts = {
      concepts: ["Glass", "Can"].map((name, at) => ({ concept_id: `c${at + 1}`, name, persona_count: 9 })),
      comparison: [
        {
          figure: "purchase_intent",
          concepts: [
            { concept_id: "c1", mean: 3, mean_interval: [2, 4] },
            { concept_id: "c2", mean: 4, mean_interval: [3, 5] },
          ],
        },
      ],
    };
    expect(headlineOf(of({ concepts }), [])).toMatchObject({
      ...{ figure: "mean", label: "Can", value: 4, interval: [3, 5], scale: { low: 1, high: 5 }, base: 9 },
      bars: [
        { label: "Glass", length: 50 },
        { label: "Can", length: 75 },
      ],
    });
  });

  it("is of a survey the first question that was asked and has one, not what stands in profiles", () => {
    const questions = [
      chosen("gender", shares(50, 50)),
      { question_id: "open", text: "Why?", answered: 12, rating: null, scale: null, options: null },
      chosen("where", shares(20, 70, 10)),
    ];
    const results = [...answeredFrom("profile", "gender"), ...answeredFrom("model", "open", "where")];
    expect(headlineOf(of({ survey: { questions } }), results)).toMatchObject({
      ...{ figure: "share", label: "Text of where", option: "Option 2", value: 70, interval: [65, 75], base: 12 },
    });
    expect(headlineOf(of({ survey: { questions } }), answeredFrom("profile", "gender"))).toBeNull();
  });

  it("is of a conjoint study the attribute that counts most", () => {
    const importances = [
      { attribute: "Brand", importance: 30, interval: [20, 40] },
      { attribute: "Price", importance: 70, interval: [60, 80] },
    ];
    const found = headlineOf(of({ conjoint: { personas: 8, importances } }), []);
    expect(found).toMatchObject({ figure: "importance", label: "Price", value: 70, base: 8 });
    expect(found!.bars.map(({ label }) => label)).toEqual(["Price", "Brand"]);
  });

  it("is short however long what was asked is", () => {
    const long = chosen("q1", shares(...Array.from({ length: 30 }, () => 3)));
    const survey = { questions: [{ ...long, text: "word ".repeat(500) }] };
    const found = headlineOf(of({ survey }), answeredFrom("model", "q1"))!;
    expect(found.label!.length).toBeLessThanOrEqual(200);
    expect(found.bars).toHaveLength(8);
  });

  it("is none of talks", () => {
    expect(headlineOf(of({ focus_group: { rounds: [] } }), [])).toBeNull();
  });
});
