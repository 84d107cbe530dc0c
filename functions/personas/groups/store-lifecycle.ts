import type { GroupGrounding } from "./schemas.ts";
import { personaGroupEntity, type PersonaGroupRecord } from "./record.ts";
import { personaEntity, samplingPlanEntity, type PersonaRecord, type SamplingPlan } from "../people/record.ts";
import type { PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { ABSENT, EXISTS, unlessConditionFails } from "../../platform/table/conditions.ts";
import {
  NAME_PREFIX,
  PERSONA_PREFIX,
  groupKey,
  groupPartition,
  personaKey,
  personaNameKey,
  samplingPlanKey,
  type GroupRef,
} from "../../platform/table/keys.ts";
import {
  DROPPED_AT_ONCE,
  SAVING_FAILURES,
  deletions,
  groupUpdate,
  isReused,
  pendingAgain,
  personaNameEntity,
  planWrite,
  reuseWrites,
  type GenerationRef,
  type PersonaName,
  type SavedPersona,
} from "./store-writes.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table, Write } from "../../platform/table/table.ts";

export { DROPPED_AT_ONCE, type GenerationRef, type SavedPersona } from "./store-writes.ts";

/** What the persona-generation pipeline reads and writes. Every write asks whether its run is still the group's. */
export const createGenerationStore = (table: Table) => ({
  async load(
    ref: GroupRef,
  ): Promise<{ group: PersonaGroupRecord | undefined; plan: SamplingPlan | undefined; personas: PersonaRecord[] }> {
    const [[group, plan], personas] = await Promise.all([
      table.getMany([personaGroupEntity, groupKey(ref)], [samplingPlanEntity, samplingPlanKey(ref)]),
      table.queryAll(personaEntity, groupPartition(ref), PERSONA_PREFIX, { pageSize: PEOPLE_AT_ONCE }),
    ]);
    return { group, plan, personas };
  },

  async loadPlan(
    ref: GenerationRef,
  ): Promise<{ group: PersonaGroupRecord | undefined; plan: SamplingPlan | undefined }> {
    const [group, plan] = await table.getMany(
      [personaGroupEntity, groupKey(ref)],
      [samplingPlanEntity, samplingPlanKey(ref)],
    );
    return { group, plan };
  },

  /** Names of everybody who is in the group; a persona and its name are stored and deleted together. */
  names: (ref: GenerationRef): Promise<PersonaName[]> =>
    table.queryAll(personaNameEntity, groupPartition(ref), NAME_PREFIX),

  /**
   * Stores the plan of a run, shows its personas in the group's progress, and drops personas that a failed run with
   * another definition left behind. If these are many, the first are dropped before the plan is stored, so that a
   * repetition finds the rest.
   * @returns false if the run is no longer the group's
   */
  savePlan: (
    ref: GenerationRef,
    plan: SamplingPlan,
    progress: PersonaProgressMap,
    dropped: readonly PersonaRecord[],
  ): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        const counted = (some: readonly PersonaRecord[]) => ({
          ":gone": 0 - some.length,
          ":reused": 0 - some.filter(isReused).length,
        });
        const count = "ADD personas_total :gone, personas_reused :reused";
        let left = dropped;
        for (; left.length > DROPPED_AT_ONCE; left = left.slice(DROPPED_AT_ONCE)) {
          const first = left.slice(0, DROPPED_AT_ONCE);
          await table.transact(
            groupUpdate(ref, count, {}, counted(first)),
            ...first.flatMap((persona) => deletions(ref, persona)),
          );
        }
        await table.transact(
          groupUpdate(ref, `SET generating = :progress ${count}`, {}, { ":progress": progress, ...counted(left) }),
          planWrite(ref, plan),
          ...left.flatMap((persona) => deletions(ref, persona)),
        );
        return true;
      },
      () => false,
    ),

  /** Notes what the personas of a run can be grounded in. @returns false if the run is no longer the group's */
  noteGrounding: (ref: GenerationRef, grounding: GroupGrounding): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(groupUpdate(ref, "SET grounding = :grounding", {}, { ":grounding": grounding }));
        return true;
      },
      () => false,
    ),

  /** Shows a persona as running. Only for the eye: nothing depends on it, so a failed condition is ignored. */
  markRunning: (ref: GenerationRef, personaId: string): Promise<void | undefined> =>
    unlessConditionFails(() =>
      table.transact(
        groupUpdate(
          ref,
          "SET generating.#persona.#status = :running",
          { "#persona": personaId },
          { ":running": "running" },
        ),
      ),
    ),

  /**
   * Stores a finished persona with its claim on its name. One from the library is stored only while it is not retired,
   * and leaves a mark by which the deletion of the group finds it.
   * @returns what became of it; `stopped` if the run is no longer the group's
   */
  savePersona: (ref: GenerationRef, persona: PersonaRecord): Promise<SavedPersona> =>
    unlessConditionFails<SavedPersona, SavedPersona>(
      async () => {
        await table.transact(
          {
            Put: {
              Item: { ...personaKey(ref, persona.id), ...personaEntity.label, ...persona },
              ConditionExpression: ABSENT,
            },
          },
          {
            Put: {
              Item: {
                ...personaNameKey(ref, persona.full_name),
                ...personaNameEntity.label,
                full_name: persona.full_name,
                persona_id: persona.id,
              },
              ConditionExpression: ABSENT,
            },
          },
          groupUpdate(
            ref,
            "SET generating.#persona.#status = :complete, generating.#persona.full_name = :name ADD " +
              "personas_total :one, personas_reused :reused REMOVE generating.#persona.lost_to",
            { "#persona": persona.id },
            { ":complete": "complete", ":name": persona.full_name, ":one": 1, ":reused": isReused(persona) ? 1 : 0 },
          ),
          ...reuseWrites(ref, persona),
        );
        return "saved";
      },
      ({ index }) => SAVING_FAILURES[index] ?? "stopped",
    ),

  /**
   * Drops personas that are to be written anew, as the plan then says, and marks those that are kept although they
   * are nearly the same as somebody else.
   * @param dropped at most {@link DROPPED_AT_ONCE}, and as many of `kept`
   * @returns false if the run is no longer the group's
   */
  dropDuplicates: (
    ref: GenerationRef,
    plan: SamplingPlan,
    dropped: readonly PersonaRecord[],
    kept: readonly { id: string; of: string }[],
  ): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          groupUpdate(
            ref,
            `${pendingAgain(dropped)} ADD personas_total :gone`.trim(),
            Object.fromEntries(dropped.map(({ id }, index) => [`#persona${index}`, id])),
            {
              ":gone": 0 - dropped.length,
              ...(dropped.length > 0 ? { ":pending": "pending", ":nobody": null } : {}),
            },
          ),
          planWrite(ref, plan),
          ...dropped.flatMap((persona) => deletions(ref, persona)),
          ...kept.map(({ id, of }): Write => ({
            Update: {
              Key: { ...personaKey(ref, id) },
              ConditionExpression: EXISTS,
              UpdateExpression: "SET collides_with = :of",
              ExpressionAttributeValues: { ":of": of },
            },
          })),
        );
        return true;
      },
      () => false,
    ),

  /** Records that a run goes on without a persona. @returns the group; undefined if the run is no longer the group's */
  async markLost(ref: GenerationRef, personaId: string, lostTo: string): Promise<PersonaGroupRecord | undefined> {
    await unlessConditionFails(() =>
      table.transact(
        groupUpdate(
          ref,
          "SET generating.#persona.#status = :failed, generating.#persona.lost_to = :lost",
          { "#persona": personaId },
          { ":failed": "failed", ":lost": lostTo },
        ),
      ),
    );
    // Read after the write: if several batches lose somebody at the same time, the last one sees all.
    const group = await table.get(personaGroupEntity, groupKey(ref));
    return group?.status === "generating" && group.generation === ref.generation ? group : undefined;
  },

  /** Ends a run successfully. @returns false if it is no longer the group's, as when it has been completed already */
  complete: (ref: GenerationRef, at = timestamp()): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          groupUpdate(
            ref,
            "SET #status = :complete, ended_at = :at REMOVE work_shard, work_since",
            {},
            { ":complete": "complete", ":at": at },
          ),
          {
            Delete: { Key: { ...samplingPlanKey(ref) } },
          },
        );
        return true;
      },
      () => false,
    ),

  /** Ends a run badly; personas that were finished stay, so that a retry pays only for the missing ones. */
  fail: (ref: GenerationRef, reason: string, at = timestamp()): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          groupUpdate(
            ref,
            "SET #status = :failed, #error = :reason, ended_at = :at REMOVE work_shard, work_since",
            { "#error": "error" },
            {
              ":failed": "failed",
              ":reason": reason,
              ":at": at,
            },
          ),
        );
        return true;
      },
      () => false,
    ),

  /**
   * Whether a run has ended badly, with a reason. One that another has followed has not, nor one whose group is being
   * removed, which is closed without a reason.
   */
  async hasFailed(ref: GenerationRef): Promise<boolean> {
    const group = await table.get(personaGroupEntity, groupKey(ref));
    return group?.status === "failed" && group.generation === ref.generation && typeof group.error === "string";
  },
});
export type GenerationStore = ReturnType<typeof createGenerationStore>;
