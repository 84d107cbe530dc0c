import type { ReadImage } from "./images/read-image.ts";
import { decodeText } from "./decode-text.ts";
import { documentFormat, formats, type DocumentType } from "./document-type.ts";
import { IN_PLACE_BYTES, readInProcess } from "./read-in-process.ts";
import { requireText } from "./require-text.ts";

const allTypes: readonly DocumentType[] = ["pdf", "image", "text", "docx"];

export interface ReadDocument {
  type: DocumentType;
  /** Media type of the content, regardless of what the sender declared. */
  mediaType: string;
  /**
   * Normalised text with paragraphs and pages separated by a blank line. Null: there is no text layer (an image, a
   * scan), so OCR has to read it. A very long document is read beyond 200,000 characters, but not completely.
   */
  text: string | null;
  /** Pages of a PDF, 1 for an image, null for text and Word documents, which have none until they are printed. */
  pageCount: number | null;
  /** The versions of an image for OCR and models; null for everything else. */
  image: ReadImage | null;
}

export interface UploadedFile {
  /** Used, with the content, only to decide the format. */
  name: string;
  bytes: Buffer;
}

/**
 * Reads an uploaded file. Any bytes may be passed in: all but short text files are read in a process that is ended when
 * it takes too long or too much memory.
 * @param others further accepted extensions that other code reads
 * @throws BadRequest with a sentence for people, for every file that cannot be read
 */
export async function readDocument(
  file: UploadedFile,
  accepted: readonly DocumentType[] = allTypes,
  others: readonly string[] = [],
): Promise<ReadDocument> {
  const format = await documentFormat(file, accepted, others);
  const { type, mediaType } = formats[format];
  if (format === "text" && file.bytes.length <= IN_PLACE_BYTES)
    return { type, mediaType, text: requireText(decodeText(file.bytes)), pageCount: null, image: null };
  const { text, pageCount, image } = await readInProcess({ format, bytes: file.bytes });
  return { type, mediaType, text, pageCount, image };
}
