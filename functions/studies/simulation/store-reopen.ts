import { reopened, type FailedSimulation } from "./reopening.ts";
import { deletionJobKey, type SimulationRef } from "../../platform/table/keys.ts";
import type { Write } from "../../platform/table/table.ts";
import { unfinished } from "../../platform/table/unfinished-work.ts";
import { rosterUpdate, statusUpdate } from "./store-writes.ts";

/**
 * Moves a failed study back to where it goes on, and cancels the job that would remove its answers, on condition that
 * they are there.
 * @param own what is set in addition
 */
export function reopenWrites(
  ref: SimulationRef,
  simulation: FailedSimulation,
  at: string,
  own: { set: string; values: Record<string, unknown> },
): Write[] {
  const { status, participants } = reopened(simulation);
  const { set, values } = rosterUpdate(participants);
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
        "REMOVE #error, completed_at, kept_until, kept_job, failed_redrive",
      { "#error": "error" },
      { ":status": status, ":shard": work.work_shard, ":since": work.work_since, ...values, ...own.values },
      kept,
    ),
    { Delete: { Key: { ...deletionJobKey(ref.companyId, simulation.kept_job ?? "") } } },
  ];
}
