import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CALLERS_TEXT_LENGTH, callersText } from "../../../../../functions/notifications/mail/messages/callers-text.ts";

describe("text that a caller chose, in a mail to somebody else", () => {
  it.each([
    "Haferfreunde GmbH",
    "A.B. Müller & Co. KG",
    "Generali S.p.A.",
    "Studio 2.0",
    "A/S 24/7",
    "Expo 2026-2027",
    "Łódź: Żabka",
    "株式会社ソニー",
    "نمونه‌ای",
    "Familie 👩‍👩‍👧",
  ])("leaves the name %j as it is", (name) => {
    expect(callersText(name)).toBe(name);
  });

  it.each([
    ["https://evil.example click here", "https evil example click here"],
    ["www.evil.example/pay?x=1", "www evil example/pay?x=1"],
    ["Booking.com", "Booking com"],
    ["mailto:anna@evil.example", "mailto anna evil example"],
    ["javascript:alert(1)", "javascript alert(1)"],
    ["//evil.example", "evil example"],
    ["\\\\evil\\share", "evil share"],
    ["10.20.3.40", "10 20 3 40"],
    ["192.168.10.1", "…"],
    ["1.1.1.1", "1 1 1.1"],
    ["evil\u3002com", "evil com"],
    ["ｅｖｉｌ．ｃｏｍ", "ｅｖｉｌ ｃｏｍ"],
    ["ev\u200Bil\u2060.\uFEFFcom", "evil com"],
    ["call +49 30 1234567 89 now", "call … now"],
    ["0800 (123) 456-789", "…"],
  ])("takes the link in %j apart", (hostile, harmless) => {
    expect(callersText(hostile)).toBe(harmless);
  });

  it("makes one line of several, without control characters", () => {
    expect(callersText(" Acme\r\nBcc: all\u2028of\u0000you\t! ")).toBe("Acme Bcc: all of you !");
  });

  it("drops what turns the writing direction", () => {
    expect(callersText("\u202Etxt.exe\u202C \u2066x")).toBe("txt exe x");
  });

  it("keeps a name from closing the quotation marks around it", () => {
    expect(callersText('Acme” is blocked. “Pay „now« "')).toBe("Acme' is blocked. 'Pay 'now' '");
  });

  it("cuts by characters as people see them", () => {
    const cut = callersText("👩‍👩‍👧".repeat(80));
    expect(cut).toBe(`${"👩‍👩‍👧".repeat(CALLERS_TEXT_LENGTH - 1)}…`);
  });

  it("unstacks combining marks", () => {
    expect(callersText(`Z${"\u0336".repeat(50)}o`)).toBe(`Z${"\u0336".repeat(4)}o`);
  });

  it("leaves nothing that a mail client would link, whatever it is made of", () => {
    const piece = fc.constantFrom(
      ..."a b é 1 9 . .. 。 ． ｡ ․ : ： / // \\ @ ＠ - + ( ) com evil www https xn--p1ai ” \" ' < > &".split(" "),
      ...[" ", "\n", "\r\n", "\u2028", "\u200B", "\u200D", "\uFEFF", "\u202E", "\u0301", "\uD800", "😀"],
    );
    const linkable = /[.。．｡․][\p{L}\p{M}\p{N}-]{2}|[@＠]|[:：]\S|\/\/|\\|\d(?:[^\p{L}]*\d){8}/u;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = callersText(pieces.join(""));
        expect(text).not.toMatch(linkable);
        expect(text).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}"“”]/u);
        expect(text).toBe(text.trim());
      }),
      { numRuns: 2_000 },
    );
  });
});
