import { describe, expect, it } from "vitest";
import { cohensD, cohensH } from "../../../functions/statistics/standardised-effect.ts";

describe("standardised effects", () => {
  it("of shares are differences of twice their arcsine roots", () => {
    expect(cohensH(0.5, 0.25)).toBeCloseTo(Math.PI / 6, 12);
    expect(cohensH(0, 1)).toBeCloseTo(-Math.PI, 12);
    // A share may pass its ends by rounding.
    expect(cohensH(1 + 1e-15, 1)).toBe(0);
  });

  it("of means are in units of the root of the mean of both variances", () => {
    expect(cohensD(5, [3, 4])).toBeCloseTo(5 / Math.sqrt(12.5), 12);
    expect(cohensD(1, [0, 0])).toBeNull();
  });
});
