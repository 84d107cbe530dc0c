import { reliabilityEntity, type ReliabilityRecord } from "../reliability/record.ts";
import { readNoPersonaRun } from "../reliability/store-no-persona-run.ts";
import type { RespondentAnswers } from "../validity/input.ts";
import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import type { PersonaGroupRecord } from "../../personas/groups/record.ts";
import { personaEntity } from "../../personas/people/record.ts";
import {
  consentEntity,
  ownAnswersSchema,
  respondentEntity,
  respondentRowsEntity,
  type ConsentRecord,
  type OwnAnswer,
  type RespondentRecord,
  type RespondentRow,
} from "../../personas/respondents/record.ts";
import type { Encryption } from "../../personas/respondents/encryption.ts";
import { EXISTS, unlessConditionFails } from "../../platform/table/conditions.ts";
import { deletionWrite } from "../../platform/deletion/store-writes.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import {
  PERSONA_PREFIX,
  RELIABILITY_PREFIX,
  RESPONDENT_PREFIX,
  ROWS_PREFIX,
  consentKey,
  groupKey,
  groupPartition,
  keyReader,
  personaKey,
  respondentKey,
  respondentRowsKey,
  simulationPartition,
  type GroupRef,
  type ProjectRef,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { generationStart } from "../../personas/groups/store.ts";
import { queryResults, type StoredResult } from "../../studies/simulation/store-results.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table, Write } from "../../platform/table/table.ts";

/** Most people per transaction, which takes a hundred items: two per person, and the group's. */
const PER_TRANSACTION = 49;
/** Most characters of rows that are encrypted together: an item holds 400 KB. */
const CHARACTERS_PER_ITEM = 60_000;

/** The part of an upload that is stored next to its rows. */
export type Declaration = Pick<ConsentRecord, "declaration" | "declared_by">;

/** Rows, divided into the items that will contain them. */
function inParts(rows: readonly RespondentRow[]): RespondentRow[][] {
  const parts: RespondentRow[][] = [];
  let room = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    if (length > room) {
      parts.push([]);
      room = CHARACTERS_PER_ITEM;
    }
    parts.at(-1)!.push(row);
    room -= length;
  }
  return parts;
}

