import * as z from "zod";
import { linksIn } from "./links.ts";
import type { NewMail } from "./outbox.ts";
import { SesError } from "./ses-error.ts";

/** SES takes at most 50 recipients a message. */
const MAXIMUM_RECIPIENTS = 50;

const addressesSchema = z.array(z.string()).nullish();
const partSchema = z.object({ Data: z.string() }).nullish();
const requestSchema = z.object({
  FromEmailAddress: z.string().nullish(),
  Destination: z
    .object({ ToAddresses: addressesSchema, CcAddresses: addressesSchema, BccAddresses: addressesSchema })
    .nullish(),
  Content: z
    .object({
      Simple: z
        .object({ Subject: partSchema, Body: z.object({ Text: partSchema, Html: partSchema }).nullish() })
        .nullish(),
      Raw: z.unknown().optional(),
      Template: z.unknown().optional(),
    })
    .nullish(),
});

const refuse = (message: string): never => {
  throw new SesError("BadRequestException", message);
};

const BARE_ADDRESS = /^[^\s\p{Cc}"(),:;<>@[\]\\]{1,64}@[^\s\p{Cc}"(),:;<>@[\]\\]{1,255}$/u;
const NAMED_ADDRESS = /^[^<>\r\n]*<([^<>]*)>$/;

/** The address in `address` or `Name <address>`. */
function bareAddress(text: string): string {
  const bare = NAMED_ADDRESS.exec(text.trim())?.[1] ?? text.trim();
  if (!bare.includes("@")) refuse("Missing final '@domain'");
  return BARE_ADDRESS.test(bare) ? bare : refuse("Invalid email address.");
}

/**
 * Reads the body of SendEmail (`POST /v2/email/outbound-emails`) as far as this endpoint serves it: simple content, to
 * any address. Sender identities, templates, attachments, headers and configuration sets are not looked at.
 * @throws SesError in the service's shape
 */
export function readSendEmail(body: unknown): NewMail {
  const { data: request, error } = requestSchema.safeParse(body);
  if (error) return refuse(`The request does not have the shape of SendEmail: ${z.prettifyError(error)}`);
  const { FromEmailAddress: from, Destination: destination, Content: content } = request;
  const simple = content?.Simple;
  if (!simple || content.Raw != null || content.Template != null) {
    return refuse("This endpoint takes simple content only: give Content.Simple, and neither Raw nor Template.");
  }
  if (!from) return refuse("FromEmailAddress is required.");
  bareAddress(from);
  const shown = destination?.ToAddresses ?? [];
  const all = [...shown, ...(destination?.CcAddresses ?? []), ...(destination?.BccAddresses ?? [])];
  if (all.length === 0) return refuse("Destination needs at least one address.");
  if (all.length > MAXIMUM_RECIPIENTS) return refuse(`Recipient count exceeds ${MAXIMUM_RECIPIENTS}.`);
  const subject = simple.Subject?.Data ?? refuse("Content.Simple.Subject is required.");
  const [text, html] = [simple.Body?.Text?.Data ?? null, simple.Body?.Html?.Data ?? null];
  if (text === null && html === null) return refuse("Content.Simple.Body needs Text or Html.");
  const recipients = all.map(bareAddress);
  return {
    from,
    to: (shown.length > 0 ? shown : all).join(", "),
    recipients,
    subject,
    text,
    html,
    links: linksIn(text, html),
  };
}
