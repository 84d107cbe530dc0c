import { describe, expect, it } from "vitest";
import { xlsx } from "../../../../functions/reports/data-files/xlsx.ts";
import { columnName } from "../../../../functions/reports/data-files/xlsx-writer/places.ts";
import { readXlsx, type SheetCell } from "../../../support/read-xlsx.ts";
import { surveySource } from "../../../support/survey-source.ts";
import { validityFigures } from "../../../../functions/reports/data-files/validity-figures.ts";
import { heldAgainstPeople } from "../../../support/reports/held-against-people.ts";
import { sourceOf } from "../content/sample-sources.ts";

const source = surveySource({ personas: 3, questions: 5 });

/** Rows of a sheet by the names in its header. */
function table(cells: Map<string, SheetCell>): Record<string, SheetCell["value"]>[] {
  const rows: Record<string, SheetCell["value"]>[] = [];
  for (const [place, { value }] of cells) {
    const [, column, row] = /^([A-Z]+)(\d+)$/.exec(place)!;
    if (Number(row) > 1) (rows[Number(row) - 2] ??= {})[String(cells.get(`${column}1`)!.value)] = value;
  }
  return rows;
}
const sheet = async (name: string, of = source) => (await readXlsx(await xlsx(of))).sheets.get(name)!;

