import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";

/** What people call a simulation of each type. */
export const simulationTitles: Record<SimulationType, string> = {
  concept_test: "Concept test",
  survey: "Survey",
  focus_group: "Focus group",
  idi_ai: "AI-moderated interviews",
  idi_manual: "Live interview",
  conjoint: "Conjoint study",
};
