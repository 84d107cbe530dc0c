import {
  codebookEntity,
  codedAnswersEntity,
  type CodebookRecord,
  type CompleteCodebook,
  type Codings,
  type StoredCode,
} from "./record.ts";
import { simulationEntity } from "../../studies/simulation/record.ts";
import type { Aggregate, PersonaResult } from "../../studies/simulation/results.ts";
import { costUpdate, type CallCost } from "../../platform/costs/store-writes.ts";
import {
  RESULT_PREFIX,
  aggregateKey,
  codebookKey,
  codedAnswersKey,
  resultKey,
  simulationKey,
  simulationPartition,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { aggregateEntity, publicResult } from "../../studies/simulation/store-results.ts";
import { statusUpdate, succeeded } from "../../studies/simulation/store-writes.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table, Write } from "../../platform/table/table.ts";
import {
  batchDeletes,
  splitIntoBatches,
  codebookPut,
  codingUpdate,
  isUnderWay,
  simulationStands,
} from "./store-writes.ts";

/** Adds the cost of a call to the usage of a simulation, which still has to be complete. */
function costOf(ref: SimulationRef, cost: CallCost): Write {
  const { set, add, names, values } = costUpdate(cost);
  return statusUpdate(ref, ["complete"], `SET ${set}${add}`, names, values);
}

/** The data that the coding pipeline reads and writes. If a coding is over, it writes nothing and returns that. */
export const createCodingStore = (table: Table) => ({
  load: (ref: SimulationRef, questionId: string) =>
    table.getMany([simulationEntity, simulationKey(ref)], [codebookEntity, codebookKey(ref, questionId)]),

  resultsOf: async (ref: SimulationRef): Promise<PersonaResult[]> =>
    (await table.queryAll(publicResult, simulationPartition(ref), RESULT_PREFIX, { pageSize: PEOPLE_AT_ONCE })).map(
      ({ result }) => result,
    ),

  /** The results of a batch, and its codes if it was coded already. */
  async loadBatch(ref: SimulationRef, { id }: CodebookRecord, batch: number, personaIds: readonly string[]) {
    const [coded, results] = await Promise.all([
      table.get(codedAnswersEntity, codedAnswersKey(ref, id, batch)),
      table.getMany(...personaIds.map((personaId) => [publicResult, resultKey(ref, personaId)] as const)),
    ]);
    return { coded, results: results.flatMap((found) => (found ? [found.result] : [])) };
  },

  /** Stores drafted codes with their cost. @returns false if the coding is over */
  saveDraft: (ref: SimulationRef, record: CodebookRecord, codes: readonly StoredCode[], cost: CallCost) =>
    succeeded(
      [
        codingUpdate(
          ref,
          record,
          "SET codes = :codes, next_code = :next, #usage = :usage",
          { "#usage": "usage" },
          { ":codes": codes, ":next": codes.length + 1, ":usage": cost.usage },
        ),
        costOf(ref, cost),
      ],
      table,
    ),

  /** Stores the codes of a batch of answers with their cost. @returns false if the coding is over */
  saveBatch: (ref: SimulationRef, record: CodebookRecord, batch: number, codings: Codings, cost: CallCost) =>
    succeeded(
      [
        isUnderWay(ref, record),
        costOf(ref, cost),
        {
          Put: {
            Item: {
              ...codedAnswersKey(ref, record.id, batch),
              ...codedAnswersEntity.label,
              codings,
              usage: cost.usage,
            },
          },
        },
      ],
      table,
    ),

  /** The parts of the complete codebook: the aggregate, whose weights count, and the result of each batch, if any. */
  async loadOutcome(
    ref: SimulationRef,
    record: CodebookRecord,
  ): Promise<{
    aggregate: Aggregate | undefined;
    coded: ({ codings: Codings; usage: CallCost["usage"] } | undefined)[];
  }> {
    const [stored, coded] = await Promise.all([
      table.get(aggregateEntity, aggregateKey(ref)),
      table.getMany(
        ...splitIntoBatches(record).map(
          (_, batch) => [codedAnswersEntity, codedAnswersKey(ref, record.id, batch)] as const,
        ),
      ),
    ]);
    return { aggregate: stored?.aggregate, coded };
  },

  /**
   * Completes a coding and replaces its batches. @param before the codebook as it was coded @returns false if it is
   * over
   */
  complete: (ref: SimulationRef, record: CompleteCodebook, before: CodebookRecord): Promise<boolean> =>
    succeeded(
      [
        codebookPut(ref, record, {
          ConditionExpression: "id = :id AND #status = :status",
          ExpressionAttributeNames: { "#status": "status" },
          ExpressionAttributeValues: { ":id": record.id, ":status": "coding" },
        }),
        simulationStands(ref),
        ...batchDeletes(ref, before),
      ],
      table,
    ),

  /** Marks a coding as failed. @returns false if it is over already, or deleted */
  fail: (ref: SimulationRef, coding: { id: string; question_id: string }, reason: string, at: string) =>
    succeeded(
      [
        codingUpdate(
          ref,
          coding,
          "SET #status = :failed, #error = :reason, completed_at = :at REMOVE work_shard, work_since",
          { "#error": "error" },
          { ":failed": "failed", ":reason": reason, ":at": at },
        ),
        simulationStands(ref),
      ],
      table,
    ),

  /** Whether a coding has failed; a deleted coding has not. */
  async hasFailed(ref: SimulationRef, { id, question_id }: { id: string; question_id: string }): Promise<boolean> {
    const codebook = await table.get(codebookEntity, codebookKey(ref, question_id));
    return codebook?.id === id && codebook.status === "failed";
  },
});
export type CodingStore = ReturnType<typeof createCodingStore>;