describe("a workbook", () => {
  it("begins with a summary and the questions in their order, then has its data under headers that stay", async () => {
    const { parts, sheets } = await readXlsx(await xlsx(source));
    const names = [...sheets.keys()];
    expect(names.map((name) => name.split(" ")[0])).toEqual([
      ...["Summary", "q1", "q2", "q3", "q4", "q5", "Sample", "Reactions"],
      ...["Answers", "Personas", "All", "Dictionary", "Method"],
    ]);
    for (const name of ["Answers", "Personas", "All figures", "Dictionary"])
      expect(parts.get(`xl/worksheets/sheet${names.indexOf(name) + 1}.xml`)).toMatch(
        /<pane [^>]*ySplit="1"[^>]*state="frozen"\/>/,
      );
  });

  it("has ids in the last columns", async () => {
    for (const name of ["Answers", "Personas"]) {
      const header = [...(await sheet(name))].flatMap(([place, { value }]) =>
        /^[A-Z]+1$/.test(place) ? [String(value)] : [],
      );
      const first = header.findIndex((one) => one.endsWith("_id"));
      expect(header.slice(first).every((one) => one.endsWith("_id"))).toBe(true);
    }
  });

  it("has a row per persona and question with numbers as numbers", async () => {
    const rows = table(await sheet("Answers"));
    expect(rows).toHaveLength(3 * (1 + 5));
    const answer = source.results.persona_results[2]!.answers![0]!;
    const row = rows.find((one) => one["answer"] === answer.text);
    expect(row).toMatchObject({ rating: answer.rating, distribution: answer.distribution!.join(" | "), age: 22 });
  });

  it("has a row per persona with a column per question, options in words", async () => {
    const rows = table(await sheet("Personas"));
    expect(rows).toHaveLength(3);
    const answers = source.results.persona_results[0]!.answers!;
    expect(rows[0]).toMatchObject({ q1: answers[0]!.rating, q4: answers[3]!.text, q5: answers[4]!.rating });
    for (const [index, result] of source.results.persona_results.entries())
      for (const id of ["q2", "q3"]) {
        const chosen = result.answers!.find(({ question_id }) => question_id === id)!.selected_options!;
        expect(rows[index]![id]).toBe(chosen.length > 0 ? chosen.join(" | ") : undefined);
      }
  });

  it("explains every column of the answers and the personas", async () => {
    const dictionary = table(await sheet("Dictionary"));
    for (const name of ["Answers", "Personas"]) {
      const header = [...(await sheet(name))].filter(([place]) => /^[A-Z]+1$/.test(place));
      expect(dictionary.filter((row) => row["sheet"] === name && row["column"]).map((row) => row["column"])).toEqual(
        header.map(([, { value }]) => value),
      );
    }
    expect(dictionary.find(({ column }) => column === "q1")).toMatchObject({
      label: "Question 1: what do you think of it?",
      values: "1 = not at all | 7 = very",
    });
  });

  it("sums up with the figures, intervals and bases of the results", async () => {
    const rows = table(await sheet("All figures"));
    const [q1, q2] = source.results.aggregate.survey!.questions;
    expect(rows.find(({ subject, figure }) => subject === q1!.text && figure === "mean")).toMatchObject({
      value: q1!.rating!.mean,
      interval_lower: q1!.rating!.mean_interval![0],
      interval_upper: q1!.rating!.mean_interval![1],
      base: q1!.answered,
    });
    const [option] = q2!.options!;
    expect(rows.find(({ subject, item }) => subject === q2!.text && item === option!.option)).toMatchObject({
      value: option!.share,
      unit: "%",
      count: option!.count,
    });
    expect(rows.map(({ subject }) => subject)).toContain(source.results.aggregate.quality.notes[0]);
  });

  it("says how many personas stand behind the hit rate of a conjoint study", async () => {
    const rows = table(await sheet("All figures", sourceOf("conjoint")));
    expect(rows.find(({ figure }) => figure === "hit rate")).toMatchObject({
      value: 75,
      interval_lower: 30.1,
      base: 2,
    });
  });

  it("has a sheet of how near to people's the figures are, which the dictionary explains", async () => {
    const held = heldAgainstPeople();
    const rows = table(await sheet("Validity", held));
    const of = (wanted: object) =>
      rows.find((one) => Object.entries(wanted).every(([name, value]) => one[name] === value));
    const [rated, chosen] = held.validity!.questions;
    expect(of({ about: "question", answers_of: "people", figure: "mean" })).toMatchObject({ value: 4.62, people: 240 });
    expect(of({ about: "question", answers_of: "personas", figure: "difference" })).toMatchObject({
      question: rated!.question,
      value: rated!.personas.difference,
      interval_lower: rated!.personas.difference_interval![0],
      base: 30,
      base_of: "personas",
    });
    expect(of({ question_id: chosen!.question_id, answers_of: "direct_estimate", item: "Online" })).toMatchObject({
      figure: "share",
      value: 10,
      unit: "%",
    });
    expect(of({ answers_of: "personas", figure: "mean" })).not.toHaveProperty("people");
    expect(of({ figure: "empty_options", answers_of: "personas" })).toMatchObject({ item: "Other", value: 1 });
    expect(of({ about: "subgroup", item: "gender: Male" })).toMatchObject({ value: -0.87, people: 122, base: 15 });
    expect(of({ figure: "human_answers_worth" })).toMatchObject({ about: "paired", value: 137.4, people: 120 });
    expect(of({ about: "overall", figure: "mean_absolute_error_over_range" })).toMatchObject({
      answers_of: "personas",
      value: 0.098,
      interval_upper: 0.155,
      base: 2,
      base_of: "questions",
    });
    const calibrated = rows.filter(({ about }) => about === "calibrated");
    expect(calibrated[0]).toMatchObject({ value: 4.41, interval_lower: 3.7, base: 8, base_of: "studies" });
    expect(calibrated.at(-1)).not.toHaveProperty("value");
    const explained = table(await sheet("Dictionary", held)).filter((row) => row["sheet"] === "Validity");
    const header = [...(await sheet("Validity", held))].filter(([place]) => /^[A-Z]+1$/.test(place));
    const names = explained.filter((row) => row["column"] && !row["values"]).map((row) => row["column"]);
    expect(names).toEqual(header.map(([, { value }]) => value));
    expect(new Set(rows.map(({ figure }) => figure))).toEqual(
      new Set(Object.keys(validityFigures).filter((name) => name !== "attainment")),
    );
  });

  it("says in no row what a person answered", async () => {
    const held = heldAgainstPeople();
    const without = { ...held, validity: null };
    for (const name of ["Answers", "Personas"]) expect(await sheet(name, held)).toEqual(await sheet(name, without));
  });

  it("makes no formula of what anybody wrote, not even when somebody edits it", async () => {
    const hostile = surveySource({ personas: 2, questions: 4 });
    const formula = "=1+1";
    for (const question of hostile.simulation.survey_schema!.questions) question.text = formula;
    hostile.simulation.survey_schema!.questions[1]!.options = [formula, "@SUM(A1)"];
    for (const result of hostile.results.persona_results) {
      Object.assign(result, { persona_name: "+1", notable_quote: "-1", key_themes: ["＝1"], reaction: "\t=1" });
      for (const answer of result.answers!)
        Object.assign(answer, { text: formula, question: formula, selected_options: [formula], themes: [formula] });
    }
    const { parts, sheets } = await readXlsx(await xlsx(hostile));
    expect([...parts.values()].filter((xml) => xml.includes("<f>"))).toEqual([]);
    const texts = [...sheets.values()].flatMap((cells) => [...cells.values()]);
    const suspicious = texts.filter(({ value }) => typeof value === "string" && /^[=+\-@＝\t]/.test(value));
    expect(suspicious.length).toBeGreaterThan(30);
    expect(suspicious.filter(({ guarded }) => !guarded)).toEqual([]);
    expect(texts.filter(({ value }) => typeof value === "number" && value < 0).length).toBeGreaterThan(0);
  });

  it("keeps markup, any script and words that objects have, and drops what XML cannot write", async () => {
    const strange = surveySource({ personas: 1, questions: 4 });
    const texts = ["<b>&amp;</b>", "شكراً 豆乳 🥛\nnext", "__proto__", "constructor", "_x0041_"];
    const [result] = strange.results.persona_results;
    result!.persona_name = texts[0]!;
    for (const [index, answer] of result!.answers!.entries()) answer.text = texts[index + 1]!;
    result!.reaction = "a\u0000\u0008b\uD800c\uFFFEd\r\ne";
    const values = [...(await sheet("Answers", strange)).values()].map(({ value }) => value);
    for (const text of [...texts.slice(0, 4), "abcd\ne"]) expect(values).toContain(text);
    const { parts } = await readXlsx(await xlsx(strange));
    expect(parts.get("xl/sharedStrings.xml")).toContain("_x005F_x0041_");
  });

  it("cuts what a cell cannot hold between characters and says so", async () => {
    const long = surveySource({ personas: 1, questions: 4 });
    long.results.persona_results[0]!.answers![3]!.text = `a${"🥛".repeat(20_000)}`;
    const values = [...(await sheet("Answers", long)).values()].map(({ value }) => String(value));
    const cut = values.find((value) => value.startsWith("a🥛"))!;
    expect(cut.length).toBeLessThanOrEqual(32_767);
    expect(cut).toMatch(/^a(?:🥛)+…$/u);
    const dictionary = [...(await sheet("Dictionary", long)).values()].map(({ value }) => value);
    expect(dictionary.join()).toContain("cut at 32767 characters");
  });

  it("names columns as spreadsheets do", () =>
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(["A", "Z", "AA", "ZZ", "AAA"]));
});
