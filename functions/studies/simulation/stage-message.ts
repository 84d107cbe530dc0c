import { FOCUS_GROUP_ROUNDS } from "../focus-group/rounds.ts";
import { lostAmong } from "../../platform/pipelines/lost.ts";
import { wordingOf } from "../../languages/wording.ts";
import type { PendingSimulation, SimulationRecord, StudyInput } from "./record.ts";

type Message = (completed: number, total: number) => string;

function waitsFor({ simulation_type, ordered_at }: PendingSimulation, input: StudyInput | undefined) {
  if (ordered_at) return "progress.waiting";
  switch (simulation_type) {
    case "survey":
      return input?.survey_schema ? "progress.waiting_run" : "progress.waiting_survey";
    case "idi_ai":
      return "progress.waiting_guide";
    case "conjoint":
      return "progress.waiting_design";
    case "idi_manual":
      return "progress.waiting_message";
    default:
      return "progress.waiting";
  }
}

const verbs = {
  concept_test: "answered",
  survey: "answered",
  conjoint: "chosen",
  idi_ai: "interviewed",
  idi_manual: "interviewed",
  focus_group: "viewed",
} as const;

/**
 * The readable line of a simulation's progress in its language, given personas that are done and all of them.
 */
export function stageMessage(simulation: SimulationRecord, input: StudyInput | undefined): Message {
  const { say } = wordingOf(simulation.language);
  const verb = verbs[simulation.simulation_type];
  switch (simulation.status) {
    case "pending":
      return () => say(waitsFor(simulation, input));
    case "running":
      return (completed, total) =>
        simulation.round && completed === 0
          ? say("progress.round", { round: simulation.round, rounds: FOCUS_GROUP_ROUNDS })
          : say(`progress.${verb}`, { completed, total });
    case "active":
      return () => say("progress.talking", { count: simulation.chat.messages });
    case "generating_report":
      return () => say("progress.reporting");
    case "complete":
      return (_, total) => say(`progress.all_${verb}`, { count: total - lostAmong(simulation.participants).length });
    case "failed":
    case "aborted":
      return () => say(`progress.${simulation.status}`);
  }
}
