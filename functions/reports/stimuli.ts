import { briefingObjects, shownText, type BriefingRecord } from "../briefings/record.ts";
import { looksAtImages } from "../models/image-models.ts";
import type { Stimulus } from "./content/source.ts";
import type { StimulusPicture } from "./page/page-context.ts";
import type { ReportMaterial } from "./store.ts";

/** The largest picture on a page, in bytes. */
const LARGEST_STIMULUS = 200_000;

/** Reads the reduced picture of a briefing; null if it is larger than `maxBytes`, undefined if it is gone. */
export type ReadPicture = (key: string, maxBytes: number) => Promise<Buffer | null | undefined>;

/** Opens the bucket of pictures; the S3 client is loaded with the first picture. */
export const openPictures =
  (bucket: string): ReadPicture =>
  async (key, maxBytes) => {
    const { ObjectTooLarge, openFileStore } = await import("../platform/files/file-store.ts");
    return openFileStore(bucket)
      .get(key, maxBytes)
      .catch((error: unknown) => {
        if (error instanceof ObjectTooLarge) return null;
        throw error;
      });
  };

/** Embedding models cannot see pictures, and are never shown any. */
const EMBEDS = /embed/i;

/** The briefings that personas were shown in addition to the question. */
export function stimuliOf({ simulation, briefings }: Pick<ReportMaterial, "simulation" | "briefings">): Stimulus[] {
  const models = [...simulation.model_ids].filter((id) => !EMBEDS.test(id));
  const isSeen = models.length > 0 && models.every(looksAtImages);
  return briefings.map((briefing) => ({
    title: briefing.title,
    text: shownText(briefing),
    picture: briefing.image && (isSeen ? "shown" : "not_shown"),
  }));
}

async function pictureOf(
  place: ReportMaterial["place"],
  briefing: BriefingRecord,
  read: ReadPicture,
): Promise<StimulusPicture[]> {
  const { id, title, image } = briefing;
  if (!image) return [];
  const bytes = await read(briefingObjects(place, id).image, LARGEST_STIMULUS);
  // It was deleted after the study showed it.
  if (bytes === undefined) return [];
  return [{ title, source: bytes && `data:image/${image.format};base64,${bytes.toString("base64")}` }];
}

/** Pictures that a page shows next to the texts; without a source if a picture is too large for a page. */
export async function picturesOf({ place, briefings }: ReportMaterial, read: ReadPicture): Promise<StimulusPicture[]> {
  return (await Promise.all(briefings.map((briefing) => pictureOf(place, briefing, read)))).flat();
}
