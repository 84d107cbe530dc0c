import { callApi } from "../../api/client.ts";
import { ServiceAnsweredError } from "../../api/errors.ts";
import type { Answer, BrowserCall } from "../../api/routes.ts";

/** What a request to the API can carry; larger files go into the bucket by a form of their own. */
const LARGEST_IN_REQUEST = 4_500_000;
const LARGEST = 50_000_000;

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
  if (file.size > LARGEST) throw new ServiceAnsweredError(413, "The file is larger than 50 MB; send a smaller one");
  const content_type = contentTypes[/\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ""];
  if (!content_type) {
    const accepted = Object.keys(contentTypes).join(", ");
    throw new ServiceAnsweredError(415, `Files of this type are not accepted; send one of these: ${accepted}`);
  }
  const { upload_id, url, fields } = await callApi("createBriefingUpload", {
    params,
    body: { file_name: file.name, content_type, size: file.size },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);
  const stored = await fetch(url, { method: "POST", body: form }).catch(() => undefined);
  if (!stored?.ok) throw new ServiceAnsweredError(stored?.status ?? 0, "The file could not be stored; send it again");
  return callApi("createBriefing", { params, body: { upload_id, title } });
}
