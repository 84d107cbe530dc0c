import * as z from "zod";
import { boundedText } from "../platform/text/bounded-text.ts";
import { idSchema } from "../platform/ids.ts";
import { textSchema } from "../platform/text/text.ts";
import { timestampSchema } from "../platform/timestamp.ts";
import { LARGEST_UPLOAD_BYTES } from "./limits.ts";

export const briefingTypeSchema = z.enum(["pdf", "image", "text", "docx"]);

export const briefingSchema = z
  .object({
    id: idSchema,
    project_id: idSchema,
    title: z.string(),
    file_name: z.string().meta({ description: "As it was sent, for display only." }),
    file_type: briefingTypeSchema,
    summary_text: z
      .string()
      .nullable()
      .meta({ description: "The part or summary of a long text that personas see; null if they see the whole text." }),
    shown_text: z.string().nullable().meta({
      description:
        "What personas read: the summary of a long text, or a short text itself. Null if the file has no text.",
    }),
    picture: z
      .enum(["shown", "not_shown"])
      .nullable()
      .meta({
        description:
          "Whether personas see the image: they do if every model that answers as a persona takes images. The " +
          "offline model sees no images. Null for other files.",
      }),
    size_bytes: z.int(),
    page_count: z.int().nullable().meta({ description: "Null where a file has no pages: text and Word." }),
    character_count: z.int().meta({ description: "Length of the text, after cutting it to 200,000." }),
    created_at: timestampSchema,
  })
  .meta({ id: "Briefing" });
export type Briefing = z.infer<typeof briefingSchema>;

const titleSchema = textSchema(200);

/** The fields of a form besides the file. */
export const briefingFormSchema = z.object({ title: titleSchema });

/** A briefing whose file was uploaded before. */
export const uploadedBriefingSchema = z.object({
  upload_id: boundedText(100),
  title: titleSchema,
});

/** What files may be, by the content type that their sender declares. */
export const uploadContentTypes = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "text/plain",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
] as const;

export const createUploadSchema = z.object({
  file_name: boundedText(1_000, { minimum: 1 }),
  content_type: z.enum(uploadContentTypes, `must be one of ${uploadContentTypes.join(", ")}`),
  size: z
    .int("must be a whole number of bytes")
    .min(1, "must be at least 1")
    .max(LARGEST_UPLOAD_BYTES, `must be at most ${LARGEST_UPLOAD_BYTES}`),
});

export const uploadSchema = z
  .object({
    upload_id: idSchema,
    url: z.string().meta({ description: "Where to send the form by POST." }),
    fields: z
      .record(z.string(), z.string())
      .meta({ description: "Fields of the form, all of them before the field `file`." }),
    expires_at: timestampSchema,
  })
  .meta({ id: "Upload" });
