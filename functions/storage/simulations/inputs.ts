import type { NewIdempotencyRecord } from "../../domain/idempotency/idempotency.ts";
import { studyInputEntity, type StudyInput } from "../../domain/simulation/record.ts";
import { unlessConditionFails } from "../conditions.ts";
import { simulationKey, studyInputKey, type SimulationRef } from "../keys.ts";
import { idempotencyWrites } from "../idempotency/store.ts";
import type { Table, Write } from "../table.ts";
import { unfinished } from "../unfinished-work.ts";

/** A study that still waits: pending, and its work has not been ordered. */
const WAITS = "#status = :pending AND attribute_not_exists(ordered_at)";
const waits = { names: { "#status": "status" }, values: { ":pending": "pending" } };

/** Writes what a study is about to ask, in place of an earlier one. */
export const inputWrite = (ref: SimulationRef, input: StudyInput): Write => ({
  Put: {
    Item: {
      ...studyInputKey(ref),
      ...studyInputEntity.label,
      company_id: ref.companyId,
      ...input,
      simulation_id: ref.simulationId,
    },
  },
});

const orderWrite = (ref: SimulationRef, at: string): Write => {
  const { work_shard, work_since } = unfinished(at);
  return {
    Update: {
      Key: { ...simulationKey(ref) },
      ConditionExpression: WAITS,
      UpdateExpression: "SET ordered_at = :at, work_shard = :shard, work_since = :since",
      ExpressionAttributeNames: waits.names,
      ExpressionAttributeValues: { ...waits.values, ":at": at, ":shard": work_shard, ":since": work_since },
    },
  };
};

const succeeded = (table: Table, writes: readonly Write[]): Promise<boolean> =>
  unlessConditionFails(
    async () => {
      await table.transact(...writes);
      return true;
    },
    () => false,
  );

/** The steps between the creation of a study and its start: what it waits for, and the order to begin. */
export const createFollowUpStore = (table: Table) => ({
  /** Gives a waiting study its input, in place of an earlier one. @returns false if it waits no more */
  saveInput: (ref: SimulationRef, input: StudyInput): Promise<boolean> =>
    succeeded(table, [
      {
        ConditionCheck: {
          Key: { ...simulationKey(ref) },
          ConditionExpression: WAITS,
          ExpressionAttributeNames: waits.names,
          ExpressionAttributeValues: waits.values,
        },
      },
      inputWrite(ref, input),
    ]),

  /**
   * Orders the work of a study whose input the caller has seen. Nothing takes an input away but what takes its study
   * away, so that it is not asked for again: asking costs as much as writing it.
   * @returns false if it was ordered before or has ended
   */
  order: (ref: SimulationRef, at: string, answer: NewIdempotencyRecord | null): Promise<boolean> =>
    succeeded(table, [orderWrite(ref, at), ...idempotencyWrites(ref.companyId, answer)]),

  /** Gives a waiting study its input and orders its work in one. @returns false if it waits no more */
  orderWith: (
    ref: SimulationRef,
    input: StudyInput,
    at: string,
    answer: NewIdempotencyRecord | null,
  ): Promise<boolean> =>
    succeeded(table, [orderWrite(ref, at), inputWrite(ref, input), ...idempotencyWrites(ref.companyId, answer)]),
});
export type FollowUpStore = ReturnType<typeof createFollowUpStore>;
