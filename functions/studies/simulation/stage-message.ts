import { roundsOf } from "../focus-group/rounds.ts";
import { lostAmong } from "../../platform/pipelines/losses.ts";
import { wordingOf } from "../../languages/wording.ts";
import type { PendingSimulation, SimulationRecord, StudyInput } from "./record.ts";
import { kindOf, studyKinds } from "../study-kinds.ts";

type Message = (completed: number, total: number) => string;

function waitingFor({ simulation_type, ordered_at }: PendingSimulation, input: StudyInput | undefined) {
  if (ordered_at) return "progress.waiting";
  if (input?.survey_schema) return "progress.waiting_run";
  const { waitsFor } = studyKinds[simulation_type];
  return waitsFor === null ? "progress.waiting" : (`progress.waiting_${waitsFor}` as const);
}

/**
 * The readable line of a simulation's progress in its language, given personas that are done and all of them.
 */
export function stageMessage(simulation: SimulationRecord, input: StudyInput | undefined): Message {
  const { say } = wordingOf(simulation.language);
  const verb = kindOf(simulation).progress;
  switch (simulation.status) {
    case "pending":
      return () => say(waitingFor(simulation, input));
    case "running":
      return (completed, total) =>
        simulation.round && completed === 0
          ? say("progress.round", { round: simulation.round, rounds: roundsOf(simulation) })
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
