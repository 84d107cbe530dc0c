import { describe, expect, it } from "vitest";
import { parseJsonBody } from "../../../../functions/platform/http/json-body.ts";

const MOST_BYTES = 4_700_000;
const parse = (text: string, mostBytes = MOST_BYTES) =>
  parseJsonBody(Buffer.from(text).toString("base64"), true, "application/json", mostBytes);

describe("a body", () => {
  it.each(["{}", '{"a":[1,-2.5e3,true,null,"é 🥛"]}', " [ ] ", '"text"', "7"])("is read: %s", (text) =>
    expect(parse(text)).toEqual(JSON.parse(text)),
  );

  it("is read as text, too, which the gateway does not send", () =>
    expect(parseJsonBody('{"a":"é"}', false, undefined, MOST_BYTES)).toEqual({ a: "é" }));

  it.each(["{", "[1,]", '{"a":1', "'a'", '"a', '"\\', "[", "]", "}{", "\\ud800", "undefined"])(
    "is not JSON: %s",
    (text) => expect(() => parse(text)).toThrow("The body is not valid JSON"),
  );

  it("keeps a field called __proto__ a field", () => {
    for (const text of ['{"__proto__":{"admin":true}}', '{"__proto__":{"admin":true},"a":"\\ud800"}']) {
      const body = parse(text) as Record<string, unknown>;
      expect(Object.keys(body)).toContain("__proto__");
      expect(body.admin).toBeUndefined();
    }
  });

  it("has characters where it has halves of them, in texts and in names", () => {
    expect(parse(String.raw`{"a\udc00":["\ud83e","\uD83E\uDD5B","\\ud800"]}`)).toEqual({
      "a\ufffd": ["\ufffd", "🥛", "\\ud800"],
    });
    expect(parseJsonBody('"\ud800"', false, undefined, MOST_BYTES)).toBe("\ufffd");
  });
});

describe("a body is refused unread", () => {
  it("if it is larger than its route allows", () => {
    expect(parse(`"${"x".repeat(15_998)}"`, 16_000)).toHaveLength(15_998);
    expect(() => parse(`"${"x".repeat(15_999)}"`, 16_000)).toThrow(
      "The body is larger than the 16 KB that this request can have; send less",
    );
    expect(() => parse(`"${"é".repeat(8_000)}"`, 16_000)).toThrow("larger than the 16 KB");
  });

  it.each([
    ["objects", `[${"{},".repeat(170_000)}{}]`],
    ["lists", `{"a":[${"[],".repeat(170_000)}[]]}`],
    ["fields", `{${'"a":1,'.repeat(48_000)}"b":1}`],
    ["numbers", `[${"1,".repeat(1_000_001)}1]`],
  ])("if it holds too many %s", (_, text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(() => parse(text)).toThrow("The body has more values than a request can have; send fewer");
  });

  it("but not for what its texts say", () => {
    const text = JSON.stringify({ text: '{"a":[],'.repeat(200_000) });
    expect(parse(text)).toEqual(JSON.parse(text));
    // A backslash at the end of a text does not quote what ends it.
    expect(parse(String.raw`["a\\",["\""]]`)).toEqual(["a\\", ['"']]);
  });

  it("if it is nested more deeply than anything can be that is read by recursion", () => {
    const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    expect(parse(nested(100))).toEqual(JSON.parse(nested(100)));
    expect(() => parse(nested(101))).toThrow("The body is nested more than 100 levels deep; flatten it");
    expect(() => parse("[".repeat(4_000_000))).toThrow("nested more than 100 levels");
    expect(parse(`[${"[],".repeat(200)}[]]`)).toHaveLength(201);
  });
});
