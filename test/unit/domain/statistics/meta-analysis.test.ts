import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../../functions/domain/statistics/input-error.ts";
import { randomEffects, shareEffect } from "../../../../functions/domain/statistics/meta-analysis.ts";
import { expectClose, expectInterval, hasReference, metrics } from "./reference.ts";

/** Tuberculosis cases and healthy, vaccinated and then not, in 13 trials (Colditz et al. 1994, JAMA 271:698). */
const vaccinated = {
  cases: [4, 6, 3, 62, 33, 180, 8, 505, 29, 17, 186, 5, 27],
  healthy: [119, 300, 228, 13536, 5036, 1361, 2537, 87886, 7470, 1699, 50448, 2493, 16886],
};
const control = {
  cases: [11, 29, 11, 248, 47, 372, 10, 499, 45, 65, 141, 3, 29],
  healthy: [128, 274, 209, 12619, 5761, 1079, 619, 87892, 7232, 1600, 27197, 2338, 17825],
};
const logRisk = ({ cases, healthy }: typeof control, trial: number) => {
  const [sick, all] = [cases[trial]!, cases[trial]! + healthy[trial]!];
  return { effect: Math.log(sick / all), variance: 1 / sick - 1 / all };
};
const logRiskRatios = control.cases.map((_, trial) => {
  const [first, second] = [logRisk(vaccinated, trial), logRisk(control, trial)];
  return { effect: first.effect - second.effect, variance: first.variance + second.variance };
});
const studies = fc.array(
  fc.record({
    effect: fc.double({ min: -2, max: 2, noNaN: true }),
    variance: fc.double({ min: 0.001, max: 1, noNaN: true }),
  }),
  { minLength: 2, maxLength: 8 },
);

describe("randomEffects", () => {
  it("reproduces the BCG trials by moments", () => {
    const result = randomEffects(logRiskRatios);
    expectClose(result?.tau2, 0.3087602628623764, 1e-11);
    expectClose(result?.pooled, -0.7141172220732271, 1e-11);
    expectClose(result?.standardError, 0.1787420895354032, 1e-11);
    expectClose(result?.q, 152.2330080823734, 1e-11);
    expectClose(result?.i2Percent, 92.11734685456206, 1e-11);
  });

  it("reproduces the BCG trials by restricted maximum likelihood", () => {
    const result = randomEffects(logRiskRatios, { method: "reml" });
    expectClose(result?.tau2, 0.3132432582, 1e-6);
    expectClose(result?.pooled, -0.7145323422, 1e-7);
    expectClose(result?.standardError, 0.1797815161, 1e-6);
  });

  it("finds nothing between simulations that agree", () => {
    const same = [0.4, 0.4, 0.4].map((effect) => ({ effect, variance: 0.01 }));
    expect(randomEffects(same)).toMatchObject({ tau2: 0, i2Percent: 0, q: 0, p: 1 });
  });

  it("pools within the range of the effects, in any order, with a variance that is not negative", () => {
    fc.assert(
      fc.property(studies, fc.constantFrom("reml" as const, "dersimonian-laird" as const), (data, method) => {
        const result = randomEffects(data, { method })!;
        const effects = data.map(({ effect }) => effect);
        expect(result.tau2).toBeGreaterThanOrEqual(0);
        expect(result.pooled).toBeGreaterThanOrEqual(Math.min(...effects) - 1e-12);
        expect(result.pooled).toBeLessThanOrEqual(Math.max(...effects) + 1e-12);
        expect(randomEffects(data.toReversed(), { method })?.pooled).toBeCloseTo(result.pooled, 8);
      }),
    );
  });

  it("needs two simulations and positive variances", () => {
    expect(randomEffects(logRiskRatios.slice(0, 1))).toBeNull();
    expect(() => randomEffects([{ effect: 1, variance: 0 }])).toThrow(StatisticsInputError);
  });
});

describe("shareEffect", () => {
  it("has the binomial variance, and one above 0 where all or none agree", () => {
    expectClose(shareEffect(3, 10).variance, 0.021, 1e-12);
    expect(shareEffect(0, 9).effect).toBe(0.05);
    expect(shareEffect(9, 9).variance).toBeGreaterThan(0);
  });
});

describe.skipIf(!hasReference)("the reference figures", () => {
  const expected = metrics.convergence_meta ?? { y: [], n: [] };
  const data = (expected.y as number[]).map((y, i) => shareEffect(y * expected.n[i], expected.n[i]));

  it("agree by moments", () => {
    for (const [i, study] of data.entries()) expectClose(study.variance, expected.v[i]);
    const result = randomEffects(data)!;
    expectClose(result.q, expected.Q);
    expect(result.df).toBe(expected.df);
    expectClose(result.p, expected.p);
    expectClose(result.i2Percent, expected.I2_pct);
    expectClose(result.tau2, expected.tau2);
    expectClose(result.pooled, expected.pooled);
    expectClose(result.standardError, expected.se);
    expectInterval(result, expected.ci95);
  });

  it("agree by restricted maximum likelihood", () => {
    const result = randomEffects(data, { method: "reml" })!;
    expectClose(result.tau2, expected.REML.tau2);
    expectClose(result.pooled, expected.REML.pooled);
    expectClose(result.standardError, expected.REML.se);
  });
});
