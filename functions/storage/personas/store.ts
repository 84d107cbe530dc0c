import { presence } from "../../domain/entity.ts";
import { personaGroupEntity, type PersonaGroupRecord } from "../../domain/persona-group/record.ts";
import { personaEntity, type OpenPersona, type PersonaRecord } from "../../domain/persona/record.ts";
import type { Sealing } from "../../domain/respondents/sealing.ts";
import { EXISTS, unlessConditionFails } from "../conditions.ts";
import {
  PERSONA_PREFIX,
  groupKey,
  groupPartition,
  personaKey,
  personaNameKey,
  projectKey,
  type GroupRef,
} from "../keys.ts";
import { openPersona, openPersonas } from "../respondents/sealed-profiles.ts";
import type { Table, Write } from "../table.ts";

/** Personas as callers read and delete them. */
export const createPersonaStore = (table: Table, sealing: Sealing) => ({
  /** Group and personas; undefined if group or project do not exist. */
  async list(
    ref: GroupRef,
    descending = false,
  ): Promise<{ group: PersonaGroupRecord; personas: OpenPersona[] } | undefined> {
    const [[project, group], personas] = await Promise.all([
      table.getMany([presence, projectKey(ref)], [personaGroupEntity, groupKey(ref)]),
      table.queryAll(personaEntity, groupPartition(ref), PERSONA_PREFIX, { descending, tolerant: true }),
    ]);
    return project && group && { group, personas: await openPersonas(sealing, ref, personas) };
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
    return project && group && persona && { group, persona: await openPersona(sealing, ref, persona) };
  },

  /**
   * Deletes personas and gives their names free, in one transaction (a group holds at most 50, a transaction 100). The
   * use of one from the library stays counted, and known to the library, as long as the group exists.
   * @returns false if the group is generating, one of the personas is gone already, or the group is
   */
  delete: (ref: GroupRef, personas: readonly PersonaRecord[]): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        // 1 + 50 + 48 writes and the check of who asks fit into one transaction; the names of a fuller group follow it.
        const names = personas.map(({ full_name }) => personaNameKey(ref, full_name));
        const first = names.slice(0, 48);
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
          ...first.map((key): Write => ({ Delete: { Key: { ...key } } })),
        );
        if (names.length > first.length) await table.deleteAll(names.slice(first.length));
        return true;
      },
      () => false,
    ),
});
export type PersonaStore = ReturnType<typeof createPersonaStore>;
