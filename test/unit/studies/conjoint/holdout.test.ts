import { describe, expect, it } from "vitest";
import { validateHoldouts } from "../../../../functions/studies/conjoint/holdout.ts";
import type { Individual } from "../../../../functions/studies/conjoint/individual.ts";

const person = (name: string, utility: number): Individual => ({
  person: name,
  utilities: Float64Array.of(utility),
  covariance: Float64Array.of(1),
  logLikelihood: -1,
  choiceSets: 1,
});
const choice = (name: string, task_id: string, chosen: number) => ({
  task_id,
  person: name,
  alternatives: [Float64Array.of(1), Float64Array.of(0), Float64Array.of(-1)],
  chosen,
});

describe("holdout validation", () => {
  const keen = person("keen", Math.log(2));
  const averse = person("averse", -Math.log(2));
  const validation = validateHoldouts(
    [choice("keen", "h1", 0), choice("keen", "h2", 1), choice("averse", "h1", 2), choice("averse", "h2", 2)],
    [keen, averse],
  )!;

  it("counts hits per persona, against guessing", () => {
    expect(validation.choices).toBe(4);
    expect(validation.hitRate).toMatchObject({ share: 0.75, n: 2 });
    expect(validation.chanceHitRate).toBeCloseTo(1 / 3, 12);
  });
  it("gives the log-likelihood, against guessing", () => {
    // Probabilities of ln 2, 0, −ln 2 are 4/7, 2/7, 1/7.
    expect(validation.logLikelihood).toBeCloseTo(3 * Math.log(4 / 7) + Math.log(2 / 7), 12);
    expect(validation.chanceLogLikelihood).toBeCloseTo(-4 * Math.log(3), 12);
  });
  it("sets what was chosen beside what was foretold", () => {
    const [first] = validation.tasks;
    expect(first!.observed).toEqual([0.5, 0, 0.5]);
    [5 / 14, 2 / 7, 5 / 14].forEach((share, j) => expect(first!.predicted[j]).toBeCloseTo(share, 12));
  });
  it("is null without holdouts or without the people who answered them", () => {
    expect(validateHoldouts([], [keen])).toBeNull();
    expect(validateHoldouts([choice("stranger", "h1", 0)], [keen])).toBeNull();
  });
});
