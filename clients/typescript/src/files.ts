import type { PathsWithMethod } from "openapi-typescript-helpers";
import type { Calls } from "./calls.ts";
import { ApiError } from "./errors.ts";
import type { components, operations, paths } from "./openapi.ts";

/** What a form takes beside its path, file and signal. */
type FormContent<P extends keyof paths> = paths[P] extends {
  post: { requestBody: { content: { "multipart/form-data": infer F } } };
}
  ? F
  : never;

/** Paths whose POST takes a file. */
export type FormPath = { [P in keyof paths]: [FormContent<P>] extends [never] ? never : P }[keyof paths];

export interface Form<P extends FormPath> {
  params: paths[P]["post"]["parameters"];
  file: Blob;
  /** By whose ending the service knows what the file is. */
  name: string;
  fields?: Omit<FormContent<P>, "file">;
  signal?: AbortSignal;
}

/** Sends a file as a form. */
export function upload(calls: Calls, path: FormPath, { params, file, name, fields, signal }: Form<FormPath>) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields ?? {})) form.append(field, String(value));
  form.append("file", file, name);
  const init = { params, body: form, bodySerializer: (body: unknown) => body, ...(signal ? { signal } : {}) };
  return calls.POST(path, init as never);
}

type UploadBody = operations["createBriefingUpload"]["requestBody"]["content"]["application/json"];

/** The most that goes through the API itself; what is larger goes to where the service says. */
const LARGEST_FORM_BYTES = 4_500_000 - 100_000;

/** Makes a file a briefing of a project. */
export async function uploadBriefing(
  calls: Calls,
  send: typeof fetch,
  project_id: string,
  file: Blob,
  { name, title }: { name: string; title: string },
): Promise<components["schemas"]["Briefing"]> {
  const params = { path: { project_id } };
  const path = "/projects/{project_id}/briefings";
  if (file.size <= LARGEST_FORM_BYTES)
    return (await upload(calls, path, { params, file, name, fields: { title } })).data;
  const { data: place } = await calls.POST("/projects/{project_id}/briefings/uploads", {
    params,
    body: { file_name: name, content_type: file.type as UploadBody["content_type"], size: file.size },
  });
  const form = new FormData();
  for (const [field, value] of Object.entries(place.fields)) form.append(field, value);
  form.append("file", file);
  const { ok, status } = await send(place.url, { method: "POST", body: form });
  if (!ok) throw new ApiError(status, `The file store refused ${name}; ask for another upload and send it again.`);
  return (await calls.POST(path, { params, body: { upload_id: place.upload_id, title } })).data;
}

export interface DownloadInit<P extends keyof paths> {
  params: paths[P] extends { get: { parameters: infer T } } ? T : never;
  signal?: AbortSignal;
}

export interface Download {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** As the service names the file; null where it does not. */
  name: string | null;
}

/** Reads what is a file: an export, a report. */
export async function download<P extends PathsWithMethod<paths, "get">>(
  calls: Calls,
  path: P,
  init: DownloadInit<P>,
): Promise<Download> {
  const { data, response } = await calls.GET(path, { ...init, parseAs: "arrayBuffer" } as never);
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const contentType = response.headers.get("content-type") ?? "application/octet-stream";
  return { bytes: new Uint8Array(data), contentType, name: name ?? null };
}
