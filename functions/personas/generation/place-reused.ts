import { reusedPersona } from "../library/reused-persona.ts";
import { WorkStopped } from "../../platform/model-errors.ts";
import type { ReusedPersona } from "../people/record.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { GenerationRef, GenerationStore } from "../groups/store-lifecycle.ts";
import type { LibraryStore } from "../library/store.ts";

export interface PlaceReusedDependencies {
  generations: Pick<GenerationStore, "savePersona">;
  library: Pick<LibraryStore, "find" | "recordUse">;
}

/**
 * Puts planned copies of library personas into their group and counts their use, once per group however often this
 * runs. One after the other: each writes to the group's item.
 * @returns the library personas that cannot be had: retired meanwhile, or their name is taken in the group
 */
export async function placeReused(
  { generations, library }: PlaceReusedDependencies,
  ref: GenerationRef,
  planned: readonly ReusedPersona[],
  isStored: (personaId: string) => boolean,
): Promise<string[]> {
  const refused: string[] = [];
  for (const { persona_id, library_persona_id: id } of planned) {
    if (!isStored(persona_id) && !(await store(persona_id, id))) {
      refused.push(id);
      continue;
    }
    await library.recordUse(ref.companyId, id, { projectId: ref.projectId, groupId: ref.groupId, at: timestamp() });
  }
  return refused;

  async function store(personaId: string, libraryPersonaId: string): Promise<boolean> {
    const found = await library.find(ref.companyId, libraryPersonaId);
    if (!found) return false;
    const persona = reusedPersona(found, {
      id: personaId,
      persona_group_id: ref.groupId,
      generation: ref.generation,
      created_at: timestamp(),
    });
    const outcome = await generations.savePersona(ref, persona);
    if (outcome === "stopped") throw new WorkStopped("The group is gone or this generation is over");
    return outcome === "saved" || outcome === "saved before";
  }
}
