import { compareWithNoPersona } from "./compare-with-no-persona.ts";
import { randomBaselines } from "./random-baselines.ts";
import type { ConjointReport } from "../../studies/conjoint/report-schema.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { answersAlone, answersIn, optionQuestionsIn } from "../../dataset/cost-of-simulations.ts";
import type { Calculation } from "../../platform/calculations/calculation.ts";

interface BaselineInput {
  simulation: ObservedSimulation;
  /** Conjoint studies only. */
  conjoint: ConjointReport | null;
  /** The same study answered without a persona, if it was run. */
  anonymous?: ObservedSimulation | undefined;
}

/** A hundred questions of forty options take a second, and another second with respondents without a persona. */
export const baselines = {
  name: "baselines",
  // Each question with options draws one distribution. With respondents without a persona, every question draws one.
  seconds: ({ simulation, anonymous }: BaselineInput) =>
    0.01 * optionQuestionsIn(simulation) + (anonymous ? 2e-4 * (answersIn([simulation]) + answersIn([anonymous])) : 0),
  run: ({ simulation, conjoint, anonymous }: BaselineInput) =>
    anonymous ? compareWithNoPersona(simulation, anonymous) : randomBaselines(simulation, conjoint),
  sent: ({ simulation, conjoint, anonymous }: BaselineInput): BaselineInput => ({
    simulation: { ...answersAlone(simulation), themes: [] },
    conjoint,
    anonymous: anonymous && { ...answersAlone(anonymous), themes: [] },
  }),
} as const satisfies Calculation<BaselineInput, unknown>;
