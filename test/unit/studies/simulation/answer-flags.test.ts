import { describe, expect, it } from "vitest";
import { answerFlags } from "../../../../functions/studies/simulation/answer-flags.ts";
import type { Answer, PersonaResult, QualityFlag } from "../../../../functions/studies/simulation/results.ts";
import { statementsOf } from "../../../../functions/studies/rating/statements.ts";
import { straightLiners } from "../../../../functions/studies/simulation/straight-lining.ts";
import { answerOf, resultOf, spreadOver } from "./results.ts";

const raised = (results: readonly PersonaResult[]) => answerFlags(results, ["a-model"], true);
const rated = (ratings: readonly number[], favourable = 0) =>
  ratings.map((rating, index) =>
    resultOf(`p${index}`, {
      sentiment: index < favourable ? "Positive" : "Negative",
      score: index < favourable ? 0.4 : -0.4,
      rating,
    }),
  );
const without = (flag: QualityFlag) => expect.not.arrayContaining([flag]);

describe("low_variance", () => {
  // A third of .9, the least that people differ by on five points.
  it("is raised below a spread of .3 on five points", () => {
    expect(raised(rated([3.2, 3.4, 3.1, 3.5, 3.3]))).toContain("low_variance");
  });

  it("is not raised where personas differ as people do", () => {
    expect(raised(rated([2.4, 3.6, 3.1, 4.2, 2.9]))).toEqual(without("low_variance"));
  });

  it("looks at sentiment, brought to the same range, where nothing was rated", () => {
    const said = (scores: readonly number[]) =>
      scores.map((score, index) =>
        resultOf(`p${index}`, { sentiment: "Neutral", score, rating: 3, answers: null, purchase_intent: null }),
      );
    expect(raised(said([0.1, 0.15, 0.05, 0.12]))).toContain("low_variance");
    expect(raised(said([-0.3, 0.2, 0.1, 0.4]))).toEqual(without("low_variance"));
  });

  it("is raised where all make the same choices, whatever else they say", () => {
    const chose = (...chosen: number[]) =>
      chosen.map((offer, index) =>
        resultOf(`p${index}`, {
          sentiment: "Neutral",
          score: index - 1,
          rating: 3,
          answers: null,
          choices: { tasks: [0, 1].map((task) => ({ task_id: `${task}`, holdout: false, offers: [], chosen: offer })) },
        }),
      );
    expect(raised(chose(1, 1, 1))).toContain("low_variance");
    expect(raised(chose(1, 1, 0))).toEqual(without("low_variance"));
    expect(raised(chose(1, 1))).toEqual(without("low_variance"));
  });

  it("is not raised for two, who have hardly a spread", () => {
    expect(raised(rated([3.2, 3.3]))).toEqual(without("low_variance"));
  });
});

describe("possible_positivity_bias", () => {
  const ten = [2, 2.5, 3, 3.5, 4, 2, 2.5, 3, 3.5, 4];
  it("is raised above the 80 % that concept tests with people seldom pass", () => {
    expect(raised(rated(ten, 9))).toContain("possible_positivity_bias");
    expect(raised(rated(ten.slice(0, 5), 5))).toContain("possible_positivity_bias");
  });

  it("is not raised at 80 %, or for four of four", () => {
    expect(raised(rated(ten, 8))).toEqual(without("possible_positivity_bias"));
    expect(raised(rated(ten.slice(0, 4), 4))).toEqual(without("possible_positivity_bias"));
  });
});

describe("library_selected", () => {
  it("is raised as soon as one persona comes from the library", () => {
    const [first, ...others] = rated([2, 3, 4]);
    expect(raised([{ ...first!, library_persona_id: "lib-1" }, ...others])).toContain("library_selected");
    expect(raised([first!, ...others])).toEqual(without("library_selected"));
  });
});

describe("straight-lining", () => {
  const answering = (...ratings: number[]): PersonaResult => {
    const result = resultOf("p0", { sentiment: "Neutral", score: 0, rating: 3 });
    const answers = ratings.map((rating, index) => ({
      ...result.answers![0]!,
      question_id: `q${index}`,
      rating,
      distribution: spreadOver(rating),
    }));
    return { ...result, answers };
  };

  it("is seen from four in five answers on the same point", () => {
    expect(straightLiners([answering(3, 3, 3, 3, 3, 3, 3, 3, 5, 5)])).toHaveLength(1);
    expect(straightLiners([answering(3, 3, 3, 3, 3, 3, 3, 5, 5, 5)])).toHaveLength(0);
  });

  it("is not looked for in fewer than eight questions of one scale, the battery among them", () => {
    expect(straightLiners([answering(3, 3, 3, 3, 3, 3)])).toHaveLength(0);
    const mixed = answering(1, 1, 1, 1, 1, 1, 1, 5);
    const longer = mixed.answers!.map((answer, index) =>
      index < 2 ? { ...answer, distribution: [1, ...Array<number>(10).fill(0)] } : answer,
    );
    expect(straightLiners([{ ...mixed, answers: longer }])).toHaveLength(0);
  });
});

describe("no_variance", () => {
  const chosen = (own: Partial<Answer>) =>
    ["p1", "p2"].map((id) =>
      resultOf(id, {
        sentiment: "Neutral",
        score: 0,
        rating: 3,
        answers: [answerOf("q1", { kind: "multiple_choice", selected_options: ["Female"], ...own })],
      }),
    );

  it("is raised where all choose the same, but not for what they are", () => {
    expect(raised(chosen({}))).toContain("no_variance");
    expect(raised(chosen({ answered_from: "profile" }))).toEqual(without("no_variance"));
  });
});

it("what a profile answers is not quoted", () => {
  const answers = [answerOf("q1", { text: "34", answered_from: "profile" }), answerOf("q2", { text: "It is cheap." })];
  const said = resultOf("p", { sentiment: "Neutral", score: 0, rating: 3, reaction: "Fine.", answers });
  expect(statementsOf(said)).toEqual(["Fine.", "It is cheap."]);
});
