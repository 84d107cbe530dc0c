import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const TOKEN_SECRET_ID = "access-token-signing-key";
export const SIGNAL_SECRET_ID = "signal-credentials";

export interface LocalSecrets {
  endpoint: string;
  close(): Promise<void>;
}

/** A signing key as the deployment generates one, kept in a file that only its owner reads. */
function signingKey(file: string): string {
  if (!existsSync(file)) {
    writeFileSync(file, JSON.stringify({ kid: "local", secret: randomBytes(32).toString("base64url") }), {
      mode: 0o600,
    });
  }
  return readFileSync(file, "utf8");
}

async function wantedSecret(request: IncomingMessage): Promise<string | undefined> {
  const text = Buffer.concat(await request.toArray()).toString("utf8");
  if (request.headers["x-amz-target"] !== "secretsmanager.GetSecretValue") return undefined;
  return (JSON.parse(text) as { SecretId?: string }).SecretId;
}

/**
 * Starts the one action of Secrets Manager that functions use, GetSecretValue.
 * @param signingKeyFile made if it is not there
 * @param signalCredentials what the services of signals know the application by
 */
export async function startSecrets(signingKeyFile: string, signalCredentials: object): Promise<LocalSecrets> {
  const secrets = new Map([
    [TOKEN_SECRET_ID, signingKey(signingKeyFile)],
    [SIGNAL_SECRET_ID, JSON.stringify(signalCredentials)],
  ]);
  const server = createServer((request, response) => {
    void wantedSecret(request)
      .catch(() => undefined)
      .then((id) => {
        const SecretString = id === undefined ? undefined : secrets.get(id);
        response.writeHead(SecretString === undefined ? 400 : 200, { "content-type": "application/x-amz-json-1.1" });
        response.end(
          JSON.stringify(
            SecretString === undefined
              ? { __type: "ResourceNotFoundException" }
              : { Name: id, VersionId: "local", SecretString },
          ),
        );
      });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
