import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OpenServer } from "../../../local/http/open-server.ts";
import { SIGNAL_SECRET_ID, startSecrets, TOKEN_SECRET_ID } from "../../../local/secrets-manager/secrets.ts";

const TOKEN_A = "a".repeat(32);
const TOKEN_B = "b".repeat(32);

let folder: string;
let secrets: OpenServer;
let client: SecretsManagerClient;
const file = () => join(folder, "signing-key.json");
async function start() {
  secrets = await startSecrets({ tokens: file(), respondents: join(folder, "respondents.json") }, { reddit: {} });
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  client = new SecretsManagerClient({ region: "eu-central-1", endpoint: secrets.endpoint, credentials });
}
async function stop() {
  client.destroy();
  await secrets.close();
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "secrets-"));
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (more: { VersionId?: string; VersionStage?: string } = {}) =>
  client.send(new GetSecretValueCommand({ SecretId: TOKEN_SECRET_ID, ...more }));
const put = (SecretString: string, ClientRequestToken: string) =>
  client.send(new PutSecretValueCommand({ SecretId: TOKEN_SECRET_ID, SecretString, ClientRequestToken }));

describe("a secret", () => {
  it.each(["", '{"versions":[{"id":"a","val', "{}", "7", '{"versions":[]}'])(
    "whose file holds %j is named, and its file left alone",
    async (text) => {
      writeFileSync(file(), text);
      await expect(startSecrets({ tokens: file(), respondents: join(folder, "other.json") }, {})).rejects.toThrow(
        `The key file ${file()} is damaged, empty or cut off; restore it from a copy, or remove it`,
      );
      expect(readFileSync(file(), "utf8")).toBe(text);
    },
  );

  it("is a generated signing key at first, in a file that its owner alone reads", async () => {
    const { SecretString, VersionStages, CreatedDate, ARN } = await get();
    expect(JSON.parse(SecretString ?? "")).toEqual({ kid: "local", secret: expect.stringMatching(/^[\w-]{43}$/) });
    expect(VersionStages).toEqual(["AWSCURRENT"]);
    expect(Math.abs(Number(CreatedDate) - Date.now())).toBeLessThan(60_000);
    // Windows has no such modes.
    if (process.platform !== "win32") expect(statSync(file()).mode & 0o777).toBe(0o600);
    const byArn = await client.send(new GetSecretValueCommand({ SecretId: ARN }));
    expect(byArn.SecretString).toBe(SecretString);
  });

  it("gets versions whose labels move, as Secrets Manager moves them", async () => {
    const { VersionId: first = "", SecretString } = await get();
    expect(await put("second", TOKEN_A)).toMatchObject({ VersionId: TOKEN_A, VersionStages: ["AWSCURRENT"] });
    expect(await get()).toMatchObject({ SecretString: "second", VersionId: TOKEN_A });
    expect(await get({ VersionStage: "AWSPREVIOUS" })).toMatchObject({ SecretString, VersionId: first });
    await put("third", TOKEN_B);
    expect(await get({ VersionId: first })).toMatchObject({ SecretString, VersionId: first });
    const described = await client.send(new DescribeSecretCommand({ SecretId: TOKEN_SECRET_ID }));
    expect(described.VersionIdsToStages).toEqual({ [TOKEN_B]: ["AWSCURRENT"], [TOKEN_A]: ["AWSPREVIOUS"] });
  });

  it("takes the same token with the same value once, and never with another", async () => {
    await put("second", TOKEN_A);
    await put("second", TOKEN_A);
    await expect(put("other", TOKEN_A)).rejects.toMatchObject({ name: "ResourceExistsException" });
    expect(await get()).toMatchObject({ SecretString: "second" });
    await put("third", TOKEN_B);
    // Known, and not current any more: it stays so.
    await put("second", TOKEN_A);
    expect(await get()).toMatchObject({ SecretString: "third" });
  });

  it("outlives a restart with its versions", async () => {
    const { SecretString: first } = await get();
    await put("second", TOKEN_A);
    await stop();
    await start();
    expect(await get()).toMatchObject({ SecretString: "second", VersionId: TOKEN_A });
    expect((await get({ VersionStage: "AWSPREVIOUS" })).SecretString).toBe(first);
  });
});

describe("requests that cannot be answered", () => {
  it("get the errors of the service", async () => {
    const unknown = client.send(new GetSecretValueCommand({ SecretId: "unknown" }));
    await expect(unknown).rejects.toMatchObject({ name: "ResourceNotFoundException" });
    await expect(get({ VersionStage: "AWSPENDING" })).rejects.toMatchObject({ name: "ResourceNotFoundException" });
    const list = client.send(new ListSecretsCommand({}));
    await expect(list).rejects.toMatchObject({ name: "UnknownOperationException" });
    const signals = await client.send(new GetSecretValueCommand({ SecretId: SIGNAL_SECRET_ID }));
    expect(signals.SecretString).toBe('{"reddit":{}}');
  });
});
