import * as z from "zod";
import { STORING_SECONDS, UPLOAD_KEPT_SECONDS } from "./limits.ts";
import { briefingEntity, isVisible, type BriefingRecord } from "./record.ts";
import { defineEntity, presence } from "../platform/table/entity.ts";
import type { NewIdempotencyRecord } from "../platform/idempotency/record.ts";
import { timestamp } from "../platform/timestamp.ts";
import { EXISTS, mustExist, unlessConditionFails } from "../platform/table/conditions.ts";
import {
  BRIEFING_PREFIX,
  briefingKey,
  projectKey,
  projectPartition,
  uploadKey,
  type BriefingRef,
  type ProjectRef,
} from "../platform/table/keys.ts";
import { idempotencyWrites } from "../platform/idempotency/store.ts";
import { deletionWrite } from "../platform/deletion/store-writes.ts";
import type { Table } from "../platform/table/table.ts";
import { unfinished } from "../platform/table/unfinished-work.ts";

const uploadRecordSchema = z.object({
  id: z.string(),
  project_id: z.string(),
  file_name: z.string(),
  media_type: z.string(),
  size: z.int(),
  /** Until then it can become a briefing. */
  kept_until: z.string(),
  /** It has become a briefing; only its deletion is left to do. */
  claimed: z.literal(true).optional(),
});
/** An upload for which a form was issued. */
export type UploadRecord = z.infer<typeof uploadRecordSchema>;
export const uploadEntity = defineEntity("upload", uploadRecordSchema);

const inSeconds = (seconds: number) => timestamp(new Date(Date.now() + seconds * 1000));

const succeeded = (write: () => Promise<void>): Promise<boolean> =>
  unlessConditionFails(
    async () => {
      await write();
      return true;
    },
    () => false,
  );

/**
 * Briefings and uploads. The item is written first and is hidden until its objects are written. If the process dies in
 * between, the sweeper finds the objects by the item.
 */
export const createBriefingStore = (table: Table) => ({
  projectExists: async (ref: ProjectRef): Promise<boolean> =>
    (await table.get(presence, projectKey(ref))) !== undefined,

  /** Briefings of a project; undefined if there is no such project. */
  async list(ref: ProjectRef, descending: boolean): Promise<BriefingRecord[] | undefined> {
    const [project, briefings] = await Promise.all([
      table.get(presence, projectKey(ref)),
      table.queryAll(briefingEntity, projectPartition(ref), BRIEFING_PREFIX, { descending, tolerant: true }),
    ]);
    return project && briefings.filter(isVisible);
  },

  async find(ref: BriefingRef): Promise<BriefingRecord | undefined> {
    const [project, briefing] = await table.getMany([presence, projectKey(ref)], [briefingEntity, briefingKey(ref)]);
    return project && isVisible(briefing) ? briefing : undefined;
  },

  /** Announces a briefing, and objects that may be written for it. @returns false if the project is gone */
  begin: (ref: BriefingRef): Promise<boolean> =>
    succeeded(() =>
      table.transact(mustExist(projectKey(ref)), {
        Put: {
          Item: {
            ...briefingKey(ref),
            ...briefingEntity.label,
            company_id: ref.companyId,
            project_id: ref.projectId,
            id: ref.briefingId,
            storing: true,
            ...unfinished(inSeconds(STORING_SECONDS)),
          },
        },
      }),
    ),

  /**
   * Makes a briefing visible after its objects are written, and marks its upload, if it had one, as used.
   * @returns false if the project is gone, the upload was used meanwhile, or the sweeper has removed it
   */
  commit: (
    ref: BriefingRef,
    briefing: BriefingRecord,
    uploadId: string | null,
    answer: NewIdempotencyRecord | null,
  ): Promise<boolean> =>
    succeeded(() =>
      table.transact(
        mustExist(projectKey(ref)),
        {
          Put: {
            Item: { ...briefingKey(ref), ...briefingEntity.label, company_id: ref.companyId, ...briefing },
            ConditionExpression: "attribute_exists(storing)",
          },
        },
        ...(uploadId
          ? [
              {
                Update: {
                  Key: { ...uploadKey(ref, uploadId) },
                  ConditionExpression: `${EXISTS} AND attribute_not_exists(claimed)`,
                  UpdateExpression: "SET claimed = :true, work_since = :now",
                  ExpressionAttributeValues: { ":true": true, ":now": timestamp() },
                },
              },
            ]
          : []),
        ...idempotencyWrites(ref.companyId, answer),
      ),
    ),

  /** Removes the item of a briefing that never became visible. Remove its objects first. */
  discard: (ref: BriefingRef): Promise<boolean> =>
    succeeded(() =>
      table.transact({
        Delete: { Key: { ...briefingKey(ref) }, ConditionExpression: "attribute_exists(storing)" },
      }),
    ),

  /** Deletes the briefing and stores the job that removes its objects. @returns false if it is already gone */
  delete: (ref: BriefingRef, jobId: string, at: string): Promise<boolean> =>
    succeeded(() =>
      table.transact(
        {
          Delete: {
            Key: { ...briefingKey(ref) },
            ConditionExpression: `${EXISTS} AND attribute_not_exists(storing)`,
          },
        },
        deletionWrite(ref, jobId, { kind: "briefing", briefing_id: ref.briefingId }, at),
      ),
    ),

  /** @returns false if there is no such project */
  createUpload: (
    ref: ProjectRef,
    upload: Omit<UploadRecord, "kept_until">,
    answer: NewIdempotencyRecord | null,
  ): Promise<boolean> => {
    const kept_until = inSeconds(UPLOAD_KEPT_SECONDS);
    return succeeded(() =>
      table.transact(
        mustExist(projectKey(ref)),
        {
          Put: {
            Item: {
              ...uploadKey(ref, upload.id),
              ...uploadEntity.label,
              company_id: ref.companyId,
              ...upload,
              kept_until,
              ...unfinished(kept_until),
            },
          },
        },
        ...idempotencyWrites(ref.companyId, answer),
      ),
    );
  },

  /** An upload that can become a briefing. */
  async findUpload(ref: ProjectRef, uploadId: string): Promise<UploadRecord | undefined> {
    const [project, upload] = await table.getMany(
      [presence, projectKey(ref)],
      [uploadEntity, uploadKey(ref, uploadId)],
    );
    return project && upload && !upload.claimed && upload.kept_until > timestamp() ? upload : undefined;
  },

  /** Removes the item of an upload. Remove its object first. */
  forgetUpload: (ref: ProjectRef, uploadId: string): Promise<void> =>
    table.transact({ Delete: { Key: { ...uploadKey(ref, uploadId) } } }),
});
export type BriefingStore = ReturnType<typeof createBriefingStore>;

declare module "../platform/http/reads.ts" {
  interface Reads {
    briefings: Pick<BriefingStore, "find" | "findUpload" | "list" | "projectExists">;
  }
}
