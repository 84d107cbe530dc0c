import { describe, expect, it } from "vitest";
import type * as z from "zod";
import type { AskedExperiment } from "../../../../functions/findings/human-study/arms.ts";
import type { AskedQuestion } from "../../../../functions/findings/human-study/asked-questions.ts";
import { fileMappingSchema } from "../../../../functions/findings/human-study/file-mapping.ts";
import { readAnswers } from "../../../../functions/findings/human-study/read-answers.ts";
import { humanQuestionSchema } from "../../../../functions/findings/human-study/schemas.ts";

const asked: AskedQuestion[] = [
  {
    ...{ id: "q1", texts: ["How likely?"], kind: "likert", options: null },
    scale: { points: 5, first_value: 1, low_label: null, high_label: null, labels: null },
    ...{ multiple: false, standard: false, fact: false },
  },
];
const arm = (id: string, name: string) => ({ id, name, share: 50 });
const experiments: AskedExperiment[] = [
  { id: "price", name: "Price shown", arms: [arm("low", "1.99 EUR"), arm("high", "2.49 EUR")] },
  { id: "q1", name: "Order", arms: [arm("a", "A"), arm("b", "B")] },
];

const rows = (text: string, mapping: z.input<typeof fileMappingSchema> = {}) =>
  readAnswers({
    sent: { bytes: new TextEncoder().encode(text), definitions: [], mapping: fileMappingSchema.parse(mapping) },
    ...{ simulations: [asked], named: true, experiments },
  }).questions;
const people = (heading: string, cells: readonly string[]) =>
  rows([`q1,${heading}`, ...cells.map((cell, at) => `${(at % 5) + 1},${cell}`)].join("\n"));

const counts = { 1: 10, 2: 10, 3: 10, 4: 20, 5: 30 };
const question = { ...humanQuestionSchema.omit({ results: true }).parse({ kind: "likert", question_id: "q1" }) };
const body = (
  arms: { experiment: string; arm: string; results: { mean: number; sd: number; n: number } }[],
  all = counts,
) =>
  readAnswers({
    sent: { questions: [{ ...question, results: { counts: all }, arms }] },
    ...{ simulations: [asked], named: true, experiments },
  }).questions;
const told = (n: number, named = { experiment: "price", arm: "low" }) => ({ ...named, results: { mean: 3, sd: 1, n } });

describe("people by the arms of an experiment", () => {
  it.each(["price", "price shown"])("are told by a column of rows that is called %s", (heading) => {
    const [read] = people(heading, [
      "1.99 EUR",
      "low",
      "1.99 eur",
      "low",
      "low",
      "2.49 EUR",
      "high",
      "high",
      "high",
      "high",
      "",
    ]);
    expect(read).toMatchObject({ n: 11 });
    expect(read!.arms).toMatchObject([
      { experiment_id: "price", arm_id: "low", n: 5, mean: 3 },
      { experiment_id: "price", arm_id: "high", n: 5, mean: 3 },
    ]);
  });

  it("are not told of fewer than five, of whom somebody might be told again", () => {
    expect(people("price", ["low", "low", "low", "low", "high"])[0]!.arms).toEqual([]);
  });

  it("are not in a column that holds the answers to a question", () => {
    expect(rows("q1\n3\n4\n3\n2\n1")[0]).toMatchObject({ n: 5, arms: [] });
  });

  it("are not in a column that the mapping says holds something else", () => {
    const text = "q1,price\n3,9.99\n4,1\n3,2\n2,3\n1,4";
    expect(() => rows(text)).toThrow("“9.99” is none of the arms");
    expect(rows(text, { columns: { price: { is: "ignore" } } })[0]).toMatchObject({ n: 5, arms: [] });
  });

  it("are none of somebody whose cell means no answer", () => {
    const text = ["q1,price", ...["low", "low", "low", "low", "low", "NA", "-99"].map((cell) => `3,${cell}`)];
    expect(() => rows(text.join("\n"))).toThrow("Line 8, column “price”: “-99” is none of the arms");
    expect(rows(text.join("\n"), { missing: [-99] })[0]).toMatchObject({ n: 7, arms: [{ arm_id: "low", n: 5 }] });
  });

  it.each([
    [
      "an arm that does not exist",
      "price",
      ["low", "2.99 EUR"],
      "Line 3, column “price”: “2.99 EUR” is none of the arms “1.99 EUR”, “2.49 EUR”",
    ],
    [
      "an experiment twice",
      "price,Price shown",
      ["low,low"],
      "Column “Price shown”: says the arms of an experiment a second time",
    ],
    ["an experiment that does not exist", "pack", ["low"], "Column “pack”: fits no question"],
  ])("are refused with %s", (_, heading, cells, sentence) => {
    expect(() => people(heading, cells)).toThrow(sentence);
  });

  it("are sent in JSON as figures of each arm", () => {
    const [read] = body([told(40), told(30, { experiment: "Price shown", arm: "2.49 EUR" })]);
    expect(read).toMatchObject({ n: 80 });
    expect(read!.arms).toEqual([
      { experiment_id: "price", arm_id: "low", n: 40, mean: 3, sd: 1, counts: null },
      { experiment_id: "price", arm_id: "high", n: 30, mean: 3, sd: 1, counts: null },
    ]);
  });

  it.each([
    [
      "an experiment that does not exist",
      [told(9, { experiment: "pack", arm: "low" })],
      "questions.0.arms.0: “pack” is none of the experiments “Price shown”, “Order”",
    ],
    [
      "an arm that does not exist",
      [told(9, { experiment: "price", arm: "mid" })],
      "questions.0.arms.0: “mid” is none of the arms",
    ],
    ["an arm twice", [told(9), told(9)], "questions.0.arms.1: tells of the arm “low” a second time"],
    ["more people than all", [told(81)], "questions.0: the arms of “price” have 81 people, all have 80"],
  ])("are refused in JSON with %s", (_, arms, sentence) => {
    expect(() => body(arms)).toThrow(sentence);
  });

  it("are refused where no simulation with experiments was named", () => {
    const sent = { questions: [{ ...question, results: { counts }, arms: [told(9)] }] };
    expect(() => readAnswers({ sent, simulations: [asked], named: true })).toThrow(
      "name a simulation with experiments",
    );
  });
});
