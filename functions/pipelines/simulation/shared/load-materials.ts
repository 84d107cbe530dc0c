import { briefingMaterials } from "../../../adapters/files/briefing-materials.ts";
import type { FileStore } from "../../../adapters/files/file-store.ts";
import type { Material } from "../../../prompts/material.ts";
import type { SimulationRef } from "../../../storage/keys.ts";
import type { SimulationLifecycle } from "../../../storage/simulations/lifecycle.ts";

/**
 * The briefings of a study as its prompts show them.
 * @param files null for a model that is shown no pictures
 * @throws BriefingGone if one does not exist any more
 */
export const loadMaterials = async (
  simulations: SimulationLifecycle,
  ref: SimulationRef,
  briefingIds: readonly string[],
  files: FileStore | null,
): Promise<Material[]> => briefingMaterials(files, ref, await simulations.briefings(ref, briefingIds));
