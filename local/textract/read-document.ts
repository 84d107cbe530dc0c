// Runs as a process of its own: turns one document into text, page by page, and ends with it.
import { answerJobs } from "../../functions/platform/processes/answer-jobs.ts";
import { asAwsError, type DocumentFormat } from "./document-format.ts";
import { AwsError } from "../http/aws-json.ts";
import { decodeImage, imageOf } from "./page-image.ts";
import type { PageText } from "./page-text.ts";
import { readPage } from "./read-page.ts";
import { openPdf, type PdfPages } from "./render-pdf.ts";
import { loadTesseract } from "./tesseract.ts";

/** Reads the only page of an image, or the first one of a PDF, or another one of the PDF that was opened before. */
export type ReadJob = { bytes: Uint8Array; format: DocumentFormat; maxPages: number } | { page: number };

/** An error of the service, which an error between processes would lose. */
export interface Refused {
  code: string;
  message: string;
}

/** One page of a document of so many, or why it could not be read; or why the document could not be opened. */
export type ReadAnswer = { pages: number; page: PageText | Refused } | Refused;

const tesseract = loadTesseract();
let pdf: PdfPages | undefined;

const refused = (error: unknown): Refused => {
  const { code, message } = asAwsError(error);
  return { code, message };
};

async function pageOf(document: PdfPages, index: number): Promise<ReadAnswer> {
  const page = await document
    .render(index)
    .then(imageOf)
    .then(async (image) => readPage(image, await tesseract))
    .catch(refused);
  return { pages: document.count, page };
}

async function read(job: ReadJob): Promise<ReadAnswer> {
  if ("page" in job) {
    if (!pdf) throw new Error("No PDF is open.");
    return pageOf(pdf, job.page);
  }
  const { bytes, format, maxPages } = job;
  if (format !== "pdf") return { pages: 1, page: await readPage(await decodeImage(bytes, format), await tesseract) };
  pdf = await openPdf(bytes);
  if (pdf.count > maxPages)
    throw new AwsError(
      "UnsupportedDocumentException",
      `The PDF has ${pdf.count} pages; this operation takes at most ${maxPages}.`,
    );
  return pageOf(pdf, 0);
}

void answerJobs((job: ReadJob) => read(job).catch(refused));
