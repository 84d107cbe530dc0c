import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import * as z from "zod";

const keySchema = z.object({ kid: z.string().min(1), secret: z.string().min(32) });
/** What the secret holds: the key that signs, and keys that only verify until the tokens they signed have expired. */
const secretSchema = keySchema.extend({ previous: z.array(keySchema).default([]) });

export interface SigningKeys {
  signing: { kid: string; key: Uint8Array };
  /** Every key that verifies, by key id. */
  verifying: ReadonlyMap<string, Uint8Array>;
}

// A rotated key is picked up within this time without a deployment; a read costs 0.05 US dollars per 10,000.
const REFRESH_AFTER_MS = 5 * 60_000;

/** Loads the signing keys from Secrets Manager and keeps them for five minutes. */
export function createSigningKeyLoader(
  secretId: string,
  client = new SecretsManagerClient({}),
): () => Promise<SigningKeys> {
  let loaded: { keys: Promise<SigningKeys>; at: number } | undefined;
  const load = async (): Promise<SigningKeys> => {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
    const { kid, secret, previous } = secretSchema.parse(JSON.parse(SecretString ?? "null"));
    const key = new TextEncoder().encode(secret);
    return {
      signing: { kid, key },
      verifying: new Map([
        ...previous.map((old) => [old.kid, new TextEncoder().encode(old.secret)] as const),
        [kid, key],
      ]),
    };
  };
  return () => {
    if (!loaded || Date.now() - loaded.at > REFRESH_AFTER_MS) {
      const keys = load();
      loaded = { keys, at: Date.now() };
      keys.catch(() => (loaded = undefined));
    }
    return loaded.keys;
  };
}
