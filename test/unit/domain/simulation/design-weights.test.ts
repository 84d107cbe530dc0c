import { describe, expect, it } from "vitest";
import type { Attitude } from "../../../../functions/domain/persona/sampling-plan/attitudes.ts";
import { attitudesOf } from "../../../../functions/domain/persona/sampling-plan/attitudes.ts";
import { designWeights } from "../../../../functions/domain/simulation/design-weights.ts";
import { conceptFigures } from "../../../../functions/domain/simulation/concept-figures.ts";
import { opinionFigures } from "../../../../functions/domain/simulation/opinion-figures.ts";
import { resultOf } from "./results.ts";

const group = (...attitudes: (Attitude | undefined)[]) =>
  new Map(attitudes.map((attitude, index) => [`p${index}`, { attitude }]));

describe("design weights", () => {
  it("bring the quotas of a plan back to the population's shares", () => {
    const { of, weighting } = designWeights(
      group("sceptic", "sceptic", "sceptic", ...Array<Attitude>(5).fill("pragmatist"), "enthusiast", "enthusiast"),
    );
    // Three of ten sceptics stand for 16 %: .16 / .3.
    expect([of("p0"), of("p3"), of("p8")]).toEqual([
      expect.closeTo(0.5333, 4),
      expect.closeTo(1.36, 4),
      expect.closeTo(0.8, 4),
    ]);
    expect(weighting?.effective_n).toBe(8.8);
    expect(weighting?.strata.map(({ personas, weight }) => [personas, weight])).toEqual([
      [3, 0.533],
      [5, 1.36],
      [2, 0.8],
    ]);
  });

  it("weigh 1 on average, whatever a plan has drawn", () => {
    for (let count = 1; count <= 10; count += 1) {
      const attitudes = attitudesOf(
        Array.from({ length: count }, (_, index) => index),
        count,
      );
      const { of } = designWeights(group(...attitudes));
      const total = attitudes.reduce((sum, _, index) => sum + of(`p${index}`), 0);
      expect(total).toBeCloseTo(count, 9);
    }
  });

  it("leave out a stratum that nobody stands for", () => {
    const { of, weighting } = designWeights(group("sceptic", "enthusiast"));
    expect([of("p0"), of("p1")]).toEqual([1, 1]);
    expect(weighting?.strata[1]).toMatchObject({ attitude: "pragmatist", personas: 0, weight: null });
  });

  it("are not computed where somebody's attitude is not on record, as in older results", () => {
    expect(designWeights(group("sceptic", undefined))).toMatchObject({ weighting: null });
    expect(designWeights(group("sceptic", undefined)).of("p0")).toBe(1);
  });
});

describe("weighted figures", () => {
  const attitudes = group("sceptic", "sceptic", "pragmatist", "pragmatist", "enthusiast");
  const weights = designWeights(attitudes);
  const results = [
    resultOf("p0", { sentiment: "Negative", score: -0.6, rating: 1.5 }),
    resultOf("p1", { sentiment: "Negative", score: -0.4, rating: 2 }),
    resultOf("p2", { sentiment: "Neutral", score: 0.1, rating: 3 }),
    resultOf("p3", { sentiment: "Positive", score: 0.3, rating: 3.5 }),
    resultOf("p4", { sentiment: "Positive", score: 0.7, rating: 4.5 }),
  ];

  it("speak of the population, not of the plan", () => {
    const figures = opinionFigures(results, [], weights);
    expect(figures.sentiment_distribution).toEqual({ positive: 50, neutral: 34, negative: 16 });
    // .08 · (−.6 − .4) + .34 · (.1 + .3) + .16 · .7
    expect(figures.average_sentiment_score).toBe(0.168);
    expect(opinionFigures(results, []).sentiment_distribution).toEqual({ positive: 40, neutral: 20, negative: 40 });
  });

  it("have intervals as wide as what the personas are worth", () => {
    const width = ([lower = 0, upper = 0]: readonly number[]) => upper - lower;
    const weighted = opinionFigures(results, [], weights).sentiment_intervals!.neutral;
    expect(weights.weighting?.effective_n).toBeLessThan(5);
    expect(width(weighted)).toBeGreaterThan(width(opinionFigures(results, []).sentiment_intervals!.neutral));
  });

  it("are the same mean in the battery and in its distribution", () => {
    const [intent] = conceptFigures(results, weights);
    const expected = intent!.distribution.reduce((sum, p, index) => sum + p * (index + 1), 0);
    expect(intent!.mean).toBeCloseTo(expected, 2);
    expect(intent!.points.reduce((sum, { share }) => sum + Math.round(share * 10), 0)).toBe(1000);
  });
});
