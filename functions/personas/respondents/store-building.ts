import { noCost } from "../../platform/costs/cost.ts";
import { personaEntity, type PersonaRecord } from "../people/record.ts";
import type { PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import {
  respondentEntity,
  respondentRowsEntity,
  respondentRowsSchema,
  type RespondentRecord,
  type RespondentRow,
} from "./record.ts";
import type { Encryption } from "./encryption.ts";
import { ABSENT, unlessConditionFails } from "../../platform/table/conditions.ts";
import {
  PERSONA_PREFIX,
  ROWS_PREFIX,
  groupPartition,
  keyReader,
  personaKey,
  respondentKey,
  respondentRowsKey,
  type Key,
} from "../../platform/table/keys.ts";
import { groupUpdate, type GenerationRef } from "../groups/store-writes.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table, Write } from "../../platform/table/table.ts";

/** Rows that are made into personas together; with the group's update a transaction, which takes a hundred writes. */
export const BUILT_AT_ONCE = 49;

/** How rows of an upload become personas. Every write asks whether the run is still the group's. */
export const createRespondentBuilding = (table: Table, encryption: Encryption) => ({
  /** The rows of a run, in their order, and which of them are personas already. */
  async load(ref: GenerationRef): Promise<{ rows: RespondentRow[]; built: ReadonlySet<string> }> {
    const [parts, personas] = await Promise.all([
      table.queryAll(respondentRowsEntity, groupPartition(ref), `${ROWS_PREFIX}${ref.generation}#`),
      table.queryAll(personaEntity, groupPartition(ref), PERSONA_PREFIX, { pageSize: PEOPLE_AT_ONCE }),
    ]);
    const opened = await Promise.all(
      parts.map(async ({ encrypted, part }) =>
        respondentRowsSchema.parse(
          await encryption.open(ref.companyId, respondentRowsKey(ref, ref.generation, part), encrypted),
        ),
      ),
    );
    const rows = opened.flat().toSorted((a, b) => (a.profile.full_name < b.profile.full_name ? -1 : 1));
    return { rows, built: new Set(personas.map(({ id }) => id)) };
  },

  /** Shows the personas of a run in the group's progress. @returns false if the run is no longer the group's */
  showProgress: (ref: GenerationRef, progress: PersonaProgressMap): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(groupUpdate(ref, "SET generating = :progress", {}, { ":progress": progress }));
        return true;
      },
      () => false,
    ),

  /**
   * Stores personas of some rows with what the people answered themselves, all or nothing.
   * @param market that of the group
   * @returns `taken` if another attempt has stored some of them
   */
  async save(
    ref: GenerationRef,
    rows: readonly RespondentRow[],
    market: string,
    at: string,
  ): Promise<"saved" | "taken" | "stopped"> {
    const writes = await Promise.all(rows.map((row) => writesOf(encryption, ref, row, market, at)));
    const names = Object.fromEntries(rows.map(({ id }, index) => [`#p${index}`, id]));
    const shown = rows.map((_, index) => `generating.#p${index}.#status = :complete`).join(", ");
    return unlessConditionFails<"saved", "taken" | "stopped">(
      async () => {
        await table.transact(
          groupUpdate(ref, `SET ${shown} ADD personas_total :count`, names, {
            ":complete": "complete",
            ":count": rows.length,
          }),
          ...writes.flat(),
        );
        return "saved";
      },
      ({ index }) => (index === 0 ? "stopped" : "taken"),
    );
  },

  /** Deletes the rows of a run that is through. */
  async deleteRows(ref: GenerationRef): Promise<void> {
    await table.deleteAll(await table.queryAll(keyReader, groupPartition(ref), ROWS_PREFIX, { keysOnly: true }));
  },
});
export type RespondentBuilding = ReturnType<typeof createRespondentBuilding>;

async function writesOf(
  encryption: Encryption,
  ref: GenerationRef,
  { id, profile, answers }: RespondentRow,
  market: string,
  at: string,
): Promise<Write[]> {
  const [persona, own] = [personaKey(ref, id), respondentKey(ref, id)];
  const answered = Object.keys(answers);
  const respondent: RespondentRecord = {
    id,
    code: profile.full_name,
    persona_id: id,
    answered,
    encrypted: answered.length > 0 ? await encryption.encrypt(ref.companyId, own, answers) : null,
    generation: ref.generation,
    created_at: at,
  };
  const encrypted = await encryption.encrypt(ref.companyId, persona, { ...profile, market });
  const put = (key: Key, item: object): Write => ({
    Put: { Item: { ...key, ...item }, ConditionExpression: ABSENT },
  });
  return [
    put(persona, { ...personaEntity.label, ...personaOf(ref, id, profile.full_name, encrypted, at) }),
    put(own, { ...respondentEntity.label, ...respondent }),
  ];
}

/** A persona with everything encrypted except the code. */
const personaOf = (ref: GenerationRef, id: string, code: string, encrypted: string, at: string): PersonaRecord => ({
  id,
  persona_group_id: ref.groupId,
  full_name: code,
  age: null,
  gender: "",
  occupation: "",
  location: "",
  income_level: null,
  personality_traits: [],
  trusted_brands: [],
  distrusted_brands: [],
  digital_habits: "",
  price_sensitivity: "",
  psychographic_notes: "",
  library_persona_id: null,
  signals: [],
  created_at: at,
  facts: null,
  encrypted,
  generation: ref.generation,
  plan_index: null,
  model_id: "",
  usage: noCost,
  signals_stale: false,
  similarity: null,
  collides_with: null,
});
