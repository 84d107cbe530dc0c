import { describe, expect, it } from "vitest";
import { compareSimulations } from "../../../../functions/findings/comparisons/compare-simulations.ts";
import type { TabledSimulation } from "../../../../functions/findings/comparisons/tabled-simulation.ts";
import type { RatingMethod } from "../../../../functions/studies/rating/rating-method.ts";
import { conceptItems } from "../../../../functions/studies/concept-test/battery.ts";
import { chosen, question, scaleOf, tabledPersona, tabledSurvey, type TabledPersona } from "./tabled.ts";

const times = <T>(count: number, one: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => one(i));
const points = [3, 2, 4, 3, 5, 2, 3, 4, 1, 3, 4, 2];
const clamped = (point: number) => Math.max(1, Math.min(5, point));
/** Twelve people who rate all six items alike, better or worse than `points`. */
const concept = (
  id: string,
  better: number,
  name = "p",
  own: Partial<TabledPersona> = {},
  rating_method: RatingMethod | null = null,
): TabledSimulation =>
  tabledSurvey(
    [],
    points.map((point, index) =>
      tabledPersona(
        `${name}${index}`,
        Object.fromEntries(
          conceptItems.map((item) => [
            item,
            { ...chosen(clamped(point + better * (index % 4 === 0 ? 0 : 1)), 5), rating_method },
          ]),
        ),
        { sentiment_score: point / 5 - 0.5, ...own },
      ),
    ),
    { simulation_id: id, simulation_type: "concept_test" },
  );
const compare = (...simulations: TabledSimulation[]) => compareSimulations({ simulations, questionIds: null, seed: 1 });

describe("simulations of the same people", () => {
  const compared = compare(concept("a", 1), concept("b", 0), concept("c", 0, "x"));
  const [mean] = compared.questions[0]!.rows;

  it("are compared in pairs, on the battery and the sentiment", () => {
    expect(compared.questions.map(({ question_id }) => question_id)).toEqual([...conceptItems, "sentiment"]);
    expect(mean?.differences.map(({ first, second, paired }) => [first, second, paired])).toEqual([
      ["A", "B", 12],
      ["A", "C", 0],
      ["B", "C", 0],
    ]);
    expect(compared.notes).toHaveLength(2);
  });

  it("differ by less than strangers can be seen to", () => {
    const [ofOne, ofOthers] = mean!.differences;
    expect(ofOne!.difference).toBe(ofOthers!.difference);
    expect(ofOne!.p_value).toBeLessThan(ofOthers!.p_value!);
    const width = ([low = 0, high = 0]: readonly number[] = []) => high - low;
    expect(width(ofOne!.difference_interval ?? [])).toBeLessThan(width(ofOthers!.difference_interval ?? []));
  });

  it("have probabilities of being best that sum to one, each with the interval of its draws", () => {
    const best = mean!.simulations.map(({ probability_best: probability }) => probability!);
    expect(best.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 3);
    expect(best[0]!.probability).toBeGreaterThan(0.8);
    for (const { probability, interval } of best) {
      expect(interval[0]).toBeLessThanOrEqual(probability);
      expect(interval[1]).toBeGreaterThanOrEqual(probability);
    }
  });

  it("have the better end of ratings alone, and so somebody who is best", () => {
    expect(compared.questions.map(({ rows }) => rows.map(({ best }) => best))).toEqual([
      ...conceptItems.map(() => ["highest", "highest"]),
      ["highest"],
    ]);
  });

  it("that answer alike differ in nothing, and neither is better", () => {
    const [same] = compare(concept("a", 0), concept("b", 0)).questions[0]!.rows;
    expect(same!.differences).toMatchObject([{ difference: 0, difference_interval: null, p_value: null }]);
    expect(same!.simulations.map(({ probability_best: best }) => best?.probability)).toEqual([0.5, 0.5]);
  });
});

