/**
 * Errors of the Bedrock Runtime by name, with the status that AWS answers; the last one is of this machine alone (a
 * broken connection to the server behind it, docs/models.md).
 */
const statuses = {
  ValidationException: 400,
  ServiceQuotaExceededException: 400,
  AccessDeniedException: 403,
  ResourceNotFoundException: 404,
  ModelTimeoutException: 408,
  ModelErrorException: 424,
  ThrottlingException: 429,
  InternalServerException: 500,
  ServiceUnavailableException: 503,
  UpstreamUnreachableException: 503,
} as const;
export type BedrockErrorType = keyof typeof statuses;

/**
 * A call that Bedrock, or what answers in its place, refuses: a type, the status that AWS answers with it, and one
 * sentence for people. It is named after its type, as the SDK names its errors.
 */
export class BedrockError extends Error {
  readonly type: string;
  readonly status: number;
  /** Seconds after which a retry may work, if the server gave them. */
  readonly retryAfter: number | undefined;

  constructor(type: BedrockErrorType, message: string, status?: undefined, retryAfter?: number);
  constructor(type: string, message: string, status: number);
  constructor(type: string, message: string, status?: number, retryAfter?: number) {
    super(message);
    this.name = type;
    this.type = type;
    this.status = status ?? statuses[type as BedrockErrorType];
    this.retryAfter = retryAfter;
  }
}
