import type { Encryption } from "../../personas/respondents/encryption.ts";
import { signingSecretsSchema, type SigningSecrets } from "./record.ts";
import { webhookKey, type WebhookRef } from "./keys.ts";

/** Signing secrets as stored: encrypted for the item of their webhook. */
export interface WebhookSecrets {
  encrypt(ref: WebhookRef, secrets: SigningSecrets): Promise<string>;
  /** @throws DecryptionFailed */
  open(ref: WebhookRef, encrypted: string): Promise<SigningSecrets>;
}

export const webhookSecrets = (encryption: Pick<Encryption, "open" | "encrypt">): WebhookSecrets => ({
  encrypt: (ref, secrets) => encryption.encrypt(ref.companyId, webhookKey(ref), secrets),
  open: async (ref, encrypted) =>
    signingSecretsSchema.parse(await encryption.open(ref.companyId, webhookKey(ref), encrypted)),
});
