import { CONCEPT_EXPERIMENT } from "../../studies/concept-test/concept-assignment.ts";
import type { ReportSource } from "../content/source.ts";

/** An experiment with its arms, as columns name them. */
interface NamedExperiment {
  id: string;
  name: string;
  arms: readonly { id: string; name: string }[];
}

/** The experiments of a study: those of its survey, or that of a monadic test, whose arms are its concepts. */
export function experimentsOf({ survey_schema, design, concepts }: ReportSource["simulation"]): NamedExperiment[] {
  if (survey_schema) return survey_schema.experiments;
  if (design !== "monadic") return [];
  const arms = (concepts ?? []).map(({ concept_id: id, name }) => ({ id, name }));
  return [{ id: CONCEPT_EXPERIMENT, name: CONCEPT_EXPERIMENT, arms }];
}
