import { FOCUS_GROUP_ROUNDS } from "../focus-group/rounds.ts";
import type { PendingSimulation, SimulationRecord, StudyInput } from "./record.ts";

type Message = (completed: number, total: number) => string;

function waiting({ simulation_type, ordered_at }: PendingSimulation, input: StudyInput | undefined): string {
  if (ordered_at) return "Waiting to start";
  switch (simulation_type) {
    case "survey":
      return input?.survey_schema ? "Questions are read; waiting for run" : "Waiting for the survey file";
    case "idi_ai":
      return "Waiting for the discussion guide";
    case "conjoint":
      return "Waiting for the conjoint design";
    case "idi_manual":
      return "Waiting for the first message";
    default:
      return "Waiting to start";
  }
}

const verbs = {
  concept_test: "have answered",
  survey: "have answered",
  conjoint: "have chosen",
  idi_ai: "have been interviewed",
  idi_manual: "have been interviewed",
  focus_group: "have given their closing view",
} as const;

/** The readable line of a simulation's progress, given personas that are done and all of them. */
export function stageMessage(simulation: SimulationRecord, input: StudyInput | undefined): Message {
  const verb = verbs[simulation.simulation_type];
  switch (simulation.status) {
    case "pending":
      return () => waiting(simulation, input);
    case "running":
      return (completed, total) =>
        simulation.round && completed === 0
          ? `Round ${simulation.round} of ${FOCUS_GROUP_ROUNDS} of the discussion`
          : `${completed} of ${total} personas ${verb}`;
    case "active":
      return () => `Interview in progress: ${simulation.chat.messages} messages`;
    case "generating_report":
      return () => "Writing the report";
    case "complete":
      return (_, total) => `Complete: ${total} persona${total === 1 ? " has" : "s have"} ${verb.replace("have ", "")}`;
    case "failed":
      return () => "Failed";
    case "aborted":
      return () => "Aborted";
  }
}
