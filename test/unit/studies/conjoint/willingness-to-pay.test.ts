import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Inference } from "../../../../functions/studies/conjoint/inference.ts";
import { priceRefusal, willingnessToPay } from "../../../../functions/studies/conjoint/willingness-to-pay.ts";

const inferenceWith = (...covariance: number[]): Inference => ({
  covariance: Float64Array.from(covariance),
  kind: "clustered",
  quantile: 2,
});
const feature = Float64Array.of(1, 0);
const price = Float64Array.of(0, 1);

describe("willingness to pay", () => {
  it("is the utility gained over the utility of money, with the delta-method standard error", () => {
    const wtp = willingnessToPay(Float64Array.of(1, -0.5), feature, price, inferenceWith(0.04, 0.01, 0.01, 0.0025));
    // Gradient (2, 4): 4·0.04 + 2·8·0.01 + 16·0.0025 = 0.36.
    expect(wtp.value).toBe(2);
    expect(wtp.standardError).toBeCloseTo(0.6, 12);
    expect([wtp.lower, wtp.upper]).toEqual([2 - 2 * wtp.standardError, 2 + 2 * wtp.standardError]);
  });

  it("follows the currency: a price in cents gives a hundred times the figure", () => {
    const gain = fc.double({ min: -5, max: 5, noNaN: true });
    fc.assert(
      fc.property(gain, fc.double({ min: -5, max: -0.1, noNaN: true }), (b, perUnit) => {
        const inference = inferenceWith(0.04, 0.001, 0.001, 0.0025);
        const coefficients = Float64Array.of(b, perUnit);
        const inEuro = willingnessToPay(coefficients, feature, price, inference);
        const inCents = willingnessToPay(coefficients, feature, Float64Array.of(0, 0.01), inference);
        expect(inCents.value).toBeCloseTo(100 * inEuro.value, 6);
        expect(inCents.standardError).toBeCloseTo(100 * inEuro.standardError, 6);
      }),
    );
  });

  it.each([
    ["a clear price effect", -0.5, 0.04, null],
    ["one of exactly two standard errors", -0.4, 0.04, null],
    ["a weak one", -0.39, 0.04, "weak_price_effect"],
    ["a price that attracts", 0.5, 0.04, "wrong_sign"],
    ["no effect at all", 0, 0.04, "wrong_sign"],
  ])("for %s: refusal", (_, coefficient, variance, refusal) => {
    expect(priceRefusal(Float64Array.of(1, coefficient), price, inferenceWith(1, 0, 0, variance))).toBe(refusal);
  });

  it("is refused with five personas at two standard errors: the interval of the price includes zero", () => {
    const five = { ...inferenceWith(1, 0, 0, 0.04), quantile: 2.776 };
    expect(priceRefusal(Float64Array.of(1, -0.5), price, five)).toBe("weak_price_effect");
    expect(priceRefusal(Float64Array.of(1, -0.56), price, five)).toBeNull();
  });
});
