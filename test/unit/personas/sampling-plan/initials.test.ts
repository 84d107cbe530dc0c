import { describe, expect, it } from "vitest";
import { initialsAt } from "../../../../functions/personas/sampling-plan/sampling-plan.ts";

const upTo = (count: number, seed: string) =>
  Array.from({ length: count }, (_, position) => initialsAt(position, seed));

describe("initialsAt", () => {
  it("gives 324 different pairs of common letters", () => {
    const initials = upTo(324, "group");
    expect(new Set(initials).size).toBe(324);
    for (const pair of initials) expect(pair).toMatch(/^[A-HJ-NPR-TV]\. [A-HJ-NPR-TV]\.$/);
  });

  it("repeats neither a first nor a last letter within a plan of ten", () => {
    for (const start of [0, 1, 17, 31, 40]) {
      const plan = upTo(60, "group").slice(start, start + 10);
      expect(new Set(plan.map((pair) => pair[0])).size).toBe(10);
      expect(new Set(plan.map((pair) => pair[3])).size).toBeGreaterThan(7);
    }
  });

  it("differs between groups", () => {
    expect(upTo(10, "a")).not.toEqual(upTo(10, "b"));
  });
});
