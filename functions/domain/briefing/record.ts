import type { Briefing, BriefingType } from "./schemas.ts";

/** A briefing as stored. Its file, its whole text and its reduced image are objects (see {@link briefingObjects}). */
export interface BriefingRecord {
  id: string;
  project_id: string;
  title: string;
  file_name: string;
  file_type: BriefingType;
  media_type: string;
  /** What personas are shown of a long text. */
  summary_text: string | null;
  /** A text that is short enough to be shown as it is. */
  short_text: string | null;
  /** Whether there is an image to be shown. */
  image: { format: "jpeg" | "png" } | null;
  size_bytes: number;
  page_count: number | null;
  character_count: number;
  /** The text was longer than what is kept of one. */
  partial: boolean;
  created_at: string;
  /** Present while the objects are being written: until then the briefing does not exist for anybody. */
  storing?: true;
}

/** The briefing as callers see it. */
export const presentBriefing = (briefing: BriefingRecord): Briefing => ({
  id: briefing.id,
  project_id: briefing.project_id,
  title: briefing.title,
  file_name: briefing.file_name,
  file_type: briefing.file_type,
  summary_text: briefing.summary_text,
  size_bytes: briefing.size_bytes,
  page_count: briefing.page_count,
  character_count: briefing.character_count,
  created_at: briefing.created_at,
});

interface Place {
  companyId: string;
  projectId: string;
}

/** Keys of everything a briefing may have in the bucket. They are made of ids alone, never of what callers send. */
export const briefingObjects = ({ companyId, projectId }: Place, briefingId: string) => {
  const folder = `companies/${companyId}/projects/${projectId}/briefings/${briefingId}`;
  return { file: `${folder}/file`, text: `${folder}/text`, image: `${folder}/image` };
};

/** Beginnings of the keys of everything a company may have in the bucket. */
export const companyFolders = (companyId: string): string[] => [`companies/${companyId}/`, `uploads/${companyId}/`];

/** Where an upload lies until it becomes a briefing. */
export const uploadObject = ({ companyId, projectId }: Place, uploadId: string): string =>
  `uploads/${companyId}/${projectId}/${uploadId}`;
