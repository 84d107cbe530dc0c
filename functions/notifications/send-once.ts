import { MailRejected } from "./mail/mail-errors.ts";
import type { Mail, Mailer } from "./mail/mailer.ts";
import type { Logger } from "../platform/log/logger.ts";
import type { RequestedMailStore } from "../accounts/sign-in/store-requested-mails.ts";

export interface SendOnceDependencies {
  requestedMails: RequestedMailStore;
  mailer: Mailer;
  logger: Logger;
}

/**
 * Another worker holds the mail. The message must be delivered again, because that worker may die before it sends the
 * mail.
 */
export class MailBeingSent extends Error {
  override readonly name = "MailBeingSent";
  constructor() {
    super("Another worker is sending this mail; its message comes again");
  }
}

type NotWritten = "nothing to send" | "enough for this hour";
export type MailOutcome = NotWritten | "sent" | "sent before" | "rejected" | "given up";

/**
 * Sends a mail once, even if there are several messages for it.
 * @param write makes the mail with a new token, or returns why there is none
 * @param notSent called if the mail was not sent and its message will be delivered again
 */
export async function sendOnce(
  { requestedMails, mailer, logger }: SendOnceDependencies,
  requestId: string,
  write: () => Promise<Mail | NotWritten>,
  notSent: () => Promise<void> = async () => undefined,
): Promise<MailOutcome> {
  const lease = await requestedMails.claim(requestId);
  if (lease === "being sent") throw new MailBeingSent();
  if (lease === "sent") return "sent before";
  if (lease === "given up") {
    logger.error("mail given up after too many attempts", { request_id: requestId });
    return lease;
  }
  let outcome: MailOutcome = "sent";
  try {
    const mail = await write();
    if (typeof mail === "string") return mail;
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailRejected)) {
      // A mail that cannot be given back becomes free when its lease expires.
      await Promise.allSettled([requestedMails.release(lease), notSent()]);
      throw error;
    }
    logger.warn("mail rejected", { request_id: requestId, error });
    outcome = "rejected";
  }
  try {
    await requestedMails.markSent(lease);
  } catch (error) {
    // The mail was sent. Throwing would make the queue repeat the message, and a second mail would be sent.
    logger.error("a sent mail could not be marked", { request_id: requestId, error });
  }
  return outcome;
}
