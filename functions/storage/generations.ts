import type { PersonaGroupRecord } from "../domain/persona-group/record.ts";
import type { PersonaRecord, SamplingPlan } from "../domain/persona/record.ts";
import type { PersonaProgressMap } from "../domain/progress.ts";
import { ABSENT, unlessConditionFails } from "./conditions.ts";
import {
  NAME_PREFIX,
  PERSONA_PREFIX,
  groupKey,
  groupPartition,
  personaKey,
  personaNameKey,
  samplingPlanKey,
  type GroupRef,
} from "./keys.ts";
import type { Table, Write } from "./table.ts";

/** One run of the generation pipeline; a late worker of an earlier run finds its number outdated. */
export interface GenerationRef extends GroupRef {
  generation: number;
}

type GeneratingGroup = PersonaGroupRecord & { generating_count: number };

const STILL_RUNNING = "#status = :generating AND generation = :generation";

const groupUpdate = (
  ref: GenerationRef,
  expression: string,
  names: Record<string, string> = {},
  values: Record<string, unknown> = {},
): Write => ({
  Update: {
    Key: { ...groupKey(ref) },
    ConditionExpression: STILL_RUNNING,
    UpdateExpression: expression,
    ExpressionAttributeNames: { "#status": "status", ...names },
    ExpressionAttributeValues: { ":generating": "generating", ":generation": ref.generation, ...values },
  },
});

/** What the persona-generation pipeline reads and writes. Every write asks whether its run is still the group's. */
export const createGenerationStore = (table: Table) => ({
  async load(
    ref: GroupRef,
  ): Promise<{ group: GeneratingGroup | undefined; plan: SamplingPlan | undefined; personas: PersonaRecord[] }> {
    const [[group, plan], personas] = await Promise.all([
      table.getMany<[GeneratingGroup | undefined, SamplingPlan | undefined]>(groupKey(ref), samplingPlanKey(ref)),
      table.queryAll<PersonaRecord>(groupPartition(ref), PERSONA_PREFIX),
    ]);
    return { group, plan, personas };
  },

  async loadOne(ref: GroupRef, personaId: string) {
    const [[group, plan, persona], names] = await Promise.all([
      table.getMany<[GeneratingGroup | undefined, SamplingPlan | undefined, PersonaRecord | undefined]>(
        groupKey(ref),
        samplingPlanKey(ref),
        personaKey(ref, personaId),
      ),
      table.queryAll<{ full_name: string }>(groupPartition(ref), NAME_PREFIX),
    ]);
    return { group, plan, persona, takenNames: names.map((name) => name.full_name) };
  },

  /**
   * Stores the plan of a run, shows its personas in the group's progress, and drops personas that a failed run with
   * another definition left behind.
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
        await table.transact(
          groupUpdate(
            ref,
            "SET generating = :progress, personas_total = personas_total - :dropped",
            {},
            {
              ":progress": progress,
              ":dropped": dropped.length,
            },
          ),
          { Put: { Item: { ...samplingPlanKey(ref), entity: "sampling_plan", ...plan } } },
          ...dropped.flatMap(({ id, full_name }): Write[] => [
            { Delete: { Key: { ...personaKey(ref, id) } } },
            { Delete: { Key: { ...personaNameKey(ref, full_name) } } },
          ]),
        );
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
   * Stores a finished persona with its claim on its name.
   * @returns what became of it; `stopped` if the run is no longer the group's
   */
  savePersona: (
    ref: GenerationRef,
    persona: PersonaRecord,
  ): Promise<"saved" | "saved before" | "name taken" | "stopped"> =>
    unlessConditionFails<"saved", "saved before" | "name taken" | "stopped">(
      async () => {
        await table.transact(
          {
            Put: {
              Item: { ...personaKey(ref, persona.id), entity: "persona", ...persona },
              ConditionExpression: ABSENT,
            },
          },
          {
            Put: {
              Item: {
                ...personaNameKey(ref, persona.full_name),
                entity: "persona_name",
                full_name: persona.full_name,
                persona_id: persona.id,
              },
              ConditionExpression: ABSENT,
            },
          },
          groupUpdate(
            ref,
            "SET generating.#persona.#status = :complete, generating.#persona.full_name = :name, personas_total = personas_total + :one",
            { "#persona": persona.id },
            { ":complete": "complete", ":name": persona.full_name, ":one": 1 },
          ),
        );
        return "saved";
      },
      ({ index }) => (index === 0 ? "saved before" : index === 1 ? "name taken" : "stopped"),
    ),

  /** Ends a run well. @returns false if it is no longer the group's, as when it has been completed already */
  complete: (ref: GenerationRef): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          groupUpdate(ref, "SET #status = :complete REMOVE work_shard, work_since", {}, { ":complete": "complete" }),
          {
            Delete: { Key: { ...samplingPlanKey(ref) } },
          },
        );
        return true;
      },
      () => false,
    ),

  /** Ends a run badly; personas that were finished stay, so that a retry pays only for the missing ones. */
  fail: (ref: GenerationRef, reason: string): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          groupUpdate(
            ref,
            "SET #status = :failed, #error = :reason REMOVE work_shard, work_since",
            { "#error": "error" },
            {
              ":failed": "failed",
              ":reason": reason,
            },
          ),
        );
        return true;
      },
      () => false,
    ),
});
export type GenerationStore = ReturnType<typeof createGenerationStore>;
