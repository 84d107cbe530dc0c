import { removalJobKey, type Key } from "./keys.ts";
import type { Table, Write } from "./table.ts";
import { unfinished } from "./unfinished-work.ts";

/** What a removal job removes: everything below a resource whose own item is gone or final already. */
export type RemovalTarget =
  | { kind: "project" }
  | { kind: "persona_group"; group_id: string; generation: number }
  | { kind: "simulation"; simulation_id: string }
  /** Objects of a briefing whose item is gone. */
  | { kind: "briefing"; briefing_id: string }
  /** Sessions of a user who is no longer a member. */
  | { kind: "user"; user_id: string }
  /** Partial results of a study that was aborted or failed; the simulation itself stays. */
  | { kind: "partial_results"; simulation_id: string; stop_execution: boolean };

export interface RemovalJob {
  job_id: string;
  company_id: string;
  /** Null where what is removed is the company's. */
  project_id: string | null;
  target: RemovalTarget;
}

/**
 * The write that puts a removal job beside the deletion it follows from, in the same transaction: a deletion is never
 * acknowledged without its job, and the sweeper repeats a job whose message was lost.
 */
export const removalWrite = (
  ref: { companyId: string; projectId?: string },
  jobId: string,
  target: RemovalTarget,
  at: string,
): Write => ({
  Put: {
    Item: {
      ...removalJobKey(ref.companyId, jobId),
      entity: "removal",
      job_id: jobId,
      company_id: ref.companyId,
      project_id: ref.projectId ?? null,
      target,
      created_at: at,
      ...unfinished(at),
    },
  },
});

export const createRemovalStore = (table: Table) => ({
  find: (companyId: string, jobId: string): Promise<RemovalJob | undefined> =>
    table.get<RemovalJob>(removalJobKey(companyId, jobId)),
  finish: (companyId: string, jobId: string): Promise<void> => table.deleteAll([removalJobKey(companyId, jobId)]),
  /** Deletes every item of a partition, children first found first. Safe to repeat. */
  async emptyPartition(partition: string): Promise<number> {
    const keys = (await table.query({
      KeyConditionExpression: "PK = :partition",
      ExpressionAttributeValues: { ":partition": partition },
      ProjectionExpression: "PK, SK",
      ConsistentRead: true,
    })) as unknown as Key[];
    await table.deleteAll(keys);
    return keys.length;
  },
});
export type RemovalStore = ReturnType<typeof createRemovalStore>;