/** Real respondents as callers upload, list and delete them, and their own answers. */
export const createRespondentStore = (table: Table, encryption: Encryption) => ({
  /** Respondents of a group, in the order of their codes. */
  list: async (ref: GroupRef): Promise<RespondentRecord[]> =>
    (await table.queryAll(respondentEntity, groupPartition(ref), RESPONDENT_PREFIX)).toSorted((a, b) =>
      a.code < b.code ? -1 : 1,
    ),

  /** Reads in advance the data that encryption and decryption wait for. */
  prepare: ({ companyId }: ProjectRef): Promise<void> => encryption.prepare(companyId),

  /**
   * Moves a group to generating if it is as it was read. Writes the rows that its personas will be made of and the
   * declared consent with it: all or nothing.
   * @returns false if it has changed meanwhile, or is gone
   */
  async upload(
    ref: GroupRef,
    group: PersonaGroupRecord,
    rows: readonly RespondentRow[],
    { declaration, declared_by }: Declaration,
    at: string,
    answer: NewIdempotencyRecord | null,
  ): Promise<boolean> {
    const generation = group.generation + 1;
    const parts = await Promise.all(
      inParts(rows).map(async (together, part): Promise<Write> => {
        const key = respondentRowsKey(ref, generation, part);
        const encrypted = await encryption.encrypt(ref.companyId, key, together);
        return { Put: { Item: { ...key, ...respondentRowsEntity.label, generation, part, encrypted } } };
      }),
    );
    const consent: ConsentRecord = { generation, declaration, declared_by, declared_at: at, respondents: rows.length };
    return unlessConditionFails(
      async () => {
        await table.transact(
          generationStart(ref, group, rows.length, at, rows.length),
          ...parts,
          { Put: { Item: { ...consentKey(ref, generation), ...consentEntity.label, ...consent } } },
          ...idempotencyWrites(ref.companyId, answer),
        );
        return true;
      },
      () => false,
    );
  },

  /**
   * Removes the remains of a failed upload: rows, and the personas that were made before it failed. These personas have
   * taken part in nothing. Safe to repeat.
   * @returns false if the group has changed meanwhile, or is gone
   */
  async clearFailed(ref: GroupRef, { generation }: PersonaGroupRecord): Promise<boolean> {
    const [personas, rows] = await Promise.all([
      table.queryAll(personaEntity, groupPartition(ref), PERSONA_PREFIX, { pageSize: PEOPLE_AT_ONCE }),
      table.queryAll(keyReader, groupPartition(ref), ROWS_PREFIX, { keysOnly: true }),
    ]);
    const left = personas.filter((persona) => persona.generation === generation);
    for (let start = 0; start < left.length; start += PER_TRANSACTION) {
      const some = left.slice(start, start + PER_TRANSACTION);
      const isCleared = await unlessConditionFails(
        async () => {
          await table.transact(
            {
              Update: {
                Key: { ...groupKey(ref) },
                ConditionExpression: "#status = :failed AND generation = :generation",
                UpdateExpression: "ADD personas_total :gone",
                ExpressionAttributeNames: { "#status": "status" },
                ExpressionAttributeValues: {
                  ":failed": "failed",
                  ":generation": generation,
                  ":gone": 0 - some.length,
                },
              },
            },
            ...some.flatMap(({ id }): Write[] => [
              { Delete: { Key: { ...personaKey(ref, id) }, ConditionExpression: EXISTS } },
              { Delete: { Key: { ...respondentKey(ref, id) } } },
            ]),
          );
          return true;
        },
        () => false,
      );
      if (!isCleared) return false;
    }
    await table.deleteAll(rows);
    return true;
  },

  /**
   * Deletes a respondent with their persona, and files the job that removes the copies in studies.
   * @returns false if the group is generating, or they are gone already
   */
  delete: (ref: GroupRef, id: string, jobId: string, at: string): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          {
            Update: {
              Key: { ...groupKey(ref) },
              ConditionExpression: `${EXISTS} AND #status <> :generating`,
              UpdateExpression: "ADD personas_total :gone",
              ExpressionAttributeNames: { "#status": "status" },
              ExpressionAttributeValues: { ":generating": "generating", ":gone": -1 },
            },
          },
          { Delete: { Key: { ...respondentKey(ref, id) }, ConditionExpression: EXISTS } },
          { Delete: { Key: { ...personaKey(ref, id) } } },
          deletionWrite(ref, jobId, { kind: "respondent", group_id: ref.groupId, persona_id: id }, at),
        );
        return true;
      },
      () => false,
    ),

  /** The personas' answers in a study. */
  resultsOf: (ref: SimulationRef): Promise<StoredResult[]> => queryResults(table, ref),

  /** Reliability checks of a study, the latest first: one may have asked respondents without a persona. */
  checksOf: (ref: SimulationRef): Promise<ReliabilityRecord[]> =>
    table.queryAll(reliabilityEntity, simulationPartition(ref), RELIABILITY_PREFIX, { descending: true }),

  /** The run without personas of the latest such check that has one. */
  noPersonaRun: (ref: SimulationRef, checks: readonly ReliabilityRecord[]) => readNoPersonaRun(table, ref, checks),

  /** The respondents' own answers of a group, decrypted: for figures, never for a prompt. */
  async answersOf(ref: GroupRef): Promise<RespondentAnswers> {
    const answered = await table.queryAll(respondentEntity, groupPartition(ref), RESPONDENT_PREFIX);
    const byQuestion = new Map<string, Map<string, OwnAnswer>>();
    await Promise.all(
      answered.map(async ({ persona_id, encrypted }) => {
        if (encrypted === null) return;
        const opened = await encryption.open(ref.companyId, respondentKey(ref, persona_id), encrypted);
        for (const [question, answer] of Object.entries(ownAnswersSchema.parse(opened))) {
          const people = byQuestion.get(question) ?? new Map<string, OwnAnswer>();
          byQuestion.set(question, people.set(persona_id, answer));
        }
      }),
    );
    return byQuestion;
  },
});
export type RespondentStore = ReturnType<typeof createRespondentStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    respondents: Pick<RespondentStore, "answersOf" | "checksOf" | "list" | "noPersonaRun" | "prepare" | "resultsOf">;
  }
}
