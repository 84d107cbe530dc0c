import type { Brand } from "../../accounts/company/brand.ts";
import type { PersonaProfile } from "../../personas/people/participant.ts";
import type { Codebook } from "../../findings/codebook/schemas.ts";
import type { Ranking } from "../../findings/ask-first/schemas.ts";
import type { Validity } from "../../findings/validity/schemas.ts";
import type { ReliabilityStudy } from "../../findings/reliability/schemas.ts";
import type { StudyRecord } from "../disclosure/study-record.ts";
import type { Simulation } from "../../studies/simulation/schemas.ts";
import type { SimulationResults } from "../../studies/simulation/results.ts";

/** A participant, as they were when the study started. For respondents without a persona only the name is known. */
export interface ReportPerson extends Partial<
  Pick<PersonaProfile, "age" | "gender" | "occupation" | "location" | "income_level">
> {
  persona_id: string;
  full_name: string;
}

/** A briefing that the study showed. */
export interface Stimulus {
  title: string;
  /** The text that personas read; null if there was none. */
  text: string | null;
  /** Whether they saw its picture; null if it has none. */
  picture: "shown" | "not_shown" | null;
}

/** All data for the report of a complete study, as callers of the API see it. */
export interface ReportSource {
  simulation: Simulation;
  results: SimulationResults;
  people: readonly ReportPerson[];
  /** How it was made. */
  record: StudyRecord;
  /** The audience's name and description; its definition is in the profiles of the people. */
  audience: { name: string; description: string | null };
  /** Absent if the study showed nothing. */
  stimuli?: readonly Stimulus[];
  /** The complete ones, in the order of their questions. */
  codebooks: readonly Codebook[];
  /** The latest complete reliability study; null if there is none. */
  reliability: ReliabilityStudy | null;
  /** The comparison with people: the paired human study, or the study's own respondents; null without either. */
  validity: Validity | null;
  /** The company's logo and colour; absent if it has chosen none. */
  brand?: Brand;
  /** The questions to ask people first. Null if people answered some, and for studies without any to rank. */
  askFirst: Ranking | null;
}

/** Personas who began the study, including those who were screened out. */
export const startedIn = ({ results: { aggregate } }: ReportSource): number =>
  aggregate.survey?.sample.started ?? aggregate.persona_count;
