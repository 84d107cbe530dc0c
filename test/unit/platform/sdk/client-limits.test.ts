import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openFileStore } from "../../../../functions/platform/files/file-store.ts";
import { openMailer } from "../../../../functions/notifications/mail/mailer.ts";
import { openPipeline } from "../../../../functions/platform/pipelines/executions.ts";
import { openMarketRefreshQueue } from "../../../../functions/personas/signals/refresh/queue.ts";
import { openMailQueue } from "../../../../functions/platform/queues/mail-queue.ts";
import { openDeletionQueue } from "../../../../functions/platform/deletion/queue.ts";
import { CLIENT_LIMITS, type ClientLimits } from "../../../../functions/platform/sdk/client-limits.ts";
import { readSignalCredentials } from "../../../../functions/personas/signals/sources/signal-credentials.ts";
import { openScanReader } from "../../../../functions/briefings/documents/textract/scan-reader.ts";
import { createSigningKeyLoader } from "../../../../functions/accounts/tokens/signing-keys.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import { failureOf, startMuteServer, type MuteServer } from "../../../support/mute-server.ts";

let server: MuteServer;
beforeEach(async () => {
  server = await startMuteServer();
  vi.stubEnv("AWS_ENDPOINT_URL", server.endpoint);
  vi.stubEnv("AWS_REGION", "local");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
});
afterEach(() => {
  vi.unstubAllEnvs();
  return server.close();
});

const anyMachine = "arn:aws:states:local:000000000000:stateMachine:any";
const anyMail = { to: "jo@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
const anyDeletion = { company_id: newId(), job_id: newId() };

/** Every adapter as functions open it, without a client of the test's making. */
const calls: [string, ClientLimits, () => Promise<unknown>][] = [
  ["the queue of deletions", CLIENT_LIMITS.queues, () => openDeletionQueue(`${server.endpoint}/0/any`)(anyDeletion)],
  [
    "the queue of mails",
    CLIENT_LIMITS.queues,
    () => openMailQueue(`${server.endpoint}/0/any`)({ kind: "password_reset", request_id: newId(), email: "a@b.de" }),
  ],
  [
    "the queue of refreshes",
    CLIENT_LIMITS.queues,
    () => openMarketRefreshQueue(`${server.endpoint}/0/any`)({ market: "DE" }),
  ],
  ["pipelines", CLIENT_LIMITS.executions, () => openPipeline(anyMachine).start("any", {})],
  ["the signing keys", CLIENT_LIMITS.secrets, () => createSigningKeyLoader("any")()],
  ["the credentials of sources", CLIENT_LIMITS.secrets, () => readSignalCredentials("any")],
  ["files", CLIENT_LIMITS.files, () => openFileStore("any").put("key", "text", "text/plain")],
  ["mail", CLIENT_LIMITS.mail, () => openMailer("no-reply@example.com").send(anyMail)],
];

describe("a service that takes requests and never answers", () => {
  it.each(calls)("is given up by %s after its attempts, within a request's time", async (_name, limits, call) => {
    const { maxAttempts, requestHandler } = limits;
    const { name, ms } = await failureOf(call);
    expect(name).not.toBe("never");
    expect(server.requests()).toBe(maxAttempts);
    expect(ms).toBeGreaterThanOrEqual(maxAttempts * requestHandler.requestTimeout);
    expect(maxAttempts * (requestHandler.connectionTimeout + requestHandler.requestTimeout)).toBeLessThanOrEqual(
      28_000,
    );
  });

  // Its deadlines, which end it earlier, run on a clock of their own.
  it("is given up by the reader of scans after its attempts", async () => {
    const { name } = await failureOf(() => openScanReader().readImage(Buffer.from("image")));
    expect(name).not.toBe("never");
    expect(server.requests()).toBe(CLIENT_LIMITS.scans.maxAttempts);
  });
});
it("leaves no client of functions without limits", () => {
  const root = new URL("../../../../functions/", import.meta.url);
  const clients = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .flatMap((path) =>
      [...readFileSync(new URL(path, root), "utf8").matchAll(/new \w+Client\((.*)/g)].map(
        (match) => `${path}: ${match[1]}`,
      ),
    );
  expect(clients.length).toBeGreaterThan(Object.keys(CLIENT_LIMITS).length);
  // Bedrock's speaks HTTP/2, whose options are others.
  const unlimited = clients.filter((use) => !/_LIMITS/.test(use) && !use.startsWith("models/bedrock/provider.ts"));
  expect(unlimited).toEqual([]);
});
