import { describe, expect, it } from "vitest";
import {
  bannersOf,
  isSortable,
  mergedQuestions,
  nextSorting,
  sortedRows,
  writerFor,
  type Crosstab,
} from "../../../console/pages/studies/comparisons/crosstab-figures.ts";
import { exampleCrosstab } from "../../../functions/findings/comparisons/example.ts";

const [mean] = exampleCrosstab.questions[0]!.rows;
const option = (label: string, values: (number | null)[], differs: string[][] = []) => ({
  ...mean!,
  figure: "share" as const,
  label,
  total: { ...mean!.total, value: values[0]! },
  cells: values.slice(1).map((value, index) => ({ ...mean!.total, value, differs_from: differs[index] ?? [] })),
});
const table = (id: string, columns: string[], questions: Crosstab["questions"]): Crosstab => ({
  ...exampleCrosstab,
  by: { id, question: null, overlapping: false },
  columns: columns.map((label, index) => ({ letter: "ABC"[index]!, label, personas: 9, effective_n: 9 })),
  questions,
});
const asked = (question_id: string, rows: Crosstab["questions"][number]["rows"]) => ({
  ...exampleCrosstab.questions[0]!,
  question_id,
  rows,
});

describe("cross-tabs beside each other", () => {
  const tables = [
    table("gender", ["Female", "Male"], [asked("q1", [option("Tea", [50, 60, 40], [["B"], ["A"]])])]),
    table("q1", ["Tea", "Milk"], [asked("q2", [option("Often", [20, 10, 30], [["B"], ["A"]])])]),
  ];

  it("have letters that go on from one group of columns to the next", () => {
    expect(bannersOf(tables, (by) => by.toUpperCase())).toEqual([
      {
        name: "GENDER",
        columns: [
          { letter: "A", label: "Female" },
          { letter: "B", label: "Male" },
        ],
      },
      {
        name: "Q1",
        columns: [
          { letter: "C", label: "Tea" },
          { letter: "D", label: "Milk" },
        ],
      },
    ]);
    const [, often] = mergedQuestions(tables);
    expect(often!.rows[0]!.cells.map((cell) => cell?.differs_from)).toEqual([undefined, undefined, ["D"], ["C"]]);
  });

  it("leave a question empty in the columns that it makes itself", () => {
    const [tea] = mergedQuestions(tables);
    expect(tea!.rows[0]!.cells.map((cell) => cell?.value ?? null)).toEqual([60, 40, null, null]);
  });
});

describe("the order of rows", () => {
  const rows = mergedQuestions([
    table("gender", ["Female"], [asked("q1", [option("a", [50, 20]), option("b", [70, null]), option("c", [10, 30])])]),
  ])[0]!.rows;
  const order = (sorting: Parameters<typeof sortedRows>[1]) => sortedRows(rows, sorting).map(({ label }) => label);

  it("follows a column, and what has no figure comes last", () => {
    expect(order(undefined)).toEqual(["a", "b", "c"]);
    expect(order({ column: 0, descending: true })).toEqual(["b", "a", "c"]);
    expect(order({ column: 1, descending: true })).toEqual(["c", "a", "b"]);
    expect(order({ column: 1, descending: false })).toEqual(["a", "c", "b"]);
  });

  it("goes from highest first over lowest first to that of the questionnaire", () => {
    const first = nextSorting(undefined, 2);
    const second = nextSorting(first, 2);
    expect([first, second, nextSorting(second, 2)]).toEqual([
      { column: 2, descending: true },
      { column: 2, descending: false },
      undefined,
    ]);
    expect(nextSorting(first, 1)).toEqual({ column: 1, descending: true });
  });

  it("is only changed where all rows are one kind of figure", () => {
    expect(isSortable(rows)).toBe(true);
    expect(isSortable([])).toBe(false);
    expect(isSortable(mergedQuestions([exampleCrosstab])[0]!.rows)).toBe(false);
  });
});

describe("a figure of a cross-tab", () => {
  it.each([
    ["share", null, 12, "43 %", "39 to 47"],
    ["share", null, 30, "43.2 %", "39.0 to 47.1"],
    ["nps", null, 30, "43", "39 to 47"],
    ["mean", "days", 30, "43.2 days", "39.0 to 47.1"],
    ["mean", null, 12, "43.21", "39.01 to 47.10"],
    ["mean_rank", "days", 12, "43.2", "39.0 to 47.1"],
  ] as const)("is written as %s of unit %s of %d people", (figure, unit, people, value, interval) => {
    const writer = writerFor({ figure }, { unit }, people);
    expect([writer.value(43.21), writer.interval([39.01, 47.1])]).toEqual([value, interval]);
  });
});
