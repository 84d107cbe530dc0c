/** Error codes of the Textract actions that run here, with the HTTP status AWS answers. */
const statuses = {
  UnsupportedDocumentException: 400,
  BadDocumentException: 400,
  DocumentTooLargeException: 400,
  InvalidParameterException: 400,
  InvalidS3ObjectException: 400,
  InvalidJobIdException: 400,
  SerializationException: 400,
  UnknownOperationException: 400,
  InternalServerError: 500,
} as const;
export type TextractErrorCode = keyof typeof statuses;

/** An answer of the API that is not a success: `code` becomes `__type`, the message is one sentence for people. */
export class TextractError extends Error {
  readonly code: TextractErrorCode;
  readonly status: number;

  constructor(code: TextractErrorCode, message: string) {
    super(message);
    this.name = code;
    this.code = code;
    this.status = statuses[code];
  }
}

/** Whatever was thrown, as an answer; what is not the document's or the caller's fault says nothing of its cause. */
export const asTextractError = (error: unknown): TextractError =>
  error instanceof TextractError
    ? error
    : new TextractError("InternalServerError", "The document could not be processed. Try again.");
