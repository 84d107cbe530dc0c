import { expect, it } from "vitest";
import { requireSame, type Answer } from "../../../bench/http/answers.ts";

const answer = (server: string, body: unknown, fields: Partial<Answer> = {}): Answer => ({
  server,
  status: 200,
  mediaType: "application/json",
  body: JSON.stringify(body),
  ...fields,
});

it("takes the same fields in another order for the same answer", () => {
  expect(() =>
    requireSame("health", [
      answer("ours", { a: 1, b: [{ c: 2, d: 3 }] }),
      answer("theirs", { b: [{ d: 3, c: 2 }], a: 1 }),
    ]),
  ).not.toThrow();
});

it("names the server that answers something else", () => {
  const ours = answer("ours", [1, 2]);
  expect(() => requireSame("list", [ours, answer("same", [1, 2]), answer("other", [2, 1])])).toThrow(/other.*"list"/);
  expect(() => requireSame("list", [ours, answer("other", [1, 2], { mediaType: "text/html" })])).toThrow(/other/);
});

it("refuses failures even if all fail alike", () => {
  const failed = (server: string) => answer(server, { detail: "The access token has expired" }, { status: 401 });
  expect(() => requireSame("list", [failed("ours"), failed("theirs")])).toThrow(/ours.*401.*expired/);
});
