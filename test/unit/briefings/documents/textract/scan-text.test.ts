import { describe, expect, test } from "vitest";
import { scanText } from "../../../../../functions/briefings/documents/textract/scan-reader.ts";
import { lineBlocks } from "./blocks.ts";

describe("the text of a scan", () => {
  test("only lines count, and words are not doubled", () => {
    const blocks = [
      { BlockType: "PAGE" as const, Page: 1 },
      ...lineBlocks([{ text: "Oat clusters", top: 0.1 }]),
      { BlockType: "WORD" as const, Text: "Oat", Page: 1 },
    ];
    expect(scanText(blocks)).toBe("Oat clusters");
  });

  test("a wider gap is a new paragraph", () => {
    const tops = [0.1, 0.12, 0.14, 0.175, 0.195, 0.215];
    const blocks = lineBlocks(tops.map((top, index) => ({ text: `line ${index + 1}`, top })));
    expect(scanText(blocks)).toBe("line 1\nline 2\nline 3\n\nline 4\nline 5\nline 6");
  });

  test("lines that are all far apart are not paragraphs of their own", () => {
    const blocks = lineBlocks([0.1, 0.14, 0.18, 0.22].map((top) => ({ text: `at ${top}`, top })));
    expect(scanText(blocks)).toBe("at 0.1\nat 0.14\nat 0.18\nat 0.22");
  });

  test("a heading of large letters stands apart from what follows", () => {
    const blocks = lineBlocks([
      { text: "Concept", top: 0.05, height: 0.03 },
      { text: "A cereal", top: 0.11 },
      { text: "made of oats", top: 0.13 },
      { text: "and nuts.", top: 0.15 },
    ]);
    expect(scanText(blocks)).toBe("Concept\n\nA cereal\nmade of oats\nand nuts.");
  });

  test("cells of one row are lines without a gap between them", () => {
    const blocks = lineBlocks([
      { text: "Apfel", left: 0.1, width: 0.1, top: 0.1 },
      { text: "3,49 €", left: 0.5, width: 0.1, top: 0.1 },
      { text: "Nuss", left: 0.1, width: 0.1, top: 0.12 },
      { text: "3,69 €", left: 0.5, width: 0.1, top: 0.12 },
    ]);
    expect(scanText(blocks)).toBe("Apfel\n3,49 €\nNuss\n3,69 €");
  });

  test("pages come in order, parted by a blank line", () => {
    const blocks = lineBlocks([
      { text: "third", top: 0.1, page: 3 },
      { text: "first", top: 0.1, page: 1 },
      { text: "also first", top: 0.12, page: 1 },
    ]);
    expect(scanText(blocks)).toBe("first\nalso first\n\nthird");
  });

  test("letters made of two characters become one", () => {
    expect(scanText(lineBlocks([{ text: "Mu\u0308sli ", top: 0.1 }]))).toBe("M\u00fcsli");
  });

  test("no lines are no text", () => {
    expect(scanText([{ BlockType: "PAGE", Page: 1 }])).toBe("");
  });
});
