import { describe, expect, test } from "vitest";
import type { PageLine } from "../../../../../functions/briefings/documents/textract/page-lines.ts";
import { inReadingOrder } from "../../../../../functions/briefings/documents/textract/reading-order.ts";

const line = (text: string, left: number, right: number, top: number): PageLine => ({
  text,
  left,
  right,
  top,
  bottom: top + 0.015,
});
const prose = "words that fill the column";

/** Rows of a page with columns, as Textract lists them: from top to bottom, then from left to right. */
function rows(count: number, from: number, ...columns: [name: string, left: number, right: number][]): PageLine[] {
  return Array.from({ length: count }, (_, row) =>
    columns.map(([name, left, right]) => line(`${name}${row + 1} ${prose}`, left, right, from + row * 0.02)),
  ).flat();
}
const order = (lines: PageLine[]) => inReadingOrder(lines).map(({ text }) => text.split(" ")[0]);

describe("reading order", () => {
  test("two columns of running text are read one after the other", () => {
    const lines = rows(5, 0.2, ["L", 0.08, 0.47], ["R", 0.52, 0.92]);
    expect(order(lines)).toEqual(["L1", "L2", "L3", "L4", "L5", "R1", "R2", "R3", "R4", "R5"]);
  });

  test("a title above and a footer below stay where they are", () => {
    const lines = [
      line("Title across the page", 0.1, 0.9, 0.05),
      ...rows(4, 0.2, ["L", 0.08, 0.47], ["R", 0.52, 0.92]),
      line("Footer across the page", 0.1, 0.9, 0.9),
    ];
    expect(order(lines)).toEqual(["Title", "L1", "L2", "L3", "L4", "R1", "R2", "R3", "R4", "Footer"]);
  });

  test("a heading between two blocks of columns ends the first", () => {
    const lines = [
      ...rows(4, 0.1, ["L", 0.08, 0.47], ["R", 0.52, 0.92]),
      line("Heading across the page", 0.1, 0.9, 0.3),
      ...rows(4, 0.4, ["l", 0.08, 0.47], ["r", 0.52, 0.92]),
    ];
    expect(order(lines).join(" ")).toBe("L1 L2 L3 L4 R1 R2 R3 R4 Heading l1 l2 l3 l4 r1 r2 r3 r4");
  });

  test("three columns are three", () => {
    const lines = rows(4, 0.2, ["A", 0.05, 0.32], ["B", 0.36, 0.63], ["C", 0.67, 0.95]);
    expect(order(lines).join(" ")).toBe("A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4");
  });

  test("columns that Textract has already put in order stay as they are", () => {
    const lines = rows(5, 0.2, ["L", 0.08, 0.47], ["R", 0.52, 0.92]);
    const sorted = inReadingOrder(lines);
    expect(inReadingOrder(sorted)).toEqual(sorted);
  });

  test("the rows of a table are kept together", () => {
    const cells = Array.from({ length: 6 }, (_, row) => [
      line(`Product${row}`, 0.1, 0.1 + 0.05 * (1 + (row % 3)), 0.2 + row * 0.03),
      line(`${row},49 €`, 0.6, 0.68, 0.2 + row * 0.03),
    ]).flat();
    expect(inReadingOrder(cells)).toEqual(cells);
  });

  test("labels beside running text are kept beside it", () => {
    const lines = rows(5, 0.2, ["L", 0.08, 0.2], ["R", 0.3, 0.92]);
    expect(inReadingOrder(lines)).toEqual(lines);
  });

  test("a single column keeps its order", () => {
    const lines = rows(8, 0.1, ["L", 0.08, 0.92]);
    expect(inReadingOrder(lines)).toEqual(lines);
  });

  test("a page of a thousand lines is read", () => {
    const lines = rows(500, 0.01, ["L", 0.08, 0.47], ["R", 0.52, 0.92]).map((one, index) => ({
      ...one,
      left: one.left + (index % 7) / 300,
    }));
    expect(inReadingOrder(lines)).toHaveLength(1000);
  });
});
