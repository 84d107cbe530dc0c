import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conjointBaselines, randomBaselines } from "../../../../functions/findings/baselines/random-baselines.ts";
import { baselineFigureSchema } from "../../../../functions/studies/baselines/schemas.ts";
import type { ConjointReport } from "../../../../functions/studies/conjoint/report-schema.ts";
import { randomFrom, wholeNumber } from "../../../../functions/statistics/random.ts";
import { asked, studyOf } from "./observed.ts";

const intent = (answers: readonly number[]) => asked({ id: "purchase_intent", kind: "scale" }, answers);

describe("random baselines of a study", () => {
  it("set ten ratings beside the exact interval of ten random ones", () => {
    const figures = randomBaselines(studyOf(intent([4, 5, 4, 4, 3, 5, 4, 4, 5, 2])));
    expect(figures).toEqual([
      {
        measure: "mean",
        question_id: "purchase_intent",
        question: "What about purchase_intent?",
        value: 4,
        random: 3,
        random_interval: [2.1, 3.9],
        beyond_random: true,
        no_persona: null,
      },
      expect.objectContaining({ measure: "standard_deviation", value: 0.94, random: expect.closeTo(1.4, 1) }),
    ]);
  });

  it("say of ratings that are all alike that they spread less than chance", () => {
    const spread = randomBaselines(studyOf(intent(Array.from({ length: 10 }, () => 3)))).at(-1);
    expect(spread).toMatchObject({ measure: "standard_deviation", value: 0, beyond_random: true });
  });

  it("take 6 of 10 on one of three options for chance, and 8 of 10 not", () => {
    const colour = { id: "colour", kind: "choice", categories: ["red", "green", "blue"] } as const;
    const taking = (red: number) =>
      asked(
        colour,
        Array.from({ length: 10 }, (_, index) => (index < red ? "red" : "blue")),
      );
    expect(randomBaselines(studyOf(taking(6)))).toMatchObject([{ value: 60, beyond_random: false }]);
    expect(randomBaselines(studyOf(taking(8)))).toMatchObject([{ value: 80, beyond_random: true }]);
  });

  it("let random respondents tick as many options as the personas did", () => {
    const uses = { id: "uses", kind: "options", categories: ["a", "b", "c", "d"] } as const;
    const figures = randomBaselines(
      studyOf(
        asked(
          uses,
          Array.from({ length: 8 }, () => ["a", "b", "c"]),
        ),
      ),
    );
    expect(figures).toMatchObject([{ measure: "modal_share", value: 100, random_interval: [75, 100] }]);
  });

  it("set sentiment beside answers uniform over its five anchors, two of them Positive", () => {
    const sentiment = asked(
      { id: "sentiment", kind: "score" },
      Array.from({ length: 10 }, () => 0.6),
    );
    expect(randomBaselines(studyOf(sentiment))).toMatchObject([
      { measure: "mean", value: 0.6, random: 0, random_interval: [-0.45, 0.45], beyond_random: true },
      { measure: "standard_deviation", value: 0 },
      { measure: "positive_share", value: 100, random: 40, random_interval: [10, 70], beyond_random: true },
    ]);
  });

  it("leave out what nobody answered, and the spread of a single answer", () => {
    const figures = randomBaselines(studyOf(asked({ id: "q1", kind: "scale" }, []), intent([4])));
    expect(figures.map(({ measure, question_id }) => [measure, question_id])).toEqual([["mean", "purchase_intent"]]);
  });

  it("leave out choice tasks that only some were shown", () => {
    const task = { id: "task 1", kind: "choice", categories: ["1", "2", "none"] } as const;
    const simulation = {
      ...studyOf(asked({ id: "sentiment", kind: "score" }, [0, 0, 0]), asked(task, ["1", "2"])),
      simulation_type: "conjoint" as const,
    };
    expect(randomBaselines(simulation).some(({ question_id }) => question_id === "task 1")).toBe(false);
  });

  it("call random answering random, about 95 times of 100", () => {
    const [low, high] = randomBaselines(studyOf(intent([1, 2, 3, 4, 5, 1, 2, 3, 4, 5])))[0]!.random_interval;
    const random = randomFrom("random answering");
    const means = Array.from(
      { length: 2_000 },
      () => Array.from({ length: 10 }, () => wholeNumber(random, 1, 5)).reduce((sum, point) => sum + point, 0) / 10,
    );
    const outside = means.filter((value) => value < low! || value > high!).length / means.length;
    expect(outside).toBeGreaterThan(0.02);
    expect(outside).toBeLessThan(0.06);
  });

  it("keep their schema for any answers", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 }), (answers) => {
        for (const figure of randomBaselines(studyOf(intent(answers)))) {
          expect(baselineFigureSchema.parse(figure)).toEqual(figure);
          expect(figure.random_interval[0]).toBeLessThanOrEqual(figure.random);
          expect(figure.random_interval[1]).toBeGreaterThanOrEqual(figure.random);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe("random baselines of conjoint estimates", () => {
  const report = (hit_rate: number, root_likelihood: number) =>
    ({
      holdout: { choices: 20, hit_rate, chance_hit_rate: 25 },
      fit: { root_likelihood, chance_root_likelihood: 0.25, random_root_likelihood_95: 0.41 },
    }) as unknown as ConjointReport;

  it("hold foretold choices against guessing each of them", () => {
    expect(conjointBaselines(report(70, 0.6))).toMatchObject([
      { measure: "hit_rate", random: 25, random_interval: [10, 45], beyond_random: true },
      { measure: "root_likelihood", random: 0.25, random_interval: [0.25, 0.41], beyond_random: true },
    ]);
    expect(conjointBaselines(report(40, 0.4)).every(({ beyond_random }) => !beyond_random)).toBe(true);
  });

  it("do without a hit rate where there were no holdouts", () => {
    const { fit } = report(0, 0.5);
    const figures = conjointBaselines({ holdout: null, fit } as ConjointReport);
    expect(figures.map(({ measure }) => measure)).toEqual(["root_likelihood"]);
  });
});
