import { BadRequest, RateLimited } from "../../../platform/errors.ts";

const rejections: Record<string, string> = {
  UnsupportedDocumentException: "The scan is not in a format that can be read: send a JPEG, a PNG or a PDF.",
  BadDocumentException: "The scan could not be read: the file is damaged or encrypted.",
  DocumentTooLargeException: "The scan is too large to be read: an image may have at most 10 MB.",
  InvalidParameterException: "The scan could not be read: send it as a JPEG, a PNG or a PDF of usual size.",
};

/** What Textract says when it has too much to do, once all attempts have been made. */
const tooMuchToDo = ["ThrottlingException", "ProvisionedThroughputExceededException", "LimitExceededException"];
const RETRY_AFTER_SECONDS = 30;

/** Of a scan that was not ready in time: how long it takes says nothing of the scan, its pages are counted before. */
export const scanTookTooLong = (): RateLimited =>
  new RateLimited(
    RETRY_AFTER_SECONDS,
    "Text recognition is busy and was not done in time (fewer pages are done sooner)",
  );

/** What Textract threw; a document that it rejected becomes the answer 400, one for which it has no time 429. */
export function namedScanError(error: unknown): unknown {
  if (error instanceof Error && tooMuchToDo.includes(error.name)) return scanTookTooLong();
  const sentence = error instanceof Error ? rejections[error.name] : undefined;
  return sentence === undefined ? error : new BadRequest(sentence, { cause: error });
}

/** Why a job failed that had been accepted: the document's fault unless Textract says it was its own. */
export function jobFailure(statusMessage = "no reason was given"): Error {
  if (/throttl|timed? ?out/i.test(statusMessage)) return scanTookTooLong();
  return /internal/i.test(statusMessage)
    ? new Error(`The text detection job failed: ${statusMessage}`)
    : new BadRequest("The scanned PDF could not be read: it is damaged, encrypted or too large.", {
        cause: statusMessage,
      });
}
