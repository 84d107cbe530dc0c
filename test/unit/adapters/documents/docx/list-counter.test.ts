import { describe, expect, it } from "vitest";
import { createListCounter, numberText } from "../../../../../functions/adapters/documents/docx/list-counter.ts";
import { readNumbering } from "../../../../../functions/adapters/documents/docx/numbering.ts";
import { list, listKind } from "../../../../support/documents/docx.ts";

/** The marks of paragraphs at places `[list, level]`, one after the other. */
function marks(numberingXml: string, places: [listId: number, level: number][], stylesXml = "") {
  const counter = createListCounter(readNumbering(numberingXml, stylesXml, "w:"));
  return places.map(([listId, level]) => counter.next({ listId: String(listId), level })?.text);
}

describe("marks of lists", () => {
  it("count on across other lists, with levels below starting again", () => {
    const numbering = listKind(0, ["decimal", "%1."], ["lowerLetter", "%2)"]) + list(1, 0);
    const places: [number, number][] = [[1, 0], [1, 1], [1, 1], [1, 0], [1, 1]]; // prettier-ignore
    expect(marks(numbering, places)).toEqual(["1.", "a)", "b)", "2.", "a)"]);
  });

  it("combine the numbers of several levels and the words around them", () => {
    const numbering = listKind(0, ["decimal", "Question %1:"], ["lowerRoman", "%1.%2"]) + list(1, 0);
    expect(marks(numbering, [[1, 0], [1, 1], [1, 1], [1, 0]])).toEqual(["Question 1:", "1.i", "1.ii", "Question 2:"]); // prettier-ignore
  });

  it("go on in another list of the same kind, unless it starts anew", () => {
    const numbering = listKind(0, ["decimal", "%1."]) + list(1, 0) + list(2, 0) + list(3, 0, 1);
    expect(marks(numbering, [[1, 0], [2, 0], [3, 0], [3, 0]])).toEqual(["1.", "2.", "1.", "2."]); // prettier-ignore
  });

  it("start where the level says", () => {
    expect(marks(listKind(0, ["upperRoman", "%1", 4]) + list(1, 0), [[1, 0], [1, 0]])).toEqual(["IV", "V"]); // prettier-ignore
  });

  it("keep bullets that are what they look like and turn those of symbol fonts into their likes", () => {
    const numbering = ["\uf0b7", "☐", "-", "o", "\uf0a7", "\uf0a8", "\uf04a"].map(
      (text, id) => listKind(id, ["bullet", text]) + list(id, id),
    );
    const places = [0, 1, 2, 3, 4, 5, 6].map((id): [number, number] => [id, 0]);
    expect(marks(numbering.join(""), places)).toEqual(["•", "☐", "-", "◦", "▪", "☐", "•"]);
  });

  it("are none outside of lists and in lists without numbers", () => {
    const numbering = listKind(0, ["none", ""]) + list(1, 0);
    expect(marks(numbering, [[1, 0], [7, 0], [1, 5]])).toEqual([undefined, undefined, undefined]); // prettier-ignore
  });

  it("come from the list that a style names", () => {
    const styles =
      '<w:style w:styleId="Linked"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
      '<w:style w:styleId="Base"><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
      '<w:style w:styleId="Derived"><w:basedOn w:val="Base"/></w:style>';
    const numbering =
      listKind(0, ["decimal", "%1."], ["decimal", "%2"]) +
      '<w:abstractNum w:abstractNumId="9"><w:numStyleLink w:val="Linked"/></w:abstractNum>' +
      list(1, 0) +
      list(2, 9);
    expect(marks(numbering, [[2, 0]], styles)).toEqual(["1."]);
    const counter = createListCounter(readNumbering(numbering, styles, "w:"));
    expect(counter.placeOfStyle("Derived")).toEqual({ listId: "1", level: 1 });
    expect(counter.placeOfStyle("Unknown")).toBeUndefined();
  });

  it("end in documents whose styles and lists refer to each other in a circle", () => {
    const styles =
      '<w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>' +
      '<w:style w:styleId="L"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const numbering = '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="L"/></w:abstractNum>' + list(1, 0);
    expect(marks(numbering, [[1, 0]], styles)).toEqual([undefined]);
    expect(createListCounter(readNumbering(numbering, styles, "w:")).placeOfStyle("A")).toBeUndefined();
  });

  it("stay short, however long a document makes them", () => {
    const numbering = listKind(0, ["decimal", "x".repeat(100_000)]) + list(1, 0);
    expect(marks(numbering, [[1, 0]])[0]).toHaveLength(60);
  });
});

it.each([
  [1, "lowerLetter", "a"],
  [26, "upperLetter", "Z"],
  [28, "lowerLetter", "bb"],
  [1994, "upperRoman", "MCMXCIV"],
  [9, "lowerRoman", "ix"],
  [7, "decimalZero", "07"],
  [32_767, "lowerRoman", "32767"],
  [0, "upperLetter", "0"],
  [3, "chicago", "3"],
])("writes %d as %s: %s", (value, format, text) => {
  expect(numberText(value, format)).toBe(text);
});
