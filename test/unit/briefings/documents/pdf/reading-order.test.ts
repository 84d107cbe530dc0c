import { describe, expect, it } from "vitest";
import { inReadingOrder, type Piece } from "../../../../../functions/briefings/documents/pdf/reading-order.ts";

/** Pieces from left to right, each as wide as it has letters. */
function placed(...texts: string[]): Piece[] {
  let x = 0;
  return texts.map((text) => {
    const piece = { text, x };
    x += text.length;
    return piece;
  });
}

describe("a line of a PDF in the order in which it is read", () => {
  it.each([
    ["a browser's, a letter at a time", placed(..."ﻞﻣ 500 ﻢﺠﺤﻟاو"), "والحجم 500 مل"],
    ["a word at a time, with a price", placed("للتر", " ", "يورو", " ", "1.99", " ", "بسعر"), "بسعر 1.99 يورو للتر"],
    ["of whole pieces", placed("يورو للتر", " 1.99 ", "مشروب بسعر"), "مشروب بسعر 1.99 يورو للتر"],
    ["a range and brackets", placed("(", "2026", ")", " ", "35-18", " ", "سنة"), "سنة 18-35 (2026)"],
    ["words of another script", placed("بروتين", " ", "مشروب", " :", "Oat", " ", "drink"), "Oat drink: مشروب بروتين"],
    ["a name in a line from the left", placed("We asked ", "ﺮ", "ﻤ", "ﻋ", " and Mia."), "We asked عمر and Mia."],
    ["Hebrew", placed("מ", "ו", "ל", "ש", " ", "7"), "7 שלומ"],
    ["no such letters", placed("1.99", " ", "EUR"), "1.99 EUR"],
  ])("%s", (_, pieces, line) => {
    expect(inReadingOrder(pieces)).toBe(line);
  });

  it("is the same in whatever order its producer wrote it", () => {
    const pieces = placed("للتر", " ", "يورو", " ", "1.99", " ", "بسعر");
    expect(inReadingOrder(pieces.toReversed())).toBe(inReadingOrder(pieces));
  });

  it("takes no longer a letter in a long line", () => {
    const pieces = placed(...Array.from({ length: 60_000 }, (_, at) => (at % 2 ? "a" : "א")));
    expect(inReadingOrder(pieces)).toHaveLength(60_000);
  });
});
