import type { Block, Word } from "tesseract.js";
import { describe, expect, test } from "vitest";
import { linesOf } from "../../../local/textract/lines.ts";

const page = { width: 1000, height: 500 };

/** Words of one line, each with its left and right end in pixels; the line is 20 pixels high. */
function block(...words: [text: string, x0: number, x1: number][]): Block {
  const line = {
    bbox: { x0: 0, y0: 100, x1: 900, y1: 120 },
    words: words.map(([text, x0, x1]) => ({ text, confidence: 90, bbox: { x0, y0: 100, x1, y1: 120 } }) as Word),
  };
  return { paragraphs: [{ lines: [line] }] } as unknown as Block;
}
const texts = (of: Block) => linesOf(of, page).map(({ words }) => words.map(({ text }) => text).join(" "));

describe("lines of a block", () => {
  test("boxes are fractions of the page", () => {
    const [line] = linesOf(block(["Hafer", 100, 200], ["pur", 210, 250]), page);
    expect(line?.box).toEqual({ left: 0.1, top: 0.2, width: 0.15, height: expect.closeTo(0.04) as number });
    expect(line?.words.map(({ box }) => box.left)).toEqual([0.1, 0.21]);
  });

  test("a box that reaches over the page's edge ends there", () => {
    const [line] = linesOf(block(["Rand", -20, 1100]), page);
    expect(line?.box).toMatchObject({ left: 0, width: 1 });
  });

  test("a wide gap parts cells, a space between words does not", () => {
    expect(texts(block(["Hafer", 100, 200], ["pur", 208, 250], ["2,99", 400, 450], ["€", 458, 470]))).toEqual([
      "Hafer pur",
      "2,99 €",
    ]);
  });

  test("words without letters and lines without words are dropped", () => {
    expect(texts(block([" ", 100, 200], ["gut", 210, 250]))).toEqual(["gut"]);
    expect(texts(block([" ", 100, 200]))).toEqual([]);
  });
});
