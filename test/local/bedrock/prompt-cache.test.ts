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

it("forgets what was written longest ago when it holds enough", () => {
  const cache = new PromptCache(2);
  const readOf = (words: string) => cache.account("m", request(text(words), point)).cacheReadInputTokens;
  expect(["a ", "b ", "a ", "c "].map((words) => readOf(words) > 0)).toEqual([false, false, true, false]);
  expect(["a ", "b "].map((words) => readOf(words) > 0)).toEqual([true, false]);
});
