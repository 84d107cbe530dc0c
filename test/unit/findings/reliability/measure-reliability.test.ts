import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ObservedAnswer } from "../../../../functions/dataset/observed-simulation.ts";
import { measureReliability } from "../../../../functions/findings/reliability/measure-reliability.ts";
import { reliabilityComponentsSchema } from "../../../../functions/findings/reliability/schemas.ts";
import { mean } from "../../../../functions/statistics/moments.ts";
import { randomFrom, shuffle } from "../../../../functions/statistics/random.ts";
import { opinionatedRuns, personaIds, question, run } from "./runs.ts";
import { wordingOf } from "../../../../functions/languages/wording.ts";

const options = { seed: 1 };
const answers: Record<"scale" | "choice" | "options" | "score", readonly ObservedAnswer[]> = {
  scale: [1, 2, 3, 4, 5, 2],
  choice: ["A", "B", "C", "A", "B", "C"],
  options: [["A"], ["A", "B"], ["C"], ["B", "C"], ["B"], ["A", "C"]],
  score: [-0.7, -0.3, 0.1, 0.4, 0.6, 0.9],
};
const everyKind = [
  question("q1", "scale", answers.scale),
  question("q2", "choice", answers.choice),
  question("q3", "options", answers.options),
  question("sentiment", "score", answers.score),
];
const theme = (persona: number, wording: string, embedding: readonly number[] | null) => ({
  persona_id: personaIds(9)[persona]!,
  question_id: null,
  theme: wording,
  embedding,
});

