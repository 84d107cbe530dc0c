import * as z from "zod";
import { looksAtImages } from "../models/image-models.ts";
import { defineEntity } from "../platform/table/entity.ts";
import { exportsFolder } from "../platform/files/export-formats.ts";
import { briefingSchema, type Briefing } from "./schemas.ts";

const briefingRecordSchema = z.object({
  ...briefingSchema.omit({ shown_text: true, picture: true }).shape,
  media_type: z.string(),
  /** A text that is short enough to be shown unchanged. */
  short_text: z.string().nullable(),
  /** Whether there is an image to be shown. */
  image: z.object({ format: z.enum(["jpeg", "png"]) }).nullable(),
  /** The text was longer than the limit and was cut. */
  partial: z.boolean(),
});
/** A briefing as stored. Its file, its whole text and its reduced image are objects (see {@link briefingObjects}). */
export type BriefingRecord = z.infer<typeof briefingRecordSchema>;

/** While its objects are being written, a briefing is invisible to all callers. */
const hiddenBriefingSchema = z.object({ id: z.string(), project_id: z.string(), storing: z.literal(true) });
export type StoredBriefing = z.infer<typeof hiddenBriefingSchema> | (BriefingRecord & { storing?: undefined });
export const briefingEntity = defineEntity(
  "briefing",
  z.discriminatedUnion("storing", [
    hiddenBriefingSchema,
    briefingRecordSchema.extend({ storing: z.undefined().optional() }),
  ]),
);
export const isVisible = (briefing: StoredBriefing | undefined): briefing is BriefingRecord =>
  briefing !== undefined && briefing.storing === undefined;

/**
 * The briefing as callers see it.
 * @param personaModels the models that answer as personas
 */
export const presentBriefing = (briefing: BriefingRecord, personaModels: readonly string[]): Briefing => ({
  id: briefing.id,
  project_id: briefing.project_id,
  title: briefing.title,
  file_name: briefing.file_name,
  file_type: briefing.file_type,
  summary_text: briefing.summary_text,
  shown_text: shownText(briefing),
  picture: briefing.image && (personaModels.every(looksAtImages) ? "shown" : "not_shown"),
  size_bytes: briefing.size_bytes,
  page_count: briefing.page_count,
  character_count: briefing.character_count,
  created_at: briefing.created_at,
});

/** The text of a briefing that personas read. */
export const shownText = ({ summary_text, short_text }: BriefingRecord): string | null => summary_text ?? short_text;

interface Place {
  companyId: string;
  projectId: string;
}

/** Keys of everything a briefing may have in the bucket. They contain only ids, never text of callers. */
export const briefingObjects = ({ companyId, projectId }: Place, briefingId: string) => {
  const folder = `companies/${companyId}/projects/${projectId}/briefings/${briefingId}`;
  return { file: `${folder}/file`, text: `${folder}/text`, image: `${folder}/image` };
};

/** Beginnings of the keys of everything a company may have in the bucket. */
export const companyFolders = (companyId: string): string[] => [
  `companies/${companyId}/`,
  `uploads/${companyId}/`,
  exportsFolder(companyId),
];

/** Key of an upload until it becomes a briefing. */
export const uploadObject = ({ companyId, projectId }: Place, uploadId: string): string =>
  `uploads/${companyId}/${projectId}/${uploadId}`;
