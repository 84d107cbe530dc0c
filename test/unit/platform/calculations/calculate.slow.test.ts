import { describe, expect, it } from "vitest";
import { baselines } from "../../../../functions/findings/baselines/calculation.ts";
import { calculate, runInThread } from "../../../../functions/platform/calculations/calculate.ts";
import type { Calculation } from "../../../../functions/platform/calculations/calculation.ts";
import { conjointDesign } from "../../../../functions/studies/conjoint/design-calculation.ts";
import { conjointReport } from "../../../../functions/studies/conjoint/report-calculation.ts";
import { convergence } from "../../../../functions/findings/convergence/calculation.ts";
import { promotion } from "../../../../functions/findings/promotion/calculation.ts";
import { reliability } from "../../../../functions/findings/reliability/calculation.ts";
import { surveyAnalyses } from "../../../../functions/studies/survey/analyses/calculation.ts";
import { RankDeficientDesign, UnsatisfiableDesign } from "../../../../functions/studies/conjoint/errors.ts";
import { StatisticsInputError } from "../../../../functions/statistics/input-error.ts";
import { choicesIn, roughDesign } from "../../../../lab/bench/statistics/choices.ts";
import { LARGEST } from "../../../../lab/bench/statistics/largest.ts";
import { observedSimulations } from "../../../../lab/bench/statistics/simulations.ts";
import { ANALYSED, analysedResults } from "../../../support/analysed-survey.ts";

const rated = { personas: 6, questions: 4, categories: 5, themes: 2, dimensions: 8, mix: "ratings" } as const;
const optional = { ...rated, mix: "options" } as const;
const scales = observedSimulations(3, rated);
const options = observedSimulations(3, optional);
const shared = { name: "Colour", levels: ["red", "blue", "green"] };
const input = { attributes: [shared, { name: "Size", levels: ["small", "large"] }], tasks_per_persona: 8 };
const designInput = { input, options: { seed: "a study", personas: 6 } };
const design = roughDesign({ personas: 6, tasks: 6, alternatives: 2, levels: [3, 2] });
const responses = choicesIn(design, 6);
const tastes = new Map([["persona-1", { rlh: 0.4, randomRlh95: 0.5 }]]);
const personaIds = ["persona-1", "persona-2", "nobody"];

type Case = readonly [string, Calculation<never, unknown>, unknown];
const cases: Case[] = [
  ["convergence", convergence, { simulations: scales, options: { seed: 3, available: 9 } }],
  ["convergence of options", convergence, { simulations: options, options: { seed: 3 } }],
  ["conjoint-design", conjointDesign, designInput],
  ["conjoint-report", conjointReport, { design, responses }],
  ["baselines", baselines, { simulation: options[0], conjoint: null }],
  ["baselines beside nobody", baselines, { simulation: scales[0], conjoint: null, anonymous: scales[1] }],
  ["reliability", reliability, { runs: scales, options: { seed: 5 } }],
  ["promotion", promotion, { runs: scales, personaIds, tastes }],
  [
    "survey-analyses",
    surveyAnalyses,
    { survey: ANALYSED, results: analysedResults(12), weights: new Map([["p1", 2]]) },
  ],
];

describe("a calculation in a thread", () => {
  it.each(cases)("gives what it gives without one: %s", async (_, calculation, given) => {
    expect(await runInThread(calculation, given as never)).toEqual(calculation.run(given as never));
  });

  it("lets others work meanwhile", async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await runInThread(baselines, { simulation: options[0]!, conjoint: null });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });

  it("throws errors that callers know as what they are", async () => {
    const impossible = { ...designInput, input: { ...input, tasks_per_persona: 1, alternatives_per_task: 2 } };
    const known = runInThread(conjointDesign, { ...impossible, options: { seed: "a study", personas: 1 } });
    await expect(known).rejects.toBeInstanceOf(RankDeficientDesign);
    await expect(known).rejects.toMatchObject({ code: "rank_deficient_design", columns: 4 });
    await expect(known).rejects.toThrow(/^The choice tasks can identify only/);
    const crowded = { attributes: [{ name: "Size", levels: ["small", "large"] }], alternatives_per_task: 5 };
    await expect(
      runInThread(conjointDesign, { input: crowded, options: { seed: "a study", personas: 1 } }),
    ).rejects.toBeInstanceOf(UnsatisfiableDesign);
  });

  it("keeps name and sentence of any other error", async () => {
    const lonely = { runs: scales.slice(0, 1), options: { seed: 1 } };
    const failed = runInThread(reliability, lonely);
    await expect(failed).rejects.toMatchObject({ name: "StatisticsInputError", code: "statistics_input" });
    await expect(failed).rejects.toThrow("Stability needs at least two runs of a study.");
    expect(() => reliability.run(lonely)).toThrow(StatisticsInputError);
  });

  it("is given up after its time", async () => {
    const largest = { ...optional, personas: 50, questions: 60, categories: 40 };
    const simulation = observedSimulations(1, largest)[0]!;
    await expect(runInThread(baselines, { simulation, conjoint: null }, 0.01)).rejects.toMatchObject({
      name: "CalculationFailed",
      message: "The calculation baselines took longer than 0.01 s",
    });
  });
});

describe("where a calculation is made", () => {
  const secondsOf = (calculation: Calculation<never, unknown>, given: unknown) => calculation.seconds(given as never);

  it.each(cases)("in place for a small study: %s", (_, calculation, given) => {
    expect(secondsOf(calculation, given)).toBeLessThan(0.1);
  });

  it("in a thread for the largest", () => {
    const large = { ...rated, personas: LARGEST.personas, questions: LARGEST.questions, categories: LARGEST.points };
    const many = observedSimulations(2, large);
    const several = observedSimulations(2, { ...large, categories: LARGEST.options, mix: "options" });
    const attributes = [4, 4, 4, 4, 4, 4, 3, 3].map((count, index) => ({
      name: `${index}`,
      levels: Array.from({ length: count }, (__, level) => `${level}`),
    }));
    const largest = { attributes, tasks_per_persona: 30, alternatives_per_task: 5 };
    for (const seconds of [
      secondsOf(convergence, { simulations: [...many, ...many] }),
      secondsOf(baselines, { simulation: several[0] }),
      secondsOf(baselines, { simulation: many[0], anonymous: many[1] }),
      secondsOf(reliability, { runs: many }),
      secondsOf(reliability, { runs: several }),
      secondsOf(promotion, { runs: Array.from({ length: 60 }, () => many[0]) }),
      secondsOf(surveyAnalyses, { survey: ANALYSED, results: analysedResults(300), weights: new Map() }),
      secondsOf(conjointDesign, { input: largest }),
      secondsOf(conjointReport, { design: largest, responses: Array.from({ length: 50 }) }),
    ])
      expect(seconds).toBeGreaterThan(0.1);
  });

  it("one after the other where there is no CPU for all", async () => {
    const counted = { ...baselines, seconds: () => 1 };
    const all = Array.from({ length: 4 }, () => calculate(counted, { simulation: options[0]!, conjoint: null }));
    const expected = baselines.run({ simulation: options[0]!, conjoint: null });
    expect(await Promise.all(all)).toEqual(all.map(() => expected));
    await expect(calculate(counted, { simulation: options[0]!, conjoint: null })).resolves.toEqual(expected);
  });
});
