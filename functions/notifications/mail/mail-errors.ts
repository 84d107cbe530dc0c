import { SESv2ServiceException } from "@aws-sdk/client-sesv2";

/**
 * The mail service will never accept this mail: a malformed or refused address, or content that it does not send.
 * Retrying is pointless. The error message contains no address and no link.
 */
export class MailRejected extends Error {
  override readonly name = "MailRejected";
}

/**
 * The mail service did not accept a mail for a reason other than the mail itself: throttling, an outage, missing
 * permissions, a suspended account. The error message contains no address and no link.
 */
export class MailNotSent extends Error {
  override readonly name = "MailNotSent";
  /** The error's name in the service or the SDK, for example `TooManyRequestsException`. */
  readonly reason: string;
  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

const REJECTIONS = ["MessageRejected", "BadRequestException"];

/** The service repeats addresses in its messages, and code that catches an error may log it. */
const withoutPersonalData = (said: string): string =>
  said.replaceAll(/(?<!\S)\S+@\S+/gu, "(address)").replaceAll(/\b\w+:\/\/\S*/gu, "(link)");

/**
 * Converts an error of the SDK into one of the two errors above. The original is not kept as a cause, because it
 * contains the request with address and link.
 */
export function namedMailError(error: unknown): MailRejected | MailNotSent {
  if (!(error instanceof Error)) return new MailNotSent("The mail could not be sent.", "UnknownError");
  const requestId = error instanceof SESv2ServiceException ? error.$metadata.requestId : undefined;
  const request = requestId ? `, request ${requestId}` : "";
  const details = `${withoutPersonalData(error.message)} (${error.name}${request})`;
  return REJECTIONS.includes(error.name)
    ? new MailRejected(`The mail service rejected the mail: ${details}`)
    : new MailNotSent(`The mail could not be sent: ${details}`, error.name);
}
