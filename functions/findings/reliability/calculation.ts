import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { measureReliability, type ReliabilityOptions } from "./measure-reliability.ts";
import { answersAlone, sumsIn, themesIn } from "../../dataset/cost-of-simulations.ts";
import type { Calculation } from "../../platform/calculations/calculation.ts";

interface ReliabilityInput {
  runs: readonly ObservedSimulation[];
  options: ReliabilityOptions;
}

/** Six runs of a hundred questions by fifty personas take 1.5 s; with forty options per question, 5 s. */
export const reliability = {
  name: "reliability",
  // Every persona contributes to every sum in each of two thousand resamples.
  seconds: ({ runs }: ReliabilityInput) => {
    const [first] = runs;
    if (!first) return 0;
    return 1e-5 * sumsIn(first) * first.persona_ids.length + 2e-7 * themesIn(runs) ** 2;
  },
  run: ({ runs, options }: ReliabilityInput) => measureReliability(runs, options),
  sent: (input: ReliabilityInput): ReliabilityInput => ({ ...input, runs: input.runs.map(answersAlone) }),
} as const satisfies Calculation<ReliabilityInput, unknown>;
