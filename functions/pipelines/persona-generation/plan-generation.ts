import type { GenerationInput } from "../../contracts/pipelines/inputs.ts";
import { newId } from "../../domain/ids.ts";
import { WorkStopped } from "../../domain/model-errors.ts";
import type { PersonaRecord, SamplingPlan } from "../../domain/persona/record.ts";
import { planFingerprint, planPersonas } from "../../domain/persona/sampling-plan/sampling-plan.ts";
import type { PersonaProgressMap } from "../../domain/progress.ts";
import { seedFrom } from "../../domain/statistics/random.ts";
import type { GenerationStore } from "../../storage/generations.ts";
import { generationRef } from "./generation-ref.ts";

/**
 * Samples the facts of every persona that is still missing.
 *
 * - A repetition of the same run finds its own plan and answers with what is left of it.
 * - After a failed run of the same definition, the planned persons that were not finished are taken over, so that a
 *   retry pays only for them.
 * - After a failed run of another definition (it was changed before the retry), the persons that run had finished are
 *   dropped: they would not belong to the segment.
 */
export async function planGeneration(
  { generations }: { generations: GenerationStore },
  input: GenerationInput,
): Promise<{ persona_ids: string[] }> {
  const ref = generationRef(input);
  const { group, plan: earlier, personas } = await generations.load(ref);
  if (!group || group.status !== "generating" || group.generation !== ref.generation) {
    throw new WorkStopped("The group is gone or this generation is over");
  }
  const finished = new Set(personas.map(({ id }) => id));
  if (earlier?.generation === ref.generation) return missingOf(earlier, finished);

  const fingerprint = planFingerprint(group);
  const same = earlier?.fingerprint === fingerprint ? earlier : undefined;
  const ofEarlier: PersonaRecord[] = earlier
    ? personas.filter(({ generation }) => generation === earlier.generation)
    : [];
  const kept = same ? ofEarlier : [];
  const dropped = same ? [] : ofEarlier;
  const taken = same ? same.personas.filter(({ persona_id }) => !finished.has(persona_id)) : [];
  const missing = Math.max(0, group.generating_count - kept.length - taken.length);
  const startIndex = earlier?.next_index ?? Math.max(0, ...personas.map(({ plan_index }) => plan_index + 1));
  const fresh = planPersonas({
    definition: group,
    count: missing,
    startIndex,
    seed: seedFrom("sampling-plan", ref.groupId),
  }).map((facts, offset) => ({ persona_id: newId(), plan_index: startIndex + offset, facts }));
  const plan: SamplingPlan = {
    generation: ref.generation,
    fingerprint,
    next_index: startIndex + missing,
    personas: [...taken, ...fresh].slice(0, Math.max(0, group.generating_count - kept.length)),
  };
  if (!(await generations.savePlan(ref, plan, progressOf(kept, plan), dropped))) {
    throw new WorkStopped("The group is gone or this generation is over");
  }
  return { persona_ids: plan.personas.map(({ persona_id }) => persona_id) };
}

const missingOf = (plan: SamplingPlan, finished: ReadonlySet<string>) => ({
  persona_ids: plan.personas.map(({ persona_id }) => persona_id).filter((id) => !finished.has(id)),
});

const progressOf = (kept: readonly PersonaRecord[], plan: SamplingPlan): PersonaProgressMap =>
  Object.fromEntries<PersonaProgressMap[string]>([
    ...kept.map(({ id, full_name }, position) => [id, { full_name, status: "complete" as const, position }] as const),
    ...plan.personas.map(
      ({ persona_id }, index) =>
        [persona_id, { full_name: null, status: "pending" as const, position: kept.length + index }] as const,
    ),
  ]);
