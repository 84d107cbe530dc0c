import * as z from "zod";
import { readerOf } from "../../platform/table/entity.ts";
import { parseRerunId } from "../../platform/rerun.ts";
import { simulationStatusSchema } from "../../studies/simulation/schemas.ts";
import { unlessConditionFails, EXISTS } from "../../platform/table/conditions.ts";
import {
  CODEBOOK_PREFIX,
  INVITATION_PREFIX,
  RELIABILITY_PREFIX,
  DELETION_PREFIX,
  SIMULATION_PREFIX,
  calibrationPartition,
  companyPartition,
  projectPartition,
  deletionJobKey,
  keyReader,
  rerunsAmong,
  simulationKey,
  simulationPartition,
  type Key,
  type ProjectRef,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { reportTokenKey } from "../../platform/table/unowned-keys.ts";
import type { Table } from "../../platform/table/table.ts";
import { deletionJobEntity, type DeletionJob } from "../../platform/deletion/store-writes.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import { deleteMarkedTokens } from "../../accounts/sessions/store-token-marks.ts";

/** Reads only the fields that removal needs, so that an otherwise unreadable simulation can still be removed. */
const removableReader = readerOf(
  "simulation",
  z.object({
    entity: z.string(),
    id: z.string().default(""),
    persona_group_id: z.string().default(""),
    status: simulationStatusSchema.optional(),
    attempt: z.int().optional(),
  }),
);
const contentReader = readerOf(
  "key",
  z.object({
    PK: z.string(),
    SK: z.string(),
    id: z.string().optional(),
    status: z.string().optional(),
    token_sha256: z.string().optional(),
  }),
);
const learnedReader = readerOf("calibration", z.object({ PK: z.string(), SK: z.string(), simulation_id: z.string() }));

export const createDeletionStore = (table: Table) => {
  const keysOf = (partition: string): Promise<Key[]> =>
    table.query(
      keyReader,
      {
        KeyConditionExpression: "PK = :partition",
        ExpressionAttributeValues: { ":partition": partition },
        ProjectionExpression: "PK, SK",
        ConsistentRead: true,
      },
      { pageSize: PEOPLE_AT_ONCE },
    );

  const deleteAll = async (keys: readonly Key[]): Promise<number> => {
    await table.deleteAll(keys);
    return keys.length;
  };

  /** Deletes every item of a partition, children first found first. Safe to repeat. */
  const emptyPartition = async (partition: string): Promise<number> => deleteAll(await keysOf(partition));

  /** Simulations or reruns whose sort keys are in a range, without their inputs in the same range. */
  const simulationsBetween = async (ref: ProjectRef, [from, to]: readonly [string, string]) => {
    const items = await table.query(removableReader, {
      KeyConditionExpression: "PK = :partition AND SK BETWEEN :from AND :to",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: { ":partition": projectPartition(ref), ":from": from, ":to": to },
      ProjectionExpression: "entity, id, persona_group_id, #status, attempt",
      ConsistentRead: true,
    });
    return items.flatMap(({ entity, id, persona_group_id: groupId, status, attempt }) =>
      entity === "simulation" ? [{ id, groupId, status, attempt }] : [],
    );
  };

  return {
    emptyPartition,

    simulationsOf: (ref: ProjectRef) => simulationsBetween(ref, [SIMULATION_PREFIX, `${SIMULATION_PREFIX}~`]),

    /** The reruns of some simulations. */
    async rerunsOf(ref: ProjectRef, simulationIds: readonly string[]) {
      if (simulationIds.length === 0) return [];
      const reruns = await simulationsBetween(ref, rerunsAmong(simulationIds));
      const wanted = new Set(simulationIds);
      return reruns.filter(({ id }) => wanted.has(parseRerunId(id)?.simulationId ?? ""));
    },

    /** Deletes what was learned from these simulations: pairs with human studies, norms. Safe to repeat. */
    async deleteLearned(companyId: string, simulationIds: readonly string[]): Promise<number> {
      if (simulationIds.length === 0) return 0;
      const wanted = new Set(simulationIds);
      const learned = await table.query(learnedReader, {
        KeyConditionExpression: "PK = :partition",
        ExpressionAttributeValues: { ":partition": calibrationPartition(companyId) },
        ProjectionExpression: "PK, SK, simulation_id",
        ConsistentRead: true,
      });
      return deleteAll(learned.filter(({ simulation_id: id }) => wanted.has(id)));
    },

    /**
     * Finds the items below a simulation, the tokens of its report links, and the studies and codings that are running.
     */
    async contentOf(
      ref: SimulationRef,
    ): Promise<{ keys: Key[]; reportTokens: Key[]; runningStudies: string[]; runningCodings: string[] }> {
      const items = await table.query(
        contentReader,
        {
          KeyConditionExpression: "PK = :partition",
          ExpressionAttributeNames: { "#status": "status" },
          ExpressionAttributeValues: { ":partition": simulationPartition(ref) },
          ProjectionExpression: "PK, SK, id, #status, token_sha256",
          ConsistentRead: true,
        },
        { pageSize: PEOPLE_AT_ONCE },
      );
      return {
        keys: items.map(({ PK, SK }) => ({ PK, SK })),
        reportTokens: items.flatMap(({ token_sha256: hash }) => (hash === undefined ? [] : [reportTokenKey(hash)])),
        runningStudies: items.flatMap(({ SK, status }) =>
          SK.startsWith(RELIABILITY_PREFIX) && status === "running" ? [SK.slice(RELIABILITY_PREFIX.length)] : [],
        ),
        runningCodings: items.flatMap(({ SK, id, status }) =>
          SK.startsWith(CODEBOOK_PREFIX) && status === "coding" && id !== undefined ? [id] : [],
        ),
      };
    },

    /**
     * Ends the time in which a failed study can be retried, before its answers are removed. Safe to repeat.
     * @returns false if it has been retried, or is gone
     */
    endRetries: (ref: SimulationRef, jobId: string): Promise<boolean> =>
      unlessConditionFails(
        async () => {
          await table.update({
            Key: { ...simulationKey(ref) },
            ConditionExpression: "#status = :failed AND (attribute_not_exists(kept_job) OR kept_job = :job)",
            UpdateExpression: "REMOVE kept_until",
            ExpressionAttributeNames: { "#status": "status" },
            ExpressionAttributeValues: { ":failed": "failed", ":job": jobId },
          });
          return true;
        },
        () => false,
      ),

    find: (companyId: string, jobId: string): Promise<DeletionJob | undefined> =>
      table.get(deletionJobEntity, deletionJobKey(companyId, jobId)),

    finish: (companyId: string, jobId: string): Promise<void> => table.deleteAll([deletionJobKey(companyId, jobId)]),

    /** The jobs of a company that have not ended, oldest first. */
    list: (companyId: string): Promise<DeletionJob[]> =>
      table.queryAll(deletionJobEntity, companyPartition(companyId), DELETION_PREFIX),

    /** Leaves the last pass of a job to the sweeper, which starts it at most a minute after the given moment. */
    postpone: async ({ company_id, job_id }: DeletionJob, until: string): Promise<void> => {
      await unlessConditionFails(() =>
        table.transact({
          Update: {
            Key: { ...deletionJobKey(company_id, job_id) },
            ConditionExpression: EXISTS,
            UpdateExpression: "SET last_pass_from = if_not_exists(last_pass_from, :until), work_since = :until",
            ExpressionAttributeValues: { ":until": until },
          },
        }),
      );
    },

    /** Deletes the remains of a removed user: the tokens of the sessions and of reset links, and the sessions. */
    async emptyUser(partition: string): Promise<number> {
      return (await deleteMarkedTokens(table, partition)) + (await emptyPartition(partition));
    },

    /**
     * Deletes the items in a closed company's own partition, except its jobs. Invitations are deleted first: without
     * its invitation, no mail makes another token.
     */
    async emptyCompany(companyId: string): Promise<number> {
      const partition = companyPartition(companyId);
      const invitations = await table.queryAll(keyReader, partition, INVITATION_PREFIX, { keysOnly: true });
      await table.deleteAll(invitations);
      const tokens = await deleteMarkedTokens(table, partition);
      const rest = (await keysOf(partition)).filter(({ SK }) => !SK.startsWith(DELETION_PREFIX));
      return invitations.length + tokens + (await deleteAll(rest));
    },
  };
};
export type DeletionStore = ReturnType<typeof createDeletionStore>;
