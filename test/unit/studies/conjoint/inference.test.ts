import { describe, expect, it } from "vitest";
import { choiceData } from "../../../../functions/studies/conjoint/choice-data.ts";
import { estimateContrast, inferParameters } from "../../../../functions/studies/conjoint/inference.ts";
import { fitMnl } from "../../../../functions/studies/conjoint/mnl.ts";
import { binaryChoices } from "./simulations.ts";

const fitOf = (...taken: number[]) =>
  fitMnl(choiceData(taken.flatMap((count, i) => binaryChoices(`p${i}`, count, 10)))).fit!;

describe("intervals of aggregate utilities", () => {
  it("rest on the person-clustered covariance and Student's t", () => {
    const fit = fitOf(9, 8, 6, 3);
    const inference = inferParameters(fit);
    expect(inference).toMatchObject({ kind: "clustered", covariance: fit.clusteredCovariance });
    expect(inference.quantile).toBeCloseTo(3.182446, 6);
    const { value, standardError, lower, upper } = estimateContrast(fit.coefficients, Float64Array.of(2), inference);
    expect(value).toBe(2 * fit.coefficients[0]!);
    expect(standardError).toBeCloseTo(2 * fit.clusteredStandardErrors[0]!, 12);
    expect(upper - value).toBeCloseTo(3.182446 * standardError, 6);
    expect(value - lower).toBeCloseTo(upper - value, 12);
  });

  it("scale the model's covariance where there are no more persons than utilities", () => {
    const fit = { ...fitOf(10, 1), coefficients: Float64Array.of(0, 0) };
    const inference = inferParameters(fit);
    expect(inference.kind).toBe("scaled");
    expect(inference.covariance[0]! / fit.covariance[0]!).toBeCloseTo(2 * fit.designEffect, 10);
  });

  it("never scale it down, however alike the persons are", () => {
    const fit = { ...fitOf(6, 6), coefficients: Float64Array.of(0, 0) };
    expect(fit.designEffect).toBeCloseTo(0, 9);
    expect(inferParameters(fit).covariance).toEqual(fit.covariance);
  });

  it("use the model's covariance and the normal quantile for one person", () => {
    const fit = fitOf(7);
    const inference = inferParameters(fit);
    expect(inference.covariance).toEqual(fit.covariance);
    expect(inference.quantile).toBeCloseTo(1.959964, 6);
  });
});
