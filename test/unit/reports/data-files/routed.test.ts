import { describe, expect, it } from "vitest";
import { columns } from "../../../../functions/reports/data-files/columns.ts";
import { rowsOf } from "../../../../functions/reports/data-files/rows.ts";
import { sav } from "../../../../functions/reports/data-files/sav.ts";
import { summaryFigures } from "../../../../functions/reports/data-files/summary-figures.ts";
import { variablesOf } from "../../../../functions/reports/data-files/variables.ts";
import { xlsx } from "../../../../functions/reports/data-files/xlsx.ts";
import { readSav } from "../../../support/read-sav.ts";
import { readXlsx } from "../../../support/read-xlsx.ts";
import { everyQuestion, everySurvey } from "../../../support/reports/every-question.ts";

const source = everyQuestion();
const { persona_results: people } = source.results;
const read = readSav(await sav(source));
const valuesOf = (name: string) => {
  const index = read.variables.findIndex((variable) => variable.name === name);
  return { ...read.variables[index]!, values: read.rows.map((row) => row[index]) };
};

describe("rows of a survey with routes", () => {
  const rows = [...rowsOf(source)];
  const of = (persona: number, question: string) =>
    rows.find((row) => row.persona_id === `persona-${persona}` && row.question_id === question);

  it("tell who was not asked from who was", () => {
    expect(of(0, "q4")).toMatchObject({ asked: true, selected_options: ["Less than 5 years"] });
    expect(of(1, "q4")).toMatchObject({ record: "answer", asked: false, kind: "multiple_choice" });
    expect(of(1, "q4")).not.toHaveProperty("answer");
    expect(rows.filter(({ record }) => record === "answer")).toHaveLength(people.length * everySurvey.questions.length);
  });

  it("name the question that screened somebody out, who has no reaction", () => {
    expect(of(11, "q1")).toMatchObject({ screened_out_by: "q1", asked: true });
    expect(of(11, "reaction")).toBeUndefined();
    expect(of(0, "reaction")).toMatchObject({ screened_out_by: null });
  });

  it("hold numbers with their unit, rankings and what was shared out, in columns that there are", () => {
    expect(of(0, "q2")).toMatchObject({ value: 300, unit: "days" });
    expect(of(1, "q6")).toMatchObject({ ranking: ["Range", "Price", "Weight", "Quiet"] });
    expect(of(1, "q7")).toMatchObject({ allocation: [50, 30, 20], unit: "points" });
    expect(Object.keys(columns)).toEqual(expect.arrayContaining(["asked", "unit", "value", "screened_out_by"]));
  });
});

describe("variables of a survey with routes", () => {
  it("are missing by the user where nobody asked, and by the system where nothing was answered", async () => {
    expect(valuesOf("q2")).toMatchObject({
      label: "How many days did you fish in the last 12 months? [days]",
      missing: [-99],
      labels: new Map([[-99, "not asked"]]),
      values: [300, 8, 11, 14, 17, 20, 23, 26, 29, 32, -99, -99],
    });
    expect(valuesOf("q1").missing).toEqual([]);
    const silent = everyQuestion();
    silent.results.persona_results[0]!.answers!.find(({ question_id }) => question_id === "q2")!.value = null;
    const index = read.variables.findIndex(({ name }) => name === "q2");
    expect(
      readSav(await sav(silent))
        .rows.map((row) => row[index])
        .slice(0, 2),
    ).toEqual([null, 8]);
  });

  it("take a number for it that no answer can be", async () => {
    const deep = everyQuestion();
    deep.results.persona_results[0]!.answers!.find(({ question_id }) => question_id === "q2")!.value = -99;
    const { missing } = readSav(await sav(deep)).variables.find(({ name }) => name === "q2")!;
    expect(missing).toEqual([-999]);
  });

  it("are a place for each option that was ranked, an amount for each that was given something", () => {
    expect(valuesOf("q6_r1")).toMatchObject({
      measure: 2,
      label: "Rank: Quiet – Rank what matters to you in a motor.",
    });
    expect(valuesOf("q6_r1").values.slice(0, 3)).toEqual([1, 4, 1]);
    expect(valuesOf("q7_a2").values.slice(0, 2)).toEqual([30, 30]);
    expect(valuesOf("q17_worst").values.slice(0, 3)).toEqual([2, 3, 1]);
    expect(valuesOf("q17_worst").labels.get(2)).toBe("Warranty");
    expect(valuesOf("q8_reversed").values.slice(0, 2)).toEqual([0, 1]);
    expect(valuesOf("screened_out_by").values.slice(-2)).toEqual(["q1", "q1"]);
  });

  it("are words in a workbook, whose dictionary says what an empty cell is", async () => {
    const { sheets } = await readXlsx(await xlsx(source));
    const cellsOf = (sheet: string, inFirst: string) => {
      const cells = [...sheets.get(sheet)!];
      const [place] = cells.find(([, { value }]) => value === inFirst)!;
      const column = /^[A-Z]+/.exec(place)![0];
      return (row: number) => sheets.get(sheet)!.get(`${column}${row}`)?.value;
    };
    const [choice, number] = [cellsOf("Personas", "q4"), cellsOf("Personas", "q2")];
    expect([choice(2), choice(3)]).toEqual(["Less than 5 years", "not asked"]);
    expect([number(11), number(12)]).toEqual([32, undefined]);
    const texts = [...sheets.get("Dictionary")!.values()].map(({ value }) => value);
    expect(texts).toContain("empty: not asked, or no answer (`asked` in Answers says which)");
  });

  it("have no such value where everybody was asked", () => {
    const open = everyQuestion();
    const { questions, sample } = open.results.aggregate.survey!;
    for (const figures of questions) figures.asked = sample.started;
    expect(variablesOf(open).variables.filter(({ notAsked }) => notAsked)).toEqual([]);
  });
});

describe("figures of a survey", () => {
  const figures = [...summaryFigures(source)];
  const found = (subject: RegExp, figure: string, item?: string) =>
    figures.find((one) => subject.test(one.subject) && one.figure === figure && (!item || one.item === item));

  it("carry base, interval and unit of every kind and analysis", () => {
    expect(found(/^sample/, "screened out")).toMatchObject({ value: 2, item: "Do you own a fishing license?" });
    expect(found(/^How old/, "asked")).toMatchObject({ value: 5, unit: "personas" });
    expect(found(/^How many days/, "median")).toMatchObject({
      value: 18.5,
      unit: "days",
      interval: [11, 29],
      base: 10,
    });
    expect(found(/^Rank what/, "mean rank", "Quiet")).toMatchObject({ value: 3.5, interval: [3, 4], base: 10 });
    expect(found(/^Share out/, "mean, of 100", "Boats")).toMatchObject({ value: 20, unit: "points", interval: null });
    expect(found(/^How likely/, "net promoter score")).toMatchObject({ value: -30, interval: [-68, 14] });
    expect(found(/^How likely/, "difference, reversed minus as written")).toMatchObject({ value: -0.4, base: 10 });
    expect(found(/^price sensitivity/, "optimal price point")).toMatchObject({ value: 425, unit: "$", base: 9 });
    expect(found(/^price ladder/, "revenue per 100 personas", "449")).toMatchObject({ interval: [17_900, 40_200] });
    expect(found(/^best-worst/, "share of preference", "Warranty")).toMatchObject({ value: 30.1, unit: "%" });
    expect(found(/^reach/, "reach", "Bank fishing | Boat fishing")).toMatchObject({ value: 95, base: 10 });
  });
});
