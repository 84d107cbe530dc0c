import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import * as z from "zod";
import { CLIENT_LIMITS } from "../../platform/sdk/client-limits.ts";

/** A key by its id. Rotation also stores times with it, which functions do not read. */
export const signingKeySchema = z.object({ kid: z.string().min(1), secret: z.string().min(32) });
/**
 * The content of the secret: the key that signs, and keys that only verify, which are older ones and the next one to
 * sign.
 */
const secretSchema = signingKeySchema.extend({ previous: z.array(signingKeySchema).default([]) });

export interface SigningKeys {
  signing: { kid: string; key: Uint8Array };
  /** Every key that verifies, by key id. */
  verifying: ReadonlyMap<string, Uint8Array>;
}

// A rotated key is picked up within this time without a deployment; a read costs 0.05 US dollars per 10,000.
export const SIGNING_KEYS_CACHED_MS = 5 * 60_000;

/**
 * Loads the signing keys from Secrets Manager and keeps them for five minutes.
 * @param now milliseconds since 1970
 */
export function createSigningKeyLoader(
  secretId: string,
  client = new SecretsManagerClient(CLIENT_LIMITS.secrets),
  now: () => number = Date.now,
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
    if (!loaded || now() - loaded.at > SIGNING_KEYS_CACHED_MS) {
      const keys = load();
      loaded = { keys, at: now() };
      keys.catch(() => (loaded = undefined));
    }
    return loaded.keys;
  };
}
