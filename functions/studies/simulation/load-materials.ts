import { briefingMaterials } from "../../briefings/materials.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Material } from "../../models/prompts/material.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import type { SimulationLifecycle } from "./store-lifecycle.ts";

/**
 * The briefings of a study as its prompts show them.
 * @param files null for a model that is not shown pictures
 * @throws BriefingGone if one does not exist any more
 */
export const loadMaterials = async (
  simulations: SimulationLifecycle,
  ref: SimulationRef,
  briefingIds: readonly string[],
  files: FileStore | null,
): Promise<Material[]> => briefingMaterials(files, ref, await simulations.briefings(ref, briefingIds));
