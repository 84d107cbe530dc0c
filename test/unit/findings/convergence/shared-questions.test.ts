import { describe, expect, it } from "vitest";
import { sharedQuestions } from "../../../../functions/findings/convergence/shared-questions.ts";
import { choice, scale, sentiment, study } from "./simulations.ts";

const sharedBy = (...studies: Parameters<typeof sharedQuestions>[0]) =>
  sharedQuestions(studies).map(({ question, studies: positions }) => [question.question, positions]);

describe("questions that studies share", () => {
  it("have the same wording and scale, wherever they stand", () => {
    const first = study("a", [scale("Price?", [1, 2]), scale("Taste?", [3, 3])]);
    const second = study("b", [
      { ...scale("Taste?", [4, 4]), id: "q1" },
      { ...scale(" Price? ", [1]), id: "q2" },
    ]);
    expect(sharedBy(first, second)).toEqual([
      ["Price?", [0, 1]],
      ["Taste?", [0, 1]],
    ]);
  });

  it("are others on another scale, or with other options", () => {
    const first = study("a", [scale("Price?", [1]), choice("Where?", ["Shop", "Online"], ["Shop"])]);
    const second = study("b", [scale("Price?", [1], 7), choice("Where?", ["Shop", "Market"], ["Shop"])]);
    expect(sharedBy(first, second).map(([, positions]) => positions)).toEqual([[0], [0], [1], [1]]);
  });

  it("may offer the same options in another order", () => {
    const where = (...options: string[]) => study("a", [choice("Where?", options, ["Shop"])]);
    expect(sharedBy(where("Shop", "Online"), where("Online", "Shop"))).toEqual([["Where?", [0, 1]]]);
  });

  it("include the sentiment of every kind of study, but no conjoint tasks", () => {
    const task = choice("1: Nordic | 2: Alpenhof", ["1", "2"], ["1"]);
    const conjoint = study("a", [task, sentiment([0.5])], { simulation_type: "conjoint" });
    const interviews = study("b", [{ ...sentiment([0.1]), question: "Mood" }], { simulation_type: "idi_ai" });
    expect(sharedBy(conjoint, conjoint, interviews)).toEqual([["sentiment", [0, 1, 2]]]);
  });

  it("tell a question that is asked twice apart by its turn", () => {
    const twice = study("a", [scale("Again?", [1]), scale("Again?", [5])]);
    const [first, second] = sharedQuestions([twice, twice]);
    expect([first?.asked, second?.asked].map((asked) => asked?.map(({ answers }) => answers.get("p0")))).toEqual([
      [1, 1],
      [5, 5],
    ]);
  });

  it("need an answer", () => {
    expect(sharedBy(study("a", [scale("Price?", [])]), study("b", [scale("Price?", [2])]))).toEqual([["Price?", [1]]]);
  });
});
