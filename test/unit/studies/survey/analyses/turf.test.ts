import { describe, expect, it } from "vitest";
import {
  bestPortfolio,
  combinations,
  greedyPortfolios,
} from "../../../../../functions/studies/survey/analyses/reach.ts";
import { reachQuestionsIn, turf } from "../../../../../functions/studies/survey/analyses/turf.ts";
import { turfSchema } from "../../../../../functions/studies/survey/analyses-schema.ts";
import { plainSurvey } from "../../../../../functions/studies/survey/schemas.ts";
import { question, reference, participant } from "./reference.ts";

const OPTIONS = Array.from({ length: 9 }, (_, index) => `Flavour ${"ABCDEFGHI"[index]}`);
const NONE = "None of these";
const several = question("q1", { kind: "multiple_choice", multiple: true, options: [...OPTIONS, NONE] });
const chose = (index: number, options: readonly number[], weight = 1) =>
  participant(
    index,
    { q1: { selected_options: options.length > 0 ? options.map((at) => OPTIONS[at]!) : [NONE] } },
    weight,
  );

interface Best {
  options: number[];
  reach: number;
  frequency: number;
}
const { chosen, weights, plain, weighted } = reference.reach as {
  chosen: number[][];
  weights: number[];
  plain: Best[];
  weighted: Best[];
};

describe("unduplicated reach", () => {
  it.each([
    ["plain", plain, () => 1],
    ["weighted", weighted, (index: number) => weights[index]!],
  ] as const)("of the %s best portfolios is that of an independent search", (_, expected, weightOf) => {
    const figures = turf(
      several,
      chosen.map((own, index) => chose(index, own, weightOf(index))),
    )!;
    turfSchema.parse(figures);
    expect(figures.portfolios.map(({ options }) => options)).toEqual(
      expected.map(({ options }) => options.map((at) => OPTIONS[at])),
    );
    for (const [index, { share, share_interval, frequency, search }] of figures.portfolios.entries()) {
      expect(search).toBe("exact");
      expect(share).toBe(Number(expected[index]!.reach.toFixed(1)));
      expect(frequency).toBeCloseTo(expected[index]!.frequency, 2);
      expect(share_interval[0]).toBeLessThan(share);
      expect(share_interval[1]).toBeGreaterThan(share);
    }
  });

  it("says so where it cannot look at all portfolios", () => {
    expect(combinations(40, 5)).toBe(658_008);
    const many = { ...several, options: Array.from({ length: 40 }, (_, index) => `Number ${index}`) };
    const figures = turf(
      many,
      Array.from({ length: 30 }, (_, index) =>
        participant(index, { q1: { selected_options: [`Number ${index % 7}`, `Number ${index}`] } }),
      ),
    )!;
    expect(figures.portfolios.map(({ search }) => search)).toEqual(["exact", "exact", "exact", "greedy", "greedy"]);
  });

  it("is searched greedily one option at a time", () => {
    // A alone reaches four; B and C together all six, and the greedy search has taken A.
    const choosers = {
      byOption: [Int32Array.of(0, 1, 2, 3), Int32Array.of(0, 1, 4), Int32Array.of(2, 3, 5)],
      weights: [1, 1, 1, 1, 1, 1],
      participants: 6,
    };
    expect(greedyPortfolios(choosers, 2)[1]).toEqual({ options: [0, 1], reached: 5 });
    expect(bestPortfolio(choosers, 2)).toEqual({ options: [1, 2], reached: 6 });
  });

  it("is of questions of which several real options may be chosen", () => {
    const survey = plainSurvey([
      several,
      { ...several, id: "q2", multiple: false },
      { ...several, id: "q3", options: ["A", "B", NONE, "Other"] },
      { ...several, id: "q4", options: ["A", "B", "C"], exclusive_options: ["C"] },
    ]);
    expect(reachQuestionsIn(survey).map(({ id }) => id)).toEqual(["q1"]);
    expect(turf(several, [])).toBeNull();
    expect(turf(several, [chose(0, [])])?.portfolios[0]).toMatchObject({ share: 0, frequency: 0 });
  });
});
