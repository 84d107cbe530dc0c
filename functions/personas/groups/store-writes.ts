import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { samplingPlanEntity, type PersonaRecord, type SamplingPlan } from "../people/record.ts";
import { EXISTS } from "../../platform/table/conditions.ts";
import {
  groupKey,
  personaKey,
  personaNameKey,
  reuseKey,
  samplingPlanKey,
  type GroupRef,
} from "../../platform/table/keys.ts";
import { libraryEntryKey } from "../library/keys.ts";
import type { Write } from "../../platform/table/table.ts";

const personaNameSchema = z.object({ full_name: z.string(), persona_id: z.string() });
/** A name that somebody of a group has; nobody else in the group gets it. */
export type PersonaName = z.infer<typeof personaNameSchema>;
export const personaNameEntity = defineEntity("persona_name", personaNameSchema);
/** Says that a persona of the library was used in a group. */
export const libraryReuseEntity = defineEntity("library_reuse", z.object({ library_persona_id: z.string() }));

/** One run of the generation pipeline; a late worker of an earlier run finds its number outdated. */
export interface GenerationRef extends GroupRef {
  generation: number;
}

const STILL_RUNNING = "#status = :generating AND generation = :generation";

/** An update of the group's item on condition that the run is still the group's. */
export const groupUpdate = (
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

/** Whether a persona was taken from the library. */
export const isReused = ({ library_persona_id }: PersonaRecord): boolean => library_persona_id !== null;

/**
 * Personas that are deleted together. With their names, the group and the plan they make a transaction, which takes a
 * hundred writes. The expression of the group's progress stays below the 4 KB that it may have.
 */
export const DROPPED_AT_ONCE = 30;

/** Stores the plan of a run in place of the one before it. */
export const planWrite = (ref: GroupRef, plan: SamplingPlan): Write => ({
  Put: { Item: { ...samplingPlanKey(ref), ...samplingPlanEntity.label, ...plan } },
});

/** Deletes a persona and gives its name free. */
export const deletions = (ref: GroupRef, { id, full_name }: PersonaRecord): Write[] => [
  { Delete: { Key: { ...personaKey(ref, id) } } },
  { Delete: { Key: { ...personaNameKey(ref, full_name) } } },
];

/** The outcome of storing a persona. */
export type SavedPersona = "saved" | "saved before" | "name taken" | "stopped" | "retired";
/** Which write of a persona failed, by its place. */
export const SAVING_FAILURES: readonly SavedPersona[] = ["saved before", "name taken", "stopped", "retired"];

/** Shows the progress of dropped personas as it was before them, under the names `#persona0`, `#persona1`, … */
export const pendingAgain = (dropped: readonly PersonaRecord[]): string =>
  dropped.length === 0
    ? ""
    : `SET ${dropped
        .map((_, index) => `generating.#persona${index}`)
        .map((path) => `${path}.#status = :pending, ${path}.full_name = :nobody`)
        .join(", ")}`;

/**
 * Writes that go with storing a persona of the library: a check that it is not retired, and a mark for the group's
 * deletion.
 */
export const reuseWrites = (ref: GroupRef, { library_persona_id: id }: PersonaRecord): Write[] =>
  id === null
    ? []
    : [
        {
          ConditionCheck: {
            Key: { ...libraryEntryKey(ref.companyId, id) },
            ConditionExpression: `${EXISTS} AND attribute_not_exists(retired_at)`,
          },
        },
        { Put: { Item: { ...reuseKey(ref, id), ...libraryReuseEntity.label, library_persona_id: id } } },
      ];
