import { presence } from "../../platform/table/entity.ts";
import { personaGroupEntity, type PersonaGroupRecord } from "../groups/record.ts";
import { personaEntity, type OpenPersona, type PersonaRecord } from "./record.ts";
import type { Encryption } from "../respondents/encryption.ts";
import { EXISTS, unlessConditionFails } from "../../platform/table/conditions.ts";
import {
  PERSONA_PREFIX,
  groupKey,
  groupPartition,
  personaKey,
  personaNameKey,
  projectKey,
  type GroupRef,
} from "../../platform/table/keys.ts";
import { openPersona, openPersonas } from "../respondents/store-profiles.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table, Write } from "../../platform/table/table.ts";

/** With their names, the group and the check of the caller they make a transaction, which takes a hundred writes. */
const DELETED_AT_ONCE = 49;

/** Deletes personas, all or nobody. */
const deleteTogether = (table: Table, ref: GroupRef, personas: readonly PersonaRecord[]): Promise<boolean> =>
  unlessConditionFails(
    async () => {
      await table.transact(
        {
          Update: {
            Key: { ...groupKey(ref) },
            ConditionExpression: `${EXISTS} AND #status <> :generating`,
            UpdateExpression: "ADD personas_total :gone, personas_reused :reused",
            ExpressionAttributeNames: { "#status": "status" },
            ExpressionAttributeValues: {
              ":generating": "generating",
              ":gone": 0 - personas.length,
              ":reused": 0 - personas.filter(({ library_persona_id }) => library_persona_id !== null).length,
            },
          },
        },
        ...personas.map(({ id }): Write => ({
          Delete: { Key: { ...personaKey(ref, id) }, ConditionExpression: EXISTS },
        })),
        ...personas.map(({ full_name }): Write => ({ Delete: { Key: { ...personaNameKey(ref, full_name) } } })),
      );
      return true;
    },
    () => false,
  );

/** The part of a list that is wanted: at most `limit` items, after the one with an id, by the ids in one direction. */
export interface PersonaPage {
  limit?: number | undefined;
  after?: string | undefined;
  order: "asc" | "desc";
}

/** Reads on where a persona cannot be read, until there are as many as are wanted. */
async function readPage(table: Table, ref: GroupRef, { limit, after, order }: PersonaPage): Promise<PersonaRecord[]> {
  const personas: PersonaRecord[] = [];
  const pages = table.queryPages(
    personaEntity,
    {
      KeyConditionExpression: "PK = :partition AND begins_with(SK, :prefix)",
      ExpressionAttributeValues: { ":partition": groupPartition(ref), ":prefix": PERSONA_PREFIX },
      ConsistentRead: true,
      ScanIndexForward: order === "asc",
      ...(limit === undefined ? {} : { Limit: limit }),
      ...(after === undefined ? {} : { ExclusiveStartKey: { ...personaKey(ref, after) } }),
    },
    { tolerant: true },
  );
  for await (const page of pages) {
    personas.push(...page);
    if (limit !== undefined && personas.length >= limit) break;
  }
  return personas.slice(0, limit);
}

/** Personas as callers read and delete them. */
export const createPersonaStore = (table: Table, encryption: Encryption) => ({
  /** Group and all its personas; undefined if group or project do not exist. */
  async list(ref: GroupRef): Promise<{ group: PersonaGroupRecord; personas: OpenPersona[] } | undefined> {
    const [[project, group], personas] = await Promise.all([
      table.getMany([presence, projectKey(ref)], [personaGroupEntity, groupKey(ref)]),
      table.queryAll(personaEntity, groupPartition(ref), PERSONA_PREFIX, { tolerant: true, pageSize: PEOPLE_AT_ONCE }),
    ]);
    return project && group && { group, personas: await openPersonas(encryption, ref, personas) };
  },

  /**
   * Personas of a group behind one of them; no more are read than are wanted.
   * @returns null if there is no persona `after`; undefined if group or project do not exist
   */
  async page(ref: GroupRef, { limit, after, order }: PersonaPage): Promise<readonly OpenPersona[] | null | undefined> {
    const [[project, group], last, personas] = await Promise.all([
      table.getMany([presence, projectKey(ref)], [presence, groupKey(ref)]),
      after === undefined ? true : table.get(presence, personaKey(ref, after)),
      readPage(table, ref, { limit, after, order }),
    ]);
    if (!project || !group) return undefined;
    return last ? openPersonas(encryption, ref, personas) : null;
  },

  async find(
    ref: GroupRef,
    personaId: string,
  ): Promise<{ group: PersonaGroupRecord; persona: OpenPersona } | undefined> {
    const [project, group, persona] = await table.getMany(
      [presence, projectKey(ref)],
      [personaGroupEntity, groupKey(ref)],
      [personaEntity, personaKey(ref, personaId)],
    );
    return project && group && persona && { group, persona: await openPersona(encryption, ref, persona) };
  },

  /**
   * Deletes personas and frees their names, {@link DELETED_AT_ONCE} in a transaction. The use of one from the library
   * stays counted, and known to the library, as long as the group exists.
   * @returns false if the group is generating, or if one of the personas or the group is gone already. Those of earlier
   * transactions are then deleted, and a second call deletes the rest
   */
  async delete(ref: GroupRef, all: readonly PersonaRecord[]): Promise<boolean> {
    for (let from = 0; from < all.length; from += DELETED_AT_ONCE)
      if (!(await deleteTogether(table, ref, all.slice(from, from + DELETED_AT_ONCE)))) return false;
    return true;
  },
});
export type PersonaStore = ReturnType<typeof createPersonaStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    personas: Pick<PersonaStore, "find" | "list" | "page">;
  }
}
