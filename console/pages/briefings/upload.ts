import {
  ApiError,
  uploadBriefing as sendBriefing,
  type Answer,
  type Call,
} from "../../../clients/typescript/src/index.ts";
import { api } from "../../api/client.ts";
import { t } from "../../language/say.ts";

/** A larger file is uploaded to the bucket with a form of its own, which names its type. */
const LARGEST_IN_REQUEST = 4_500_000;
const LARGEST = 50_000_000;

type ContentType = Call<"createBriefingUpload">["body"]["content_type"];
const contentTypes: Record<string, ContentType> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  txt: "text/plain",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** The file types in the file dialog. */
export const BRIEFING_FILES = Object.keys(contentTypes)
  .map((ending) => `.${ending}`)
  .join(",");

/** Makes a briefing of a file of up to 50 MB. @throws ApiError */
export async function uploadBriefing(project_id: string, title: string, file: File): Promise<Answer<"createBriefing">> {
  if (file.size > LARGEST) throw new ApiError(413, t("The file is larger than 50 MB; send a smaller one"));
  const type = contentTypes[/\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ""];
  if (!type && file.size > LARGEST_IN_REQUEST) {
    const accepted = Object.keys(contentTypes).join(", ");
    throw new ApiError(415, t("Files of this type are not accepted; send one of these: {accepted}", { accepted }));
  }
  return sendBriefing(api, project_id, type ? new File([file], file.name, { type }) : file, { title });
}
