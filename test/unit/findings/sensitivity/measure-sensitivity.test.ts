import { describe, expect, it } from "vitest";
import type {
  ObservedAnswer,
  ObservedQuestion,
  ObservedSimulation,
} from "../../../../functions/dataset/observed-simulation.ts";
import { measureSensitivity } from "../../../../functions/findings/sensitivity/measure-sensitivity.ts";

type Answers = Readonly<Record<string, ObservedAnswer>>;
const question = (kind: ObservedQuestion["kind"], answers: Answers, id = "q1"): ObservedQuestion => ({
  id,
  question: `Question ${id}`,
  kind,
  categories: kind === "scale" ? [1, 2, 3, 4, 5] : kind === "score" ? [] : ["tea", "coffee", "milk"],
  answers: new Map(Object.entries(answers)),
  distributions: new Map(),
});
const run = (name: string, ...questions: ObservedQuestion[]): ObservedSimulation => ({
  simulation_id: name,
  simulation_type: "survey",
  language: "en",
  stimulus: name,
  persona_ids: [...new Set(questions.flatMap(({ answers }) => [...answers.keys()]))],
  questions,
  themes: [],
});
const rated = (name: string, ...values: number[]) =>
  run(name, question("scale", Object.fromEntries(values.map((value, index) => [`p${index}`, value]))));
const chosen = (name: string, ...options: string[]) =>
  run(name, question("choice", Object.fromEntries(options.map((option, index) => [`p${index}`, option]))));

describe("robustness", () => {
  it("is the varied run less the mean of the others, persona by persona, with a paired t interval", () => {
    // Moves 0.5, 1.5, 1, 1: mean 1, sd .408, t(3) 3.182, so 1 ± .65 (t 4.90, p .016).
    const found = measureSensitivity([rated("a", 1, 2, 3, 4), rated("b", 2, 3, 3, 2)], rated("v", 2, 4, 4, 4), 1);
    expect(found.personas).toBe(4);
    expect(found.questions).toEqual([
      {
        question_id: "q1",
        question: "Question q1",
        option: null,
        unvaried: 2.5,
        value: 3.5,
        shift: 1,
        shift_interval: [0.35, 1.65],
        rerun_shift: 0,
        moved: true,
      },
    ]);
    expect(found.mean_absolute_shift).toBe(0.25);
    expect(found.rerun_mean_absolute_shift).toBe(0);
  });

  it("takes of a choice the option that moves most, with an interval for all options at once", () => {
    const usual = ["tea", "tea", "tea", "tea", "coffee", "coffee", "coffee", "milk"];
    const varied = ["milk", "milk", "tea", "tea", "coffee", "coffee", "coffee", "milk"];
    const [shift] = measureSensitivity([chosen("a", ...usual)], chosen("v", ...varied), 1).questions;
    // Two of eight: 25 ± t(7; 1 − .025/3) 3.128 · 16.37 (Bonferroni over three options).
    expect(shift).toMatchObject({
      option: "tea",
      unvaried: 50,
      value: 25,
      shift: -25,
      rerun_shift: null,
      moved: false,
    });
    expect(shift?.shift_interval?.[0]).toBeCloseTo(-25 - 3.128 * 16.37, 0);
    expect(shift?.shift_interval?.[1]).toBeCloseTo(-25 + 3.128 * 16.37, 0);
  });

  it("claims no interval where all moved alike, and goes by the sign test", () => {
    const alike = (value: number, people: number) => Array.from({ length: people }, () => value);
    const few = measureSensitivity([rated("a", ...alike(2, 5))], rated("v", ...alike(3, 5)), 1);
    expect(few.questions[0]).toMatchObject({ shift: 1, shift_interval: null, moved: false });
    expect(few.mean_absolute_shift_interval).toBeNull();
    const many = measureSensitivity([rated("a", ...alike(2, 6))], rated("v", ...alike(3, 6)), 1);
    expect(many.questions[0]).toMatchObject({ shift_interval: null, moved: true });
  });

  it("gives the members of a focus group no interval", () => {
    const group = (one: ObservedSimulation): ObservedSimulation => ({ ...one, simulation_type: "focus_group" });
    const found = measureSensitivity([group(rated("a", 1, 1, 1, 2))], group(rated("v", 5, 5, 5, 5)), 1);
    expect(found.questions[0]).toMatchObject({ shift: 3.75, shift_interval: null, moved: false });
    expect(found.mean_absolute_shift_interval).toBeNull();
  });

  it("leaves out whoever answered in one alone, and questions rated by another method", () => {
    const half = run("v", question("scale", { p0: 3, stranger: 5 }));
    expect(measureSensitivity([rated("a", 1, 2)], half, 1)).toMatchObject({ personas: 1, questions: [{ shift: 2 }] });
    const by = (method: "follow_up" | "semantic_similarity", one: ObservedSimulation): ObservedSimulation => ({
      ...one,
      questions: one.questions.map((asked) => ({ ...asked, method })),
    });
    const other = measureSensitivity([by("follow_up", rated("a", 1, 2))], by("semantic_similarity", half), 1);
    expect(other).toMatchObject({ personas: 0, questions: [], mean_absolute_shift: null });
  });

  it("tells of many questions only the beginning: they lie in one item", () => {
    const many = (name: string) =>
      run(name, ...Array.from({ length: 26 }, (_, index) => question("score", { p0: 0 }, `${index}`.repeat(60))));
    for (const { question: text } of measureSensitivity([many("a")], many("v"), 1).questions)
      expect([...text].length).toBeLessThanOrEqual(40);
  });
});
