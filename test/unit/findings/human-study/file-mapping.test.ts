import { describe, expect, it } from "vitest";
import { fileMappingSchema } from "../../../../functions/findings/human-study/file-mapping.ts";
import { choice, countsOf, ignore, read } from "./exports/read-export.ts";

describe("a mapping", () => {
  const rows = (text: string) => Buffer.from(text);

  it("says who is who among genders in codes", () => {
    const file = rows(`q1,gender\n${"6,1\n".repeat(5)}${"2,2\n".repeat(6)}7,9\n`);
    const mapping = { columns: { gender: { is: "gender", values: { 1: "Male", 2: "Female" }, missing: [9] } } };
    const [question] = read(file, mapping).questions;
    expect(question!.subgroups.map(({ value, n, mean }) => [value, n, mean])).toEqual([
      ["Male", 5, 6],
      ["Female", 6, 2],
    ]);
    const without9 = { columns: { gender: { is: "gender", values: { 1: "Male", 2: "Female" } } } };
    expect(() => read(file, without9)).toThrow("Line 13, column “gender”: “9” is not among the values of its mapping");
  });

  it("never turns an answer of a scale into a missing code of the whole file", () => {
    const file = rows("q1,q3\n6,9\n9,8\n");
    expect(() => read(file, { missing: [9] })).toThrow("Column “q3”: “9” is an answer to its question");
    const own = { columns: { q1: { is: "question", question: "q1", missing: ["9"] } } };
    const values = { 8: 8, 9: 9 };
    const said = { missing: [9], columns: { q3: { is: "question", question: "q3", values } } };
    expect(countsOf(read(file, said))).toEqual(countsOf(read(file, own)));
    expect(countsOf(read(file, own))).toEqual({ q1: "0 0 0 0 0 1 0", q3: "0 0 0 0 0 0 0 0 1 1 0" });
  });

  it("says which cells of an option mean that it was chosen", () => {
    const file = rows("q2 - Online,q2 - Discounter\n1,2\n2,2\n,\n");
    expect(() => read(file)).toThrow(
      "Columns “q2 - Online”, “q2 - Discounter”: “2” can mean that the option was chosen",
    );
    const chosen = (option: string) => ({ is: "question", question: "q2", option, chosen: [1] });
    const mapping = { columns: { "q2 - Online": chosen("online"), "q2 - Discounter": chosen("Discounter") } };
    const [question] = read(file, mapping).questions;
    // Somebody who chose nothing was asked; somebody without any cell was not.
    expect([question!.n, countsOf(read(file, mapping))]).toEqual([2, { q2: "0 0 1 0" }]);
  });

  it.each<[string, string, object, string]>([
    ["a column that is not there", "q1\n1\n", { columns: { q9: ignore } }, "mapping: the file has no column “q9”"],
    [
      "a question that was not asked",
      "a\n1\n",
      { columns: { a: { is: "question", question: "q9" } } },
      "Column “a”: the mapping names the question “q9”, which is not known",
    ],
    [
      "an option that there is not",
      "a\n1\n",
      { columns: { a: choice("Kiosk") } },
      "Column “a”: the mapping names “Kiosk”, which is not an option of its question",
    ],
    [
      "one question in two columns",
      "q1,a\n1,2\n",
      { columns: { a: { is: "question", question: "How satisfied are you?" } } },
      "Column “a”: contains the same question as column “q1”",
    ],
    [
      "one option in two columns, its question by id and by text",
      "a,b\n1,0\n",
      { columns: { a: choice("Online"), b: { ...choice("online"), question: "Where do you buy it?" } } },
      "Column “b”: contains the same question as column “a”",
    ],
    [
      "weights whose squares are no numbers",
      "q1,a\n1,1e200\n2,1e-200\n3,1\n",
      { columns: { a: { is: "weight" } } },
      "Line 2, column “a”: a weight must be between 1e-9 and 1e9; multiply all of them by the same number; Line 3",
    ],
    [
      "two weights",
      "q1,a,b\n1,2,3\n",
      { columns: { a: { is: "weight" }, b: { is: "weight" } } },
      "Column “b”: contains the same as column “a”",
    ],
    [
      "weights that are none",
      "q1,a\n1,2\n2,\n3,-1\n",
      { columns: { a: { is: "weight" } } },
      "Line 3, column “a”: a weight must be a number above 0; Line 4",
    ],
    [
      "toplines",
      "question_id,kind,answer,count\nq1,likert,1,3\n",
      { missing: [9] },
      "mapping: only for files of rows, because toplines need none; leave it out",
    ],
  ])("is refused for %s", (_, file, mapping, sentence) => {
    expect(() => read(rows(file), mapping)).toThrow(sentence);
  });

  it.each([
    [{ colums: {} }, "colums"],
    [{ columns: { a: { is: "sex" } } }, "must have an `is` of ignore, question"],
    [{ header_rows: 4 }, "must be between 1 and 3"],
  ])("with a slip in it is refused: %j", (mapping, problem) => {
    const { success, error } = fileMappingSchema.safeParse(mapping);
    expect([success, error?.message]).toEqual([false, expect.stringContaining(problem)]);
  });
});

describe("weights", () => {
  const file = `q1,gender,wt\n${"7,f,3\n".repeat(5)}${"1,m,1\n".repeat(15)}`;
  const mapping = { columns: { wt: { is: "weight" } } };

  it("decide counts and means, of everybody, of parts and of halves; intervals rest on the effective sample", () => {
    const { weighted, questions } = read(Buffer.from(file), mapping);
    const [question] = questions;
    expect([weighted, question!.n, question!.mean, countsOf({ questions, weighted, not_read: [] })]).toEqual([
      true,
      20,
      4,
      { q1: "10 0 0 0 0 0 10" },
    ]);
    // 15 of weight 1 and 5 of weight 3: (15 + 15)² / (15 + 45).
    expect(question!.n_effective).toBeCloseTo(15, 10);
    expect(question!.sd).toBeCloseTo(Math.sqrt((9 * 20) / 19), 10);
    expect(question!.subgroups.map(({ value, n, mean, n_effective }) => [value, n, mean, n_effective])).toEqual([
      ["Female", 5, 7, 5],
      ["Male", 15, 1, 15],
    ]);
    for (const half of question!.halves!.flat()) expect(half.reduce((a, b) => a + b)).toBeCloseTo(10, 2);
  });

  it("of everybody alike change nothing but the effective sample", () => {
    const alike = read(Buffer.from(file.replaceAll(",3\n", ",1\n")), mapping).questions[0]!;
    const none = read(Buffer.from(file), { columns: { wt: ignore } }).questions[0]!;
    const { n_effective, subgroups, ...rest } = alike;
    expect([n_effective, { ...rest, subgroups: subgroups.map(({ n_effective: _, ...part }) => part) }]).toEqual([
      20,
      none,
    ]);
  });
});
