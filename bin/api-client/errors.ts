/** Why a request has no answer of its route; the message is one sentence for the person at the terminal. */
export abstract class ApiError extends Error {}

/** The service answered with an error; the message is its `detail`. */
export class ServiceAnsweredError extends ApiError {
  override readonly name = "ServiceAnsweredError";
  readonly status: number;
  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** Nothing answered at the address, or not in time. */
export class ServiceUnreachable extends ApiError {
  override readonly name = "ServiceUnreachable";
}

/** Something answered, but not in the form of this service. */
export class UnexpectedAnswer extends ApiError {
  override readonly name = "UnexpectedAnswer";
}
