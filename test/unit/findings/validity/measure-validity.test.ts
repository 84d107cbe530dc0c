import { describe, expect, it } from "vitest";
import { measureValidity } from "../../../../functions/findings/validity/measure-validity.ts";
import { tInterval } from "../../../../functions/statistics/mean-difference.ts";
import { expectClose } from "../../statistics/reference.ts";
import { chosen, choice, estimate, input, rated, scale, simulation } from "./inputs.ts";

/** Mean 3; personas half a point above. */
const people = [1, 2, 3, 3, 4, 5];
const personas = [3, 3, 4, 4, 4, 3];

describe("a question on a scale", () => {
  const [question] = measureValidity(input([scale("q1", personas)], [rated("q1", people)]), "en").questions;

  it("is told by means, spreads and distances", () => {
    expect(question).toMatchObject({ question_id: "q1", question: "Question q1?", kind: "scale" });
    expect(question!.people).toEqual({ n: 6, mean: 3, sd: Math.sqrt(2) });
    expectClose(question!.personas.difference, 0.5);
    expectClose(question!.personas.sd, Math.sqrt(0.3));
    expectClose(question!.personas.sd_ratio, Math.sqrt(0.15));
    // Cumulative shares of people 1, 2, 4, 5, 6 sixths, of personas 0, 0, 3, 6, 6.
    expectClose(question!.personas.ks_similarity, 1 - 2 / 6);
    expectClose(question!.personas.wasserstein_over_range, 5 / 6 / 4);
    expect(question!.personas.empty_options).toEqual(["1", "2", "5"]);
  });

  it("has Welch's interval of the difference", () => {
    // scipy 1.17: ttest_ind([3,3,4,4,4,3], [1,2,3,3,4,5], equal_var=False).confidence_interval()
    const [low, high] = question!.personas.difference_interval!;
    expectClose(low, -0.9888513641564822);
    expectClose(high, 1.9888513641564822);
  });

  it("has a wider interval where people are weighted, and says so", () => {
    const weighted = measureValidity(input([scale("q1", personas)], [rated("q1", people, { n_effective: 4 })]), "en");
    // Welch with a variance of 2 over 4 people, and of .3 over 6 personas.
    const error = Math.sqrt(2 / 4 + 0.3 / 6);
    const df = error ** 4 / ((2 / 4) ** 2 / 3 + (0.3 / 6) ** 2 / 5);
    const [, upper] = tInterval({ mean: 0.5, error, df })!;
    const [low, high] = weighted.questions[0]!.personas.difference_interval!;
    expectClose(low, 1 - upper);
    expectClose(high, upper);
    expect(high).toBeGreaterThan(question!.personas.difference_interval![1]!);
    expect(weighted.questions[0]!.people).toMatchObject({ n: 6, n_effective: 4 });
    expect(weighted.notes.join(" ")).toContain("the effective sample, of at least 4 people in every question");
  });

  it("stands beside random answering, of which everything is known", () => {
    const { random } = question!;
    expect(random).toMatchObject({ n: null, mean: 3, difference: 0, empty_options: [] });
    expectClose(random.sd, Math.sqrt(2));
  });

  it("has no distances where only mean and spread are known, and says so", () => {
    const { questions, notes } = measureValidity(
      input([scale("q1", personas)], [rated("q1", people, { counts: null })]),
      "en",
    );
    expect(questions[0]!.personas).toMatchObject({ ks_similarity: null, wasserstein_over_range: null });
    expect(questions[0]!.personas.difference).toBe(0.5);
    expect(notes.join(" ")).toContain("For 1 question, only mean and spread of the people are known");
  });

  it("takes answers of people that lie between the points", () => {
    const averages = [1, 1.5, 2.5, 3.25];
    const { personas: own } = measureValidity(input([scale("q1", [2, 2])], [rated("q1", averages)]), "en")
      .questions[0]!;
    expectClose(own.ks_similarity, 0.5);
    expectClose(own.wasserstein_over_range, (1 + 0.5 + 0.5 + 1.25) / 4 / 4);
  });

  it("pools the distributions of personas who are torn, each as much as it counts", () => {
    const torn = {
      ...scale("q1", [1, 5]),
      ratings: new Map([
        ["p0", 2],
        ["p1", 4],
      ]),
      distributions: new Map([
        ["p0", [0.5, 0, 0.5, 0, 0]],
        ["p1", [0, 0, 0.5, 0, 0.5]],
      ]),
    };
    const held = input([torn], [rated("q1", [1, 3, 3, 5])]);
    const alike = measureValidity(held, "en").questions[0]!.personas;
    expect(alike).toMatchObject({ mean: 3, ks_similarity: 1, wasserstein_over_range: 0 });
    // All four answers that they might give, not the two means.
    expectClose(alike.sd, 2);
    const weights = new Map([
      ["p0", 3],
      ["p1", 1],
    ]);
    const weighted = measureValidity({ ...held, simulation: { ...held.simulation, weights } }, "en");
    expect(weighted.questions[0]!.personas.mean).toBe(2.5);
    expectClose(weighted.questions[0]!.personas.ks_similarity, 1 - 0.125);
  });

  it("tells of parts of the people that personas belong to", () => {
    const part = (value: string, answers: readonly number[]) => {
      const { n, mean, sd, counts } = rated("q1", answers).humans;
      return { by: "gender" as const, value, n, mean, sd, counts };
    };
    const held = input(
      [scale("q1", [4, 5, 1])],
      [rated("q1", people, { subgroups: [part("Female", [4, 4, 5, 5, 4]), part("Male", [1, 2, 1, 2, 2])] })],
      {
        facts: new Map([
          ["p0", { gender: "Female" }],
          ["p1", { gender: "Female" }],
          ["p2", { age: "55+" }],
        ]),
      },
    );
    const [female, ...others] = measureValidity(held, "en").questions[0]!.subgroups;
    expect(others).toEqual([]);
    expect(female).toMatchObject({ by: "gender", value: "Female", people: 5, personas: 2 });
    expectClose(female!.difference, 0.1);
    expect(female!.difference_interval![0]).toBeLessThan(0);
  });
});

