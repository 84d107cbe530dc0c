import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const TOKEN_SECRET_ID = "access-token-signing-key";

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

/** Starts the one action of Secrets Manager that functions use: GetSecretValue of the signing key. */
export async function startSecrets(file: string): Promise<LocalSecrets> {
  const SecretString = signingKey(file);
  const server = createServer((request, response) => {
    request.resume();
    const known = request.headers["x-amz-target"] === "secretsmanager.GetSecretValue";
    response.writeHead(known ? 200 : 400, { "content-type": "application/x-amz-json-1.1" });
    response.end(
      JSON.stringify(
        known ? { Name: TOKEN_SECRET_ID, VersionId: "local", SecretString } : { __type: "InvalidRequestException" },
      ),
    );
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
