import { describe, expect, it } from "vitest";
import { looksLikeApiKey, newApiKey, readApiKey, sameHash } from "../../../../functions/accounts/tokens/api-keys.ts";
import { newId } from "../../../../functions/platform/ids.ts";

describe("the text of an API key", () => {
  it("says which key of which company it is, and what its secret's hash has to be", () => {
    const [companyId, apiKeyId] = [newId(), newId()];
    const { text, prefix, secretSha256 } = newApiKey(companyId, apiKeyId);
    expect(readApiKey(text)).toEqual({ companyId, apiKeyId, secretSha256 });
    expect(looksLikeApiKey(text)).toBe(true);
    expect(text.startsWith(prefix)).toBe(true);
    expect(text).not.toContain(secretSha256);
    expect(newApiKey(companyId, apiKeyId).text).not.toBe(text);
  });

  it("is known as mistyped whichever character is another one, missing, doubled or in another place", () => {
    const { text } = newApiKey(newId(), newId());
    for (let at = 0; at < text.length; at += 1) {
      const [before, character, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
      const wrong = [
        `${before}${character === "7" ? "8" : "7"}${after}`,
        before + after,
        `${before}${character}${character}${after}`,
        `${before}${after.charAt(0)}${character}${after.slice(1)}`,
      ].filter((other) => other !== text);
      expect(wrong.flatMap((other) => readApiKey(other) ?? [])).toEqual([]);
    }
  });

  it.each(["", "scr_", "scr_a_b_c", `scr_${"0".repeat(32)}_${"0".repeat(32)}_${"0".repeat(72)}`])(
    "is none of: $0",
    (text) => expect(readApiKey(text)).toBeUndefined(),
  );
});

it("hashes are the same only if all of them is", () => {
  expect(sameHash("ab", "ab")).toBe(true);
  expect([sameHash("ab", "ac"), sameHash("ab", "a"), sameHash("", "a")]).toEqual([false, false, false]);
});
