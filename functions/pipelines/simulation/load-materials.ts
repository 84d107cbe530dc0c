import type { FileStore } from "../../adapters/files/file-store.ts";
import { briefingObjects } from "../../domain/briefing/record.ts";
import type { Material } from "../../prompts/material.ts";
import type { SimulationRef } from "../../storage/keys.ts";
import type { StudyStore } from "../../storage/studies.ts";

/** A briefing was deleted before everyone had seen it: whoever is asked now would answer another question. */
export class BriefingGone extends Error {
  override readonly name = "BriefingGone";
}

// Bedrock's own limit for an image is 3.75 MB; what is stored is smaller.
const LARGEST_PICTURE_BYTES = 4_000_000;

/**
 * The briefings of a study as a prompt shows them: the summary of a long text, a short text itself, and the picture of
 * an image for models that see.
 * @throws BriefingGone if one does not exist any more
 */
export async function loadMaterials(
  { studies, files }: { studies: StudyStore; files: FileStore },
  ref: SimulationRef,
  briefingIds: readonly string[],
  withPictures: boolean,
): Promise<Material[]> {
  const briefings = await studies.briefings(ref, briefingIds);
  return Promise.all(
    briefings.map(async (briefing): Promise<Material> => {
      if (!briefing) throw new BriefingGone("A briefing of the study was deleted");
      const { title, image, summary_text, short_text } = briefing;
      const text = summary_text ?? short_text;
      if (!image || !withPictures) return { title, text, picture: null };
      const bytes = await files.get(briefingObjects(ref, briefing.id).image, LARGEST_PICTURE_BYTES);
      if (!bytes) throw new BriefingGone("The picture of a briefing was deleted");
      return { title, text, picture: { format: image.format, bytes } };
    }),
  );
}
