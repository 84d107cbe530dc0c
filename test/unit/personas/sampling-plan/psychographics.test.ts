import { describe, expect, it } from "vitest";
import type { Demographics } from "../../../../functions/personas/sampling-plan/draw-demographics.ts";
import { drawPsychographics } from "../../../../functions/personas/sampling-plan/psychographics.ts";
import { PLAN_DIMENSIONS, type UnitPoint } from "../../../../functions/personas/sampling-plan/unit-points.ts";

const person: Demographics = {
  age: 45,
  gender: "Female",
  income: "Middle",
  education: "bachelor",
  activity: "employed",
  occupation: "management",
  household: "alone",
  region: "Munich, Germany",
};
const pointAt = (u: number, changes: Partial<UnitPoint> = {}) =>
  ({ ...Object.fromEntries(PLAN_DIMENSIONS.map((name) => [name, u])), ...changes }) as UnitPoint;

describe("drawPsychographics", () => {
  it("puts the middle of every coordinate near the middle percentile", () => {
    const { big_five, price_sensitivity, interest } = drawPsychographics(pointAt(0.5), person);
    expect(big_five.openness).toBe(50);
    for (const percentile of [...Object.values(big_five), price_sensitivity])
      expect(Math.abs(percentile - 50)).toBeLessThan(10);
    expect(Math.abs(interest)).toBeLessThan(0.1);
  });

  it("stays within 1 and 99 at the ends of the unit interval", () => {
    for (const u of [0, 1 - 2 ** -53]) {
      const { big_five, price_sensitivity } = drawPsychographics(pointAt(u), person);
      for (const percentile of [...Object.values(big_five), price_sensitivity]) expect([1, 99]).toContain(percentile);
    }
  });

  it("moves with age, gender and income as the literature says", () => {
    const of = (changes: Partial<Demographics>) => drawPsychographics(pointAt(0.5), { ...person, ...changes });
    expect(of({ age: 75 }).big_five.conscientiousness).toBeGreaterThan(of({ age: 20 }).big_five.conscientiousness);
    expect(of({ age: 75 }).big_five.neuroticism).toBeLessThan(of({ age: 20 }).big_five.neuroticism);
    expect(of({ gender: "Male" }).big_five.agreeableness).toBeLessThan(of({}).big_five.agreeableness);
    expect(of({ income: "Low" }).price_sensitivity).toBeGreaterThan(of({ income: "High" }).price_sensitivity + 25);
    expect(of({ age: 75 }).interest).toBeLessThan(of({ age: 20 }).interest);
  });

  it("makes the open more interested in new offers, the worried less", () => {
    const interest = (changes: Partial<UnitPoint>) => drawPsychographics(pointAt(0.5, changes), person).interest;
    expect(interest({ openness: 0.9 })).toBeGreaterThan(interest({ openness: 0.1 }));
    expect(interest({ neuroticism: 0.9 })).toBeLessThan(interest({ neuroticism: 0.1 }));
    expect(interest({ price_sensitivity: 0.9 })).toBeLessThan(interest({ price_sensitivity: 0.1 }));
  });
});
