/** Errors of SES v2 by name, with the status that AWS answers. */
const statuses = {
  BadRequestException: 400,
  NotFoundException: 404,
  InternalServiceErrorException: 500,
} as const;

/** An answer in the AWS error shape: a status, the name in `x-amzn-errortype`, and one sentence for people. */
export class SesError extends Error {
  override readonly name: keyof typeof statuses;
  readonly status: number;
  constructor(name: keyof typeof statuses, message: string) {
    super(message);
    this.name = name;
    this.status = statuses[name];
  }
}
