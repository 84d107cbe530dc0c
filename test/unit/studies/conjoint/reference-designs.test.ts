import { describe, expect, it } from "vitest";
import {
  codingOf,
  encodeNone,
  encodeProfile,
  type CodingOptions,
} from "../../../../functions/studies/conjoint/coding.ts";
import {
  balance,
  cramersV,
  levelCounts,
  overlap,
  predictedStandardErrors,
  recommendedTasks,
} from "../../../../functions/studies/conjoint/design-diagnostics.ts";
import {
  aError,
  dEfficiency,
  dEfficiencyBound,
  dError,
  designInformation,
} from "../../../../functions/studies/conjoint/design-information.ts";
import { exchangeCoordinates, randomTasks } from "../../../../functions/studies/conjoint/design-search.ts";
import { randomFrom } from "../../../../functions/statistics/random.ts";
import { softmax } from "../../../../functions/studies/conjoint/likelihood.ts";
import { dot } from "../../../../functions/statistics/linear-algebra.ts";
import { referenceJson, worstDeviation } from "./reference-data.ts";
import { attributesOf } from "./simulations.ts";

/** Tasks of a design listed row by row with levels counted from 1. */
const tasksOf = (rows: number[][], alternatives: number) =>
  Array.from({ length: rows.length / alternatives }, (_, t) =>
    rows.slice(t * alternatives, (t + 1) * alternatives).map((row) => row.map((level) => level - 1)),
  );
const dummy: CodingOptions = { none: false, scheme: "dummy", omitted: "first" };
const effects: CodingOptions = { none: false };
const TOLERANCE = 1e-9;

