import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { CONTENT_SOURCE, CONTENT_SOURCE_HEADER } from "../../platform/content-source.ts";
import type { SigningSecrets } from "./record.ts";
import { parseTimestamp } from "../../platform/timestamp.ts";

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

export const newSigningSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;

/** The headers of Standard Webhooks for an event; while the secret changes, with a signature by each secret. */
export function signedHeaders(
  { secret, earlier }: SigningSecrets,
  id: string,
  body: string,
  now: Date,
): Record<string, string> {
  const secrets = [secret, ...(earlier && parseTimestamp(earlier.until) > now ? [earlier.secret] : [])];
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    // Events contain only ids and states, but they announce generated content.
    [CONTENT_SOURCE_HEADER]: CONTENT_SOURCE,
    "webhook-signature": secrets.map((one) => new Webhook(one).sign(id, now, body)).join(" "),
  };
}
