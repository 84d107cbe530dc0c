import { describe, expect, it } from "vitest";
import { scaleFrom } from "../../../../functions/reports/slides/scale.ts";

describe("the numbers of an axis", () => {
  it.each([
    [1, 5, 1],
    [1, 7, 1],
    [0, 10, 2],
    [-1, 1, 0.25],
    [2, 3.5, 0.25],
    [-100, 100, 25],
  ])("lead from %d to %d in steps of %d", (least, most, step) => {
    expect(scaleFrom(least, most)).toEqual({ least, most, step });
  });

  it("go beyond what is shown where no round step leads to its ends", () => {
    expect(scaleFrom(-1.6, 1.6)).toEqual({ least: -2, most: 2, step: 0.5 });
  });

  it.each([
    [0, 0.000_3],
    [-17, 23],
    [3, 1_234_567],
  ])("are few and hold everything from %d to %d", (from, to) => {
    const { least, most, step } = scaleFrom(from, to);
    expect(least).toBeLessThanOrEqual(from);
    expect(most).toBeGreaterThanOrEqual(to);
    expect((most - least) / step).toBeLessThanOrEqual(10);
  });
});
