import { describe, expect, it } from "vitest";
import { interpret, type Facts } from "../../../../functions/findings/convergence/interpretation.ts";

const facts = (score: number, baseline: Facts["same_population_baseline"]): Facts => ({
  simulation_count: 6,
  available: 6,
  questions: 8,
  score,
  confidence_interval: [68.6, 93.6],
  worst_question: null,
  same_population_baseline: baseline,
  detectableShift: 1,
  leastP: 0.001,
  fewestPersonas: 30,
  sameStimulus: true,
});

describe("the verdict on chance", () => {
  it("does not leave a score that chance reaches beside a difference beyond chance unexplained", () => {
    const within = interpret(facts(87.7, { expected: 88.4, lower: 80.2, p_value: 0.027 }), "en");
    expect(within).toContain("larger than chance explains (permutation test, p = 0.027)");
    expect(within).toContain("The score alone would not show it (chance leaves 80.2 or more in 95 of 100 cases)");
    const below = interpret(facts(60, { expected: 88.4, lower: 80.2, p_value: 0.027 }), "en");
    expect(below).toContain("larger than chance explains");
    expect(below).not.toContain("The score alone");
  });
});
