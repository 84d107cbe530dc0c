import { gunzipSync } from "node:zlib";
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { pageAnswer } from "../../../functions/reports/handlers.ts";
import { LARGEST_ANSWER_BYTES, asResult } from "../../../functions/platform/http/response.ts";

const policy = "default-src 'none'";
/** What Lambda takes as the answer of a function. */
const LAMBDA_BYTES = 6 * 1024 * 1024;

it("sends a page as it is", async () => {
  const answer = await pageAnswer({ text: "<p>é</p>", policy });
  expect(answer).toMatchObject({ status: 200, text: "<p>é</p>", headers: { "content-security-policy": policy } });
  expect(answer.headers).not.toHaveProperty("content-encoding");
});

it("sends a page that no answer could hold compressed, so that one can", async () => {
  const text = "<p>é</p>".repeat(LARGEST_ANSWER_BYTES / 8);
  const answer = await pageAnswer({ text, policy });
  expect(answer.headers).toMatchObject({ "content-encoding": "gzip", "content-type": "text/html; charset=utf-8" });
  const result = asResult(answer);
  expect(JSON.stringify(result).length).toBeLessThan(LAMBDA_BYTES);
  expect(gunzipSync(Buffer.from(result.body, "base64")).toString()).toBe(text);
});

it("has answers at the limit fit into what Lambda takes", () => {
  const result = asResult({ status: 200, bytes: randomBytes(LARGEST_ANSWER_BYTES), headers: { a: "b".repeat(8_192) } });
  expect(JSON.stringify(result).length).toBeLessThan(LAMBDA_BYTES);
});

it("says what to do about a page that is too large even so", async () => {
  const text = randomBytes(LARGEST_ANSWER_BYTES).toString("base64");
  await expect(pageAnswer({ text, policy })).rejects.toMatchObject({
    status: 400,
    message: "This report is too large for a page; export its results instead",
  });
});
