import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rotateKey, type RotateContext } from "../../bin/operate/rotate-key/command.ts";
import { ANNOUNCED_MS, RETIRED_MS, nextStep, rotatedSecretSchema } from "../../bin/operate/rotate-key/rotation.ts";
import { openSigningSecret } from "../../bin/operate/rotate-key/signing-secret.ts";
import { ACCESS_TOKEN_SECONDS, createAccessTokens } from "../../functions/accounts/tokens/access-tokens.ts";
import { createSigningKeyLoader, SIGNING_KEYS_CACHED_MS } from "../../functions/accounts/tokens/signing-keys.ts";
import { startSecrets, TOKEN_SECRET_ID } from "../../local/secrets-manager/secrets.ts";
import { run } from "./run.ts";
import type { OpenServer } from "../../local/http/open-server.ts";

const MINUTE = 60_000;
const identity = { userId: "019a9f5e-7c1a-7d3e-9b51-000000000001", companyId: "019a9f5e-7c1a-7d3e-9b51-000000000002" };
const ARGUMENTS = ["local", "--secret-id", TOKEN_SECRET_ID];

let folder: string;
let secrets: OpenServer;
/** What the clock shows, for the command as for functions and tokens. */
let now: number;
const keyFile = () => join(folder, "signing-key.json");

beforeEach(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
  folder = mkdtempSync(join(tmpdir(), "rotate-"));
  secrets = await startSecrets({ tokens: keyFile(), respondents: join(folder, "respondents.json") }, {});
  now = Date.parse("2026-11-22T10:00:00Z");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await secrets.close();
  rmSync(folder, { recursive: true, force: true });
});

const client = () => ({ region: "eu-central-1", endpoint: secrets.endpoint });
const store = () => openSigningSecret(TOKEN_SECRET_ID, client());
const keys = async () => (await store().read()).secret;
const rotate = (argv: readonly string[] = [], context: Partial<RotateContext> = {}) =>
  run<RotateContext>(rotateKey, [...ARGUMENTS, ...argv], {
    environment: { AWS_REGION: "eu-central-1", AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.endpoint },
    clock: { now: () => now, wait: async (milliseconds) => void (now += milliseconds) },
    ...context,
  });

/** A function as it runs: it reads the keys when it needs them and keeps them for five minutes. */
function newFunction() {
  const load = createSigningKeyLoader(TOKEN_SECRET_ID, new SecretsManagerClient(client()), () => now);
  return createAccessTokens(load, "test");
}
type Function = ReturnType<typeof newFunction>;

/** Tokens are issued and verified by the clock of the test. */
async function atNow<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["Date"], now });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}
const issue = (by: Function) => atNow(() => by.issue(identity));
const verify = (by: Function, token: string) => atNow(() => by.verify(token));

