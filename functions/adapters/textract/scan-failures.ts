import { BadRequest } from "../../shared/errors.ts";

const rejections: Record<string, string> = {
  UnsupportedDocumentException: "The scan is not in a format that can be read: send a JPEG, a PNG or a PDF.",
  BadDocumentException: "The scan could not be read: the file is damaged or encrypted.",
  DocumentTooLargeException: "The scan is too large to be read: an image may have at most 10 MB.",
  InvalidParameterException: "The scan could not be read: send it as a JPEG, a PNG or a PDF of usual size.",
};

/** What Textract threw; a document that it rejected becomes the answer 400. */
export function namedScanError(error: unknown): unknown {
  const sentence = error instanceof Error ? rejections[error.name] : undefined;
  return sentence === undefined ? error : new BadRequest(sentence, { cause: error });
}

/** Why a job failed that had been accepted: the document's fault unless Textract says it was its own. */
export function jobFailure(statusMessage = "no reason was given"): Error {
  return /internal|throttl|timed? ?out/i.test(statusMessage)
    ? new Error(`The text detection job failed: ${statusMessage}`)
    : new BadRequest("The scanned PDF could not be read: it is damaged, encrypted or too large.", {
        cause: statusMessage,
      });
}

export const imageTookTooLong = (): BadRequest =>
  new BadRequest("Reading the image took too long. Upload a smaller image, or one with less text.");

export const pdfTookTooLong = (): BadRequest =>
  new BadRequest("Reading the scan took too long. Upload fewer pages, or a PDF with a text layer.");
