import { withoutLosses } from "../../domain/lost.ts";
import type { SimulationRecord } from "../../domain/simulation/record.ts";
import { ANSWERS_KEPT_DAYS, reopenedStatus } from "../../domain/simulation/transitions.ts";
import { parseTimestamp, timestamp } from "../../domain/timestamp.ts";
import { deletionJobKey, type SimulationRef } from "../keys.ts";
import type { Write } from "../table.ts";
import { unfinished } from "../unfinished-work.ts";
import { rosterUpdate, statusUpdate } from "./writes.ts";

export type FailedSimulation = Extract<SimulationRecord, { status: "failed" }>;

const DAY_MS = 86_400_000;
/** Until when the answers of a study are kept that failed at a moment. */
export const keptUntil = (at: string): string =>
  timestamp(new Date(parseTimestamp(at).getTime() + ANSWERS_KEPT_DAYS * DAY_MS));

/** Whether a failed study can go on from its answers. */
export const canGoOn = ({ kept_until: until }: FailedSimulation, at: string): boolean => (until ?? "") > at;

/** A failed study as it is once it goes on: with its answers, and with its lost participants to be asked again. */
export function reopened({ error: _, completed_at: __, ...simulation }: FailedSimulation): SimulationRecord {
  const { kept_until: ___, kept_job: ____, failed_redrive: _____, started_at, ...rest } = simulation;
  const again = { ...rest, participants: withoutLosses(simulation.participants) };
  const status = reopenedStatus(simulation.simulation_type, started_at !== null);
  return status === "pending" || started_at === null
    ? { ...again, status: "pending", ordered_at: simulation.created_at }
    : { ...again, status, started_at };
}

/**
 * Moves a failed study back to where it goes on, and cancels the job that would remove its answers; on condition that
 * they are there.
 * @param own what is set besides
 */
export function reopenWrites(
  ref: SimulationRef,
  simulation: FailedSimulation,
  at: string,
  own: { set: string; values: Record<string, unknown> },
): Write[] {
  const { status, participants } = reopened(simulation);
  const { set, remove, values } = rosterUpdate(participants);
  const work = unfinished(at);
  const kept = {
    condition: "kept_job = :job AND attribute_exists(kept_until)",
    values: { ":job": simulation.kept_job },
  };
  return [
    statusUpdate(
      ref,
      ["failed"],
      `SET #status = :status, work_shard = :shard, work_since = :since, ${set}, ${own.set} ` +
        `REMOVE ${remove}, #error, completed_at, kept_until, kept_job, failed_redrive`,
      { "#error": "error" },
      { ":status": status, ":shard": work.work_shard, ":since": work.work_since, ...values, ...own.values },
      kept,
    ),
    { Delete: { Key: { ...deletionJobKey(ref.companyId, simulation.kept_job ?? "") } } },
  ];
}
