import { describe, expect, it } from "vitest";
import { normal, randomFrom } from "../../../../functions/statistics/random.ts";
import { isFlat, trendOf } from "../../../bench/soak/trend.ts";

describe("the trend of what a soak has used", () => {
  it("is the slope of the line through the minutes, with the textbook's interval", () => {
    // y = 1, 3, 2, 5: slope 1.1, residuals of 2.7 over 2 degrees, sxx 5, t 4.3027.
    const { slope, margin, minutes } = trendOf([1, 3, 2, 5]);
    expect([slope, minutes]).toEqual([1.1, 4]);
    expect(margin).toBeCloseTo(4.3027 * Math.sqrt(2.7 / 2 / 5), 3);
  });

  it("says nothing of two minutes", () => {
    expect(trendOf([1, 2]).margin).toBe(Infinity);
  });

  it("grows where every minute is above the one before, and is flat where they waver", () => {
    expect(isFlat(trendOf([700, 710, 719, 731, 740]))).toBe(false);
    expect(isFlat(trendOf([700, 712, 699, 705, 703]))).toBe(true);
  });

  it.each([5, 10, 20])("has the true slope in 95 of 100 intervals, of %i minutes", (minutes) => {
    const random = randomFrom(`trend of ${minutes}`);
    const holds = Array.from({ length: 2_000 }, () => {
      const values = Array.from({ length: minutes }, (_, minute) => 700 + 3 * minute + normal(random, 0, 10));
      const { slope, margin } = trendOf(values);
      return Math.abs(slope - 3) <= margin;
    });
    expect(holds.filter(Boolean).length / holds.length).toBeGreaterThan(0.935);
  });
});
