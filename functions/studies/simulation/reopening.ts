import { withoutLosses } from "../../platform/pipelines/losses.ts";
import { parseTimestamp, timestamp } from "../../platform/timestamp.ts";
import type { SimulationRecord } from "./record.ts";
import { ANSWERS_KEPT_DAYS, reopenedStatus } from "./transitions.ts";

export type FailedSimulation = Extract<SimulationRecord, { status: "failed" }>;

const DAY_MS = 86_400_000;
/** The time until which the answers of a study that failed at a moment are kept. */
export const keptUntil = (at: string): string =>
  timestamp(new Date(parseTimestamp(at).getTime() + ANSWERS_KEPT_DAYS * DAY_MS));

/** Whether a failed study can go on from its answers. */
export const canGoOn = ({ kept_until: until }: FailedSimulation, at: string): boolean => (until ?? "") > at;

/** A failed study after it is reopened: with its answers, and with its lost participants to be asked again. */
export function reopened({ error: _, completed_at: __, ...simulation }: FailedSimulation): SimulationRecord {
  const { kept_until: ___, kept_job: ____, failed_redrive: _____, started_at, ...rest } = simulation;
  const again = { ...rest, participants: withoutLosses(simulation.participants) };
  // A study that never began starts from the beginning.
  return started_at === null
    ? { ...again, status: "pending", ordered_at: simulation.created_at }
    : { ...again, status: reopenedStatus(simulation.simulation_type), started_at };
}