describe("a question with options", () => {
  const options = ["tea", "coffee", "water"];

  it("is told by shares, their distance and what nobody chose", () => {
    const held = input(
      [choice("q1", options, ["tea", "tea", "coffee", "tea"])],
      [chosen("q1", { tea: 5, coffee: 3, water: 2 })],
      { directEstimates: [estimate("q1", { tea: 0.5, coffee: 0.5 })] },
    );
    const [question] = measureValidity(held, "en").questions;
    expect(question!.personas.shares).toEqual([
      { answer: "tea", share: 0.75, people: 0.5 },
      { answer: "coffee", share: 0.25, people: 0.3 },
      { answer: "water", share: 0, people: 0.2 },
    ]);
    expectClose(question!.personas.total_variation, 0.25);
    expect(question!.personas.empty_options).toEqual(["water"]);
    expect(question!.random.shares.map(({ share }) => share)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expectClose(question!.direct_estimate!.total_variation, 0.2);
    expect(question!.people).toEqual({ n: 10, mean: null, sd: null });
  });

  it("where several may be chosen has shares of people, and random answering of as many ticks", () => {
    const held = input(
      [choice("q1", options, [["tea", "coffee"], ["tea"]], "options")],
      [chosen("q1", { tea: 10, coffee: 5, water: 0 }, { n: 10, multiple: true })],
    );
    const [question] = measureValidity(held, "en").questions;
    expect(question!.personas.shares.map(({ share, people: theirs }) => [share, theirs])).toEqual([
      [1, 1],
      [0.5, 0.5],
      [0, 0],
    ]);
    expect(question!.personas.total_variation).toBe(0);
    expect(question!.random.shares.map(({ share }) => share)).toEqual([0.5, 0.5, 0.5]);
  });
});

describe("the other half of the people", () => {
  const halves: [number[], number[]][] = [
    [
      [2, 1, 0],
      [0, 1, 2],
    ],
    [
      [1, 1, 1],
      [1, 1, 1],
    ],
  ];

  it("is compared with the one half in every division", () => {
    const [question] = measureValidity(
      input([scale("q1", [1, 3])], [rated("q1", [1, 1, 2, 2, 3, 3], { halves })]),
      "en",
    ).questions;
    expect(question!.other_half).toMatchObject({ n: 3, difference_interval: null, empty_options: [] });
    // Means 4/3 and 8/3 in the first division, alike in the second.
    expectClose(question!.other_half!.difference, 2 / 3);
    expectClose(question!.other_half!.ks_similarity, (1 / 3 + 1) / 2);
  });

  it("tells how reliable the people's means are, which correlations cannot exceed by much", () => {
    const shifted = (shift: number) =>
      rated(`q${shift}`, [shift, shift + 1], {
        halves: [
          [
            [1, 0],
            [0, 1],
          ],
          [
            [0, 1],
            [1, 0],
          ],
        ],
      });
    const held = input(
      [1, 2, 3].map((shift) => scale(`q${shift}`, [shift])),
      [1, 2, 3].map(shifted),
    );
    const { split_half_reliability, overall } = measureValidity(held, "en");
    expectClose(split_half_reliability, 1);
    expect(overall.map(({ answerer }) => answerer)).toEqual(["personas", "random", "other_half"]);
    expectClose(overall[0]!.correlation_of_means, 1);
    expectClose(overall[0]!.attainment, 1);
    expect(overall[1]).toMatchObject({ correlation_of_means: null, attainment: null });
  });

  it("also of options", () => {
    const held = input(
      [choice("q1", ["a", "b"], ["a"])],
      [
        chosen(
          "q1",
          { a: 4, b: 4 },
          {
            halves: [
              [
                [3, 1],
                [1, 3],
              ],
            ],
          },
        ),
      ],
    );
    const { questions, overall } = measureValidity(held, "en");
    expectClose(questions[0]!.other_half!.total_variation, 0.5);
    expectClose(overall.find(({ answerer }) => answerer === "other_half")!.mean_absolute_error_over_range, 0.5);
  });
});

describe("people whom personas were made of", () => {
  const answers = [1, 2, 3, 4, 5, 2, 4, 3];
  const close = [1, 2, 3, 4, 5, 3, 4, 3, 4, 4, 5, 5];
  const respondents = new Map([["q1", new Map(answers.map((answer, index) => [`p${index}`, answer]))]]);
  const held = input([scale("q1", close)], [rated("q1", answers)], { respondents });

  it("give an estimate that their personas help", () => {
    const { paired } = measureValidity(held, "en").questions[0]!;
    expect(paired).toMatchObject({ asked: 8, predicted: 4, people_mean: 3, helps: true });
    expect(paired!.estimate).toBeGreaterThan(3);
    expect(paired!.human_answers_worth).toBeGreaterThan(8);
    const width = ([low, high]: readonly number[]) => high! - low!;
    // Widths and worth say the same.
    expectClose(8 * (width(paired!.people_interval) / width(paired!.interval)) ** 2, paired!.human_answers_worth);
    expectClose(paired!.useful_correlation, 1 / Math.sqrt(6));
  });

  it("are warned of personas that do not go together with them", () => {
    const against = input([scale("q1", [3, 5, 1, 3, 3, 5, 1, 3, 2])], [rated("q1", answers)], { respondents });
    const { questions, notes } = measureValidity(against, "en");
    expect(questions[0]!.paired!.helps).toBe(false);
    expect(notes.join(" ")).toContain("use the people’s answers alone");
  });

  it("have a paired interval of the difference where they are the people", () => {
    const everybody = { ...held, simulation: simulation([scale("q1", close.slice(0, 8))]) };
    const own = { ...everybody, people: { ...held.people, human_study_id: null } };
    // Differences are 0 seven times and 1 once: 1/8 ± t(7) · √(1/8)/√8.
    const [low = NaN, high = NaN] = measureValidity(own, "en").questions[0]!.personas.difference_interval!;
    expectClose((low + high) / 2, 1 / 8);
    expectClose(high - low, (2 * 2.3646242515927844) / 8);
    const strangers = measureValidity(everybody, "en").questions[0]!.personas.difference_interval!;
    expect(strangers[1]! - strangers[0]!).toBeGreaterThan(high - low);
  });

  it("have an interval around the difference where not all of their personas answered", () => {
    const some = { ...held, simulation: simulation([scale("q1", close.slice(0, 5))]) };
    const own = { ...some, people: { ...held.people, human_study_id: null } };
    const { difference, difference_interval } = measureValidity(own, "en").questions[0]!.personas;
    const [low = NaN, high = NaN] = difference_interval!;
    expectClose((low + high) / 2, difference!);
  });
});
