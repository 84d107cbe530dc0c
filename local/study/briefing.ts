import { readFileSync, statSync } from "node:fs";
import { basename, extname } from "node:path";
import type * as z from "zod";
import { LARGEST_FORM_FILE_BYTES, LARGEST_UPLOAD_BYTES } from "../../functions/domain/briefing/limits.ts";
import { briefingSchema, uploadSchema, type Briefing } from "../../functions/domain/briefing/schemas.ts";
import { ServiceUnreachable, UsageError } from "./errors.ts";
import type { Session } from "./session.ts";

/** Kinds of files that the service reads, with the content type to announce. */
const contentTypes: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".txt": "text/plain",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

export interface BriefingFile {
  name: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Reads a briefing from disk; whether its content is what its name says, the service decides.
 * @throws UsageError with one sentence on why a file cannot be shown
 */
export function readBriefing(file: string): BriefingFile {
  const name = basename(file);
  const contentType = contentTypes[extname(name).toLowerCase()];
  if (!contentType) {
    throw new UsageError(
      `${name} cannot be shown: a briefing is a ${Object.keys(contentTypes)
        .join(", ")
        .replace(/, (?=[^,]*$)/, " or ")} file.`,
    );
  }
  try {
    const { size } = statSync(file);
    if (size > LARGEST_UPLOAD_BYTES)
      throw new UsageError(`${name} is too large: it has ${size} bytes, and ${LARGEST_UPLOAD_BYTES} are allowed.`);
    if (size === 0) throw new UsageError(`${name} is empty.`);
    return { name, contentType, bytes: new Uint8Array(readFileSync(file)) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason =
      (error as NodeJS.ErrnoException).code === "ENOENT" ? "there is no such file" : (error as Error).message;
    throw new UsageError(`${file} cannot be read: ${reason}.`);
  }
}

/** Makes a file a briefing of a project: as a form, or past the API where it is too large for one. */
export async function sendBriefing(
  session: Session,
  projectId: string,
  { name, contentType, bytes }: BriefingFile,
  signal: AbortSignal,
): Promise<Briefing> {
  const path = `/projects/${projectId}/briefings`;
  const blob = new Blob([bytes], { type: contentType });
  if (bytes.length <= LARGEST_FORM_FILE_BYTES) {
    const form = new FormData();
    form.append("title", name);
    form.append("file", blob, name);
    return session.request({ method: "POST", path, body: form, signal }, briefingSchema);
  }
  const upload = await session.request(
    {
      method: "POST",
      path: `${path}/uploads`,
      body: { file_name: name, content_type: contentType, size: bytes.length },
      signal,
    },
    uploadSchema,
  );
  await postForm(upload, blob, signal);
  return session.request(
    { method: "POST", path, body: { upload_id: upload.upload_id, title: name }, signal },
    briefingSchema,
  );
}

async function postForm({ url, fields }: z.infer<typeof uploadSchema>, blob: Blob, signal: AbortSignal): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", blob);
  const response = await fetch(url, { method: "POST", body: form, signal });
  if (!response.ok) throw new ServiceUnreachable(`The file store refused the briefing (${response.status}).`);
}
