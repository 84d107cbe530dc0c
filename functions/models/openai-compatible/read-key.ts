import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { CLIENT_LIMITS } from "../../platform/sdk/client-limits.ts";
import { BedrockError } from "../bedrock/bedrock-error.ts";

/** A changed key is in use within this time without a deployment; a read costs 0.05 US dollars per 10,000. */
const CACHED_MS = 5 * 60_000;

/**
 * Reads the key of a model server from Secrets Manager, and again every five minutes. The key is the whole secret.
 * @param now milliseconds since 1970
 * @throws BedrockError AccessDeniedException if the secret is empty
 */
export function serverKey(
  secretId: string,
  client = new SecretsManagerClient(CLIENT_LIMITS.secrets),
  now: () => number = Date.now,
): () => Promise<string> {
  let known: { key: Promise<string>; at: number } | undefined;
  const read = async (): Promise<string> => {
    const { SecretString = "" } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
    const key = SecretString.trim();
    if (key === "") throw new BedrockError("AccessDeniedException", "The secret with the model server's key is empty.");
    return key;
  };
  return () => {
    if (!known || now() - known.at > CACHED_MS) {
      const key = read();
      known = { key, at: now() };
      key.catch(() => (known = undefined));
    }
    return known.key;
  };
}
