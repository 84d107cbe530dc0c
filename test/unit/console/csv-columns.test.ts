import { describe, expect, it } from "vitest";
import { mapColumns, mappingOf, mappingProblem } from "../../../console/pages/audiences/column-mapping.ts";
import { columnsOf, firstRows } from "../../../console/pages/audiences/csv-columns.ts";

const fileOf = (...parts: BlobPart[]) => new File(parts, "people.csv");
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

describe("the columns of a file, read in the browser", () => {
  it.each([
    ["commas", "Age,Why\n34,good\n"],
    ["semicolons and Windows' line ends", "Age;Why\r\n34;good\r\n"],
    ["tabs and no last line end", "Age\tWhy\n34\tgood"],
    ["a byte-order mark", "\uFEFFAge,Why\n34,good\n"],
    ["old line ends", "Age,Why\r34,good\r"],
    ["quotation marks", '"Age","Why"\n"34","good"\n'],
    ["spaces around the cells", " Age , Why\n34 , good\n"],
  ])("are found with %s", async (_, text) => {
    expect(await columnsOf(fileOf(text))).toEqual([
      { heading: "Age", example: "34" },
      { heading: "Why", example: "good" },
    ]);
  });

  it("are found in other alphabets, in UTF-16 and in the letters of older spreadsheets", async () => {
    const expected = [
      { heading: "Größe", example: "groß" },
      { heading: "Straße", example: "Allee" },
    ];
    const text = "Größe;Straße\ngroß;Allee\n";
    expect(await columnsOf(fileOf(text))).toEqual(expected);
    expect(await columnsOf(fileOf(utf16(text)))).toEqual(expected);
    expect(await columnsOf(fileOf(Buffer.from(text, "latin1")))).toEqual(expected);
  });

  it("may hold separators, line breaks and quotation marks in quotation marks", () => {
    const text = '"Age, in years",Why\n34,"Because ""it""\nis, well, good"\n51,next\n';
    expect(firstRows(text, 2)).toEqual([
      ["Age, in years", "Why"],
      ["34", 'Because "it"\nis, well, good'],
    ]);
  });

  it("need a file whose first line names them", async () => {
    for (const text of ["", "one", "Age,,Why\n1,2,3\n"]) {
      await expect(columnsOf(fileOf(text))).rejects.toThrow("The first line does not name the columns");
    }
  });

  it("are looked for in the beginning of a large file alone, wherever a letter is cut", async () => {
    const row = `34,${"ü".repeat(1_000)}\n`;
    const [age] = await columnsOf(fileOf("Age,Why\n", row.repeat(500)));
    expect(age).toEqual({ heading: "Age", example: "34" });
  });
});

describe("what columns hold", () => {
  const columns = mapColumns(
    ["Respondent ID", "Age", "Gender", "City", "Income", "Why", "q1", "Q5_2", "age group"].map((heading) => ({
      heading,
      example: "",
    })),
  );

  it("is proposed where a heading says it, once each, and is ignored elsewhere", () => {
    expect(columns.map(({ use }) => use)).toEqual([
      ...["id", "age", "gender", "location", "income_level", "ignored", "answer", "answer", "ignored"],
    ]);
  });

  it("is told to the service column by column, with none left out", () => {
    expect(mappingOf(columns)).toEqual({
      id: "Respondent ID",
      facts: { age: "Age", gender: "Gender", location: "City", income_level: "Income" },
      own_words: [],
      answers: { q1: "q1", q5_2: "Q5_2" },
      ignored: ["Why", "age group"],
    });
  });

  it("is questioned where two columns hold one thing, or an answer has no question", () => {
    expect(mappingProblem(columns)).toBeUndefined();
    const twice = columns.map((column) =>
      column.heading === "age group" ? { ...column, use: "age" as const } : column,
    );
    expect(mappingProblem(twice)).toBe("Two columns are said to hold the same: Age. One column can.");
    const same = columns.map((column) => ({ ...column, questionId: column.questionId && "q1" }));
    expect(mappingProblem(same)).toContain("Answer to q1");
    const none = columns.map((column) => ({ ...column, questionId: " " }));
    expect(mappingProblem(none)).toContain("needs the id of its question");
  });
});
