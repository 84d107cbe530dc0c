import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { measureSensitivity } from "./measure-sensitivity.ts";
import { answersAlone, sumsIn } from "../../dataset/cost-of-simulations.ts";
import type { Calculation } from "../../platform/calculations/calculation.ts";

interface SensitivityInput {
  unvaried: readonly ObservedSimulation[];
  /** At least one. */
  varied: readonly ObservedSimulation[];
  seed: number;
}

/** Four varied runs of a hundred questions by fifty personas take 0.1 s; with forty options per question, 2 s. */
export const robustness = {
  name: "robustness",
  // Every persona contributes to every option in each of the resamples.
  seconds: ({ varied }: SensitivityInput) => {
    const [first] = varied;
    return first ? 3e-6 * varied.length * sumsIn(first) * first.persona_ids.length : 0;
  },
  run: ({ unvaried, varied, seed }: SensitivityInput) => varied.map((run) => measureSensitivity(unvaried, run, seed)),
  sent: ({ unvaried, varied, seed }: SensitivityInput): SensitivityInput => ({
    unvaried: unvaried.map(answersAlone),
    varied: varied.map(answersAlone),
    seed,
  }),
} as const satisfies Calculation<SensitivityInput, unknown>;
