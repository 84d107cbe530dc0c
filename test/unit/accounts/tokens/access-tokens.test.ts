import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ACCESS_TOKEN_SECONDS, createAccessTokens } from "../../../../functions/accounts/tokens/access-tokens.ts";
import type { SigningKeys } from "../../../../functions/accounts/tokens/signing-keys.ts";

const identity = { userId: "user", companyId: "company" };
const secret = (text: string) => new TextEncoder().encode(text.padEnd(32, "."));
const keysOf = (kid: string): SigningKeys => {
  const key = secret(kid);
  return { signing: { kid, key }, verifying: new Map([[kid, key]]) };
};

let keys: SigningKeys;
const tokens = createAccessTokens(async () => keys, "test");
beforeEach(() => {
  keys = keysOf("first");
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

it("checks a signature once as long as the keys are the same", async () => {
  const verify = vi.spyOn(crypto.subtle, "verify");
  const token = await tokens.issue(identity);
  for (let time = 0; time < 3; time += 1) expect(await tokens.verify(token)).toEqual(identity);
  expect(verify).toHaveBeenCalledTimes(1);
  keys = keysOf("first");
  expect(await tokens.verify(token)).toEqual(identity);
  expect(verify).toHaveBeenCalledTimes(2);
});

it("takes no token that it remembers once it has expired", async () => {
  const token = await tokens.issue(identity);
  expect(await tokens.verify(token)).toEqual(identity);
  vi.advanceTimersByTime(ACCESS_TOKEN_SECONDS * 1_000);
  await expect(tokens.verify(token)).rejects.toThrow("The access token has expired");
});

it("takes no token that it remembers once its key is gone", async () => {
  const token = await tokens.issue(identity);
  expect(await tokens.verify(token)).toEqual(identity);
  keys = keysOf("second");
  await expect(tokens.verify(token)).rejects.toThrow("The access token is not valid");
});

it("takes no token that differs from one that it remembers", async () => {
  const token = await tokens.issue(identity);
  expect(await tokens.verify(token)).toEqual(identity);
  const [header, payload, signature = ""] = token.split(".");
  const forged = [header, payload, signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`];
  await expect(tokens.verify(forged.join("."))).rejects.toThrow("The access token is not valid");
});
