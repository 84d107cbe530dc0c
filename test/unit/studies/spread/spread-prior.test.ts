import { describe, expect, it } from "vitest";
import { normalise, spreadInterval, widenShares } from "../../../../functions/studies/spread/spread-prior.ts";
import { sum } from "../../../../functions/statistics/moments.ts";

const oneOf = (options: number, chosen: number) => Array.from({ length: options }, (_, at) => (at === chosen ? 1 : 0));

describe("the public spread prior", () => {
  it.each([2, 3, 4, 5, 7, 11, 30])(
    "gives every one of %i options a part, and the model's choice a larger one",
    (options) => {
      const [concentrated, equal] = [oneOf(options, 1), oneOf(options, 1).map(() => 1 / options)];
      const widened = widenShares(concentrated);
      expect(sum(widened)).toBeCloseTo(1, 12);
      expect(Math.min(...widened)).toBeGreaterThan(0);
      expect(widened[1]).toBeLessThan(1);
      expect(widened[1]).toBeGreaterThan(widenShares(equal)[1]!);
    },
  );

  it("keeps two options that the model finds alike near each other", () => {
    const [first, second] = widenShares([0.5, 0.5]);
    expect(Math.abs(first! - second!)).toBeLessThan(0.05);
  });

  it("expects people's share on both sides of the widened one, within 0 and 1", () => {
    for (const widened of [0.001, 0.2, 0.5, 0.999]) {
      const [low, high] = spreadInterval(widened, 4);
      expect(low).toBeGreaterThan(0);
      expect(low).toBeLessThan(widened);
      expect(high).toBeGreaterThan(widened);
      expect(high).toBeLessThan(1);
    }
  });

  it("takes shares in any unit and none where nobody chose anything", () => {
    expect(normalise([30, 70])).toEqual([0.3, 0.7]);
    expect(normalise([0, 0])).toBeNull();
  });
});
