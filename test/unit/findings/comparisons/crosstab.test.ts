import { describe, expect, it } from "vitest";
import { crosstab } from "../../../../functions/findings/comparisons/crosstab.ts";
import { crosstabSchema } from "../../../../functions/findings/comparisons/schemas.ts";
import { chosen, question, scaleOf, tabledPersona, tabledSurvey } from "./tabled.ts";

const times = <T>(count: number, one: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => one(i));
const survey = [
  question("q1", { kind: "likert", scale: scaleOf(5) }),
  question("q2", { kind: "multiple_choice", options: ["Tea", "Coffee", "Milk"], multiple: true }),
  question("q3", { kind: "numeric", unit: "days", min: 0 }),
  question("q4", { kind: "ranking", options: ["A", "B", "C"] }),
  question("q5", { kind: "allocation", options: ["X", "Y"], total: 100 }),
  question("q6", {}),
];
/** Twelve women who like it, twelve men who do not, and three of whom nothing is known. */
const personas = times(27, (index) => {
  const [woman, known] = [index < 12, index < 24];
  return tabledPersona(
    `p${index}`,
    {
      q1: chosen(woman ? 4 + (index % 2) : 1 + (index % 3), 5),
      q2: { selected_options: woman ? ["Tea", "Milk"] : ["Coffee", ...(index % 3 === 0 ? ["Milk"] : [])] },
      q3: { value: index },
      q4: { ranking: woman ? ["A", "B"] : ["C"] },
      q5: {
        allocation: [
          { option: "X", amount: woman ? 80 : 20 },
          { option: "Y", amount: woman ? 20 : 80 },
        ],
      },
      q6: { text: index === 26 ? "" : "words" },
    },
    { facts: known ? { gender: woman ? "Female" : "Male", age: 20 + index, income_level: "Low" } : {} },
  );
});
const themes = [
  { theme: "price", count: 12, share: 0, share_interval: [0, 0], persona_ids: times(12, (i) => `p${i}`) },
];
const simulation = tabledSurvey(survey, personas, { recognised: [{ question_id: "q6", themes, nps: null }] });
const by = (id: string, questionIds: string[] | null = null, of = simulation) =>
  crosstabSchema.parse(crosstab({ simulation: of, by: id, questionIds }));

