import { SESv2ServiceException } from "@aws-sdk/client-sesv2";

/**
 * The mail service will not take this mail, however often it is offered: a malformed or refused address, or content it
 * does not send. Retrying is pointless; the message holds no address and no link.
 */
export class MailRejected extends Error {
  override readonly name = "MailRejected";
}

/**
 * The mail service did not take a mail for a reason that lies outside it: throttling, an outage, missing rights, a
 * suspended account. The message holds no address and no link.
 */
export class MailNotSent extends Error {
  override readonly name = "MailNotSent";
  /** What the service or the SDK calls it, for example `TooManyRequestsException`. */
  readonly reason: string;
  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

const REJECTIONS = ["MessageRejected", "BadRequestException"];

/** The service repeats addresses in what it says, and whoever catches an error may log it. */
const withoutPersonalData = (said: string): string =>
  said.replaceAll(/(?<!\S)\S+@\S+/gu, "(address)").replaceAll(/\b\w+:\/\/\S*/gu, "(link)");

/**
 * Turns what the SDK throws into one of the two errors above. The original is not kept as a cause, since it carries the
 * request and with it address and link.
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