describe("published designs", () => {
  const designs = referenceJson("design.json");

  it("agrees on the worked example, with and without assumed utilities", () => {
    const { design, levels, beta, probabilities, information, D_0, D_p, A_0 } = designs.worked_3x2;
    const coding = codingOf(attributesOf(...levels), dummy);
    const tasks = tasksOf(design, 2);
    const assumed = Float64Array.from(beta);
    const predicted = tasks.map((task) => softmax(task.map((profile) => dot(encodeProfile(coding, profile), assumed))));
    const atZero = designInformation(tasks, coding);
    const atBeta = designInformation(tasks, coding, assumed);
    expect(worstDeviation(predicted.flat(), probabilities.flat())).toBeLessThan(TOLERANCE);
    expect(worstDeviation(atBeta, information.flat())).toBeLessThan(TOLERANCE);
    expect(worstDeviation([dError(atZero, 3), dError(atBeta, 3)], [D_0.d_error, D_p.d_error])).toBeLessThan(TOLERANCE);
    expect(aError(atZero, 3)).toBeCloseTo(A_0, 12);
  });

  it.each([
    ["foldover_2x2x2", [2, 2, 2], 2],
    ["shifted_L9_3x3x3x3", [3, 3, 3, 3], 3],
  ] as const)("agrees on the optimum of %s", (name, levels, alternatives) => {
    const reference = designs[name];
    const attributes = attributesOf(...levels);
    const tasks = tasksOf(reference.design, alternatives);
    const errors = [effects, dummy].map((options) => {
      const coding = codingOf(attributes, options);
      return dError(designInformation(tasks, coding), coding.columns);
    });
    expect(worstDeviation(errors, [reference.effects.d_error, reference.dummy.d_error])).toBeLessThan(TOLERANCE);
    expect(dEfficiency(tasks, attributes, false)).toBeCloseTo(reference.D_efficiency_pct_std_orth, 9);
  });

  describe.each(["random", "optimized"])("the %s design with a realistic size", (kind) => {
    const attributes = attributesOf(4, 4, 3, 2);
    const reference = designs.realistic_4x4x3x2[kind];
    const tasks = tasksOf(reference.design, 3);

    it("has the published D- and A-errors", () => {
      const errorOf = (options: CodingOptions, beta?: Float64Array) => {
        const coding = codingOf(attributes, options);
        return dError(designInformation(tasks, coding, beta), coding.columns);
      };
      const beta = Float64Array.from(designs.realistic_4x4x3x2.beta_prior);
      const withNone = codingOf(attributes, { none: true });
      expect(
        worstDeviation(
          [
            errorOf({ none: true }),
            errorOf({ none: true }, beta),
            errorOf({ none: false, scheme: "dummy" }),
            errorOf(effects),
            aError(designInformation(tasks, withNone), withNone.columns),
          ],
          [
            reference.effects_with_none.D_0.d_error,
            reference.effects_with_none.D_p.d_error,
            reference.dummy_no_none.D_0.d_error,
            reference.effects_no_none.D_0.d_error,
            reference.effects_with_none.A_0,
          ],
        ),
      ).toBeLessThan(TOLERANCE);
      expect(encodeNone(withNone).at(-1)).toBe(1);
    });

    it("has the published efficiency, also relative to the attainable bound", () => {
      const efficiency = dEfficiency(tasks, attributes, false);
      const relative = efficiency / dEfficiencyBound([4, 4, 3, 2], 3, false);
      expect(efficiency).toBeCloseTo(reference.std_orth_no_none.D_efficiency_pct, 9);
      expect(relative).toBeCloseTo(designs.d_efficiency_upper_bound[`relative_efficiency_${kind}`], 9);
    });

    it("has the published balance, overlap and associations", () => {
      const counts = attributes.map(({ levels }, a) => levelCounts(tasks, a, levels.length));
      const overlaps = attributes.map((_, a) => overlap(tasks, a));
      const sizes = attributes.map(({ levels }) => levels.length);
      const associations = sizes.flatMap((one, a) =>
        sizes.slice(a + 1).map((other, offset) => cramersV(tasks, a, a + 1 + offset, [one, other])),
      );
      expect(counts).toEqual(reference.level_counts);
      expect(worstDeviation(counts.map(balance), Object.values(reference.balance_score_cbcTools))).toBeLessThan(
        TOLERANCE,
      );
      const complete = Object.values<number>(reference.complete_overlap_rate);
      overlaps.forEach((one, a) => expect(one.complete).toBeCloseTo(complete[a]!, 9));
      const distinct = overlaps.map(({ meanDistinct }) => meanDistinct);
      expect(worstDeviation(distinct, Object.values(reference.mean_unique_levels))).toBeLessThan(TOLERANCE);
      const expected = Object.values<number>(reference.cramers_v_between_attributes);
      associations.forEach((value, index) => expect(value).toBeCloseTo(expected[index]!, 9));
    });

    it("has the published predicted standard errors", () => {
      const { levels, none } = predictedStandardErrors(tasks, attributes, true, 300 * 12);
      const withoutOmitted = levels.flatMap((ofAttribute) => ofAttribute.slice(0, -1));
      const expected = Object.values<number>(reference.predicted_se_beta0_300_persons_12_tasks);
      expect(worstDeviation([...withoutOmitted, none!], expected)).toBeLessThan(TOLERANCE);
    });
  });

  it("searches as well as the published coordinate exchange", () => {
    const coding = codingOf(attributesOf(4, 4, 3, 2), { none: true });
    const rules = { levels: [4, 4, 3, 2], alternatives: 3, price: null };
    const tasks = randomTasks(rules, 60, randomFrom("one start"));
    const reached = Math.exp(-exchangeCoordinates(tasks, coding, rules) / coding.columns);
    expect(reached).toBeLessThan(designs.realistic_4x4x3x2.optimized.effects_with_none.D_0.d_error * 1.001);
  });

  it("has the published bounds and the rule for the number of tasks", () => {
    const { values } = designs.d_efficiency_upper_bound;
    const bounds: [string, number[], number][] = [
      ["2x2x2_J2", [2, 2, 2], 2],
      ["3^4_J3", [3, 3, 3, 3], 3],
      ["4x4x3x2_J3", [4, 4, 3, 2], 3],
      ["5x3x3_J2", [5, 3, 3], 2],
      ["3x3_J5", [3, 3], 5],
    ];
    for (const [name, levels, alternatives] of bounds)
      expect(dEfficiencyBound(levels, alternatives, false)).toBeCloseTo(values[name], 9);
    const { levels, J, value } = designs.rules.min_tasks_preferences.example;
    expect(recommendedTasks(attributesOf(...levels), J)).toBe(value);
  });
});
