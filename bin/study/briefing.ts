import { LARGEST_FORM_FILE_BYTES, LARGEST_UPLOAD_BYTES } from "../../functions/briefings/limits.ts";
import type { Answer } from "../api-client/operations.ts";
import type { ApiClient } from "../api-client/client.ts";
import { ServiceUnreachable } from "../api-client/errors.ts";
import type { Briefing } from "../../functions/briefings/schemas.ts";
import { readInputFile, type InputFile } from "./input-file.ts";

/**
 * Reads a briefing from disk; whether its content is what its name says, the service decides.
 * @throws UsageError with one sentence on why a file cannot be shown
 */
export const readBriefing = (file: string): InputFile =>
  readInputFile(file, {
    extensions: [".pdf", ".jpg", ".jpeg", ".png", ".txt", ".docx"],
    largest: LARGEST_UPLOAD_BYTES,
    use: "cannot be shown: a briefing",
  });

/** Makes a file a briefing of a project: as a form, or past the API where it is too large for one. */
export async function sendBriefing(
  api: ApiClient,
  projectId: string,
  file: InputFile,
  signal: AbortSignal,
): Promise<Briefing> {
  const { name, contentType, bytes } = file;
  const params = { project_id: projectId };
  if (bytes.length <= LARGEST_FORM_FILE_BYTES) return api.createBriefing({ params, file, fields: { title: name } });
  const upload = await api.createBriefingUpload({
    params,
    body: { file_name: name, content_type: contentType, size: bytes.length },
  });
  await postForm(upload, new Blob([bytes], { type: contentType }), signal);
  return api.createBriefing({ params, body: { upload_id: upload.upload_id, title: name } });
}

/** Sends a file to where an upload wants it. */
export async function postForm(
  { url, fields }: Pick<Answer<"createBriefingUpload">, "url" | "fields">,
  blob: Blob,
  signal: AbortSignal,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", blob);
  const response = await fetch(url, { method: "POST", body: form, signal });
  if (!response.ok) throw new ServiceUnreachable(`The file store refused the briefing (${response.status}).`);
}
