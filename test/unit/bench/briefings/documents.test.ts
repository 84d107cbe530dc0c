import { describe, expect, it } from "vitest";
import { readPdf } from "../../../../functions/adapters/documents/pdf/read-pdf.ts";
import { dice, lines, pdfDocument, wordsFound } from "../../../bench/briefings/documents.ts";

describe("a PDF of the benchmark", () => {
  it("is one whose text the service reads, all pages of it", async () => {
    const { text, pageCount } = await readPdf(new Uint8Array(pdfDocument({ pages: 3, linesPerPage: 2 })));
    expect(pageCount).toBe(3);
    expect(text?.split(/\s*\n\s*/)).toEqual([1, 2, 3].flatMap((page) => lines(2, page)));
  });

  it("has its photos in it, each page's anew", () => {
    const photo = new Uint8Array(10_000).fill(65);
    const without = pdfDocument({ pages: 4 }).length;
    const added = pdfDocument({ pages: 4, photo, photos: 3 }).length - without;
    expect(added).toBeGreaterThan(30_000);
    expect(added).toBeLessThan(32_000);
  });
});

it("draws the same numbers in every run, all of those that it may", () => {
  const draw = dice(3);
  const drawn = Array.from({ length: 600 }, () => draw(6));
  const again = dice(3);
  expect(drawn).toEqual(drawn.map(() => again(6)));
  expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

describe("the words that were found", () => {
  it.each([
    ["a b c d", "d c b a", 1],
    ["a b c d", "a b x", 0.5],
    ["a a a a", "a", 0.25],
    ["a b", "", 0],
  ])("of %j in %j", (expected, read, share) => {
    expect(wordsFound(expected, read)).toBe(share);
  });
});
