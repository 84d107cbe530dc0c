import { describe, expect, it } from "vitest";
import { experimentFigures } from "../../../../functions/findings/comparisons/experiment-figures.ts";
import { normal, randomFrom } from "../../../../functions/statistics/random.ts";
import { chosen, question, scaleOf, tabledPersona, tabledSurvey } from "./tabled.ts";

const rated = question("q1", { kind: "likert", scale: scaleOf(5), text: "How good is it?" });
const taken = question("q2", { kind: "multiple_choice", options: ["Yes", "No"], text: "Would you take it?" });
const profile = question("q3", { kind: "multiple_choice", options: ["Man", "Woman"], fact: "gender" });
const ARMS = ["low", "high"];

/** People of whom every second is in the second arm, which raises an opinion by so much. */
function study(people: number, effect: number, seed: string, arms = ARMS) {
  const random = randomFrom(seed);
  const personas = Array.from({ length: people }, (_, index) => {
    const opinion = 3 + normal(random) + (index % arms.length === 1 ? effect : 0);
    const point = Math.max(1, Math.min(5, Math.round(opinion)));
    return tabledPersona(`p${index}`, {
      q1: chosen(point, 5),
      q2: { selected_options: [opinion > 3 ? "Yes" : "No"] },
      q3: { selected_options: ["Man"] },
    });
  });
  const experiment = {
    ...{ id: "price", name: "Price" },
    arms: arms.map((id, arm) => ({
      ...{ id, name: id },
      participants: new Set(personas.filter((_, index) => index % arms.length === arm).map(({ id: person }) => person)),
    })),
  };
  return experimentFigures(tabledSurvey([rated, taken, profile], personas, { experiments: [experiment] }))[0]!;
}

describe("the figures of a survey by the arms of an experiment", () => {
  it("have each arm's base, and a difference with its effect where there is one", () => {
    const { arms, questions, left_out } = study(200, 1, "effect");
    expect(arms.map(({ participants }) => participants)).toEqual([100, 100]);
    expect(questions.map(({ question_id }) => question_id)).toEqual(["q1", "q2"]);
    const [mean] = questions[0]!.rows;
    expect(mean!.arms.map(({ base }) => base)).toEqual([100, 100]);
    const [difference] = mean!.differences;
    expect(difference).toMatchObject({ first: "low", second: "high" });
    expect(difference!.adjusted_p_value).toBeLessThan(0.001);
    const [low, high] = mean!.arms.map(({ value }) => value!);
    expect(difference!.difference).toBeCloseTo(low! - high!, 1);
    // A standard deviation of a point, cut at both ends.
    expect(difference!.standardised_effect).toBeLessThan(-0.7);
    expect(difference!.standardised_effect).toBeGreaterThan(-1.4);
    const [yes] = questions[1]!.rows;
    const h =
      2 * Math.asin(Math.sqrt(yes!.arms[0]!.value! / 100)) - 2 * Math.asin(Math.sqrt(yes!.arms[1]!.value! / 100));
    expect(yes!.differences[0]!.standardised_effect).toBeCloseTo(h, 1);
    expect(left_out).toEqual([]);
  });

  it("name a difference in at most one of twenty experiments that change nothing", () => {
    const named = Array.from({ length: 300 }, (_, run) =>
      study(60, 0, `nothing ${run}`).questions.some(({ rows }) =>
        rows.some(({ differences }) => differences.some(({ adjusted_p_value: p }) => p !== null && p <= 0.05)),
      ),
    ).filter(Boolean).length;
    // 15 of 300 are expected at most; 27 is three standard errors more.
    expect(named).toBeLessThan(27);
  });

  it("compare no arm of fewer than five, and many arms with the first alone", () => {
    expect(study(8, 0, "few").questions.flatMap(({ rows }) => rows.flatMap((row) => row.differences))).toEqual([]);
    const many = study(70, 0, "many", ["a", "b", "c", "d", "e", "f", "g"]);
    const [mean] = many.questions[0]!.rows;
    expect(mean!.differences.map(({ first, second }) => `${first}${second}`)).toEqual([
      "ab",
      "ac",
      "ad",
      "ae",
      "af",
      "ag",
    ]);
  });
});
