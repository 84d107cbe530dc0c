import { measureConvergence, type ConvergenceOptions } from "../../domain/convergence/measure-convergence.ts";
import type { ObservedStudy } from "../../domain/observations/observed-study.ts";
import { answersIn, themesIn } from "./studies.ts";
import type { Calculation } from "./calculation.ts";

interface ConvergenceInput {
  studies: readonly ObservedStudy[];
  options: ConvergenceOptions;
}

/** Thirty surveys by fifty personas of a hundred questions take 2 s, with forty options each 4 s. */
export const convergence = {
  name: "convergence",
  // Answers are counted in every resample, and every two themes are compared once.
  seconds: ({ studies }: ConvergenceInput) =>
    8e-6 * answersIn(studies) + 2e-7 * Math.min(themesIn(studies), 2_000) ** 2,
  run: ({ studies, options }: ConvergenceInput) => measureConvergence(studies, options),
} as const satisfies Calculation<ConvergenceInput, unknown>;
