import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importances, zeroCentred, zeroCentredScale } from "../../../../functions/studies/conjoint/importance.ts";
import { matrix } from "../../../support/matrix.ts";

const partWorths = matrix("1 0 -1 | 0.25 -0.25 | 0.75 0 -0.75");
const worths = fc.array(fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 2, maxLength: 5 }), {
  minLength: 2,
  maxLength: 6,
});

describe("importance", () => {
  it("is the range of an attribute as percent of all ranges", () => {
    expect(importances(partWorths)).toEqual([50, 12.5, 37.5]);
  });
  it("is shared equally by someone indifferent to everything", () => {
    expect(importances(matrix("0 0 | 3 3"))).toEqual([50, 50]);
    expect(zeroCentredScale(matrix("0 0 | 3 3"))).toBe(0);
    expect(importances(matrix("0 2e-17 | 1e-17 0"))).toEqual([50, 50]);
    expect(zeroCentredScale(matrix("0 2e-17 | 1e-17 0"))).toBe(0);
  });
  it("sums to 100 and does not change when levels are shifted or all utilities scaled", () => {
    fc.assert(
      fc.property(worths, fc.integer({ min: 1, max: 9 }), fc.integer({ min: -9, max: 9 }), (levels, scale, shift) => {
        const shares = importances(levels);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 8);
        const changed = importances(levels.map((values) => values.map((value) => value * scale + shift)));
        const scaled = zeroCentredScale(levels);
        if (scaled > 0 && scaled < 1e6) changed.forEach((share, a) => expect(share).toBeCloseTo(shares[a]!, 6));
      }),
    );
  });
});

it("zero-centred diffs sum to zero and range over 100 per attribute on average", () => {
  const scale = zeroCentredScale(partWorths);
  const diffs = partWorths.map((levels) => zeroCentred(levels, scale));
  expect(diffs).toEqual(matrix("75 0 -75 | 18.75 -18.75 | 56.25 0 -56.25"));
  expect(zeroCentred([1, 2, 6])).toEqual([-2, -1, 3]);
});
