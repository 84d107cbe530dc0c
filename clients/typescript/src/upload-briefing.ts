import type { Client } from "./client.ts";
import { ApiError } from "./errors.ts";
import type { Call, Schemas, SentFile } from "./operations.ts";
import { blobOf, formOf } from "./request.ts";

/** The most that goes through the API itself; what is larger goes to where the service says. */
const LARGEST_FORM_BYTES = 4_500_000 - 100_000;

type ContentType = Call<"createBriefingUpload">["body"]["content_type"];

/** Makes a file a briefing of a project: of any size the service takes, up to 50 MB. @throws ApiError */
export async function uploadBriefing(
  api: Client,
  project_id: string,
  file: SentFile,
  { title, signal }: { title: string; signal?: AbortSignal },
): Promise<Schemas["Briefing"]> {
  const call = { params: { project_id }, ...(signal ? { signal } : {}) };
  const { size, type } = blobOf(file);
  if (size <= LARGEST_FORM_BYTES) return api.createBriefing({ ...call, file, fields: { title } });
  const place = await api.createBriefingUpload({
    ...call,
    body: { file_name: file.name, content_type: type as ContentType, size },
  });
  const stored = await fetch(place.url, {
    method: "POST",
    body: formOf(file, place.fields),
    signal: signal ?? null,
  }).catch(() => undefined);
  signal?.throwIfAborted();
  if (!stored?.ok) throw new ApiError(stored?.status ?? 0, `The file store did not take ${file.name}; send it again.`);
  return api.createBriefing({ ...call, body: { upload_id: place.upload_id, title } });
}
