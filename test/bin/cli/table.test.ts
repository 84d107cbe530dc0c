import { expect, it } from "vitest";
import { markdownTable, textTable } from "../../../bin/cli/table.ts";

const titles = ["What", "USD"];
const rows = [
  ["a | b", "1"],
  ["Größe", "23"],
];
const isNumeric = (title: string) => title === "USD";

it("writes Markdown that no cell can break", () => {
  expect(markdownTable(titles, [...rows, ["two\nlines", "4"]], isNumeric)).toBe(
    "| What | USD |\n| :-- | --: |\n| a \\| b | 1 |\n| Größe | 23 |\n| two lines | 4 |",
  );
});

it("sets columns as wide as what stands in them, figures to the right", () => {
  expect(textTable(titles, [...rows, ["オーツ", "4"]], isNumeric)).toEqual([
    "What    USD",
    "a | b     1",
    "Größe    23",
    "オーツ    4",
  ]);
});
