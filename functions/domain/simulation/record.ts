import { personaProgress, settled, type PersonaProgressMap } from "../progress.ts";
import { presentUsage, type StoredUsage } from "../usage/stored-usage.ts";
import type { PersonaProfile } from "./participant.ts";
import type { Simulation, SimulationStatus, SimulationType } from "./schemas.ts";

/** A simulation as stored. */
export interface SimulationRecord {
  id: string;
  project_id: string;
  persona_group_id: string;
  name: string | null;
  simulation_type: SimulationType;
  status: SimulationStatus;
  prompt_question: string | null;
  briefing_ids: string[];
  /** A briefing it shows was only partly read. */
  partial_input: boolean;
  participants: PersonaProgressMap;
  error: string | null;
  model_ids?: Set<string>;
  usage: StoredUsage;
  created_at: string;
  started_at: string | null;
  completed_at: string | null;
}

/** Someone who takes part in a study, fixed when the study starts: later changes of the group do not reach it. */
export interface Participant {
  persona_id: string;
  persona_name: string;
  library_persona_id: string | null;
  grounded: boolean;
  profile: PersonaProfile;
}

const stageMessages: Record<SimulationStatus, (completed: number, total: number) => string> = {
  pending: () => "Waiting to start",
  running: (completed, total) => `${completed} of ${total} personas have answered`,
  active: () => "Interview in progress",
  generating_report: () => "Writing the report",
  complete: (_, total) => `Complete: ${total} personas have answered`,
  failed: () => "Failed",
  aborted: () => "Aborted",
};

/** The simulation as callers see it. */
export const presentSimulation = (simulation: SimulationRecord): Simulation => ({
  id: simulation.id,
  project_id: simulation.project_id,
  name: simulation.name,
  simulation_type: simulation.simulation_type,
  status: simulation.status,
  prompt_question: simulation.prompt_question,
  persona_group_id: simulation.persona_group_id,
  briefing_ids: simulation.briefing_ids,
  persona_count: Object.keys(simulation.participants).length,
  progress: personaProgress(
    simulation.status,
    settled(simulation.status === "failed" || simulation.status === "aborted", simulation.participants),
    stageMessages[simulation.status],
  ),
  survey_schema: null,
  conjoint_design: null,
  error: simulation.error,
  model_ids: [...(simulation.model_ids ?? [])].sort(),
  usage: presentUsage(simulation.usage),
  created_at: simulation.created_at,
  started_at: simulation.started_at,
  completed_at: simulation.completed_at,
});
