import { describe, expect, it } from "vitest";
import * as z from "zod";
import { beginningOf, optionalTextSchema, textSchema } from "../../../../functions/platform/text/text.ts";

describe("the beginning of a text", () => {
  it("is the whole text where it fits", () => {
    expect(beginningOf("Would you buy it?", 17)).toBe("Would you buy it?");
  });

  it("is cut with an ellipsis otherwise, without a space before it, and never through a character", () => {
    expect(beginningOf("Would you buy it?", 11)).toBe("Would you…");
    expect(beginningOf("🥛🥛🥛", 2)).toBe("🥛…");
  });
});

const invisible: [string, string][] = [
  ["zero width", "\u200b\u200c\u200d\u2060\ufeff"],
  ["direction", "\u202a\u202e\u2066\u2069\u200e\u061c"],
  ["a soft hyphen", "\u00ad"],
  ["fillers of Hangul", "\u115f\u1160\u3164\uffa0"],
  ["an empty Braille pattern", "\u2800"],
  ["selectors of variants", "\ufe0f\u{e0100}\u180b"],
  ["tags", "\u{e0041}\u{e007f}"],
  ["marks without anything to sit on", "\u0301\u1ab0\u20dd"],
  ["a joiner of graphemes", "\u034f"],
  ["notes between lines", "\ufff9\ufffb"],
  ["the place of an object", "\ufffc"],
  ["a null notehead", "\u{1d159}"],
  ["blank hieroglyphs", "\u{13441}"],
  ["all of it between spaces", " \u200b\u3000\u00ad\u0301 \u0007"],
];
const visible = [
  "Ó",
  "e\u0301",
  "می\u200cخواهم",
  "\u200fשלום",
  "क्षेत्र",
  "ไทย",
  "ﷺ",
  "한국어",
  "\u1112\u1161\u11ab",
  "👨\u200d👩\u200d👧",
  "❤\ufe0f",
  "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "\u{1fae8}",
  "\u{1faea}",
  "⠁",
  "–",
  "0",
];

describe("a text that has to be seen", () => {
  const problem = (schema: z.ZodType, text: string) => schema.safeParse(text).error?.issues[0]?.message;

  it.each(invisible)("is not one of nothing but %s", (_, text) => {
    expect(problem(textSchema(200), text)).toBe("must have a character that can be seen");
    expect(problem(optionalTextSchema(200), text)).toBe("must have a character that can be seen");
    expect(textSchema(200).parse(`${text}A`).endsWith("A")).toBe(true);
  });

  it.each(visible)("may be %s", (text) => {
    expect(textSchema(200).parse(` ${text}\n`)).toBe(text);
    expect(optionalTextSchema(200).parse(text)).toBe(text);
  });

  it("is not empty, and is absent where it may be", () => {
    for (const text of ["", "  ", "\u00a0\u3000\n", "\u0000\u0007"]) {
      expect(problem(textSchema(200), text)).toBe("must not be empty");
      expect(optionalTextSchema(200).parse(text)).toBe(null);
    }
  });

  it("says so in the document, in the regular expressions of JSON Schema", () => {
    const pattern = z.toJSONSchema(textSchema(200), { io: "input" }).pattern as string;
    for (const text of visible) expect(new RegExp(pattern, "u").test(text), text).toBe(true);
    for (const [, text] of invisible) expect(new RegExp(pattern, "u").test(text), text).toBe(false);
  });
});
