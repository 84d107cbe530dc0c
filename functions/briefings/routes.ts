import * as z from "zod";
import { LARGEST_FORM_FILE_BYTES } from "./limits.ts";
import {
  briefingFormSchema,
  briefingSchema,
  createUploadSchema,
  uploadSchema,
  uploadedBriefingSchema,
} from "./schemas.ts";
import { listQuery } from "../platform/http/query.ts";
import { defineRoutes } from "../platform/http/route.ts";

const common = { tag: "Briefings", auth: "bearer", function: "api-briefings" } as const;
const base = "/projects/{project_id}/briefings";

const exampleBriefing = {
  id: "019a9f71-2b3c-7d4e-8f50-617283940a1b",
  project_id: "019a9f60-0a00-7a2b-8c3d-4e5f60718293",
  title: "Oat drink, concept board",
  file_name: "concept board.pdf",
  file_type: "pdf",
  summary_text: "An oat drink with 3 g of protein per glass and no added sugar, in a one-litre carton for 1.99 EUR.",
  shown_text: "An oat drink with 3 g of protein per glass and no added sugar, in a one-litre carton for 1.99 EUR.",
  picture: null,
  size_bytes: 482_113,
  page_count: 4,
  character_count: 6_240,
  created_at: "2026-11-20T20:43:00.123",
};

export const briefingRoutes = defineRoutes({
  listBriefings: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: base,
    summary: "All briefings of a project",
    query: listQuery("a briefing", "briefings"),
    responses: {
      200: { description: "Briefings, oldest first.", schema: z.array(briefingSchema), example: [exampleBriefing] },
    },
  },
  createBriefing: {
    ...common,
    content: "synthetic",
    method: "POST",
    needsBudget: true,
    throttle: { rate: 1, burst: 5 },
    path: base,
    summary: "Add a document that personas are shown",
    description: [
      "Send the file as a form (up to 4.5 MB), or upload it first (`POST …/briefings/uploads`, up to 50 MB) and " +
        "send its `upload_id` as JSON.",
      "The content of a file decides its type, and its name must match: `.pdf`, `.jpg`, `.png`, `.txt` or " +
        "`.docx`. Text is read from the file; scanned PDFs and images go through OCR. Up to 200,000 characters " +
        "are kept. Texts of at least 1,500 characters are summarised, and personas see the summary; they see " +
        "shorter texts in full. Personas also see images as images if the model takes images.",
      "These files are rejected with 400: empty, broken or encrypted files, and files of another type than their " +
        "name says; archives that inflate beyond 50 MB; PDFs of more than 200 pages. Images of more than 50 " +
        "megapixels or 20,000 pixels on a side are rejected, too, and documents without any text. So is every file " +
        "that takes more than 15 seconds of processor time or 420 MB to read. Nothing of a rejected file is kept.",
    ].join("\n\n"),
    idempotent: true,
    body: uploadedBriefingSchema,
    bodyExample: { upload_id: "019a9f70-11aa-7b22-8c33-44dd55ee66ff", title: "Oat drink, concept board" },
    multipart: {
      file: "The document: .pdf, .jpg, .png, .txt or .docx.",
      maxBytes: LARGEST_FORM_FILE_BYTES,
      otherwise: "larger files go through an upload",
      fields: briefingFormSchema,
    },
    created: "/projects/{project_id}/briefings/{briefing_id}",
    responses: { 201: { description: "The new briefing.", schema: briefingSchema, example: exampleBriefing } },
    refusals: {
      400: "The file is rejected for one of the reasons above, or nothing has been uploaded under the `upload_id`.",
    },
  },
  createBriefingUpload: {
    ...common,
    cache: "no-store",
    method: "POST",
    path: `${base}/uploads`,
    summary: "Get an upload form for a large document",
    description:
      "For files of up to 50 MB. Send a `multipart/form-data` request to `url` with all `fields` first and the " +
      "part `file` last, within 15 minutes; then create the briefing with the `upload_id`. An upload that has not " +
      "become a briefing after an hour is removed.",
    idempotent: true,
    body: createUploadSchema,
    bodyExample: { file_name: "catalogue.pdf", content_type: "application/pdf", size: 31_457_280 },
    responses: {
      201: {
        description: "The form.",
        schema: uploadSchema,
        example: {
          upload_id: "019a9f70-11aa-7b22-8c33-44dd55ee66ff",
          url: "https://files.s3.eu-central-1.amazonaws.com/",
          fields: { key: "uploads/…", "Content-Type": "application/pdf", Policy: "eyJleHBpcmF0aW9uIjoi…" },
          expires_at: "2026-11-20T20:58:00.123",
        },
      },
    },
  },
  getBriefing: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: `${base}/{briefing_id}`,
    summary: "A briefing with its summary",
    responses: { 200: { description: "The briefing.", schema: briefingSchema, example: exampleBriefing } },
  },
  getBriefingPicture: {
    ...common,
    method: "GET",
    path: `${base}/{briefing_id}/picture`,
    summary: "The image of a briefing as personas see it",
    description: "Reduced to what models take. `picture` of the briefing says whether personas see it.",
    responses: { 200: { description: "The image.", fileTypes: ["image/jpeg", "image/png"] } },
    refusals: { 404: "There is no such briefing, or it is not an image." },
  },
  deleteBriefing: {
    ...common,
    method: "DELETE",
    path: `${base}/{briefing_id}`,
    summary: "Delete a briefing, its file and its text",
    description:
      "Complete simulations keep their results. New ones cannot refer to it, and a study that still has to " +
      "show it fails with the reason.",
    responses: { 204: { description: "Deleted." } },
  },
});
