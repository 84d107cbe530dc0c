import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPieces } from "../../../../functions/studies/questionnaire/find-pieces.ts";
import { UnreadableLine } from "../../../../functions/studies/questionnaire/unreadable-line.ts";

const text = `Drinks

Q1. What do you “drink”   in
    the morning? *
 a) Tea
 b) Coffee -> END

2 = often`;
const pieces = ["Drinks", "What do you “drink” in the morning?", "Tea", "Coffee", "-> END", "often"];
const find = (...texts: string[]) =>
  findPieces(
    text,
    texts.map((piece) => ({ text: piece })),
  );

describe("pieces of a file", () => {
  it("are found in its own words, with their lines and the marks around them", () => {
    expect(find(...pieces).map((piece) => [piece.line, piece.before.trim(), piece.text, piece.behind.trim()])).toEqual([
      [1, "", "Drinks", ""],
      [3, "Q1.", "What do you “drink” in the morning?", "*"],
      [5, "a)", "Tea", ""],
      [6, "b)", "Coffee", ""],
      [6, "", "-> END", ""],
      [8, "2 =", "often", ""],
    ]);
  });

  it("may be copied with other spaces, quotation marks and case", () => {
    const copied = ["drinks", 'what do you "drink" in the morning?', "TEA", "coffee", "-> end", "often"];
    expect(find(...copied).map((piece) => piece.text)).toEqual(find(...pieces).map((piece) => piece.text));
  });

  it.each([
    ["a) < 18", "< 18"],
    ["a) <18", "‹18"],
    ["- “Tea”", '"Tea"'],
    ["- **Tea**", "Tea"],
    ["3) 18+", "18+"],
    ["b) $50-$149", "$50-$149"],
    ["• 1.5 litre", "1.5 litre"],
  ])("keep the signs of %s", (line, copied) => {
    const [piece] = findPieces(line, [{ text: copied }]);
    expect(piece?.text).toBe(line.slice(line.indexOf(" ") + 1).replaceAll("**", ""));
  });

  it("are counted from the first line of a passage", () => {
    expect(findPieces("1. Why?\n2. Who?", [{ text: "Why?" }, { text: "Who?" }], 41).map(({ line }) => line)).toEqual([
      41, 42,
    ]);
  });

  it.each([
    ["a word that is not there", ["Drinks", "What do you eat?"], 1],
    ["a line that was left out", pieces.filter((piece) => piece !== "Tea"), 5],
    ["the end of a line that was left out", pieces.filter((piece) => piece !== "-> END"), 6],
    ["the beginning that was left out", pieces.slice(1), 1],
    ["the last line that was left out", pieces.slice(0, -1), 8],
    ["another order", ["Drinks", pieces[1]!, "Coffee", "Tea"], 5],
    ["a piece without words", ["Drinks", "“”"], 1],
    ["a part of a word", ["Drinks", pieces[1]!, "Te"], 5],
    ["nothing at all", [], 1],
  ])("are refused with %s, by the line", (_, wrong, line) => {
    expect(() => find(...wrong)).toThrow(UnreadableLine);
    expect(() => find(...wrong)).toThrow(expect.objectContaining({ line }) as Error);
  });

  it.each([
    ["a number that was an answer", "1. How many?\n 1\n 2", ["How many?", "2"], 2],
    ["a range behind a question", "1. How likely? 0-10", ["How likely?"], 1],
    ["a number in front of an answer", "1. Children?\n1 child\n2 children", ["Children?", "child", "children"], 2],
    ["the lower end of a range", "1. How old?\n18–24\n25–34", ["How old?", "24", "25–34"], 2],
    ["a whole number", "1. How much?\n0.5 litre\n1.5 litre", ["How much?", "5 litre", "1.5 litre"], 2],
    ["a sign in front of a number", "1. How much?\n< 18\n18", ["How much?", "18", "18"], 2],
    ["a currency", "1. How much?\na) $50", ["How much?", "50"], 2],
    ["a sign behind a number", "1. How old?\n18+", ["How old?", "18"], 2],
    ["a number joined to a word", "1. What?\n2-bedroom flat", ["What?", "bedroom flat"], 2],
    ["cells that were joined", "1. Rate:\n\tbad\tgood", ["Rate:", "bad good"], 2],
  ])("do not lose %s", (_, file, found, line) => {
    const run = () =>
      findPieces(
        file,
        found.map((piece) => ({ text: piece })),
      );
    expect(run).toThrow(expect.objectContaining({ line }) as Error);
  });

  it("never lose or invent a word", () => {
    const words = ["tea", "milk", "oat", "drink", "why", "morning"];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }),
        fc.array(fc.constantFrom(...words), { maxLength: 6 }),
        (inFile, read) => {
          const run = () =>
            findPieces(
              inFile.map((word, index) => `${index + 1}. ${word}`).join("\n"),
              read.map((word) => ({ text: word })),
            );
          if (JSON.stringify(inFile) === JSON.stringify(read)) expect(run().map((piece) => piece.text)).toEqual(read);
          else expect(run).toThrow(UnreadableLine);
        },
      ),
      { numRuns: 200 },
    );
  });
});
