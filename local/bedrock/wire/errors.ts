/**
 * Errors of the Bedrock Runtime by name, with the status that AWS answers; the last one is of this machine alone (a
 * broken connection to the server behind it, docs/decisions/0046).
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

/** An answer in the AWS error shape: a status, the type in `x-amzn-errortype`, and one sentence for people. */
export class BedrockError extends Error {
  readonly type: string;
  readonly status: number;
  /** Seconds after which a call may be worth it again, if whoever answered said so. */
  readonly retryAfter: number | undefined;

  constructor(type: BedrockErrorType, message: string, status?: undefined, retryAfter?: number);
  constructor(type: string, message: string, status: number);
  constructor(type: string, message: string, status?: number, retryAfter?: number) {
    super(message);
    this.name = "BedrockError";
    this.type = type;
    this.status = status ?? statuses[type as BedrockErrorType];
    this.retryAfter = retryAfter;
  }
}
