import { describe, expect, it } from "vitest";
import type { Attitude } from "../../../../functions/personas/sampling-plan/attitudes.ts";
import { designWeights, noWeights, rakedWeights } from "../../../../functions/studies/weights/design-weights.ts";
import { conceptFigures } from "../../../../functions/studies/concept-test/concept-figures.ts";
import { opinionFigures } from "../../../../functions/studies/simulation/opinion-figures.ts";
import { rakedTo } from "../../../support/raked.ts";
import { resultOf } from "../simulation/results.ts";

const group = (...attitudes: (Attitude | undefined)[]) =>
  new Map(attitudes.map((attitude, index) => [`p${index}`, { attitude }]));
const five = group("sceptic", "sceptic", "pragmatist", "pragmatist", "enthusiast");
const RAKED = [0.4, 0.4, 1.7, 1.7, 0.8];

const results = [
  resultOf("p0", { sentiment: "Negative", score: -0.6, rating: 1.5 }),
  resultOf("p1", { sentiment: "Negative", score: -0.4, rating: 2 }),
  resultOf("p2", { sentiment: "Neutral", score: 0.1, rating: 3 }),
  resultOf("p3", { sentiment: "Positive", score: 0.3, rating: 3.5 }),
  resultOf("p4", { sentiment: "Positive", score: 0.7, rating: 4.5 }),
];

describe("a study without weights", () => {
  it("counts everybody alike, whatever attitudes have come together", () => {
    for (const people of [
      five,
      group("sceptic", "sceptic", "sceptic"),
      group("enthusiast"),
      group("sceptic", undefined),
    ]) {
      const { of, weighting } = designWeights(people);
      expect(weighting).toBeNull();
      expect([...people.keys()].map(of)).toEqual([...people.keys()].map(() => 1));
    }
  });

  it("has figures in which one of five is 20 %", () => {
    const weights = designWeights(five);
    const figures = opinionFigures(results, [], weights);
    expect(figures.sentiment_distribution).toEqual({ positive: 40, neutral: 20, negative: 40 });
    // (−.6 − .4 + .1 + .3 + .7) / 5
    expect(figures.average_sentiment_score).toBe(0.02);
    expect(figures).toEqual(opinionFigures(results, []));
    const [intent] = conceptFigures(results, weights);
    expect(intent!.mean).toBeCloseTo((1.5 + 2 + 3 + 3.5 + 4.5) / 5, 2);
  });
});

describe("the weights of a study that was raked", () => {
  it("are those of the raking, with what they are worth and how they fall on the attitudes", () => {
    const { of, weighting } = designWeights(five, rakedTo(RAKED));
    expect([...five.keys()].map(of)).toEqual(RAKED.map((weight) => expect.closeTo(weight, 9)));
    // 5² / (.4² + .4² + 1.7² + 1.7² + .8²)
    expect(weighting).toMatchObject({ effective_n: 3.7, design_effect: 1.348 });
    expect(weighting!.margins).toEqual(rakedTo(RAKED).study.margins);
    expect(
      weighting!.strata.map(({ personas, population_percent, weight }) => [personas, population_percent, weight]),
    ).toEqual([
      [2, 16, 0.4],
      [2, 68, 1.7],
      [1, 16, 0.8],
    ]);
    expect(weighting!.personas).toEqual(RAKED.map((weight, index) => ({ persona_id: `p${index}`, weight })));
  });

  it("are 1 on average over those who took part", () => {
    const left = new Map([...five].slice(0, 3));
    const { of, weighting } = designWeights(left, rakedTo(RAKED));
    expect([...left.keys()].map(of)).toEqual([0.48, 0.48, 2.04].map((weight) => expect.closeTo(weight, 9)));
    expect(weighting!.strata[2]).toMatchObject({ attitude: "enthusiast", personas: 0, weight: null });
  });

  it("do not need attitudes, which respondents have not", () => {
    const { of, weighting } = designWeights(group(undefined, undefined), rakedTo([0.5, 1.5]));
    expect([of("p0"), of("p1")]).toEqual([0.5, 1.5]);
    expect(weighting!.strata.map(({ personas, weight }) => [personas, weight])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
  });

  it("weigh nobody where nobody took part", () => {
    expect(designWeights(group(), rakedTo(RAKED))).toBe(noWeights);
  });
});

describe("rakedWeights", () => {
  const { study } = rakedTo(RAKED);
  const participants = {
    a: { name: "A", weight: 1.5 },
    b: { name: "B", weight: 0.5 },
    c: { name: "C" },
  } as unknown as Parameters<typeof rakedWeights>[0]["participants"];

  it("are what each participant of the study counts", () => {
    const raked = rakedWeights({ weights: study, participants });
    expect(raked!.study).toBe(study);
    expect([...raked!.of]).toEqual([
      ["a", 1.5],
      ["b", 0.5],
      ["c", 1],
    ]);
  });

  it("are none where the study was created without weights", () => {
    expect(rakedWeights({ weights: null, participants })).toBeNull();
  });
});

describe("weighted figures", () => {
  const weights = designWeights(five, rakedTo(RAKED));

  it("speak of the population that the study is raked to", () => {
    const figures = opinionFigures(results, [], weights);
    expect(figures.sentiment_distribution).toEqual({ positive: 50, neutral: 34, negative: 16 });
    // .08 · (−.6 − .4) + .34 · (.1 + .3) + .16 · .7
    expect(figures.average_sentiment_score).toBe(0.168);
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
