import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { median, quantile } from "../../../functions/statistics/quantile.ts";

describe("quantile", () => {
  it("interpolates at 1 + (n − 1)p by default", () => {
    expect(quantile([40, 10, 30, 20], 0.25)).toBe(17.5);
  });

  it("interpolates at (n + 1)p in type 6 and stays within the data", () => {
    expect(quantile([40, 10, 30, 20], 0.25, 6)).toBe(12.5);
    expect(quantile([40, 10, 30, 20], 0.01, 6)).toBe(10);
    expect(quantile([40, 10, 30, 20], 0.99, 6)).toBe(40);
  });

  it("rises with its probability and ends at the extremes", () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 });
    const p = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(values, p, p, fc.constantFrom(6 as const, 7 as const), (data, a, b, type) => {
        expect(quantile(data, Math.min(a, b), type)).toBeLessThanOrEqual(quantile(data, Math.max(a, b), type));
        expect([quantile(data, 0, type), quantile(data, 1, type)]).toEqual([Math.min(...data), Math.max(...data)]);
      }),
    );
  });
});

describe("median", () => {
  it("is the middle, or halfway between the two in the middle", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });
});
