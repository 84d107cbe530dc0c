import { describe, expect, it } from "vitest";
import { cleanExcerpt } from "../../../../functions/personas/signals/clean-excerpt.ts";

describe("cleanExcerpt", () => {
  it.each([
    ["**Butter** is _3,29 €_ at [Rewe](https://rewe.de/x?y=1)!", "Butter is 3,29 € at Rewe!"],
    ["# Heading\n\n> quoted\n\n- one\n- two", "Heading quoted one two"],
    ["<p>Tom &amp; co &lt;3 <br/>coffee</p>", "Tom & co <3 coffee"],
    ["| a | b |\n|---|---|\n| 1 | 2 |", "a b 1 2"],
    ["snake_case_name stays, ~~gone~~ is plain", "snake_case_name stays, gone is plain"],
    ["fish&amp;#x27;n chips", "fish'n chips"],
  ])("takes the markup off %j", (text, plain) => {
    expect(cleanExcerpt(text)).toBe(plain);
  });

  it.each([
    "thanks u/kaffee_und_loeten",
    "thanks /u/kaffee-und-loeten",
    "ask @kaffee.und.loeten",
    "mail kaffee.und.loeten@example.co.uk",
    "see https://example.org/kaffee_und_loeten?x",
    "see www.example.org/kaffee",
    "see example.com/kaffee",
    "ring +49 170 1234567",
    "ring 0170/123 45 67",
    "ring (030) 1234567",
    "ring 555-123-4567",
    "ring (555) 123-4567",
    "number 4006381333931",
  ])("leaves no trace of a person in %j", (text) => {
    expect(cleanExcerpt(text)).toMatch(/^(thanks|ask|mail|see|ring|number)$/);
  });

  it.each([
    "1.299,00 € or 12 000 000 in 2024-05-01, 08:30 to 17:45",
    "on 01/05/2024, 03-06-2025, at 09 00 and with 0 10 20",
    "from 1999 to 2024 prices rose 3.5%, r/germany says",
    "Node.js costs 0,99 and 1,299.50",
    "price: 89 990 Ft, model 5500-3200",
  ])("keeps prices, dates and numbers: %s", (text) => {
    expect(cleanExcerpt(text)).toBe(text);
  });

  it("puts everything on one line without control and direction characters", () => {
    expect(cleanExcerpt("a\u0000b\tc\r\nd\u202ee\u200b  f\u001b[31m")).toBe("a b c de f [31m");
  });

  it("cuts at the end of a word", () => {
    const cut = cleanExcerpt("coffee ".repeat(100));
    expect(cut.length).toBeLessThanOrEqual(400);
    expect(cut).toMatch(/coffee…$/);
  });

  it("cuts scripts without spaces anywhere, never inside a character", () => {
    expect(cleanExcerpt("値段".repeat(300))).toHaveLength(400);
    expect(cleanExcerpt(`${"x".repeat(398)}🍙🍙`)).toBe(`${"x".repeat(398)}…`);
  });

  it("takes hostile input in no time", () => {
    const started = performance.now();
    for (const part of ["[", "<a ", "(0", "@a.", "_*", "!<", "+1 ", "a@a.", "&#38;", "<script>"]) {
      cleanExcerpt(part.repeat(20_000));
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
