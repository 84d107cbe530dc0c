import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import { studyInputEntity, type PendingSimulation, type StudyInput } from "./record.ts";
import { pack } from "../../platform/table/packed.ts";
import { simulationKey, studyInputKey, type SimulationRef } from "../../platform/table/keys.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import type { Table, Write } from "../../platform/table/table.ts";
import { unfinished } from "../../platform/table/unfinished-work.ts";
import { writeUnlessRetired, type Written } from "./store-available.ts";
import { rosterUpdate, succeeded } from "./store-writes.ts";

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
      // A long questionnaire has many empty fields.
      survey_schema: input.survey_schema && pack(input.survey_schema),
      simulation_id: ref.simulationId,
    },
  },
});

/** Those of its group that a study asks, as it is when its work is ordered. */
export type OrderedWho = Pick<PendingSimulation, "participants" | "population_covered" | "weights" | "sample">;

function orderWrite(ref: SimulationRef, at: string, { participants, sample, ...who }: OrderedWho): Write {
  const { work_shard, work_since } = unfinished(at);
  const { set, values } = rosterUpdate(participants);
  return {
    Update: {
      Key: { ...simulationKey(ref) },
      ConditionExpression: WAITS,
      UpdateExpression:
        `SET ordered_at = :at, work_shard = :shard, work_since = :since, ${set}, population_covered = :covered, ` +
        "weights = :weights, #sample = :sample",
      ExpressionAttributeNames: { ...waits.names, "#sample": "sample" },
      ExpressionAttributeValues: {
        ...waits.values,
        ...values,
        ":at": at,
        ":shard": work_shard,
        ":since": work_since,
        ":covered": who.population_covered,
        ":weights": who.weights,
        ":sample": sample && pack(sample),
      },
    },
  };
}

/** The steps between the creation of a study and its start: what it waits for, and the order to begin. */
export const createFollowUpStore = (table: Table) => ({
  /**
   * Gives a waiting study its input, in place of an earlier one.
   * @returns false if it does not wait any more
   */
  saveInput: (ref: SimulationRef, input: StudyInput): Promise<boolean> =>
    succeeded(
      [
        {
          ConditionCheck: {
            Key: { ...simulationKey(ref) },
            ConditionExpression: WAITS,
            ExpressionAttributeNames: waits.names,
            ExpressionAttributeValues: waits.values,
          },
        },
        inputWrite(ref, input),
      ],
      table,
    ),

  /**
   * Orders the work of a waiting study, which asks the audience as it is now.
   * @param input its questions, in place of earlier ones; null where those are there. An input goes only when its study
   * goes, so that no condition checks for it: checking costs as much as writing it.
   * @param libraryIds those of the participants that come from the library
   * @returns `changed` if it was ordered before or has ended
   */
  order: (
    ref: SimulationRef,
    { who, input, at }: { who: OrderedWho; input: StudyInput | null; at: string },
    libraryIds: ReadonlySet<string>,
    answer: NewIdempotencyRecord | null,
  ): Promise<Written> =>
    writeUnlessRetired(table, ref.companyId, libraryIds, [
      orderWrite(ref, at, who),
      ...(input ? [inputWrite(ref, input)] : []),
      ...idempotencyWrites(ref.companyId, answer),
    ]),
});
export type FollowUpStore = ReturnType<typeof createFollowUpStore>;
