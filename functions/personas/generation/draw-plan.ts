import { libraryPersonaId } from "../library/ids.ts";
import type { LibraryEntry } from "../library/record.ts";
import { newId } from "../../platform/ids.ts";
import type { PersonaGroupRecord } from "../groups/record.ts";
import { isReused, type PersonaRecord, type PlannedPersona, type SamplingPlan } from "../people/record.ts";
import type { Requirement } from "../requirements/schemas.ts";
import { planFingerprint, planPersonas } from "../sampling-plan/sampling-plan.ts";
import { seedFrom } from "../../statistics/random.ts";
import type { GenerationRef } from "../groups/store-lifecycle.ts";

/** What a plan is made from. */
export interface PlanBasis {
  ref: GenerationRef;
  group: PersonaGroupRecord & { generating_count: number };
  /**
   * The plan of this run, or of a run that failed. A failed run's plan names the persons of all attempts since the last
   * success.
   */
  earlier: SamplingPlan | undefined;
  /** Everyone in the group. */
  personas: readonly PersonaRecord[];
  /** Library personas that this run has failed to place. */
  refused: ReadonlySet<string>;
}

/** The persons that a plan takes over, and those that it drops from the group. */
interface Inheritance {
  taken: PlannedPersona[];
  dropped: PersonaRecord[];
}

/**
 * - From a plan of the same run, only those who could not be placed are left out.
 * - After a failed run of the same definition, the planned persons that were not finished are taken over, so that a
 *   retry pays only for them.
 * - After a failed run of another definition (it was changed before the retry), the persons that run had finished are
 *   dropped: they would not belong to the segment.
 */
function inherit({ ref, group, earlier, personas, refused }: PlanBasis, fingerprint: string): Inheritance {
  const finished = new Map(personas.map((persona) => [persona.id, persona]));
  const left = earlier?.personas ?? [];
  const done = left.filter(({ persona_id }) => finished.has(persona_id));
  const open = left.filter(
    (planned) => !finished.has(planned.persona_id) && !(isReused(planned) && refused.has(planned.library_persona_id)),
  );
  if (earlier?.generation !== ref.generation && earlier?.fingerprint !== fingerprint)
    return { taken: [], dropped: done.flatMap(({ persona_id }) => finished.get(persona_id) ?? []) };
  return { taken: [...done, ...open.slice(0, Math.max(0, group.generating_count - done.length))], dropped: [] };
}

/** The first library personas that are neither in the group nor planned, nor the same person as somebody who is. */
function reuse(available: readonly LibraryEntry[], { personas, refused }: PlanBasis, { taken, dropped }: Inheritance) {
  const gone = new Set(dropped.map(({ id }) => id));
  const present = new Set([
    ...refused,
    ...personas.filter(({ id }) => !gone.has(id)).map(libraryPersonaId),
    ...taken.filter(isReused).map(({ library_persona_id: id }) => id),
  ]);
  return available.filter(({ id }) => !present.has(id));
}

/**
 * Plans a run: the library personas to reuse, the most reliable first, and the sampled facts of everybody else.
 * @param requirements what the group's description says of everybody
 * @param availableFor the library personas that the group's definition admits, the most reliable first
 */
export async function drawPlan(
  basis: PlanBasis,
  requirements: readonly Requirement[],
  availableFor: () => Promise<readonly LibraryEntry[]>,
): Promise<{ plan: SamplingPlan; dropped: PersonaRecord[] }> {
  const { ref, group, earlier, personas } = basis;
  const fingerprint = planFingerprint(group);
  const inheritance = inherit(basis, fingerprint);
  const missing = Math.max(0, group.generating_count - inheritance.taken.length);
  const chosen = missing === 0 ? [] : reuse(await availableFor(), basis, inheritance).slice(0, missing);
  const reused = chosen.map(({ id }): PlannedPersona => ({ persona_id: newId(), library_persona_id: id }));

  const startIndex = earlier?.next_index ?? Math.max(0, ...personas.map(({ plan_index }) => (plan_index ?? -1) + 1));
  const count = missing - reused.length;
  const seed = seedFrom("sampling-plan", ref.groupId);
  const fresh = planPersonas({ definition: group, requirements, count, startIndex, seed }).map(
    (facts, offset): PlannedPersona => ({ persona_id: newId(), plan_index: startIndex + offset, facts }),
  );
  return {
    plan: {
      generation: ref.generation,
      fingerprint,
      requirements: [...requirements],
      next_index: startIndex + count,
      personas: [...inheritance.taken, ...reused, ...fresh],
    },
    dropped: inheritance.dropped,
  };
}
