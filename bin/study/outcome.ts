import type { PersonaGroup } from "../../functions/personas/groups/schemas.ts";
import type { Persona } from "../../functions/personas/people/schemas.ts";
import type { Project } from "../../functions/projects/schemas.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import type { Simulation } from "../../functions/studies/simulation/schemas.ts";

/** Everything a study leaves, as the service answered it. */
export interface StudyOutcome {
  project: Project;
  personaGroup: PersonaGroup;
  personas: Persona[];
  simulation: Simulation;
  results: SimulationResults;
  /** Wall time, from the request that started the work to the answer that showed its end. */
  seconds: { generation: number; study: number };
}
