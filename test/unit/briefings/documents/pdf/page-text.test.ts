import { expect, it } from "vitest";
import { pageText, type PlacedText } from "../../../../../functions/briefings/documents/pdf/page-text.ts";

const word = (str: string, y: number, hasEOL = false, height = 12): PlacedText => ({
  str,
  transform: [height, 0, 0, height, 50, y],
  width: str.length * 6,
  height,
  hasEOL,
});
const gap = (width: number, y: number): PlacedText => ({ ...word(" ", y), width, height: 0 });

it("keeps lines, and separates paragraphs by a blank line", () => {
  const items = [700, 686, 672, 648, 634].map((y, index) => word(`line ${index}`, y, true));
  expect(pageText(items)).toBe("line 0\nline 1\nline 2\n\nline 3\nline 4");
});

it("takes an even distance for that of lines, however wide it is", () => {
  const items = [700, 672, 644, 616].map((y, index) => word(`line ${index}`, y, true));
  expect(pageText(items)).toBe("line 0\nline 1\nline 2\nline 3");
});

it("separates the columns of a row by a tab, and words by the space that is there", () => {
  const items = [word("Größe", 700), gap(40, 700), word("Preis", 700), gap(4, 700), word("netto", 700, true)];
  expect(pageText(items)).toBe("Größe\tPreis netto");
});

it("begins a paragraph where the text goes on further up, in the next column", () => {
  const items = [word("left", 700, true), word("left", 686, true), word("right", 700, true), word("right", 686)];
  expect(pageText(items)).toBe("left\nleft\n\nright\nright");
});

it("breaks the line where text jumps to another box without an end of line", () => {
  expect(pageText([word("box one", 700), word("box two", 400)])).toBe("box one\n\nbox two");
});

it("keeps raised and lowered text in its line", () => {
  expect(pageText([word("CO", 700), word("2", 697, false, 7), word(" free", 700, true)])).toBe("CO2 free");
});
