import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import * as z from "zod";
import { jsonText } from "../../../platform/text/json-text.ts";
import { CLIENT_LIMITS } from "../../../platform/sdk/client-limits.ts";
import type { SignalSourceCredentials } from "./open-signal-sources.ts";
import { SourceUnusable } from "./signal-source.ts";

/** A deployment starts with empty credentials; the person who registers the application fills them in. */
const credentialsSchema = z
  .object({ client_id: z.string().trim(), client_secret: z.string().trim() })
  .nullable()
  .transform((given) => (given?.client_id && given.client_secret ? given : null));
const secretSchema = jsonText.pipe(z.object({ reddit: credentialsSchema, ebay: credentialsSchema }));

/**
 * Reads the credentials from Secrets Manager.
 * @throws SourceUnusable if the secret is not what it should be
 */
export async function readSignalCredentials(
  secretId: string,
  client = new SecretsManagerClient(CLIENT_LIMITS.secrets),
): Promise<SignalSourceCredentials> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  const parsed = secretSchema.safeParse(SecretString);
  if (parsed.success) return parsed.data;
  throw new SourceUnusable(
    'The secret with the credentials of the sources must be {"reddit": {"client_id": "…", "client_secret": "…"}, ' +
      '"ebay": {…}}, each null or with empty texts where there are none.',
  );
}
