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
  const finished = new Map(personas.map((persona) => [persona.id, persona]));
  if (earlier?.generation === ref.generation) return missingOf(earlier, finished);

  // A plan that is still there belongs to a run that failed; it names the persons of all attempts since the last success.
  const fingerprint = planFingerprint(group);
  const left = earlier?.personas ?? [];
  const done = left.filter(({ persona_id }) => finished.has(persona_id));
  const open = left.filter(({ persona_id }) => !finished.has(persona_id));
  const same = earlier?.fingerprint === fingerprint;
  const dropped = same ? [] : left.flatMap(({ persona_id }) => finished.get(persona_id) ?? []);
  const taken = same ? [...done, ...open.slice(0, Math.max(0, group.generating_count - done.length))] : [];
  const missing = Math.max(0, group.generating_count - taken.length);
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
    personas: [...taken, ...fresh],
  };
  if (!(await generations.savePlan(ref, plan, progressOf(plan, finished), dropped))) {
    throw new WorkStopped("The group is gone or this generation is over");
  }
  return missingOf(plan, finished);
}

type Finished = ReadonlyMap<string, PersonaRecord>;

const missingOf = (plan: SamplingPlan, finished: Finished) => ({
  persona_ids: plan.personas.map(({ persona_id }) => persona_id).filter((id) => !finished.has(id)),
});

const progressOf = (plan: SamplingPlan, finished: Finished): PersonaProgressMap =>
  Object.fromEntries(
    plan.personas.map(({ persona_id }, position): [string, PersonaProgressMap[string]] => {
      const persona = finished.get(persona_id);
      return [
        persona_id,
        { full_name: persona?.full_name ?? null, status: persona ? "complete" : "pending", position },
      ];
    }),
  );