describe("what is compared", () => {
  it("is the same question wherever it stands, options in any order, and what only one asked is named", () => {
    const tea = question("q1", { kind: "multiple_choice", text: "Tea  or coffee?", options: ["Tea", "Coffee"] });
    const turned = { ...tea, id: "q7", text: "Tea or coffee?", options: ["Coffee", "Tea"] };
    const wide = question("q2", { kind: "likert", text: "How much?", scale: scaleOf(5) });
    const wider = { ...wide, scale: scaleOf(7) };
    const open = question("q3", { text: "Why?" });
    const profile = question("q4", { kind: "multiple_choice", options: ["Man", "Woman"], fact: "gender" });
    const people = (id: string, option: string) =>
      times(6, (index) => tabledPersona(`p${index}`, { [id]: { selected_options: [index === 0 ? "Tea" : option] } }));
    const { questions, not_compared } = compareSimulations({
      simulations: [
        tabledSurvey([tea, wide, open, profile], people("q1", "Tea")),
        tabledSurvey([wider, turned], people("q7", "Coffee")),
      ],
      questionIds: null,
      seed: 1,
    });
    expect(questions.map(({ question_id }) => question_id)).toEqual(["q1", "sentiment"]);
    const [ofTea, ofCoffee] = questions[0]!.rows;
    expect(ofTea!.differences[0]).toMatchObject({ difference: 83.3, paired: 6, adjusted_p_value: 0.0507 });
    expect(ofCoffee!.differences[0]!.difference).toBe(-83.3);
    expect(not_compared).toEqual([
      "“How much?” was asked in this way by one simulation alone (A) and is not compared.",
      "“How much?” was asked in this way by one simulation alone (B) and is not compared.",
      expect.stringContaining("Themes of open answers"),
    ]);
  });

  it("has a better end where one is: of ratings and ranks, not of numbers, amounts and shares", () => {
    const options = ["Tea", "Coffee"];
    const asked = [
      question("q1", { kind: "likert", text: "How much?", scale: scaleOf(5) }),
      question("q2", { kind: "numeric", text: "How old?" }),
      question("q3", { kind: "ranking", text: "Rank.", options }),
      question("q4", { kind: "multiple_choice", text: "Which?", options }),
      question("q5", { kind: "allocation", text: "Share out.", options, total: 100 }),
    ];
    const people = (shift: number) =>
      times(8, (index) => {
        const [first, second] = (index + shift) % 3 === 0 ? ["Tea", "Coffee"] : ["Coffee", "Tea"];
        const amount = 10 * index + shift;
        return tabledPersona(`p${index}`, {
          q1: chosen(1 + ((index + shift) % 5), 5),
          q2: { value: 20 + 3 * index + shift },
          q3: { ranking: [first, second] },
          q4: { selected_options: [first] },
          q5: {
            allocation: [
              { option: "Tea", amount },
              { option: "Coffee", amount: 100 - amount },
            ],
          },
        });
      });
    const { questions } = compare(tabledSurvey(asked, people(0)), tabledSurvey(asked, people(1)));
    const found = questions.map(({ question_id, rows }) => [
      question_id,
      ...new Set(rows.map(({ best }) => best)),
      rows.every(({ simulations }) => simulations.every(({ probability_best }) => probability_best !== null)),
      rows.some(({ simulations }) => simulations.some(({ probability_best }) => probability_best !== null)),
    ]);
    expect(found.filter(([id]) => id !== "sentiment")).toEqual([
      ["q1", "highest", true, true],
      ["q2", null, false, false],
      ["q3", "lowest", true, true],
      ["q4", null, false, false],
      ["q5", null, false, false],
    ]);
  });

  it("is no rating of another method", () => {
    const { questions, not_compared } = compare(concept("a", 0), concept("b", 0, "p", {}, "follow_up"));
    expect(questions.map(({ question_id }) => question_id)).toEqual(["sentiment"]);
    // The mean of each item, and its best two points.
    expect(not_compared).toHaveLength(2 * conceptItems.length);
  });

  it("can be named, and refuses what nobody asked", () => {
    const simulations = [concept("a", 0), concept("b", 1)];
    const only = compareSimulations({ simulations, questionIds: ["liking"], seed: 1 });
    expect(only.questions.map(({ question_id }) => question_id)).toEqual(["liking"]);
    expect(() => compareSimulations({ simulations, questionIds: ["shoes"], seed: 1 })).toThrow(
      "questions: shoes is not a question of the compared simulations",
    );
  });

  it("is no more than an answer holds", () => {
    const options = times(40, (index) => `Option ${index}`);
    const questions = times(3, (index) =>
      question(`q${index}`, { kind: "multiple_choice", text: `${index}`, options }),
    );
    const simulations = times(10, () =>
      tabledSurvey(questions, [tabledPersona("p", { q1: { selected_options: ["Option 1"] } })]),
    );
    expect(() => compare(...simulations)).toThrow(
      "10 simulations differ in 5445 figures, and an answer can have at most 5000",
    );
  });
});
