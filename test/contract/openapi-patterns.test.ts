import { expect, it } from "vitest";
import document from "../../docs/openapi.json" with { type: "json" };

const patternsIn = (node: unknown): string[] =>
  typeof node === "object" && node !== null
    ? Object.entries(node).flatMap(([key, value]) =>
        key === "pattern" && typeof value === "string" ? [value] : patternsIn(value),
      )
    : [];

/** What ECMA-262 with the flag `u`, Python's `re`, RE2 and java.util.regex compile, and read as the same. */
const ESCAPES = String.raw`\\(?:[dswb.+*?()|^$/\\\[\]{}-]|x[\da-f]{2})`;
const COMMON = new RegExp(
  `^(?:${[
    ESCAPES,
    // A class: Java takes `[` and `&&` in it for classes of their own, Python warns of doubled signs.
    String.raw`\[\^?(?:${ESCAPES}|(?!--|&&|\|\||~~)[^\\\[\]])+\]`,
    // A group, but no look around, name or flag.
    String.raw`\((?:\?:)?(?!\?)`,
    // RE2 repeats a thousand times at most.
    String.raw`\{(?:\d{1,3}|1000)(?:,(?:\d{1,3}|1000)?)?\}`,
    String.raw`[^\\\[\](){}]`,
    String.raw`\)`,
  ].join("|")})*$`,
  "u",
);

it("the patterns of the document compile in Python, Go and Java as well", () => {
  const patterns = [...new Set(patternsIn(document))];
  expect(patterns.length).toBeGreaterThan(5);
  expect(patterns.filter((pattern) => !COMMON.test(pattern))).toEqual([]);
});

it.each([
  String.raw`\p{L}`,
  String.raw`[^\p{Cc}]`,
  String.raw`\u200b`,
  String.raw`[\u{13441}]`,
  String.raw`\x{200b}`,
  "(?=a)b",
  "(?!a)b",
  "(?<=a)b",
  "(?<name>a)",
  "(?i)a",
  String.raw`(a)\1`,
  "[a[b]]",
  "[a&&b]",
  "a{1001}",
])("%s would not", (pattern) => {
  expect(COMMON.test(pattern)).toBe(false);
});
