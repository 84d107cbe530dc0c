import { displayName } from "./documents/display-name.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import { briefingObjects, presentBriefing, type BriefingRecord } from "./record.ts";
import type { Briefing } from "./schemas.ts";
import type { NewIdempotencyRecord } from "../platform/idempotency/record.ts";
import { newId } from "../platform/ids.ts";
import { timestamp } from "../platform/timestamp.ts";
import { NotFound } from "../platform/errors.ts";
import type { BriefingStore } from "./store.ts";
import type { BriefingRef, ProjectRef } from "../platform/table/keys.ts";
import type { BriefingReader } from "./read-briefing.ts";

export interface UploadedFile {
  name: string;
  bytes: Buffer;
  title: string;
  /** The upload of the file; null if the file came with the request. */
  uploadId: string | null;
}

export interface CreateBriefingDependencies {
  briefings: BriefingStore;
  files: FileStore;
  reader: BriefingReader;
  /** The models that answer as personas. */
  personaModels: readonly string[];
}

/**
 * Reads a file, stores it and makes it a briefing.
 * @param remember makes the answer to store with the briefing
 * @throws NotFound if there is no such project, BadRequest if the file is rejected; nothing of it is kept
 */
export type CreateBriefing = (
  project: ProjectRef,
  file: UploadedFile,
  idempotencyRecordOf: (body: Briefing) => NewIdempotencyRecord | null,
) => Promise<Briefing>;

export const createBriefingCreator =
  ({ briefings, files, reader, personaModels }: CreateBriefingDependencies): CreateBriefing =>
  async (project, file, idempotencyRecordOf) => {
    const ref: BriefingRef = { ...project, briefingId: newId() };
    const objects = briefingObjects(ref, ref.briefingId);
    // The item is written first, so that every object in the bucket has an owner. Its condition is that the project
    // exists.
    if (!(await briefings.begin(ref))) throw new NotFound("Project");
    let stored = false;
    const storeFile = async (mediaType: string) => {
      if (stored) return;
      stored = true;
      await files.put(objects.file, file.bytes, mediaType);
    };
    try {
      const { document, text, summary, shortText, partial, picture } = await reader(file, async (mediaType) => {
        await storeFile(mediaType);
        return { bucket: files.bucket, key: objects.file };
      });
      await storeFile(document.mediaType);
      await Promise.all([
        files.put(objects.text, text, "text/plain; charset=utf-8"),
        picture && files.put(objects.image, picture.bytes, `image/${picture.format}`),
      ]);
      const briefing: BriefingRecord = {
        id: ref.briefingId,
        project_id: ref.projectId,
        title: file.title,
        file_name: displayName(file.name),
        file_type: document.type,
        media_type: document.mediaType,
        summary_text: summary,
        short_text: shortText,
        image: picture && { format: picture.format },
        size_bytes: file.bytes.length,
        page_count: document.pageCount,
        character_count: text.length,
        partial,
        created_at: timestamp(),
      };
      const presented = presentBriefing(briefing, personaModels);
      if (!(await briefings.commit(ref, briefing, file.uploadId, idempotencyRecordOf(presented))))
        throw new NotFound(file.uploadId ? "Upload" : "Project");
      return presented;
    } catch (error) {
      // If this fails too, the sweeper removes the remains.
      await discard(ref).catch(() => undefined);
      throw error;
    }

    async function discard(briefing: BriefingRef): Promise<void> {
      if (stored) await files.remove(Object.values(objects));
      await briefings.discard(briefing);
    }
  };
