import { AwsError, INTERNAL } from "../http/aws-json.ts";

export type DocumentFormat = "jpeg" | "png" | "pdf";

/** AWS reads documents of 10 MB; PDF files in asynchronous operations may have 500 MB. */
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PDF_BYTES = 500 * 1024 * 1024;

/** PDF readers look for the header within the first kilobyte. */
const FORMAT_BYTES = 1024;

const startsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);

/**
 * What a document is by its first bytes.
 * @throws AwsError UnsupportedDocumentException
 */
export function documentFormat(bytes: Uint8Array): DocumentFormat {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (Buffer.from(bytes.subarray(0, FORMAT_BYTES)).includes("%PDF-")) return "pdf";
  const tiff = startsWith(bytes, 0x49, 0x49, 0x2a, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 0x2a);
  throw new AwsError(
    "UnsupportedDocumentException",
    tiff
      ? "TIFF is not read by this local endpoint: send a JPEG, PNG or PDF."
      : "The document's format is not supported: send a JPEG, PNG or PDF.",
  );
}

/**
 * @param when of the operation: `now` is synchronous, `later` asynchronous
 * @throws AwsError DocumentTooLargeException
 */
export function checkSize(format: DocumentFormat, bytes: number, when: "now" | "later"): void {
  const limit = format === "pdf" && when === "later" ? MAX_PDF_BYTES : MAX_BYTES;
  if (bytes > limit) {
    throw new AwsError("DocumentTooLargeException", `The document has ${bytes} bytes; at most ${limit} are read.`);
  }
}

/** Whatever was thrown, as an answer; what is not the document's or the caller's fault says nothing of its cause. */
export const asAwsError = (error: unknown): AwsError =>
  error instanceof AwsError ? error : new AwsError(INTERNAL, "The document could not be processed. Try again.");
