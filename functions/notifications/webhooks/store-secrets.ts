import type { Sealing } from "../../personas/respondents/encryption.ts";
import { signingSecretsSchema, type SigningSecrets } from "./record.ts";
import { webhookKey, type WebhookRef } from "./keys.ts";

/** Signing secrets as they are kept: sealed for the item of their webhook. */
export interface WebhookSecrets {
  seal(ref: WebhookRef, secrets: SigningSecrets): Promise<string>;
  /** @throws SealBroken */
  open(ref: WebhookRef, sealed: string): Promise<SigningSecrets>;
}

export const webhookSecrets = (sealing: Pick<Sealing, "open" | "seal">): WebhookSecrets => ({
  seal: (ref, secrets) => sealing.seal(ref.companyId, webhookKey(ref), secrets),
  open: async (ref, sealed) => signingSecretsSchema.parse(await sealing.open(ref.companyId, webhookKey(ref), sealed)),
});
