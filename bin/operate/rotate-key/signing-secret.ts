import { createHash } from "node:crypto";
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  ResourceNotFoundException,
  SecretsManagerClient,
  type SecretsManagerClientConfig,
} from "@aws-sdk/client-secrets-manager";
import { OperatorError } from "../../../lib/operator-error.ts";
import { rotatedSecretSchema, type RotatedSecret } from "./rotation.ts";

export interface ReadSecret {
  secret: RotatedSecret;
  versionId: string;
  /** By the clock of Secrets Manager, milliseconds since 1970: two operators' clocks may differ. */
  now: number;
}

/** The secret of the signing keys as operators change it. */
export interface SigningSecretStore {
  /** @throws OperatorError */
  read(): Promise<ReadSecret>;
  /** Replaces the version that was read. @throws OperatorError when it is not the current one any more */
  replace(read: ReadSecret, secret: RotatedSecret): Promise<void>;
}

const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? "null") as unknown;
  } catch {
    return undefined;
  }
};

/**
 * The one token under which a version may be followed by another: whoever comes second with another value is refused.
 */
const successorOf = (versionId: string): string =>
  createHash("sha256").update(`successor of ${versionId}`).digest("hex");

/** @param client configuration of the SDK client; the endpoint comes from the environment */
export function openSigningSecret(secretId: string, config: SecretsManagerClientConfig): SigningSecretStore {
  const client = new SecretsManagerClient(config);
  let now = NaN;
  client.middlewareStack.add(
    (next) => async (request) => {
      const result = await next(request);
      const { headers } = result.response as { headers?: Record<string, string> };
      now = Date.parse(headers?.date ?? "");
      return result;
    },
    { step: "deserialize", name: "readClock" },
  );
  const explained = (error: unknown): never => {
    if (error instanceof ResourceNotFoundException)
      throw new OperatorError(
        `There is no secret ${secretId}: deploy the environment first, or name it by --secret-id.`,
      );
    if (error instanceof ResourceExistsException)
      throw new OperatorError(
        "Somebody else has changed the keys this very moment: nothing was written, run it again.",
      );
    if (error instanceof Error) throw new OperatorError(`Secrets Manager refuses (${error.name}): ${error.message}`);
    throw error;
  };

  return {
    async read() {
      const { SecretString, VersionId = "" } = await client
        .send(new GetSecretValueCommand({ SecretId: secretId }))
        .catch(explained);
      const parsed = rotatedSecretSchema.safeParse(parse(SecretString));
      if (!parsed.success)
        throw new OperatorError(`The secret ${secretId} holds no signing keys in the form this version writes.`);
      return { secret: parsed.data, versionId: VersionId, now: Number.isNaN(now) ? Date.now() : now };
    },

    async replace({ versionId }, secret) {
      const ClientRequestToken = successorOf(versionId);
      const SecretString = JSON.stringify(secret);
      await client
        .send(new PutSecretValueCommand({ SecretId: secretId, SecretString, ClientRequestToken }))
        .catch(explained);
    },
  };
}
