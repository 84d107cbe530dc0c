import { describe, expect, it } from "vitest";
import { sav } from "../../../../functions/reports/data-files/sav.ts";
import { cutBytes, segmentWidths } from "../../../../functions/reports/data-files/sav-writer/layout.ts";
import { readSav } from "../../../support/read-sav.ts";
import { surveySource } from "../../../support/survey-source.ts";

const weights = { margins: [{ by: "gender" as const, targets: { Female: 60, Male: 40 } }] };
const source = surveySource({ personas: 12, questions: 8, weights });
const file = async (of = source) => readSav(await sav(of));
const columnOf = ({ variables, rows }: ReturnType<typeof readSav>, name: string) => {
  const index = variables.findIndex((variable) => variable.name === name);
  return rows.map((row) => row[index]);
};

describe("a system file", () => {
  it("says what it is about, in UTF-8, with a case per persona and its weight", async () => {
    const read = await file();
    expect(read).toMatchObject({ magic: "$FL2", layout: 2, compression: 1, caseCount: 12, encoding: "UTF-8" });
    expect(read).toMatchObject({ label: "Survey", created: "20 Nov 26 20:50:09", weight: "weight" });
    expect(read.product).toMatch(/^@\(#\) SPSS DATA FILE/);
    expect(read.rows).toHaveLength(12);
    expect(columnOf(read, "weight")).toEqual(source.results.aggregate.weighting!.personas.map(({ weight }) => weight));
    expect(columnOf(read, "weight").slice(0, 2)).toEqual([1.2, 0.8]);
  });

  it("has no weights where everybody counts alike", async () => {
    const read = await file(surveySource({ personas: 12, questions: 8 }));
    expect(read.weight).toBeNull();
    expect(read.variables.map(({ name }) => name)).not.toContain("weight");
  });

  it("leaves weights switched off where the report's own figures are not weighted", async () => {
    const group = structuredClone(source);
    group.simulation.simulation_type = "focus_group";
    const read = await file(group);
    expect(read.weight).toBeNull();
    expect(columnOf(read, "weight")[0]).toBe(source.results.aggregate.weighting!.personas[0]!.weight);
  });

  it("has ratings with their probabilities, labels of the scale and the words", async () => {
    const read = await file();
    const answers = source.results.persona_results.map((result) => result.answers![0]!);
    expect(columnOf(read, "q1")).toEqual(answers.map(({ rating }) => rating));
    expect(columnOf(read, "q1_p7")).toEqual(answers.map(({ distribution }) => distribution![6]));
    expect(columnOf(read, "q1_text")).toEqual(answers.map(({ text }) => text));
    const [q1] = read.variables.filter(({ name }) => name === "q1");
    expect(q1).toMatchObject({ label: "Question 1: what do you think of it?", measure: 3 });
    expect([...q1!.labels]).toEqual([
      [1, "not at all"],
      [7, "very"],
    ]);
  });

  it("gives back the shares of the aggregate when cases are weighted", async () => {
    const read = await file();
    const weights = columnOf(read, "weight") as number[];
    const share = (holds: (value: unknown) => boolean, values: unknown[]) => {
      const asked = values.flatMap((value, index) => (value === null ? [] : [{ value, weight: weights[index]! }]));
      const total = asked.reduce((sum, { weight }) => sum + weight, 0);
      return (100 * asked.filter(({ value }) => holds(value)).reduce((sum, { weight }) => sum + weight, 0)) / total;
    };
    const { survey } = source.results.aggregate;
    for (const [index, { option, share: expected }] of survey!.questions[1]!.options!.entries()) {
      const label = read.variables.find(({ name }) => name === "q2")!.labels.get(index + 1);
      expect(label).toBe(option);
      // Shares of one choice are rounded so that they sum to 100.
      expect(Math.abs(share((value) => value === index + 1, columnOf(read, "q2")) - expected!)).toBeLessThan(0.11);
    }
    for (const [index, { share: expected }] of survey!.questions[2]!.options!.entries())
      expect(share((value) => value === 1, columnOf(read, `q3_o${index + 1}`))).toBeCloseTo(expected!, 1);
  });

  it("joins the options of a question with several answers to a set", async () => {
    const read = await file();
    const short = [1, 2, 3, 4, 5].map((number) => read.shortNames.get(`q3_o${number}`)!.toLowerCase());
    expect(read.sets[0]).toBe(`$q3=D1 1 36 Question 3: what do you think of it? ${short.join(" ")}`);
    expect(read.sets).toHaveLength(2);
  });

  it("has nothing where nothing was answered", async () => {
    const silent = structuredClone(source);
    const [first, second] = silent.results.persona_results;
    Object.assign(first!.answers![0]!, { rating: null, distribution: null });
    for (const index of [1, 2]) first!.answers![index]!.selected_options = ["no option of the file"];
    second!.answers = null;
    const read = await file(silent);
    for (const name of ["q1", "q1_p1", "q2", "q3_o1"]) expect(columnOf(read, name).slice(0, 2)).toEqual([null, null]);
    expect(columnOf(read, "q4")[1]).toBe("");
  });

  it.each(["a".repeat(255), "a".repeat(256), "é".repeat(128), "字".repeat(2000), "🥛".repeat(300), "שלום عليكم"])(
    "keeps texts of any length and script (%#)",
    async (text) => {
      const long = structuredClone(source);
      long.results.persona_results[3]!.answers![3]!.text = text;
      const read = await file(long);
      expect(columnOf(read, "q4")[3]).toBe(text);
      expect(columnOf(read, "q4")[4]).toBe(source.results.persona_results[4]!.answers![3]!.text);
      expect(columnOf(read, "q8")[3]).toBe(source.results.persona_results[3]!.answers![7]!.text);
    },
  );

  it("cuts labels and texts at the format's limits and between characters", async () => {
    const long = structuredClone(source);
    const { questions } = long.simulation.survey_schema!;
    for (const question of questions) question.text = "字".repeat(300);
    questions[1]!.options![0] = "🥛".repeat(100);
    questions[1]!.options![1] = `${"🥛".repeat(70)}b`;
    long.simulation.name = "研究".repeat(30);
    long.results.persona_results[0]!.answers![3]!.text = "🥛".repeat(9_000);
    const read = await file(long);
    expect(read.label).toBe("研究".repeat(30).slice(0, 21));
    expect(read.variables.find(({ name }) => name === "q1")!.label).toBe("字".repeat(85));
    expect(read.variables.find(({ name }) => name === "q2")!.labels.get(1)).toBe("🥛".repeat(30));
    expect(read.sets[0]).toContain(`$q3=D1 1 255 ${"字".repeat(85)} v`);
    expect(columnOf(read, "q4")[0]).toBe("🥛".repeat(8_191));
  });
});

it("segments stand for 252 bytes each, the last for the rest", () => {
  expect(segmentWidths(255)).toEqual([255]);
  expect(segmentWidths(256)).toEqual([255, 4]);
  const [last, ...others] = segmentWidths(20_000).toReversed();
  expect([others.length, new Set(others), last]).toEqual([79, new Set([255]), 92]);
});

it("a text is cut between characters", () => {
  expect(cutBytes("aé", 2).toString()).toBe("a");
  expect(cutBytes("é", 2).toString()).toBe("é");
});
