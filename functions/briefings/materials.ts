import { briefingObjects, shownText, type BriefingRecord } from "./record.ts";
import type { Material } from "../models/prompts/material.ts";
import type { FileStore } from "../platform/files/file-store.ts";

/** A briefing of the study was deleted while the study ran; without it, the questions would be different ones. */
export class BriefingGone extends Error {
  override readonly name = "BriefingGone";
}

/** Bedrock's own limit for an image is 3.75 MB; what is stored is smaller. */
export const LARGEST_PICTURE_BYTES = 4_000_000;

/**
 * Briefings as a prompt shows them: the summary of a long text, a short text itself, and the picture of an image for
 * models that see.
 * @param files null for a model that cannot see pictures
 * @param briefings as stored; undefined for a briefing that no longer exists
 * @throws BriefingGone
 */
export function briefingMaterials(
  files: FileStore | null,
  project: { companyId: string; projectId: string },
  briefings: readonly (BriefingRecord | undefined)[],
): Promise<Material[]> {
  return Promise.all(
    briefings.map(async (briefing): Promise<Material> => {
      if (!briefing) throw new BriefingGone("A briefing of the study was deleted");
      const { title, image } = briefing;
      const text = shownText(briefing);
      if (!image || !files) return { title, text, picture: null };
      const bytes = await files.get(briefingObjects(project, briefing.id).image, LARGEST_PICTURE_BYTES);
      if (!bytes) throw new BriefingGone("The picture of a briefing was deleted");
      return { title, text, picture: { format: image.format, bytes } };
    }),
  );
}
