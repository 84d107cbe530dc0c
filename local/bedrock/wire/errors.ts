/** Errors of the Bedrock Runtime by name, with the status that AWS answers. */
const statuses = {
  ValidationException: 400,
  ResourceNotFoundException: 404,
  ModelTimeoutException: 408,
  ModelErrorException: 424,
  ThrottlingException: 429,
  InternalServerException: 500,
  ServiceUnavailableException: 503,
} as const;
export type BedrockErrorType = keyof typeof statuses;

/** An answer in the AWS error shape: a status, the type in `x-amzn-errortype`, and one sentence for people. */
export class BedrockError extends Error {
  readonly type: string;
  readonly status: number;

  constructor(type: BedrockErrorType, message: string);
  constructor(type: string, message: string, status: number);
  constructor(type: string, message: string, status?: number) {
    super(message);
    this.name = "BedrockError";
    this.type = type;
    this.status = status ?? statuses[type as BedrockErrorType];
  }
}
