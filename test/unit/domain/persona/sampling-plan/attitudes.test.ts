import { describe, expect, it } from "vitest";
import { attitudesOf } from "../../../../../functions/domain/persona/sampling-plan/attitudes.ts";

describe("attitudesOf", () => {
  it("makes the least interested sceptics and the most interested enthusiasts", () => {
    const interests = [0.4, -2, 1.9, 0.1, -0.7, 0.2, -0.2, 0.9, -1.1, 0.6];
    expect(attitudesOf(interests, 1)).toEqual([
      "pragmatist",
      "sceptic",
      "enthusiast",
      "pragmatist",
      "sceptic",
      "pragmatist",
      "pragmatist",
      "enthusiast",
      "sceptic",
      "pragmatist",
    ]);
  });

  it.each([2, 3, 4])("has at least one of each end among %d", (count) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const attitudes = attitudesOf(
        Array.from({ length: count }, (_, index) => index),
        seed,
      );
      expect(attitudes[0]).toBe("sceptic");
      expect(attitudes.at(-1)).toBe("enthusiast");
    }
  });

  it("rounds the shares up as often as their fractions say", () => {
    const sceptics = Array.from(
      { length: 1_000 },
      (_, seed) => attitudesOf([1, 2, 3, 4, 5], seed).filter((attitude) => attitude === "sceptic").length,
    );
    expect(new Set(sceptics)).toEqual(new Set([1, 2]));
    expect(sceptics.filter((number) => number === 2).length / 1_000).toBeCloseTo(0.5, 1);
  });

  it("has nobody's attitude for nobody", () => {
    expect(attitudesOf([], 1)).toEqual([]);
  });
});
