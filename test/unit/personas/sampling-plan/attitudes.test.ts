import { describe, expect, it } from "vitest";
import { attitudesOf } from "../../../../functions/personas/sampling-plan/attitudes.ts";

/** So many people, each more interested than the one before. */
const among = (count: number, seed: number) =>
  attitudesOf(
    Array.from({ length: count }, (_, index) => index),
    seed,
  );
const counted = (count: number, seed: number) => {
  const attitudes = among(count, seed);
  return (["sceptic", "pragmatist", "enthusiast"] as const).map(
    (attitude) => attitudes.filter((one) => one === attitude).length,
  );
};

/**
 * Seats by whole numbers: 4, 17 and 4 of 25. Both ends have the same remainder, so that one seat between them is
 * either's.
 */
function sure(count: number): { pragmatists: number; end: number; either: number } {
  const whole = { middle: Math.floor((17 * count) / 25), end: Math.floor((4 * count) / 25) };
  const left = count - whole.middle - 2 * whole.end;
  const middleFirst = (17 * count) % 25 > (4 * count) % 25;
  const middle = middleFirst ? Math.min(1, left) : Math.max(0, left - 2);
  return {
    pragmatists: whole.middle + middle,
    end: whole.end + (left - middle === 2 ? 1 : 0),
    either: (left - middle) % 2,
  };
}

describe("attitudesOf", () => {
  it("makes the least interested sceptics and the most interested enthusiasts", () => {
    const interests = [0.4, -2, 1.9, 0.1, -0.7, 0.2];
    expect(attitudesOf(interests, 1)).toEqual([
      "pragmatist",
      "sceptic",
      "enthusiast",
      "pragmatist",
      "pragmatist",
      "pragmatist",
    ]);
  });

  it.each([
    [1, [0, 1, 0]],
    [2, [0, 2, 0]],
    [5, [1, 3, 1]],
    [6, [1, 4, 1]],
    [20, [3, 14, 3]],
    [25, [4, 17, 4]],
    [50, [8, 34, 8]],
    [100, [16, 68, 16]],
  ])("divides %d as 16, 68 and 16 %%, the largest remainders first", (count, seats) => {
    for (let seed = 0; seed < 20; seed += 1) expect(counted(count, seed)).toEqual(seats);
  });

  it.each(Array.from({ length: 40 }, (_, index) => index + 1))("has the largest remainders of %d people", (count) => {
    const { pragmatists, end, either } = sure(count);
    for (let seed = 0; seed < 20; seed += 1) {
      const [sceptics, middle, enthusiasts] = counted(count, seed);
      expect(middle).toBe(pragmatists);
      expect([sceptics, enthusiasts].toSorted()).toEqual([end, end + either]);
      expect(among(count, seed).indexOf("pragmatist")).toBe(sceptics);
    }
  });

  it.each([3, 10])("lets chance say who has the seat that both ends of %d have the same claim to", (count) => {
    const seeds = Array.from({ length: 1_000 }, (_, seed) => counted(count, seed));
    const moreSceptics = seeds.filter(([sceptics = 0, , enthusiasts = 0]) => sceptics > enthusiasts).length;
    expect(moreSceptics / 1_000).toBeCloseTo(0.5, 1);
    expect(counted(count, 7)).toEqual(counted(count, 7));
  });

  it("goes on where a group that grows one by one has come to", () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const attitudes = Array.from({ length: 25 }, (_, before) => attitudesOf([0], seed, before)[0]!);
      const ofEnds = attitudes.filter((one) => one !== "pragmatist");
      expect(new Set(ofEnds)).toEqual(new Set(["sceptic", "enthusiast"]));
      expect(attitudes.filter((one) => one === "pragmatist").length).toBeGreaterThanOrEqual(15);
      expect(ofEnds.length).toBeGreaterThanOrEqual(7);
    }
  });

  it("has nobody's attitude for nobody", () => {
    expect(attitudesOf([], 1)).toEqual([]);
  });
});