describe("a rotation", () => {
  it("goes through its steps, each when it is due, and says when the next is", async () => {
    const first = await rotate();
    expect(first.output).toMatch(/^Announced key (2026-11-22-[0-9a-f]{8}): it verifies, and local goes on signing\.\n/);
    expect(first.output).toContain("Next step in 6:00 min (2026-11-22T10:06:00.000Z): key 2026-11-22-");
    const [announced] = (await keys()).previous;

    now += ANNOUNCED_MS;
    const second = await rotate();
    expect(second.output).toContain(`Key ${announced?.kid} signs from now on; local still verifies.\n`);
    expect(second.output).toContain("Next step in 21:00 min (2026-11-22T10:27:00.000Z): local is dropped.");
    expect(await keys()).toMatchObject({
      kid: announced?.kid,
      secret: announced?.secret,
      previous: [{ kid: "local" }],
    });

    now += RETIRED_MS;
    const third = await rotate();
    expect(third).toMatchObject({ exitCode: 0, output: "Dropped local: the rotation is complete.\n", errors: "" });
    expect(await keys()).toMatchObject({ kid: announced?.kid, previous: [] });
  });

  it("does nothing before its time, however often it is run", async () => {
    await rotate();
    const before = readFileSync(keyFile(), "utf8");
    now += ANNOUNCED_MS - 1;
    for (let times = 0; times < 3; times++) expect((await rotate()).output).toMatch(/^Next step in 0:01 min/);
    expect(readFileSync(keyFile(), "utf8")).toBe(before);
  });

  it("logs nobody out: at every minute of it, what any function signs verifies at every other", async () => {
    // Each has read the keys at another time, so that there are always caches as old as they may be.
    const all: Function[] = [];
    const tokens: { token: string; until: number }[] = [];
    const start = now;

    for (let minute = 0; minute <= 40; minute++) {
      now = start + minute * MINUTE;
      // Announced at 6, signing at 12, complete at 33; another run would begin the next rotation.
      if (minute >= 6 && minute <= 33) await rotate();
      if ([0, 3, 5].includes(minute)) {
        const kept = newFunction();
        await issue(kept);
        all.push(kept);
      }
      for (const { token } of tokens.filter(({ until }) => until > now)) {
        for (const one of all) await expect(verify(one, token), `minute ${minute}`).resolves.toEqual(identity);
      }
      for (const one of [...all, newFunction()])
        tokens.push({ token: await issue(one), until: now + ACCESS_TOKEN_SECONDS * 1000 });
    }
    const kinds = new Set(tokens.map(({ token }) => Buffer.from(token.split(".")[0] ?? "", "base64url").toString()));
    expect(kinds.size).toBe(2);
    expect((await keys()).previous).toEqual([]);
  });

  it("would log people out if the new key signed before every function knows it", async () => {
    const old = newFunction();
    await issue(old);
    await rotate();
    now += SIGNING_KEYS_CACHED_MS;
    const { secret, ...read } = await store().read();
    const early = nextStep(secret, now + ANNOUNCED_MS);
    if (early.kind !== "write") throw new Error("The step is not due");
    await store().replace({ secret, ...read }, early.secret);
    await expect(verify(old, await issue(newFunction()))).rejects.toThrow("The access token is not valid");
  });

  it("with --wait stays until all is done", async () => {
    const { exitCode, output, errors } = await rotate(["--wait"]);
    expect(exitCode).toBe(0);
    expect(output.split("\n")).toEqual([
      expect.stringMatching(/^Announced key/),
      expect.stringMatching(/^Key .* signs from now on; local still verifies\.$/),
      "Dropped local: the rotation is complete.",
      "",
    ]);
    expect(errors).toMatch(
      /^Waiting 6:00 min until key .* signs \.\.\.\nWaiting 21:00 min until local is dropped \.\.\.\n$/,
    );
    expect(now).toBe(Date.parse("2026-11-22T10:27:00Z"));
  });

  it("is continued by the next run when it was stopped", async () => {
    const stop = new AbortController();
    const wait = async () => {
      stop.abort();
      stop.signal.throwIfAborted();
    };
    const stopped = await rotate(["--wait"], { signal: stop.signal, clock: { now: () => now, wait } });
    expect(stopped).toMatchObject({ exitCode: 130, errors: expect.stringMatching(/Stopped\.\n$/) });
    const [announced] = (await keys()).previous;
    await rotate(["--wait"]);
    expect(await keys()).toMatchObject({ kid: announced?.kid, previous: [] });
  });

  it("survives two operators at once: one writes, the other is told, and no key is lost", async () => {
    const [mine, theirs] = await Promise.all([store().read(), store().read()]);
    const [a, b] = [nextStep(mine.secret, now), nextStep(theirs.secret, now)];
    if (a.kind !== "write" || b.kind !== "write") throw new Error("The step is not due");
    await store().replace(mine, a.secret);
    await expect(store().replace(theirs, b.secret)).rejects.toThrow(
      "Somebody else has changed the keys this very moment: nothing was written, run it again.",
    );
    expect(await keys()).toEqual(rotatedSecretSchema.parse(a.secret));
    // A write whose acknowledgement was lost is the same write again.
    await store().replace(mine, a.secret);
    expect(await keys()).toEqual(rotatedSecretSchema.parse(a.secret));
  });

  it("counts a key that was put there by hand from the moment it is found", async () => {
    const read = await store().read();
    const byHand = { kid: "old", secret: "x".repeat(32) };
    await store().replace(read, { ...read.secret, previous: [byHand] });
    expect((await rotate()).output).toContain("Found old without a time: counted from now on.\nNext step in 21:00 min");
  });
});

describe("--revoke", () => {
  it("leaves one new key at once, which old tokens do not verify with", async () => {
    await rotate();
    const token = await issue(newFunction());
    const { exitCode, output } = await rotate(["--revoke", "--yes"]);
    expect(exitCode).toBe(0);
    expect(output).toContain("is the only one from now on. Within 5 minutes no function accepts an older token");
    expect((await keys()).previous).toEqual([]);
    const fresh = newFunction();
    await expect(verify(fresh, token)).rejects.toThrow("The access token is not valid");
    await expect(verify(fresh, await issue(fresh))).resolves.toEqual(identity);
  });

  it("asks first, by name", async () => {
    const before = await keys();
    expect(await rotate(["--revoke"])).toMatchObject({ exitCode: 1, errors: expect.stringContaining("add --yes") });
    const refused = await rotate(["--revoke"], { ask: async () => "yes" });
    expect(refused).toMatchObject({ exitCode: 1, errors: "Not revoked: nothing was changed.\n" });
    expect(await keys()).toEqual(before);
    expect((await rotate(["--revoke"], { ask: async () => "local" })).exitCode).toBe(0);
    expect((await keys()).kid).not.toBe(before.kid);
  });
});

describe("the command", () => {
  it.each<[string, string[], number, string]>([
    ["no environment", [], 2, "Name an environment: staging or production."],
    ["one that nobody knows", ["moon"], 2, "Name an environment: staging or production."],
    ["an option that there is not", ["staging", "--now"], 2, "Unknown option '--now'. --help shows how it works."],
    ["waiting for what is done at once", ["staging", "--wait", "--revoke"], 2, "--revoke is done at once"],
    ["a secret that there is not", ["local", "--secret-id", "other"], 1, "There is no secret other: deploy"],
    ["a secret of another kind", ["local", "--secret-id", "signal-credentials"], 1, "holds no signing keys"],
  ])("refuses %s in one sentence", async (_what, argv, exitCode, sentence) => {
    const environment = { AWS_REGION: "eu-central-1", AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.endpoint };
    const ran = await run<RotateContext>(rotateKey, argv, { environment });
    expect(ran).toMatchObject({ exitCode, output: "", errors: expect.stringContaining(sentence) });
    expect(ran.errors.trim().split("\n")).toHaveLength(1);
  });

  it("prints how it works", async () => {
    expect((await run<RotateContext>(rotateKey, ["--help"], {})).output).toContain("--revoke");
  });
});
