import { describe, expect, it } from "vitest";
import { normal, randomFrom } from "../../../functions/statistics/random.ts";
import { ratioInterval } from "../../../functions/statistics/ratio-interval.ts";
import { expectClose } from "./reference.ts";

const known = { error: 0, df: Infinity };
const figure = (mean: number, error: number, df = Infinity) => ({ mean, error, df });

describe("the interval of a ratio", () => {
  it("is that of the first figure where the divisor is known", () => {
    const [low, high] = ratioInterval(figure(3, 0.5, 12), { mean: 2, ...known })!;
    // t(.975, 12) = 2.178812829667228
    expectClose(low, (3 - 0.5 * 2.178812829667228) / 2);
    expectClose(high, (3 + 0.5 * 2.178812829667228) / 2);
  });

  it("turns round with its signs", () => {
    const [low, high] = ratioInterval(figure(3, 0.5), figure(2, 0.3))!;
    expect(ratioInterval(figure(3, 0.5), figure(-2, 0.3))).toEqual([-high, -low]);
    expect(ratioInterval(figure(-3, 0.5), figure(-2, 0.3))).toEqual([low, high]);
  });

  it("does not exist where the divisor may be 0", () => {
    expect(ratioInterval(figure(3, 0.5), figure(2, 1.1))).toBeNull();
    expect(ratioInterval(figure(3, 0.5), figure(0, 0.1))).toBeNull();
  });

  it("holds the true ratio in 95 of 100 samples", () => {
    const random = randomFrom("ratios");
    const samples = 4_000;
    let inside = 0;
    for (let sample = 0; sample < samples; sample++) {
      const found = ratioInterval(figure(normal(random, 1, 0.6), 0.6), figure(normal(random, 2, 0.4), 0.4));
      if (found && found[0] <= 0.5 && 0.5 <= found[1]) inside += 1;
    }
    expect(inside / samples).toBeGreaterThan(0.935);
    expect(inside / samples).toBeLessThan(0.965);
  });
});
