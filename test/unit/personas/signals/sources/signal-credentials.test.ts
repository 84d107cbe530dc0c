import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { readSignalCredentials } from "../../../../../functions/personas/signals/sources/signal-credentials.ts";
import { SourceUnusable } from "../../../../../functions/personas/signals/sources/signal-source.ts";
import { SIGNAL_SECRET_ID, startSecrets } from "../../../../../local/secrets-manager/secrets.ts";

const folder = mkdtempSync(join(tmpdir(), "secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function read(secret: object) {
  const { endpoint, close } = await startSecrets(
    { tokens: join(folder, "key.json"), respondents: join(folder, "respondents.json") },
    secret,
  );
  const client = new SecretsManagerClient({
    endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  closers.push(close, () => client.destroy());
  return readSignalCredentials(SIGNAL_SECRET_ID, client);
}

const credentials = { client_id: "id", client_secret: "secret" };
const empty = { client_id: "", client_secret: "" };

describe("the credentials of sources", () => {
  it("are none for a source whose texts are empty, half there or null", async () => {
    expect(await read({ reddit: empty, ebay: empty })).toEqual({ reddit: null, ebay: null });
    expect(await read({ reddit: credentials, ebay: null })).toEqual({ reddit: credentials, ebay: null });
    expect(await read({ reddit: { ...empty, client_id: "id" }, ebay: credentials })).toEqual({
      reddit: null,
      ebay: credentials,
    });
  });

  it("of another shape make the source unusable, in a sentence that shows the right one", async () => {
    await expect(read({ reddit: "id:secret" })).rejects.toThrow(SourceUnusable);
    await expect(read([])).rejects.toThrow(/must be \{"reddit": \{"client_id"/);
  });
});
