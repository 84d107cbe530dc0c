import { describe, expect, it } from "vitest";
import { quantile } from "../../../functions/statistics/quantile.ts";
import { medianInterval, weightedQuantile } from "../../../functions/statistics/weighted-quantile.ts";
import { expectClose } from "./reference.ts";

const values = [3, 7, 1, 12, 5, 5, 9, 40, 2, 6, 8, 4];
const weights = [1, 1, 2, 0.5, 1, 1, 1, 0.5, 1.5, 1, 1, 0.5];
const ones = values.map(() => 1);

describe("quantiles of weighted values", () => {
  it("are the plain ones where all weigh the same", () => {
    for (const p of [0, 0.1, 0.25, 0.5, 0.9, 1])
      for (const type of [6, 7] as const)
        for (const weight of [1, 3])
          expectClose(
            weightedQuantile(
              values,
              ones.map(() => weight),
              p,
              type,
            ),
            quantile(values, p, type),
          );
  });

  it("move to what weighs more", () => {
    expect(weightedQuantile([1, 2, 3], [1, 1, 10], 0.5)).toBeGreaterThan(2.5);
    expect(weightedQuantile([7], [0.3], 0.25)).toBe(7);
  });

  it("need values", () => {
    expect(() => weightedQuantile([], [], 0.5)).toThrow("needs a value");
  });
});

describe("the interval of a median", () => {
  // scipy.special.betainc and brentq for the rank, numpy.interp between the values.
  it("lies between order statistics of fractional rank", () => {
    const [low, high] = medianInterval(values)!;
    expectClose(low, 3.1727791145065374);
    expectClose(high, 8.827220885493462);
  });

  it("is read at the same probabilities for the effective n of weighted values", () => {
    const [low, high] = medianInterval(values, weights)!;
    expectClose(low, 1.8363860956068783);
    expectClose(high, 8.036324332687963);
  });

  it("is the range of five values, and none of four or of equal ones", () => {
    expect(medianInterval([5, 1, 4, 2, 3])).toEqual([1, 5]);
    expect(medianInterval([5, 1, 4, 2])).toBeNull();
    expect(medianInterval(values.map(() => 4))).toBeNull();
  });
});
