import { describe, expect, it } from "vitest";
import { linksIn } from "../../../local/ses/links.ts";

describe("the links of a mail", () => {
  it("are those of both versions, once, without the punctuation behind them", () => {
    const text = "See https://a.example/x?y=1&z=2. Or (http://b.example)!";
    const html = `<a href="https://a.example/x?y=1&amp;z=2">x</a> <a class=c href='https://c.example/&quot;'>c</a>`;
    expect(linksIn(text, html)).toEqual(["https://a.example/x?y=1&z=2", "http://b.example", 'https://c.example/"']);
  });

  it("are no scripts and no mail addresses", () => {
    expect(linksIn("javascript:alert(1) mailto:a@b.example", '<a href="javascript:alert(1)">x</a>')).toEqual([]);
  });

  it("are none in a mail without a body", () => {
    expect(linksIn(null, null)).toEqual([]);
  });
});
