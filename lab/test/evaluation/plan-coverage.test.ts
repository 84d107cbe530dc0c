import { describe, expect, it } from "vitest";
import { coverageLines, distanceTo, planCoverage } from "../../evaluation/plan-coverage.ts";

const anybody = {
  age_min: null,
  age_max: null,
  gender: "All",
  location: "Germany",
  income_level: null,
  occupation: null,
} as const;

describe("the coverage of the sampling plan", async () => {
  const coverage = await planCoverage(anybody, 10, 6, 600);

  it("keeps the two most alike further apart than independent draws", () => {
    const [distance] = coverage;
    expect(distance).toMatchObject({ higherIsBetter: true, personas: 10 });
    expect(distance!.plan.mean).toBeGreaterThan(1.1 * distance!.random.mean);
  });

  it("fits every marginal better than independent draws", () => {
    for (const { plan, random, measure } of coverage.slice(1))
      expect(plan.mean, measure).toBeLessThan(0.9 * random.mean);
  });

  it("is told as lines for groups of ten and of five, with the ratio in words", async () => {
    const lines = await coverageLines(anybody, 3, 300);
    expect(lines).toHaveLength(8);
    expect(lines[0]).toMatchObject({ section: "Sampling plan", holds: true });
    expect(lines[0]!.shown).toMatch(/^0\.\d{3} ± 0\.\d{3}$/);
    expect(lines[0]!.verdict).toMatch(/^1\.\d\d times that of independent draws: better covered$/);
    expect(lines.slice(4).every(({ measure }) => measure.endsWith("groups of 5"))).toBe(true);
  });
});

describe("the distance of a sample to a population", () => {
  const population = Array.from({ length: 100 }, (_, index) => index + 1);

  it("is 0 for the population itself and 1 for a sample beside it", () => {
    expect(distanceTo(population, population)).toBe(0);
    expect(distanceTo(population, [200, 201])).toBe(1);
    expect(distanceTo(population, [-5])).toBe(1);
  });

  it("is the larger of the gaps before and at a value", () => {
    expect(distanceTo(population, [50])).toBeCloseTo(0.5);
    expect(distanceTo(population, [25, 75])).toBeCloseTo(0.26, 1);
    expect(distanceTo(population, [90])).toBeCloseTo(0.89);
  });
});
