import { describe, expect, it } from "vitest";
import { detectableShare, detectableShift } from "../../../functions/statistics/detectable-difference.ts";
import { normal, randomFrom, uniform } from "../../../functions/statistics/random.ts";
import { studentTTwoSidedP } from "../../../functions/statistics/student-t.ts";

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[]) => {
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
};

/** Whether Welch's t finds a difference at 5 %. */
function isFound(first: readonly number[], second: readonly number[]): boolean {
  const [a, b] = [variance(first) / first.length, variance(second) / second.length];
  const df = (a + b) ** 2 / (a ** 2 / (first.length - 1) + b ** 2 / (second.length - 1));
  return studentTTwoSidedP((mean(first) - mean(second)) / Math.sqrt(a + b), df) < 0.05;
}

describe("the difference that is seen four times in five", () => {
  it.each([
    [5, 5],
    [10, 10],
    [8, 30],
    [100, 100],
  ])("between means of %i and %i answers, in 2,000 simulated experiments", (first, second) => {
    const shift = detectableShift(first, second)!;
    const random = randomFrom(first * 1_000 + second);
    const answers = (count: number, centre: number) => Array.from({ length: count }, () => normal(random, centre));
    const found = Array.from({ length: 2_000 }, () => isFound(answers(first, 0), answers(second, shift))).filter(
      Boolean,
    ).length;
    expect(found / 2_000).toBeGreaterThan(0.76);
    expect(found / 2_000).toBeLessThan(0.84);
  });

  it("between shares of 100 and 100 is 20 points, in 2,000 simulated experiments", () => {
    expect(detectableShare(100, 100)).toBeCloseTo(0.198, 3);
    const random = randomFrom(7);
    const count = (share: number) => Array.from({ length: 100 }, () => uniform(random) < share).filter(Boolean).length;
    const found = Array.from({ length: 2_000 }, () => {
      const [a, b] = [count(0.5 - 0.099) / 100, count(0.5 + 0.099) / 100];
      const pooled = (a + b) / 2;
      return Math.abs(a - b) / Math.sqrt((2 * pooled * (1 - pooled)) / 100) > 1.96;
    }).filter(Boolean).length;
    expect(found / 2_000).toBeGreaterThan(0.76);
    expect(found / 2_000).toBeLessThan(0.84);
  });

  it("is as textbooks have it for 100 per arm, and none where nobody is", () => {
    expect(detectableShift(100, 100)).toBeCloseTo(0.4, 2);
    expect(detectableShift(0, 10)).toBeNull();
    expect(detectableShift(1, 1)).toBeNull();
    expect(detectableShare(3, 3)).toBeNull();
  });
});
