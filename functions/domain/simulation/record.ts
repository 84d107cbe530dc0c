import { personaProgress, settled, type PersonaProgressMap } from "../progress.ts";
import type { ConjointDesign } from "../conjoint/design-schema.ts";
import type { Guide } from "../interview/schemas.ts";
import type { WaitingTickets } from "../interview/tickets.ts";
import type { Survey } from "../survey/schemas.ts";
import { presentUsage, type Cost } from "../costs/cost.ts";
import { stageMessage } from "./stage-message.ts";
import type { Simulation, SimulationStatus, SimulationType } from "./schemas.ts";

/** State of a live interview. */
export interface LiveInterview {
  /** Messages so far, questions and replies. */
  messages: number;
  last_spoken_to: string | null;
  /** The number that was given out last; each message takes one. */
  tickets: number;
  /** Messages that wait for their turn or are being answered. */
  waiting: WaitingTickets;
}

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
  /** The reliability study of this simulation that is under way. */
  reliability_study?: string;
  /** When its work was ordered: at creation, or by the follow-up it waited for. Absent while it waits. */
  ordered_at?: string;
  /** Round of a focus group that is under way. */
  round?: number;
  /** State of a live interview. */
  chat?: LiveInterview;
  error: string | null;
  model_ids?: Set<string>;
  usage: Cost;
  created_at: string;
  started_at: string | null;
  completed_at: string | null;
}

/** What a study of some types is about to ask: a survey, a guide, a design. */
export interface StudyInput {
  survey_schema: Survey | null;
  script: Guide | null;
  conjoint_design: ConjointDesign | null;
}

/** The simulation as callers see it. */
export const presentSimulation = (simulation: SimulationRecord, input: StudyInput | undefined): Simulation => ({
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
    stageMessage(simulation, input),
  ),
  survey_schema: input?.survey_schema ?? null,
  script: input?.script ?? null,
  conjoint_design: input?.conjoint_design ?? null,
  error: simulation.error,
  model_ids: [...(simulation.model_ids ?? [])].sort(),
  usage: presentUsage(simulation.usage),
  created_at: simulation.created_at,
  started_at: simulation.started_at,
  completed_at: simulation.completed_at,
});
