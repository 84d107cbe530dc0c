import { codebookEntity, type CodebookRecord } from "./record.ts";
import { codedAnswersKey, codebookKey, simulationKey, type SimulationRef } from "../../platform/table/keys.ts";
import type { Write } from "../../platform/table/table.ts";
import { unfinished } from "../../platform/table/unfinished-work.ts";

/** Answers of one batch. A group has at most three hundred personas, which makes fifteen batches. */
export const ANSWERS_PER_BATCH = 20;

/** The ids of the personas in each batch. */
export const splitIntoBatches = ({ persona_ids }: Pick<CodebookRecord, "persona_ids">): string[][] =>
  Array.from({ length: Math.ceil(persona_ids.length / ANSWERS_PER_BATCH) }, (_, batch) =>
    persona_ids.slice(batch * ANSWERS_PER_BATCH, (batch + 1) * ANSWERS_PER_BATCH),
  );

/** Deletes the results of a coding's batches. They are not part of a complete codebook. */
export const batchDeletes = (ref: SimulationRef, record: CodebookRecord): Write[] =>
  splitIntoBatches(record).map((_, batch) => ({ Delete: { Key: { ...codedAnswersKey(ref, record.id, batch) } } }));

/** Nothing is written below a simulation that is being removed. */
export const simulationStands = (ref: SimulationRef): Write => ({
  ConditionCheck: {
    Key: { ...simulationKey(ref) },
    ConditionExpression: "#status = :complete",
    ExpressionAttributeNames: { "#status": "status" },
    ExpressionAttributeValues: { ":complete": "complete" },
  },
});

export function codebookPut(ref: SimulationRef, record: CodebookRecord, condition: Partial<Write["Put"]> = {}): Write {
  const work = record.status === "coding" ? unfinished(record.created_at) : {};
  return {
    Put: {
      Item: {
        ...codebookKey(ref, record.question_id),
        ...codebookEntity.label,
        company_id: ref.companyId,
        ...record,
        ...work,
      },
      ...condition,
    },
  };
}

const ONGOING = "id = :coding AND #status = :under_way";

/** An update of a codebook that requires this coding to be under way. */
export const codingUpdate = (
  ref: SimulationRef,
  { id, question_id }: { id: string; question_id: string },
  expression: string,
  names: Record<string, string> = {},
  values: Record<string, unknown> = {},
): Write => ({
  Update: {
    Key: { ...codebookKey(ref, question_id) },
    ConditionExpression: ONGOING,
    UpdateExpression: expression,
    ExpressionAttributeNames: { "#status": "status", ...names },
    ExpressionAttributeValues: { ":coding": id, ":under_way": "coding", ...values },
  },
});

/** A check that this coding is under way. */
export const isUnderWay = (ref: SimulationRef, { id, question_id }: { id: string; question_id: string }): Write => ({
  ConditionCheck: {
    Key: { ...codebookKey(ref, question_id) },
    ConditionExpression: ONGOING,
    ExpressionAttributeNames: { "#status": "status" },
    ExpressionAttributeValues: { ":coding": id, ":under_way": "coding" },
  },
});
