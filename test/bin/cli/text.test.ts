import { describe, expect, it } from "vitest";
import { bar } from "../../../bin/cli/bars.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../../bin/cli/display-width.ts";
import { oneLine, printable, printableCopy } from "../../../bin/cli/printable.ts";
import { wrap } from "../../../bin/cli/wrap.ts";

describe("displayWidth", () => {
  it.each([
    ["", 0],
    ["oat milk", 8],
    ["Größe", 5],
    ["Gro\u0308ße", 5],
    ["オーツ", 6],
    ["ｵｰﾂ", 3],
    ["한국어", 6],
    ["中文 abc", 8],
    ["“quote” — 3–4 €…", 16],
    ["👩‍👩‍👧", 2],
    ["❤️", 2],
    ["█▌·", 3],
  ])("of %j is %i", (text, cells) => expect(displayWidth(text)).toBe(cells));

  it("pads and cuts by cells, not by code units", () => {
    expect(padEnd("日本", 6)).toBe("日本  ");
    expect(padStart("日本", 6)).toBe("  日本");
    expect(truncate("日本語の文", 6)).toBe("日本…");
    expect(truncate("Gro\u0308ßenwahn", 4)).toBe("Gro\u0308…");
    expect(truncate("short", 5)).toBe("short");
  });
});

describe("wrap", () => {
  it("breaks between words and keeps line breaks of the text", () => {
    expect(wrap("Für Öl und  Müsli\nkein Geld", 10)).toEqual(["Für Öl und", "Müsli", "kein Geld"]);
  });

  it("cuts a word that is wider than a line", () => {
    expect(wrap("Eine Donaudampfschifffahrtsgesellschaft hier", 12)).toEqual([
      "Eine",
      "Donaudampfsc",
      "hifffahrtsge",
      "sellschaft",
      "hier",
    ]);
  });

  it("breaks between characters of scripts without spaces, by their two cells", () => {
    expect(wrap("日本語の文章です", 6)).toEqual(["日本語", "の文章", "です"]);
  });

  it("breaks between wide characters and a word beside them", () => {
    expect(wrap("価格1.99ユーロ", 8)).toEqual(["価格1.99", "ユーロ"]);
  });

  it("never makes a line wider than asked", () => {
    const mixed =
      "Der Preis（価格）ist zu hoch, findet 👩‍👩‍👧 Änne; Rindfleischetikettierungsüberwachung 한국어도 있습니다。";
    for (let width = 2; width < 60; width++) {
      const lines = wrap(mixed, width);
      expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
      expect(lines.join("").replaceAll(/\s/g, "")).toBe(mixed.replaceAll(/\s/g, ""));
    }
  });

  it("gives an empty text one empty line", () => expect(wrap("", 10)).toEqual([""]));
});

describe("printable", () => {
  it("takes out what steers a terminal or turns the order of a text round", () => {
    expect(printable("a\u001B[31mb\u0007\u009B2Jc\u202Ed\te\r\nf")).toBe("a[31mb2Jcd e\nf");
    expect(oneLine(" a\n b\u0000 ")).toBe("a b");
  });

  it("reaches every text of an answer and leaves the rest as it is", () => {
    expect(printableCopy({ a: ["x\u001By", 1, null], b: { c: true } })).toEqual({ a: ["xy", 1, null], b: { c: true } });
  });
});

describe("bar", () => {
  it.each([
    [0, "", "····"],
    [1, "████", ""],
    [0.5, "██", "··"],
    [0.53125, "██▏", "·"],
    [2, "████", ""],
    [-1, "", "····"],
    [NaN, "", "····"],
  ])("of %d fills its cells exactly", (share, filled, rest) => expect(bar(share, 4)).toEqual({ filled, rest }));
});
