import type * as z from "zod";
import { LARGEST_FORM_FILE_BYTES, LARGEST_UPLOAD_BYTES } from "../../functions/domain/briefing/limits.ts";
import { briefingSchema, uploadSchema, type Briefing } from "../../functions/domain/briefing/schemas.ts";
import { ServiceUnreachable } from "./errors.ts";
import { contentTypes, formOf, readInputFile, type Extension, type InputFile } from "./input-file.ts";
import type { Session } from "./session.ts";

/**
 * Reads a briefing from disk; whether its content is what its name says, the service decides.
 * @throws UsageError with one sentence on why a file cannot be shown
 */
export const readBriefing = (file: string): InputFile =>
  readInputFile(file, {
    extensions: Object.keys(contentTypes) as Extension[],
    largest: LARGEST_UPLOAD_BYTES,
    use: "cannot be shown: a briefing",
  });

/** Makes a file a briefing of a project: as a form, or past the API where it is too large for one. */
export async function sendBriefing(
  session: Session,
  projectId: string,
  file: InputFile,
  signal: AbortSignal,
): Promise<Briefing> {
  const { name, contentType, bytes } = file;
  const path = `/projects/${projectId}/briefings`;
  if (bytes.length <= LARGEST_FORM_FILE_BYTES) {
    return session.request({ method: "POST", path, body: formOf(file, { title: name }), signal }, briefingSchema);
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
  await postForm(upload, new Blob([bytes], { type: contentType }), signal);
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
