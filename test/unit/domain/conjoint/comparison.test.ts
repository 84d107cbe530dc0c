import { describe, expect, it } from "vitest";
import { compareFits } from "../../../../functions/domain/conjoint/comparison.ts";
import { partWorthsOf } from "../../../../functions/domain/conjoint/coding.ts";
import { InvalidChoiceData } from "../../../../functions/domain/conjoint/errors.ts";
import { estimateConjoint } from "../../../../functions/domain/conjoint/estimation.ts";
import type { MnlFit } from "../../../../functions/domain/conjoint/mnl.ts";
import { snackStudy, snackTaste, type Respondents } from "./studies.ts";

function study(respondents: Partial<Respondents>) {
  const { design, responses } = snackStudy({ personas: 60, ...respondents });
  const { aggregate, coding } = estimateConjoint(design, responses);
  return { fit: aggregate.fit, flat: (b: Float64Array) => partWorthsOf(coding, b).flat() };
}

describe("comparing two studies", () => {
  const { fit, flat } = study({ seed: "first" });

  it("finds no difference between a study and itself", () => {
    const same = compareFits(fit, fit, flat);
    expect(same).toMatchObject({ wald: 0, degreesOfFreedom: 7, p: 1 });
    expect(same.correlation).toBeCloseTo(1, 12);
  });
  it("finds none between two samples of one population, and one between opposite tastes", () => {
    const again = compareFits(fit, study({ seed: "second" }).fit, flat);
    const opposite = study({ seed: "third", taste: snackTaste.map((levels) => levels.map((value) => -value)) });
    const reversed = compareFits(fit, opposite.fit, flat);
    expect(again.p).toBeGreaterThan(0.05);
    expect(again.correlation).toBeGreaterThan(0.9);
    expect(reversed.p).toBeLessThan(1e-6);
    expect(reversed.correlation).toBeLessThan(-0.9);
  });
  it("tests one coefficient as a squared t: difference 1, variances 0.09 and 0.16", () => {
    const one = (value: number, variance: number) =>
      ({ coefficients: Float64Array.of(value), clusteredCovariance: Float64Array.of(variance), persons: 50 }) as MnlFit;
    const { wald, p } = compareFits(one(2, 0.09), one(1, 0.16), () => [0, 1]);
    expect(wald).toBeCloseTo(4, 12);
    expect(p).toBeCloseTo(0.04826777, 7);
  });
  it("refuses studies of different attributes", () => {
    const shorter = { ...fit, coefficients: fit.coefficients.slice(1) };
    expect(() => compareFits(fit, shorter, flat)).toThrow(InvalidChoiceData);
  });
});
