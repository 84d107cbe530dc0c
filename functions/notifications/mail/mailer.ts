import { SendEmailCommand, SESv2Client } from "@aws-sdk/client-sesv2";
import { CLIENT_LIMITS } from "../../platform/sdk/client-limits.ts";
import { MailRejected, namedMailError } from "./mail-errors.ts";

/** One mail to one person, in two versions that say the same. */
export interface Mail {
  /** A bare address, without a display name. */
  to: string;
  /** One line. */
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /**
   * Hands a mail to the mail service. Whether it arrives or bounces later is not known here. If the service's answer is
   * lost, the retry sends the mail a second time.
   * @throws MailRejected if the service will never accept this mail
   * @throws MailNotSent if it did not accept the mail now, after the SDK's retries
   */
  send(mail: Mail): Promise<void>;
}

/** One address, without anything that could turn it into two addresses or a header. */
const BARE_ADDRESS = /^[^\s\p{Cc}"(),:;<>@[\]\\]+@[^\s\p{Cc}"(),:;<>@[\]\\]+$/u;
const LINE_BREAK_OR_CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });

/**
 * Opens Amazon SES; the endpoint comes from the environment (`AWS_ENDPOINT_URL_SESV2`).
 * @param from a verified sender, optionally with a display name: `Consumer Research <no-reply@example.com>`
 */
export function openMailer(from: string, client: SESv2Client = new SESv2Client(CLIENT_LIMITS.mail)): Mailer {
  return {
    async send({ to, subject, text, html }) {
      if (!BARE_ADDRESS.test(to)) throw new MailRejected("A mail goes to exactly one bare e-mail address.");
      if (LINE_BREAK_OR_CONTROL.test(subject))
        throw new MailRejected("The subject of a mail is one line without control characters.");
      const command = new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } } },
        // Turn off click tracking, which would send the one-time link and its token through a redirect.
        ConfigurationOverrides: {
          Tracking: { OpenTrackingEnabled: "DISABLED", ClickTrackingEnabled: "DISABLED" },
        },
      });
      await client.send(command).catch((error: unknown) => {
        throw namedMailError(error);
      });
    },
  };
}
