import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clusteredMean,
  designEffect,
  effectiveSampleSize,
} from "../../../../functions/domain/statistics/effective-n.ts";
import { StatisticsInputError } from "../../../../functions/domain/statistics/input-error.ts";
import { studentTQuantile } from "../../../../functions/domain/statistics/student-t.ts";
import { expectClose, expectInterval, hasReference, metrics } from "./reference.ts";

describe("effectiveSampleSize", () => {
  it("is the persons when reruns repeat themselves, and all answers when they are independent", () => {
    expect(effectiveSampleSize(20, 5, 1)).toBe(20);
    expect(effectiveSampleSize(20, 5, 0)).toBe(100);
  });

  it("never exceeds the answers nor falls below the persons", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 9 }),
        fc.double({ min: -0.1, max: 1, noNaN: true }),
        (p, n, icc) => {
          const effective = effectiveSampleSize(p, n, icc);
          expect(effective).toBeGreaterThanOrEqual(p - 1e-9);
          expect(effective).toBeLessThanOrEqual(p * n);
        },
      ),
    );
  });
});

describe("clusteredMean", () => {
  const answers = [
    [4, 4, 5],
    [2, 3, 2],
    [5, 4, 5],
    [1, 2, 2],
    [3, 3, 4],
  ];

  it("takes persons as the units", () => {
    const result = clusteredMean(answers);
    expectClose(result.mean, 49 / 15, 1e-12);
    expectClose(result.clusterError, 0.5715476066494082, 1e-12);
    expectClose(result.naiveError, 0.33046383948376135, 1e-12);
    expectInterval(result, [1.6797961117974005, 4.853537221535933]);
  });

  it("knows how much the reruns are worth", () => {
    const result = clusteredMean(answers);
    const icc = (4.9 - 1 / 3) / (4.9 + 2 / 3);
    expectClose(result.icc, icc, 1e-12);
    expectClose(result.designEffect, 1 + 2 * icc, 1e-12);
    expectClose(result.effectiveN, 15 / (1 + 2 * icc), 1e-12);
  });

  it("has no design effect with one answer each or without any difference", () => {
    expect(clusteredMean([[1], [2]])).toMatchObject({ mean: 1.5, icc: null, effectiveN: null });
    expect(
      clusteredMean([
        [3, 3],
        [3, 3],
      ]),
    ).toMatchObject({ icc: null, lower: 3, upper: 3 });
  });

  it("refuses a single person", () => {
    expect(() => clusteredMean([[1, 2]])).toThrow(StatisticsInputError);
  });
});

describe.skipIf(!hasReference)("the reference figures", () => {
  it("agree", () => {
    const { p, n, icc1, design_effect, n_eff, mean, se_cluster, ci95_t_cluster } = metrics.effective_sample_size;
    expectClose(designEffect(n, icc1), design_effect);
    expectClose(effectiveSampleSize(p, n, icc1), n_eff);
    const margin = studentTQuantile(0.975, p - 1) * se_cluster;
    expectInterval({ lower: mean - margin, upper: mean + margin }, ci95_t_cluster);
  });
});
