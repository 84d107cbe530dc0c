import { observeStudy } from "../../../functions/domain/observations/observe-study.ts";
import type { ObservedStudy } from "../../../functions/domain/observations/observed-study.ts";
import type { StudyInput } from "../../../functions/domain/simulation/record.ts";
import { answersTo, surveyOf, type AnsweredSize } from "./answers.ts";

/** Studies of one survey, answered anew by the same personas each time. */
export function observedStudies(count: number, size: AnsweredSize): ObservedStudy[] {
  const survey = surveyOf(size);
  const input: StudyInput = { survey_schema: survey, script: null, conjoint_design: null };
  return Array.from({ length: count }, (_, number) =>
    observeStudy({
      simulation_id: `study-${String(number).padStart(2, "0")}`,
      simulation_type: "survey",
      stimulus: "the same",
      input,
      results: answersTo(survey, size, `study ${number}`),
    }),
  );
}