describe("a cross-tab by a fact", () => {
  const table = by("gender");
  const rowsOf = (id: string) => table.questions.find(({ question_id }) => question_id === id)!.rows;

  it("has a column for each value, and says who stands in none", () => {
    expect(table.columns).toEqual([
      { letter: "A", label: "Female", personas: 12, effective_n: 12 },
      { letter: "B", label: "Male", personas: 12, effective_n: 12 },
    ]);
    expect([table.personas, table.without_column, table.by.overlapping]).toEqual([27, 3, false]);
  });

  it("gives each kind of question its figures, with base, interval and letters", () => {
    const [mean, box] = rowsOf("q1");
    expect([mean?.figure, box?.figure]).toEqual(["mean", "top_two_box"]);
    expect(mean?.cells.map(({ value, base, differs_from }) => [value, base, differs_from])).toEqual([
      [4.5, 12, ["B"]],
      [2, 12, ["A"]],
    ]);
    expect(box?.cells[0]).toMatchObject({ value: 100, count: 12, interval: [75.8, 100], differs_from: ["B"] });
    expect(box?.total).toMatchObject({ base: 27, differs_from: [] });
    expect(rowsOf("q2").map(({ label, cells }) => [label, ...cells.map(({ value }) => value)])).toEqual([
      ["Tea", 100, 0],
      ["Coffee", 0, 100],
      ["Milk", 100, 33.3],
    ]);
    expect(rowsOf("q3")[0]?.cells.map(({ value }) => value)).toEqual([5.5, 17.5]);
    // Whoever ranks C alone leaves A and B the places 2 and 3.
    expect(rowsOf("q4").map(({ best, cells }) => [best, ...cells.map(({ value }) => value)])).toEqual([
      ["lowest", 1, 2.5],
      ["lowest", 2, 2.5],
      ["lowest", 3, 1],
    ]);
    expect(rowsOf("q5")[0]?.cells.map(({ value }) => value)).toEqual([80, 20]);
    expect(rowsOf("q6")).toMatchObject([{ label: "price", total: { base: 26, value: 46.2 } }]);
  });

  it("says which end is better where one is: of ratings and ranks, not of numbers, amounts and shares", () => {
    expect(
      table.questions.map(({ question_id, rows }) => [question_id, ...new Set(rows.map(({ best }) => best))]),
    ).toEqual([
      ["q1", "highest"],
      ["q2", null],
      ["q3", null],
      ["q4", "lowest"],
      ["q5", null],
      ["q6", null],
    ]);
  });

  it("adjusts over all tests of a question", () => {
    expect(table.questions.map(({ question_id, tests }) => [question_id, tests])).toEqual([
      ["q1", 2],
      ["q2", 3],
      ["q3", 1],
      ["q4", 0],
      ["q5", 0],
      ["q6", 1],
    ]);
  });

  it("takes brackets of ages, in their order", () => {
    expect(by("age", ["q3"]).columns.map(({ label, personas: own }) => [label, own])).toEqual([
      ["18–24", 5],
      ["25–34", 10],
      ["35–44", 9],
    ]);
  });

  it("marks cells under five and tests none of them", () => {
    const few = tabledSurvey(survey, [...personas.slice(0, 4), ...personas.slice(12, 24)]);
    const [row] = by("gender", ["q1"], few).questions[0]!.rows;
    expect(row?.cells.map(({ small_base, differs_from }) => [small_base, differs_from])).toEqual([
      [true, []],
      [false, []],
    ]);
  });

  it("weights figures and bases as the simulation does", () => {
    const weighted = personas.map((persona, index) => ({ ...persona, weight: index % 2 === 0 ? 3 : 1 }));
    const table_ = by("gender", ["q1"], tabledSurvey(survey, weighted, { weighted: true }));
    expect(table_.weighted).toBe(true);
    expect(table_.columns[0]).toMatchObject({ personas: 12, effective_n: 9.6 });
    // Six fours that count three and six fives that count one.
    expect(table_.questions[0]!.rows[0]!.cells[0]).toMatchObject({ base: 12, effective_n: 9.6, value: 4.25 });
  });
});

describe("a cross-tab by a question", () => {
  it("has overlapping columns for several options, and does without its own question", () => {
    const table = by("q2");
    expect(table.by).toEqual({ id: "q2", question: "Text of q2", overlapping: true });
    expect(table.columns.map(({ label, personas: own }) => [label, own])).toEqual([
      ["Tea", 12],
      ["Coffee", 15],
      ["Milk", 17],
    ]);
    expect(table.questions.map(({ question_id }) => question_id)).not.toContain("q2");
    expect(table.notes).toHaveLength(3);
  });

  it("has boxes for a scale, thirds for numbers, first places for a ranking, themes for open answers", () => {
    const labels = (id: string) => by(id, ["q3"]).columns.map(({ label }) => label);
    expect(labels("q1")).toEqual(["1–2", "3", "4–5"]);
    expect(labels("q3")).toEqual(["0–8", "9–17", "18–26"]);
    expect(labels("q4")).toEqual(["A", "C"]);
    expect(labels("q6")).toEqual(["price"]);
  });

  it("has detractors, passives and promoters for a recommendation, which has its score in the rows", () => {
    const nps = [question("q1", { kind: "likert", scale: scaleOf(11, 0) })];
    const people = times(11, (point) => tabledPersona(`p${point}`, { q1: chosen(point, 11, 0) }));
    const recognised = [{ question_id: "q1", themes: null, nps: {} as never }];
    const table = by("q1", ["q1"], tabledSurvey(nps, people, { recognised }));
    expect(table.columns.map(({ label, personas: own }) => [label, own])).toEqual([
      ["0–6", 7],
      ["7–8", 2],
      ["9–10", 2],
    ]);
    expect(table.questions[0]!.rows[2]).toMatchObject({ figure: "nps", total: { value: -45.5 } });
  });
});

