import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSigningKeyLoader, SIGNING_KEYS_CACHED_MS } from "../../../../functions/accounts/tokens/signing-keys.ts";

const service = mockClient(SecretsManagerClient);
afterAll(() => service.restore());
const asked = () => service.commandCalls(GetSecretValueCommand).length;
const holding = (kid: string, previous: string[] = []) => ({
  SecretString: JSON.stringify({
    kid,
    secret: kid.repeat(32),
    previous: previous.map((old) => ({ kid: old, secret: old.repeat(32) })),
  }),
});

let now: number;
beforeEach(() => {
  service.reset();
  now = 1_000;
});
const setup = () => createSigningKeyLoader("secret", new SecretsManagerClient({ region: "eu-central-1" }), () => now);

describe("signing keys", () => {
  it("are read once for requests that come together, and again when they may have been rotated", async () => {
    service
      .on(GetSecretValueCommand)
      .resolvesOnce(holding("a"))
      .resolves(holding("b", ["a"]));
    const load = setup();
    await Promise.all([load(), load()]);
    now += SIGNING_KEYS_CACHED_MS;
    expect([(await load()).signing.kid, asked()]).toEqual(["a", 1]);
    now += 1;
    const { signing, verifying } = await load();
    expect([signing.kid, [...verifying.keys()], asked()]).toEqual(["b", ["a", "b"], 2]);
  });

  it.each(["ThrottlingException", "AccessDeniedException"])(
    "are asked for again by the next request after %s",
    async (name) => {
      service
        .on(GetSecretValueCommand)
        .rejectsOnce(Object.assign(new Error("later"), { name }))
        .resolves(holding("a"));
      const load = setup();
      await expect(load()).rejects.toMatchObject({ name });
      expect((await load()).signing.kid).toBe("a");
    },
  );

  it.each([
    ["nothing", undefined],
    ["no JSON", "secret"],
    ["a secret that is too short to sign with", JSON.stringify({ kid: "a", secret: "short" })],
  ])("are none when the secret holds %s, and that is not kept either", async (_, SecretString) => {
    service
      .on(GetSecretValueCommand)
      .resolvesOnce(SecretString === undefined ? {} : { SecretString })
      .resolves(holding("a"));
    const load = setup();
    await expect(load()).rejects.toThrow();
    expect((await load()).signing.kid).toBe("a");
  });
});
