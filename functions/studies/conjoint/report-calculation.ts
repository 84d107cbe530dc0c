import type { ConjointDesign } from "./design-schema.ts";
import type { Scenario } from "./group-figures.ts";
import { reportConjoint, simulateShares } from "./report.ts";
import type { PersonaChoices } from "./responses.ts";
import type { Calculation } from "../../platform/calculations/calculation.ts";

interface EstimatedFrom {
  design: ConjointDesign;
  responses: readonly PersonaChoices[];
}
interface ReportInput extends EstimatedFrom {
  /** Language of the study (BCP 47). */
  language: string;
}
interface SharesInput extends EstimatedFrom {
  scenarios: readonly Scenario[];
}

/**
 * Random responders, and steps to the utilities of a persona: for the study, and for the studies simulated for its
 * intervals.
 */
const [RESPONDERS, STEPS, SIMULATED_STEPS] = [400, 100, 400];

/** @param responders those that are simulated in addition */
function secondsFor({ design, responses }: EstimatedFrom, responders: number): number {
  const { attributes, tasks_per_persona, alternatives_per_task } = design;
  const utilities = attributes.reduce((total, { levels }) => total + levels.length - 1, 1);
  const step = utilities ** 2 * (tasks_per_persona * alternatives_per_task + utilities);
  return 1.5e-9 * step * (4 * responders + (STEPS + SIMULATED_STEPS) * responses.length);
}

/** Fifty personas and thirty utilities take a few seconds. */
export const conjointReport = {
  name: "conjoint-report",
  seconds: (input: ReportInput) => secondsFor(input, RESPONDERS),
  run: ({ design, responses, language }: ReportInput) => reportConjoint(design, responses, design.scenarios, language),
} as const satisfies Calculation<ReportInput, unknown>;

/** Three hundred personas and twenty utilities take two seconds, a thousand eight. */
export const conjointShares = {
  name: "conjoint-shares",
  seconds: (input: SharesInput) => secondsFor(input, 0),
  run: ({ design, responses, scenarios }: SharesInput) => simulateShares(design, responses, scenarios),
} as const satisfies Calculation<SharesInput, unknown>;