it("crosses by a question whose id is that of a fact where it is named so", () => {
  const asked = question("gender", { kind: "multiple_choice", options: ["Boat", "Bank"] });
  const people = ["a", "b", "c"].map((id, index) =>
    tabledPersona(id, { gender: { kind: "multiple_choice", selected_options: [index === 0 ? "Boat" : "Bank"] } }),
  );
  const { columns, by } = crosstab({
    simulation: tabledSurvey([asked], people),
    by: "question.gender",
    questionIds: null,
  });
  expect(columns.map(({ label, personas }) => [label, personas])).toEqual([
    ["Boat", 1],
    ["Bank", 2],
  ]);
  expect(by).toMatchObject({ id: "question.gender", question: "Text of gender" });
});

describe("what a cross-tab refuses", () => {
  it.each([
    ["a question that is not there", "gender", ["q9"], "questions: q9 is not a question of the simulation"],
    ["columns that are neither", "shoes", null, "location nor a question of the simulation (q1, q2, q3,"],
    ["columns by an allocation", "q5", null, "by: q5 is an allocation"],
  ])("is %s", (_, column, ids, sentence) => {
    expect(() => crosstab({ simulation, by: column, questionIds: ids })).toThrow(sentence);
  });

  it("is 40 by 40", () => {
    const options = times(40, (index) => `Option ${index}`);
    const wide = ["q1", "q2"].map((id) => question(id, { kind: "multiple_choice", options, multiple: true }));
    const people = times(40, (index) =>
      tabledPersona(`p${index}`, { q1: { selected_options: [options[index]!] }, q2: { selected_options: options } }),
    );
    expect(() => crosstab({ simulation: tabledSurvey(wide, people), by: "q1", questionIds: ["q2"] })).toThrow(
      "40 rows by 40 columns has 1600 cells, and at most 1000 are possible; name other columns in `by`",
    );
  });
});

describe("a cross-tab by two experiments", () => {
  /** Eight people in each cell; a red pack adds two points, but only at the low price. */
  const cells = times(32, (index) => ({ id: `p${index}`, low: index % 2 === 0, red: index % 4 < 2 }));
  const people = cells.map(({ id, low, red }, index) =>
    tabledPersona(id, { q1: chosen((low && red ? 4 : 2) + (Math.floor(index / 4) % 2), 5) }, { facts: {} }),
  );
  const arms = (key: "low" | "red", names: readonly [string, string]) => ({
    ...{ id: key, name: key === "low" ? "Price" : "Pack" },
    arms: names.map((name, at) => ({
      ...{ id: String(at), name },
      participants: new Set(cells.filter((cell) => cell[key] === (at === 0)).map(({ id }) => id)),
    })),
  });
  const of = {
    ...tabledSurvey([survey[0]!], people),
    experiments: [arms("low", ["1.49 EUR", "2.99 EUR"]), arms("red", ["Red", "Blue"])],
  };

  it("has a column for each two arms, and says by how much one changes the effect of the other", () => {
    const table = by("experiment:low*red", null, of);
    expect(table.columns.map(({ label, personas: own }) => [label, own])).toEqual([
      ["1.49 EUR × Red", 8],
      ["1.49 EUR × Blue", 8],
      ["2.99 EUR × Red", 8],
      ["2.99 EUR × Blue", 8],
    ]);
    expect(table.by).toEqual({ id: "experiment:low*red", question: "Price × Pack", overlapping: false });
    const [mean] = table.questions[0]!.interactions;
    // (2.99 Blue − 1.49 Blue) − (2.99 Red − 1.49 Red) = 0 − (−2).
    expect(mean).toMatchObject({ figure: "mean", first: "2.99 EUR", second: "Blue", difference: 2 });
    expect(mean!.adjusted_p_value).toBeLessThan(0.01);
    expect(mean!.difference_interval![0]).toBeGreaterThan(0);
    expect(by("experiment:low", null, of).questions[0]!.interactions).toEqual([]);
  });

  it.each(["experiment:low*low", "experiment:low*none", "experiment:low*red*low", "experiment:"])(
    "names what there is where %s is none",
    (id) => {
      expect(() => by(id, null, of)).toThrow("experiment:low, experiment:red");
    },
  );
});
