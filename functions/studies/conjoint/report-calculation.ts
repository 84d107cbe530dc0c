import type { ConjointDesign } from "./design-schema.ts";
import { reportConjoint } from "./report.ts";
import type { PersonaChoices } from "./responses.ts";
import type { Calculation } from "../../platform/calculations/calculation.ts";

interface ReportInput {
  design: ConjointDesign;
  responses: readonly PersonaChoices[];
  /** Of the study (BCP 47). */
  language: string;
}

/**
 * Random responders, and steps to the utilities of a persona: of the study, and of those simulated for its intervals.
 */
const [RESPONDERS, STEPS, SIMULATED_STEPS] = [400, 100, 400];

/** Fifty personas and thirty utilities take a few seconds. */
export const conjointReport = {
  name: "conjoint-report",
  seconds: ({ design: { attributes, tasks_per_persona, alternatives_per_task }, responses }: ReportInput) => {
    const utilities = attributes.reduce((total, { levels }) => total + levels.length - 1, 1);
    const step = utilities ** 2 * (tasks_per_persona * alternatives_per_task + utilities);
    return 1.5e-9 * step * (4 * RESPONDERS + (STEPS + SIMULATED_STEPS) * responses.length);
  },
  run: ({ design, responses, language }: ReportInput) => reportConjoint(design, responses, design.scenarios, language),
} as const satisfies Calculation<ReportInput, unknown>;
