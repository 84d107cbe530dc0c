import { presence } from "../../platform/table/entity.ts";
import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import { personaGroupEntity, type PersonaGroupRecord } from "./record.ts";
import type { GroupDefinition } from "./schemas.ts";
import { samplingPlanEntity } from "../people/record.ts";
import { generationTransitions } from "./transitions.ts";
import { EXISTS, assignments, cameFrom, unlessConditionFails } from "../../platform/table/conditions.ts";
import {
  GROUP_PREFIX,
  PERSONA_PREFIX,
  groupKey,
  groupPartition,
  keyReader,
  personaKey,
  projectKey,
  projectPartition,
  samplingPlanKey,
  type GroupRef,
  type ProjectRef,
} from "../../platform/table/keys.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import { deletionWrite } from "../../platform/deletion/store-writes.ts";
import type { Table, Write } from "../../platform/table/table.ts";
import { unfinished } from "../../platform/table/unfinished-work.ts";

/**
 * The write that moves a group to generating, provided it is as it was read.
 * @param codes that real respondents are given
 */
export function generationStart(ref: GroupRef, group: PersonaGroupRecord, count: number, at: string, codes = 0): Write {
  const origin = cameFrom(generationTransitions.generating);
  return {
    Update: {
      Key: { ...groupKey(ref) },
      ConditionExpression: `${origin.condition} AND generation = :read AND personas_total = :total`,
      UpdateExpression: `SET ${[
        "#status = :generating",
        "generation = :next",
        "generating_count = :count",
        "generating = :nobody",
        "respondent_codes = :codes",
        "work_shard = :shard",
        "work_since = :at",
      ].join(", ")} REMOVE #error`,
      ExpressionAttributeNames: { "#status": "status", "#error": "error" },
      ExpressionAttributeValues: {
        ...origin.values,
        ":generating": "generating",
        ":read": group.generation,
        ":next": group.generation + 1,
        ":total": group.personas_total,
        ":count": count,
        ":nobody": {},
        ":codes": group.respondent_codes + codes,
        ":shard": unfinished(at).work_shard,
        ":at": at,
      },
    },
  };
}

/** Persona groups as callers read and change them; what the pipeline does to them is in `lifecycle.ts`. */
export const createPersonaGroupStore = (table: Table) => ({
  /** Groups of a project; undefined if there is no such project. One round trip: both reads are side by side. */
  async list(ref: ProjectRef, descending: boolean): Promise<PersonaGroupRecord[] | undefined> {
    const [project, groups] = await Promise.all([
      table.get(presence, projectKey(ref)),
      table.queryAll(personaGroupEntity, projectPartition(ref), GROUP_PREFIX, { descending, tolerant: true }),
    ]);
    return project && groups;
  },

  /** The group, if both it and its project exist. */
  async find(ref: GroupRef): Promise<PersonaGroupRecord | undefined> {
    const [project, group] = await table.getMany([presence, projectKey(ref)], [personaGroupEntity, groupKey(ref)]);
    return project && group;
  },

  /**
   * How many of a group's personas were finished by the attempts that failed since its last success: the plan names
   * those that these attempts were to end with. The group's progress does not show it, as an attempt that fails before
   * its plan has none.
   */
  async countFinishedOfFailed(ref: GroupRef): Promise<number> {
    const [plan, personas] = await Promise.all([
      table.get(samplingPlanEntity, samplingPlanKey(ref)),
      table.queryAll(keyReader, groupPartition(ref), PERSONA_PREFIX, { keysOnly: true }),
    ]);
    const present = new Set(personas.map(({ SK }) => SK));
    const planned = plan?.personas ?? [];
    return planned.filter(({ persona_id }) => present.has(personaKey(ref, persona_id).SK)).length;
  },

  projectExists: async (ref: ProjectRef): Promise<boolean> =>
    (await table.get(presence, projectKey(ref))) !== undefined,

  /** @returns false if there is no such project */
  create: (ref: ProjectRef, group: PersonaGroupRecord, answer: NewIdempotencyRecord | null): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          {
            Update: {
              Key: { ...projectKey(ref) },
              ConditionExpression: EXISTS,
              UpdateExpression: "SET persona_group_count = persona_group_count + :one",
              ExpressionAttributeValues: { ":one": 1 },
            },
          },
          {
            Put: {
              Item: {
                ...groupKey({ ...ref, groupId: group.id }),
                ...personaGroupEntity.label,
                company_id: ref.companyId,
                ...group,
              },
            },
          },
          ...idempotencyWrites(ref.companyId, answer),
        );
        return true;
      },
      () => false,
    ),

  /**
   * Changes a definition, provided it is still as it was read: an age range is judged against both bounds.
   * @returns false if it has changed meanwhile or is gone
   */
  update: (ref: GroupRef, readAt: string, changes: Partial<GroupDefinition>, at: string): Promise<boolean> => {
    const { expression, names, values } = assignments({ ...changes, updated_at: at });
    return unlessConditionFails(
      async () => {
        await table.transact({
          Update: {
            Key: { ...groupKey(ref) },
            ConditionExpression: "updated_at = :readAt",
            UpdateExpression: `SET ${expression}`,
            ExpressionAttributeNames: names,
            ExpressionAttributeValues: { ...values, ":readAt": readAt },
          },
        });
        return true;
      },
      () => false,
    );
  },

  /**
   * Deletes the group and hides its simulations at once; files the job that removes what is below it.
   * @returns false if the group has gained or lost a simulation since it was read, or is gone
   */
  delete: (
    ref: GroupRef,
    { simulation_count, generation }: PersonaGroupRecord,
    jobId: string,
    at: string,
  ): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          {
            Delete: {
              Key: { ...groupKey(ref) },
              ConditionExpression: "simulation_count = :count",
              ExpressionAttributeValues: { ":count": simulation_count },
            },
          },
          {
            Update: {
              Key: { ...projectKey(ref) },
              ConditionExpression: EXISTS,
              UpdateExpression:
                "SET persona_group_count = persona_group_count - :one, simulation_count = simulation_count - " +
                ":count ADD groups_being_removed :group",
              ExpressionAttributeValues: { ":one": 1, ":count": simulation_count, ":group": new Set([ref.groupId]) },
            },
          },
          deletionWrite(ref, jobId, { kind: "persona_group", group_id: ref.groupId, generation }, at),
        );
        return true;
      },
      () => false,
    ),

  /**
   * Moves a group to generating, provided it is as it was read.
   * @returns false if a generation has begun meanwhile, the status does not allow one, or the group is gone
   */
  startGeneration: (
    ref: GroupRef,
    group: PersonaGroupRecord,
    count: number,
    at: string,
    answer: NewIdempotencyRecord | null,
  ): Promise<boolean> => {
    return unlessConditionFails(
      async () => {
        await table.transact(generationStart(ref, group, count, at), ...idempotencyWrites(ref.companyId, answer));
        return true;
      },
      () => false,
    );
  },
});
export type PersonaGroupStore = ReturnType<typeof createPersonaGroupStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    groups: Pick<PersonaGroupStore, "countFinishedOfFailed" | "find" | "list" | "projectExists">;
  }
}
