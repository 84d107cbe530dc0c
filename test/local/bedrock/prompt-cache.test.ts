import { expect, it } from "vitest";
import { parseConverse } from "../../../local/bedrock/converse-request.ts";
import { PromptCache } from "../../../local/bedrock/prompt-cache.ts";

const point = { cachePoint: { type: "default" } };
const text = (words: string) => ({ text: words.repeat(40) });
const request = (...content: object[]) =>
  parseConverse({ system: [{ text: "Rules." }], messages: [{ role: "user", content }] });

it("reads what an earlier turn of a conversation has written, and writes what is new", () => {
  const cache = new PromptCache();
  const first = cache.account("m", request(text("person "), text("said one "), point, text("question one ")));
  expect(first.cacheReadInputTokens).toBe(0);
  const second = cache.account(
    "m",
    request(text("person "), text("said one "), text("said two "), point, text("question two ")),
  );
  expect(second.cacheReadInputTokens).toBe(first.cacheWriteInputTokens);
  expect(second.cacheWriteInputTokens).toBeGreaterThan(0);
  const other = cache.account("m", request(text("somebody else "), text("said one "), point, text("question ")));
  expect(other.cacheReadInputTokens).toBe(0);
});