describe("measureReliability", () => {
  it("gives 100 to personas who repeat themselves word for word", () => {
    const themes = [theme(0, "price", [1, 0]), theme(1, "costs", [0.99, 0.14]), theme(2, "taste", [0, 1])];
    const measured = measureReliability(
      [0, 1, 2].map((number) => run(number, 6, everyKind, themes)),
      options,
    );
    expect(measured).toMatchObject({ confidence_score: 100, flags: ["few_personas"] });
    expect(measured).toMatchObject({ confidence_interval: null, verdict: null });
    expect(measured.interpretation).toContain("There is no interval: no persona ever gave a different answer");
    expect(measured.components).toMatchObject({ scales: 1, choices: 1, sentiment: 1, themes: 1, exact_agreement: 1 });
    expect(measured.components.questions.map(({ level }) => level)).toEqual([
      "ordinal",
      "nominal",
      "nominal",
      "interval",
      "nominal",
    ]);
    expect(reliabilityComponentsSchema.parse(measured.components)).toEqual(measured.components);
  });

  it("computes the textbook α of each question and averages them", () => {
    const first = question("q1", "choice", ["A", "A", "B", "B", "C", "C"]);
    const second = question("q1", "choice", ["A", "A", "B", "B", "C", "B"]);
    const third = question("q2", "choice", ["A", "B", "A", "B", "A", "B"]);
    const { components, confidence_score } = measureReliability(
      [run(0, 6, [first, third]), run(1, 6, [second, third])],
      options,
    );
    // By hand: five of six agree, D_o = 1/6; A, B and C are given 4, 5 and 3 times,
    // D_e = (4·8 + 5·7 + 3·9)/(12·11) = 94/132.
    const alpha = 1 - 1 / 6 / (94 / 132);
    expect(components.questions[0]?.alpha).toBeCloseTo(alpha, 3);
    expect(components.questions[1]?.alpha).toBe(1);
    expect(confidence_score).toBeCloseTo(50 * (alpha + 1), 1);
  });

  it("tells a question without variance from one that is stable or unstable, and leaves it out of the score", () => {
    const same = question("q9", "scale", [4, 4, 4, 4, 4, 4]);
    const measured = measureReliability([run(0, 6, [...everyKind, same]), run(1, 6, [...everyKind, same])], options);
    expect(measured.components.questions.find(({ question_id }) => question_id === "q9")).toMatchObject({
      alpha: null,
      reason: "no_variance",
      exact_agreement: 1,
      ac2: 1,
    });
    expect(measured.components.questions_without_variance).toBe(1);
    expect(measured).toMatchObject({ confidence_score: 100, flags: ["few_personas", "no_variance"] });
  });

  /** Twenty personas, of whom in one run one says No and in the other another one. */
  const nearlyAlike = (turn: number) =>
    question(
      "q8",
      "choice",
      Array.from({ length: 20 }, (_, index) => (index === turn ? "B" : "A")),
    );
  const varied = (id: string, turn: number, others: number) =>
    question(
      id,
      "scale",
      Array.from({ length: 20 }, (_, index) => 1 + ((index + (index < others ? turn : 0)) % 5)),
    );
  const twice = (of: (turn: number) => ReturnType<typeof question>[]) =>
    measureReliability(
      [0, 1].map((turn) => run(turn, 20, of(turn))),
      options,
    );

  it("says of a question that is answered alike in 90 % of the repetitions that its α says little", () => {
    const { components, interpretation } = twice((turn) => [
      nearlyAlike(turn),
      varied("q1", turn, 4),
      varied("q2", turn, 12),
    ]);
    const [alike, , weakest] = components.questions;
    // Of 20 personas 18 answer the same, and the α of two who do not is below chance.
    expect(alike).toMatchObject({ question_id: "q8", exact_agreement: 0.9 });
    expect(alike!.alpha).toBeLessThan(0);
    expect(alike!.alpha).toBeLessThan(weakest!.alpha!);
    expect(interpretation).toContain("“What about q8?” got the same answer in 90 % of repetitions");
    expect(interpretation).toContain(`Its α (${alike!.alpha!.toFixed(2)}) says little`);
    expect(interpretation).toContain(`Least stable is “What about q2?” (α ${weakest!.alpha!.toFixed(2)}).`);
  });

  it("names none as least stable beside questions that are answered alike", () => {
    const { interpretation } = twice((turn) => [nearlyAlike(turn), varied("q1", turn, 4)]);
    expect(interpretation).toContain("got the same answer in 90 %");
    expect(interpretation).not.toContain("Least stable");
  });

  it("says of questions that are answered alike in fewer which is the least stable", () => {
    const { components, interpretation } = twice((turn) => [varied("q1", turn, 3), varied("q2", turn, 12)]);
    expect(components.questions.map(({ exact_agreement }) => exact_agreement)).toEqual([0.85, 0.4]);
    expect(interpretation).not.toContain("got the same answer in");
    expect(interpretation).toContain("Least stable is “What about q2?”");
  });

  it.each([
    ["everything is the same", [3, 3, 3], [3, 3, 3], "no_variance", /same answers in all 2 runs/],
    ["nobody answered twice", [3, null, 4], [null, 2, null], "no_pairs", /no persona answered/],
    ["one persona alone answered twice", [3, null, 4], [2, 2, null], "one_persona", /only one persona answered/],
  ] as const)("has no score when %s, and says so", (_, first, second, reason, words) => {
    const measured = measureReliability(
      [run(0, 3, [question("q1", "scale", first)]), run(1, 3, [question("q1", "scale", second)])],
      options,
    );
    expect(measured).toMatchObject({ confidence_score: null, confidence_interval: null, verdict: null });
    expect(measured.components.questions[0]).toMatchObject({ alpha: null, reason });
    expect(measured.components.random_baseline).toBeNull();
    expect(measured.interpretation).toMatch(words);
    expect(measured.interpretation).not.toContain(wordingOf("en").say("notes.intervals"));
  });

  it("takes a persona that is missing in one run as a gap, not as disagreement", () => {
    const whole = run(0, 6, everyKind);
    const partly = run(
      1,
      5,
      everyKind.map(({ id, kind }) => question(id, kind, answers[kind].slice(0, 5))),
    );
    const { confidence_score, components } = measureReliability([whole, partly, run(2, 6, everyKind)], options);
    expect(confidence_score).toBe(100);
    expect(components).toMatchObject({ personas: 6, runs: 3 });
  });

  it("compares themes by meaning, and leaves out those of one persona alone", () => {
    const measured = measureReliability(
      [
        run(0, 4, [], [theme(0, "price", [1, 0, 0]), theme(1, "price", [1, 0, 0]), theme(2, "box", [0, 1, 0])]),
        run(1, 4, [], [theme(0, "cost", [0.99, 0.1, 0]), theme(1, "price", [1, 0, 0]), theme(2, "scent", [0, 0, 1])]),
      ],
      options,
    );
    expect(measured.components.questions).toMatchObject([
      {
        question_id: "themes",
        alpha: 1,
        question: "Themes brought up (1 compared; 2 named by one persona alone left out)",
      },
    ]);
  });

  it("does not depend on the order of runs", () => {
    const runs = opinionatedRuns(6, 3, 4, 0.6);
    const expected = measureReliability(runs, options);
    fc.assert(
      fc.property(fc.shuffledSubarray(runs, { minLength: 4 }), (reordered) => {
        expect(measureReliability(reordered, options)).toEqual(expected);
      }),
      { numRuns: 5 },
    );
  });

  it("keeps the interval within 0 and 100 and around the score, however few the personas", () => {
    for (const personas of [2, 3, 5]) {
      for (let repetition = 0; repetition < 12; repetition++) {
        const runs = opinionatedRuns(personas, 3, 3, 0.15 + 0.1 * repetition, repetition);
        const { confidence_score, confidence_interval } = measureReliability(runs, options);
        expect(confidence_interval === null || personas > 2).toBe(true);
        if (confidence_score === null || confidence_interval === null) continue;
        const [lower = NaN, upper = NaN] = confidence_interval;
        expect([lower >= 0, lower <= confidence_score, confidence_score <= upper, upper <= 100]).toEqual(
          Array.from({ length: 4 }, () => true),
        );
      }
    }
  });

  it("finds nothing beyond chance in answers that were shuffled among the personas", () => {
    const random = randomFrom(5);
    const alphas = Array.from({ length: 40 }, (_, repetition) => {
      const runs = opinionatedRuns(12, 2, 3, 0.2, repetition).map((study) => ({
        ...study,
        questions: study.questions.map((asked) => ({
          ...asked,
          answers: new Map(
            shuffle(random, [...asked.answers.values()]).map((answer, index) => [personaIds(12)[index]!, answer]),
          ),
        })),
      }));
      return measureReliability(runs, options).components.scales ?? 0;
    });
    // The standard error of 40 means of two α is about .02.
    expect(Math.abs(mean(alphas))).toBeLessThan(0.07);
  });

  it("shows beside the score what random answers would reach", () => {
    const { components, confidence_score } = measureReliability(opinionatedRuns(10, 4, 4, 0.3), options);
    const { expected, upper } = components.random_baseline!;
    expect(expected).toBeLessThan(15);
    expect(upper).toBeGreaterThan(expected);
    expect(upper).toBeLessThan(confidence_score!);
  });

  it("orders interval, score and verdict sensibly, and repeats itself for the same seed", () => {
    const runs = opinionatedRuns(24, 6, 4, 0.6);
    const measured = measureReliability(runs, options);
    const [lower, upper] = measured.confidence_interval!;
    expect(lower).toBeLessThan(measured.confidence_score!);
    expect(upper).toBeGreaterThan(measured.confidence_score!);
    expect(measured.flags).toEqual([]);
    expect(measureReliability(runs, options)).toEqual(measured);
  });

  it("refuses a single run, a run twice, and runs of different stimuli", () => {
    const [first, second] = opinionatedRuns(4, 1, 2, 0.5);
    expect(() => measureReliability([first!], options)).toThrow("at least two runs");
    expect(() => measureReliability([first!, first!], options)).toThrow("different runs");
    expect(() => measureReliability([first!, { ...second!, stimulus: "coffee" }], options)).toThrow("one stimulus");
  });
});
