import { describe, expect, it } from "vitest";
import { assignArms } from "../../../../functions/studies/survey/experiments.ts";
import { checkSurvey } from "../../../../functions/studies/survey/check-survey.ts";
import { surveyInputSchema, surveyOfInput } from "../../../../functions/studies/survey/survey-input.ts";

const armsOf = (...shares: number[]) =>
  shares.map((share, index) => ({ id: `a${index}`, name: `Arm ${index}`, share }));
const experiment = (id: string, shares: number[], within: { experiment_id: string; arm_id: string } | null = null) => ({
  id,
  name: id,
  arms: armsOf(...shares),
  within,
});
const count = (values: readonly (string | undefined)[]) =>
  Object.fromEntries([...Map.groupBy(values, String)].map(([value, all]) => [value, all.length]));
const groups = Array.from({ length: 120 }, (_, index) => ["Female 1", "Male 1", "Female 2", "Male 2"][index % 4]!);

describe("participants are divided among arms", () => {
  it("equally, within each group and over all", () => {
    const arms = assignArms([experiment("price", [100 / 3, 100 / 3, 100 / 3])], groups);
    expect(count(arms.map(({ price }) => price))).toEqual({ a0: 40, a1: 40, a2: 40 });
    for (const group of new Set(groups)) {
      const own = arms.filter((_, at) => groups[at] === group);
      expect(count(own.map(({ price }) => price))).toEqual({ a0: 10, a1: 10, a2: 10 });
    }
  });

  it("by their shares", () => {
    const arms = assignArms([experiment("price", [70, 20, 10])], groups);
    expect(count(arms.map(({ price }) => price))).toEqual({ a0: 84, a1: 24, a2: 12 });
  });

  it("so that later ones change nothing for those before", () => {
    const experiments = [experiment("price", [50, 50]), experiment("pack", [50, 25, 25])];
    expect(assignArms(experiments, groups.slice(0, 50))).toEqual(assignArms(experiments, groups).slice(0, 50));
  });

  it("of independent experiments in every combination equally often", () => {
    const arms = assignArms([experiment("price", [50, 50]), experiment("pack", [50, 50])], groups);
    const combinations = count(arms.map(({ price, pack }) => `${price} ${pack}`));
    expect(Object.keys(combinations)).toHaveLength(4);
    for (const size of Object.values(combinations)) expect(Math.abs(size - 30)).toBeLessThanOrEqual(2);
  });

  it("of an experiment within an arm only those who are in it", () => {
    const within = { experiment_id: "price", arm_id: "a1" };
    const arms = assignArms([experiment("price", [50, 50]), experiment("pack", [50, 50], within)], groups);
    expect(arms.every(({ price, pack }) => (price === "a1") === (pack !== undefined))).toBe(true);
    expect(count(arms.flatMap(({ pack }) => pack ?? []))).toEqual({ a0: 30, a1: 30 });
  });

  it("in another way from another seed", () => {
    const experiments = [experiment("price", [50, 50])];
    expect(assignArms(experiments, groups, "one")).not.toEqual(assignArms(experiments, groups, "two"));
  });
});

describe("checkSurvey refuses", () => {
  const questions = [{ id: "q1", kind: "open_ended", text: "Why {{price}}?" }];
  const arms = [{ id: "low" }, { id: "high" }];
  const check = (more: object) => checkSurvey(surveyOfInput(surveyInputSchema.parse({ questions, ...more })));
  const variables = [{ name: "price", value: "1.99" }];

  it.each<[name: string, more: object, sentence: string]>([
    [
      "shares that do not sum",
      {
        experiments: [
          {
            id: "x",
            arms: [
              { id: "a", share: 60 },
              { id: "b", share: 60 },
            ],
          },
        ],
        variables,
      },
      "The experiment x has arms whose shares sum to 120, not to 100.",
    ],
    [
      "an arm twice",
      { experiments: [{ id: "x", arms: [{ id: "a" }, { id: "a" }] }], variables },
      "has the arm a twice.",
    ],
    [
      "an experiment within a later one",
      {
        experiments: [
          { id: "x", arms, within: { experiment_id: "y", arm_id: "low" } },
          { id: "y", arms },
        ],
        variables,
      },
      "The experiment x is within y, which is not an earlier experiment.",
    ],
    [
      "a variable that shows itself",
      { variables: [{ name: "price", value: "{{price}} EUR" }] },
      "The variable price shows price, which is neither a question nor a variable before it.",
    ],
    [
      "a variable that waits for a question that shows it",
      { variables: [...variables, { name: "price", value: "2.99", when: { question_id: "q1", contains: ["x"] } }] },
      "depends on q1, which shows it: neither could ever be asked.",
    ],
    [
      "a variable that is called like a question",
      { variables: [...variables, { name: "q1", value: "x" }] },
      "like a question",
    ],
    [
      "a condition on a variable that shows an answer",
      {
        variables: [...variables, { name: "said", value: "{{q1}}" }],
        questions: [
          ...questions,
          { id: "q2", kind: "open_ended", text: "And?", ask_if: { variable: "said", any_of: ["x"] } },
        ],
      },
      "has ask_if on said, which shows the answer to q1; name that question instead.",
    ],
  ])("%s", (_name, more, sentence) => {
    expect(() => check(more)).toThrow(sentence);
  });

  it("a thousand arms, and shares for some of them", () => {
    const many = Array.from({ length: 1_000 }, (_, index) => ({ id: `a${index}` }));
    const parse = (own: object[]) => surveyInputSchema.safeParse({ questions, experiments: [{ id: "x", arms: own }] });
    expect(parse(many).error!.issues[0]!.path).toEqual(["experiments", 0, "arms"]);
    expect(parse([{ id: "a", share: 50 }, { id: "b" }]).error!.issues[0]!.message).toBe(
      "must all have a share, or none",
    );
  });
});
