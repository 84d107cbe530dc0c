import { describe, expect, it } from "vitest";
import { studentTQuantile, studentTTwoSidedP } from "../../../functions/statistics/student-t.ts";
import { expectClose, metrics } from "./reference.ts";

describe("Student's t distribution", () => {
  it("is Cauchy's on one degree of freedom", () => {
    expectClose(studentTQuantile(0.975, 1), Math.tan(0.475 * Math.PI), 1e-12);
    expectClose(studentTTwoSidedP(-2, 1), 1 - (2 * Math.atan(2)) / Math.PI, 1e-13);
  });

  it("has its closed form on two degrees of freedom", () => {
    const p = 0.9;
    expectClose(studentTQuantile(p, 2), (2 * p - 1) / Math.sqrt(2 * p * (1 - p)), 1e-12);
  });

  it("is symmetric", () => {
    expect(studentTQuantile(0.1, 7)).toBeCloseTo(-studentTQuantile(0.9, 7), 13);
    expect(studentTQuantile(0.5, 7)).toBe(0);
    expect([studentTQuantile(0, 7), studentTQuantile(1, 7)]).toEqual([-Infinity, Infinity]);
  });

  it("doubles the tail for a two-sided test", () => {
    expectClose(studentTQuantile(1 - studentTTwoSidedP(2.3, 11) / 2, 11), 2.3, 1e-12);
    expect(studentTTwoSidedP(Infinity, 11)).toBe(0);
  });
});

describe("the reference figures", () => {
  it("agree with the quantile", () => {
    expectClose(studentTQuantile(0.975, 19), metrics.quantiles["qt_.975_df19"]);
  });
});
