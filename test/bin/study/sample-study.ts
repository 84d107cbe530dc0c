import type { Aggregate, PersonaResult } from "../../../functions/studies/simulation/results.ts";
import type { SimulationType } from "../../../functions/studies/simulation/schemas.ts";
import type { StudyOutcome } from "../../../bin/study/outcome.ts";
import { sampleOutcome } from "./sample-outcome.ts";

export const at = "2026-11-20T20:50:00.000";

/** The sample study as one of another type, with figures of its own. */
export function studyOf(
  type: SimulationType,
  figures: Partial<Aggregate>,
  ofPersona: (result: PersonaResult, index: number) => Partial<PersonaResult> = () => ({}),
): StudyOutcome {
  const { simulation, results } = sampleOutcome;
  return {
    ...sampleOutcome,
    simulation: { ...simulation, simulation_type: type },
    results: {
      ...results,
      simulation_type: type,
      persona_results: results.persona_results.map((result, index) => ({
        ...result,
        answers: null,
        purchase_intent: null,
        ...ofPersona(result, index),
      })),
      aggregate: { ...results.aggregate, concept_test: null, ...figures },
    },
  };
}

export const half = { share: 50, share_interval: [9.5, 90.5] };
export const all = { share: 100, share_interval: [34.2, 100] };
export const none = { share: 0, share_interval: [0, 65.8] };
