import { measureConvergence, type ConvergenceOptions } from "./measure-convergence.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { answersIn, themesIn } from "../../dataset/cost-of-simulations.ts";
import type { Calculation } from "../../platform/calculations/calculation.ts";

interface ConvergenceInput {
  simulations: readonly ObservedSimulation[];
  options: ConvergenceOptions;
}

/** Thirty surveys of a hundred questions by fifty personas take 2 s; with forty options per question, 4 s. */
export const convergence = {
  name: "convergence",
  // Answers are counted in every resample. Every pair of themes is compared once.
  seconds: ({ simulations }: ConvergenceInput) =>
    8e-6 * answersIn(simulations) + 2e-7 * Math.min(themesIn(simulations), 2_000) ** 2,
  run: ({ simulations, options }: ConvergenceInput) => measureConvergence(simulations, options),
} as const satisfies Calculation<ConvergenceInput, unknown>;
