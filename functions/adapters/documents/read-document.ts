import { BadRequest } from "../../shared/errors.ts";
import { documentFormat, formats, isCompoundFile } from "./document-type.ts";
import { rejectCompoundFile } from "./docx/compound-file.ts";
import { imageSize } from "./image/image-size.ts";
import { readInThread } from "./read-in-thread.ts";
import { decodeText } from "./decode-text.ts";

export type DocumentType = "pdf" | "image" | "text" | "docx";
const allTypes: readonly DocumentType[] = ["pdf", "image", "text", "docx"];

export interface ReadDocument {
  type: DocumentType;
  /** Of the content, whatever the sender declared. */
  mediaType: string;
  /**
   * Normalised text with paragraphs and pages separated by a blank line. Null: there is no text layer (an image, a scan),
   * so OCR has to read it. Of very long documents more than 200,000 characters are read, but not all of them.
   */
  text: string | null;
  /** Pages of a PDF, 1 for an image, null for text and Word documents, which have none until they are printed. */
  pageCount: number | null;
  /** Size in pixels; null for everything but images. */
  image: { format: "jpeg" | "png"; width: number; height: number } | null;
}

/**
 * Reads an uploaded file. Any bytes may be passed in: nothing is inflated beyond fixed limits, and PDF and Word documents
 * are read in a thread that is ended when it takes too long or too much memory.
 * @param file the name decides together with the content and is used for nothing else
 * @throws BadRequest with a sentence for people, for every file that cannot be read
 */
export async function readDocument(
  file: { name: string; bytes: Buffer },
  accepted: readonly DocumentType[] = allTypes,
): Promise<ReadDocument> {
  const format = await documentFormat(file, accepted);
  const { type, mediaType } = formats[format];
  const common = { type, mediaType, pageCount: null, image: null };
  switch (format) {
    case "jpeg":
    case "png":
      return { ...common, text: null, pageCount: 1, image: { format, ...imageSize(format, file.bytes) } };
    case "text":
      return { ...common, text: required(decodeText(file.bytes)) };
    case "docx": {
      if (isCompoundFile(file.bytes)) rejectCompoundFile(file.bytes);
      const { text } = await readInThread("docx", file.bytes);
      return { ...common, text: required(text ?? "") };
    }
    case "pdf":
      return { ...common, ...(await readInThread("pdf", file.bytes)) };
  }
}

function required(text: string): string {
  if (text === "") throw new BadRequest("The document contains no text; send one that has some.");
  return text;
}
