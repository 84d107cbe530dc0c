import { describe, expect, it } from "vitest";
import { measureConvergence } from "../../../../functions/findings/convergence/measure-convergence.ts";
import type { ObservedSimulation } from "../../../../functions/dataset/observed-simulation.ts";
import { conceptBattery } from "../../../../functions/studies/concept-test/battery.ts";
import { choice, scale, sentiment, study } from "./simulations.ts";

const low = [1, 1, 1, 2, 2, 2, 2, 2, 1, 1];
const high = [4, 4, 5, 5, 4, 4, 5, 5, 4, 4];
const torn = [1, 5, 2, 4, 3, 3, 1, 5, 2, 4];

const findings = (...studies: ObservedSimulation[]) =>
  measureConvergence(studies, { seed: 1, replicates: 100, permutations: 20 }).findings;
const lines = (...studies: ObservedSimulation[]) =>
  findings(...studies).map(({ finding, holds_in, of }) => `${holds_in} of ${of}: ${finding}`);

describe("findings", () => {
  it("say which sentiment has the majority, if one has", () => {
    const of = (id: string, ...scores: number[]) => study(id, [sentiment(scores)], { personas: scores.length });
    expect(
      lines(of("a", 0.5, 0.6, -0.5), of("b", 0.9, 0.8, 0.2), of("c", 0.9, -0.8), of("d", -0.9, -0.7, -0.3)),
    ).toEqual([
      "2 of 4: Most react positively (67 to 100 % by weight)",
      "1 of 4: No sentiment has a majority",
      "1 of 4: Most react negatively (100 % by weight)",
    ]);
  });

  it("place the mean of a rating by its interval, and know the battery by name", () => {
    const [item] = conceptBattery("en");
    const intent = { ...scale(item!.question, []), id: item!.id };
    const of = (id: string, answers: readonly number[]) =>
      study(id, [{ ...intent, answers: scale("", answers).answers }, scale("Taste?", torn)]);
    expect(lines(of("a", high), of("b", high), of("c", low))).toEqual([
      "3 of 3: “Taste?”: undecided, the interval of the mean includes the middle of the scale (mean 3.0)",
      "2 of 3: Purchase intent: above the middle of the scale (mean 4.4)",
      "1 of 3: Purchase intent: below the middle of the scale (mean 1.5)",
    ]);
  });

  it("take the mean from the distributions where there are any", () => {
    const question = scale("Taste?", [5, 5, 5]);
    const distributions = new Map([...question.answers.keys()].map((persona) => [persona, [0, 0, 0.4, 0, 0.6]]));
    expect(lines(study("a", [{ ...question, distributions }], { personas: 3 }))).toEqual([
      "1 of 1: “Taste?”: above the middle of the scale (mean 4.2)",
    ]);
  });

  it("weight what each persona counts, as reports do", () => {
    const weights = new Map([
      ["p0", 2.04],
      ["p1", 0.48],
      ["p2", 0.48],
    ]);
    const questions = [
      sentiment([0.8, -0.8, -0.8]),
      scale("Taste?", [5, 2, 2]),
      choice("Where?", ["Shop", "Online"], ["Online", "Shop", "Shop"]),
    ];
    expect(lines(study("a", questions, { personas: 3, weights, themes: [["price"], ["taste"], []] }))).toEqual([
      "1 of 1: Most react positively (68 % by weight)",
      "1 of 1: “Taste?”: undecided, the interval of the mean includes the middle of the scale (mean 4.0)",
      "1 of 1: “Where?”: most choose “Online” (68 % by weight)",
      "1 of 1: “price” is a top theme (68 % by weight)",
    ]);
  });

  it("do not place the rating of a single persona", () => {
    expect(lines(study("a", [scale("Taste?", [5])], { personas: 1 }))).toEqual([
      "1 of 1: “Taste?”: undecided, one persona gives no interval (mean 5.0)",
    ]);
  });

  it("name the option that most choose, unless two are level", () => {
    const of = (id: string, ...answers: string[]) => study(id, [choice("Where?", ["Shop", "Online"], answers)]);
    expect(lines(of("a", "Shop", "Shop", "Online"), of("b", "Shop", "Online"), of("c", "Shop"))).toEqual([
      "2 of 3: “Where?”: most choose “Shop” (67 to 100 % by weight)",
    ]);
  });

  it("test themes of 30 % of the personas anywhere in every study that has themes", () => {
    const themes = (shared: number) => low.map((_, index) => (index < shared ? ["price"] : [`reason ${index}`]));
    expect(
      lines(
        study("a", [], { themes: themes(3) }),
        study("b", [], { themes: themes(2) }),
        study("c", [], { themes: themes(6) }),
        study("d", []),
      ),
    ).toEqual(["2 of 3: “price” is a top theme (30 to 60 % by weight)"]);
  });

  it("come with the simulations they hold in, the most tested first", () => {
    const found = findings(
      study("a", [scale("Taste?", high), sentiment([0.5])]),
      study("b", [sentiment([0.6])]),
      study("c", [scale("Taste?", high), sentiment([-0.6])]),
    );
    expect(found.map(({ of, holds_in, simulation_ids }) => [of, holds_in, simulation_ids])).toEqual([
      [3, 2, ["a", "b"]],
      [3, 1, ["c"]],
      [2, 2, ["a", "c"]],
    ]);
  });
});
