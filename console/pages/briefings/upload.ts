import { callApi } from "../../api/client.ts";
import { ServiceAnsweredError } from "../../api/errors.ts";
import type { Answer, BrowserCall } from "../../api/routes.ts";

/** What a request to the API can carry; larger files go into the bucket by a form of their own. */
const LARGEST_IN_REQUEST = 4_500_000;

type ContentType = BrowserCall<"createBriefingUpload">["body"]["content_type"];
const contentTypes: Record<string, ContentType> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  txt: "text/plain",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** What the file dialog offers. */
export const BRIEFING_FILES = Object.keys(contentTypes)
  .map((ending) => `.${ending}`)
  .join(",");

/** Makes a briefing of a file of up to 50 MB. @throws ServiceAnsweredError */
export async function uploadBriefing(project_id: string, title: string, file: File): Promise<Answer<"createBriefing">> {
  const params = { project_id };
  if (file.size <= LARGEST_IN_REQUEST) return callApi("createBriefing", { params, fields: { title }, file });
  // What the service does not know it refuses in its own words.
  const content_type = contentTypes[/\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ""] ?? (file.type as ContentType);
  const { upload_id, url, fields } = await callApi("createBriefingUpload", {
    params,
    body: { file_name: file.name, content_type, size: file.size },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);
  const stored = await fetch(url, { method: "POST", body: form });
  if (!stored.ok) throw new ServiceAnsweredError(stored.status, "The file could not be stored; send it again");
  return callApi("createBriefing", { params, body: { upload_id, title } });
}
