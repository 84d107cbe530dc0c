import { observeSimulation } from "../../../functions/dataset/observe-simulation.ts";
import type { ObservedSimulation } from "../../../functions/dataset/observed-simulation.ts";
import type { StudyInput } from "../../../functions/studies/simulation/record.ts";
import { answersTo, surveyOf, type AnsweredSize } from "./answers.ts";

/** Studies of one survey, answered anew by the same personas each time. */
export function observedSimulations(count: number, size: AnsweredSize): ObservedSimulation[] {
  const survey = surveyOf(size);
  const input: StudyInput = { survey_schema: survey, script: null, conjoint_design: null };
  return Array.from({ length: count }, (_, number) =>
    observeSimulation({
      simulation_id: `study-${String(number).padStart(2, "0")}`,
      simulation_type: "survey",
      language: "en",
      stimulus: "the same",
      input,
      results: answersTo(survey, size, `study ${number}`),
    }),
  );
}
