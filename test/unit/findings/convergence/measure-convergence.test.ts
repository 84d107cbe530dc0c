import { describe, expect, it } from "vitest";
import { measureConvergence } from "../../../../functions/findings/convergence/measure-convergence.ts";
import { compareDistributions } from "../../../../functions/statistics/divergence.ts";
import { ksSimilarity } from "../../../../functions/statistics/ks.ts";
import { normal, randomFrom, weightedPick } from "../../../../functions/statistics/random.ts";
import { wassersteinSimilarity } from "../../../../functions/statistics/wasserstein.ts";
import { byOthers, choice, scale, sentiment, severalOptions, study } from "./simulations.ts";
import { wordingOf } from "../../../../functions/languages/wording.ts";

const low = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3];
const high = [3, 3, 4, 4, 4, 4, 5, 5, 5, 5];
const counts = (answers: readonly number[]) => [1, 2, 3, 4, 5].map((p) => answers.filter((one) => one === p).length);
const measure = (studies: Parameters<typeof measureConvergence>[0], options = {}) =>
  measureConvergence(studies, { seed: 1, replicates: 400, permutations: 100, ...options });
const rounded = (value: number | undefined) => Number(value?.toFixed(3));

describe("convergence", () => {
  it("has no score below two studies that share a question", () => {
    expect(measure([])).toMatchObject({ simulation_count: 0, score: null, findings: [], worst_question: null });
    const alone = measure([study("a", [scale("Price?", low)])]);
    expect(alone).toMatchObject({ simulation_count: 1, score: null, confidence_interval: null });
    expect(alone.interpretation).toMatch(
      /^One complete simulation matches\. Agreement between studies needs at least two/,
    );
    const strangers = measure([study("a", [scale("Price?", low)]), study("b", [scale("Taste?", low)])]);
    expect(strangers).toMatchObject({ score: null, same_population_baseline: null });
    expect(strangers.components.questions).toEqual([]);
  });

  it("is complete between studies that answer alike", () => {
    const one = study("a", [scale("Price?", low), sentiment(low.map((point) => point / 5))], {
      themes: low.map(() => ["price"]),
    });
    expect(measure([one, { ...one, simulation_id: "b" }])).toMatchObject({
      score: 100,
      confidence_interval: null,
      components: { sentiment: 1, themes: 1, scales: 1, choices: null, part_worths: null },
      worst_question: null,
    });
  });

  it("measures a rating by its divergence over all studies, and by pairs for the order of its points", () => {
    const [question] = measure([
      study("a", [scale("Price?", low)]),
      study("b", [scale("Price?", high)]),
      study("c", [scale("Price?", low)]),
    ]).components.questions;
    const tables = [low, high, low].map(counts);
    const expected = compareDistributions(tables);
    const [a, b] = [tables[0]!, tables[1]!];
    expect(question).toMatchObject({
      kind: "scale",
      similarity: rounded(expected?.similarity),
      ks_similarity: rounded((2 * ksSimilarity(a, b) + 1) / 3),
      wasserstein_similarity: rounded((2 * wassersteinSimilarity(a, b) + 1) / 3),
      studies: 3,
    });
    expect(question?.p_value).toBeLessThan(0.05);
  });

  it("compares sentiments as positive, neutral and negative, from ±0.2", () => {
    const [question] = measure([
      study("a", [sentiment([0.2, 0.9, 0.3, 0.4])], { personas: 4 }),
      study("b", [sentiment([0.25, 0.21, 0.95, 0.7])], { personas: 4 }),
    ]).components.questions;
    expect(question).toMatchObject({ kind: "sentiment", similarity: 1 });
  });

  it("counts a persona once however many options it chooses, and options that nobody wants not at all", () => {
    const options = ["Shop", "Online", "Market", "Elsewhere"];
    const inShops = low.map(() => ["Shop"]);
    const everywhere = low.map(() => ["Shop", "Online"]);
    const [question] = measure([
      study("a", [severalOptions("Where?", options, inShops)]),
      study("b", [severalOptions("Where?", options, everywhere)]),
    ]).components.questions;
    const online = compareDistributions([
      [10, 0],
      [0, 10],
    ]);
    expect(question?.similarity).toBe(rounded((1 + (online?.similarity ?? -1)) / 2));
    expect(question?.p_value).toBeLessThan(0.05);
  });

  it("counts all themes as one question, with a permutation test", () => {
    const a = study("a", [sentiment(low)], { themes: low.map(() => ["price", "taste"]) });
    const b = study("b", [sentiment(low)], { themes: low.map(() => ["price", "health", "habit"]) });
    const { components, score } = measure([a, byOthers(b, "x")]);
    expect(components).toMatchObject({ themes: 0.25, sentiment: 1 });
    expect(score).toBe(62.5);
    expect(components.questions.find(({ kind }) => kind === "themes")?.p_value).toBeLessThan(0.05);
  });

  it("tells real differences from those between two samples of one population", () => {
    const random = randomFrom(5);
    const sample = (weights: readonly number[]) => low.map(() => weightedPick(random, [1, 2, 3, 4, 5], weights));
    const flat = [1, 2, 3, 2, 1];
    const questions = ["Price?", "Taste?", "Look?", "Need?"];
    const asked = (id: string, weights: readonly number[]) =>
      byOthers(
        study(
          id,
          questions.map((question) => scale(question, sample(weights))),
        ),
        id,
      );
    const same = measure([asked("a", flat), asked("b", flat)]);
    const other = measure([asked("c", flat), asked("d", [0, 0, 1, 3, 6])]);
    expect(same.same_population_baseline?.expected).toBeLessThan(99);
    expect(same.score).toBeGreaterThanOrEqual(same.same_population_baseline?.lower ?? Infinity);
    expect(same.interpretation).toContain(wordingOf("en").say("notes.intervals"));
    expect(same.interpretation).toContain("within what chance explains");
    expect(same.interpretation).toContain("That does not show that the simulations agree");
    expect(other.score).toBeLessThan(other.same_population_baseline?.lower ?? -Infinity);
    expect(other.interpretation).toContain("larger than chance explains");
  });

  it("names the question that chance explains least", () => {
    const a = study("a", [scale("Price?", low), scale("Taste?", low)]);
    const b = study("b", [scale("Price?", low), scale("Taste?", high)]);
    const { worst_question: worst, interpretation } = measure([a, b]);
    expect(worst).toMatchObject({ question: "Taste?", kind: "scale" });
    expect(interpretation).toContain("They differ most in “Taste?”");
  });

  it("holds its interval around the score, and repeats itself", () => {
    const studies = [
      study("a", [scale("Price?", low), scale("Taste?", high)]),
      byOthers(study("b", [scale("Price?", high), scale("Taste?", high)]), "x"),
    ];
    const first = measure(studies, { replicates: 2000 });
    const [lower = NaN, upper = NaN] = first.confidence_interval ?? [];
    expect(lower).toBeLessThan(first.score ?? NaN);
    expect(upper).toBeGreaterThan(first.score ?? NaN);
    expect(upper - lower).toBeGreaterThan(2);
    expect(measure(studies, { replicates: 2000 })).toEqual(first);
  });

  it("resamples a persona with all that it said: those who repeat themselves are no source of doubt", () => {
    const one = study("a", [scale("Price?", low)]);
    const width = (other: typeof one) => {
      const [lower = NaN, upper = NaN] = measure([one, other]).confidence_interval ?? [];
      return upper - lower;
    };
    // Without any spread there is no interval at all.
    const { confidence_interval, interpretation } = measure([one, { ...one, simulation_id: "b" }]);
    expect(confidence_interval).toBeNull();
    expect(interpretation).toContain("There is no interval: within the simulations, the answers of personas are too");
    expect(width(byOthers(one, "x"))).toBeGreaterThan(0);
  });

  it("has no interval when a study has a single persona", () => {
    const single = study("a", [scale("Price?", [3])], { personas: 1 });
    const { confidence_interval, interpretation } = measure([single, study("b", [scale("Price?", low)])]);
    expect(confidence_interval).toBeNull();
    expect(interpretation).toContain("There is no interval: a simulation with one persona shows no spread.");
  });

  it("flags few personas and answers without variance", () => {
    const same = study("a", [
      choice(
        "Where?",
        ["Shop", "Online"],
        low.map(() => "Shop"),
      ),
    ]);
    expect(measure([same, { ...same, simulation_id: "b" }]).flags).toEqual(["few_personas", "no_variance"]);
    const many = study("a", [sentiment([...low, ...high].map((point) => point / 5))], { personas: 20 });
    const { flags, interpretation } = measure([many, { ...many, simulation_id: "b" }]);
    expect(flags).toEqual([]);
    expect(interpretation).not.toContain("percentage points");
  });

  it("says what ten personas cannot show, what was cut, and that the stimuli differ", () => {
    const one = study("a", [scale("Price?", low)]);
    const { interpretation } = measure([one, { ...one, stimulus: "another" }], { available: 41 });
    expect(interpretation).toMatch(/^The newest 2 of 41 complete simulations agree to 100 of 100/);
    expect(interpretation).toContain("did not all show and ask the same");
    expect(interpretation).toContain("less than about 63 percentage points");
    expect(interpretation.split(/\. (?=[A-Z])/)).toHaveLength(6);
  });

  it("finds a shift that the same personas make in every study, where strangers would hide it", () => {
    const shifted = [low, low, low].map((answers) => answers.map((point) => Math.min(5, point + 1)));
    const a = study("a", [scale("Price?", low), scale("Taste?", low), scale("Look?", low)]);
    const b = study("b", [scale("Price?", shifted[0]!), scale("Taste?", shifted[1]!), scale("Look?", shifted[2]!)]);
    const p = (...studies: (typeof a)[]) => measure(studies).same_population_baseline?.p_value ?? NaN;
    expect(p(a, b)).toBeLessThan(p(a, byOthers(b, "x")));
    expect(p(a, b)).toBe(0.0099);
  });

  it("says when no difference could be found at all: five personas can change places in 32 ways", () => {
    const of = (id: string, points: readonly number[]) => study(id, [scale("Price?", points)], { personas: 5 });
    const { same_population_baseline: chance, interpretation } = measure(
      [of("a", [1, 1, 1, 1, 1]), of("b", [5, 5, 5, 5, 5])],
      { permutations: 999 },
    );
    expect(chance?.p_value).toBeGreaterThan(0.05);
    expect(interpretation).toContain("even a large difference could not be distinguished from chance");
  });

  it("raises a false alarm in at most 5 of 100 comparisons of few personas, and finds half a deviation", () => {
    const alarms = (shift: number) => {
      const random = randomFrom(11);
      const rated = (opinion: number, by: number) =>
        Math.min(5, Math.max(1, Math.round(3 + opinion + 0.5 * normal(random) + by)));
      const found = Array.from({ length: 60 }, () => {
        const opinions = ["Price?", "Taste?", "Look?", "Need?"].map((question) => ({
          question,
          own: low.map(() => normal(random)),
        }));
        const asked = (id: string, by: number) => {
          const ratings = (own: number[]) => own.map((opinion) => rated(opinion, by));
          return study(
            id,
            opinions.map(({ question, own }) => scale(question, ratings(own))),
          );
        };
        const { same_population_baseline: chance } = measure([asked("a", 0), asked("b", shift)], { replicates: 100 });
        return (chance?.p_value ?? 1) <= 0.05;
      });
      return found.filter(Boolean).length;
    };
    // Of 60, at 5 %, 8 or more come with a probability of 1 %.
    expect(alarms(0)).toBeLessThan(8);
    expect(alarms(0.6)).toBeGreaterThan(30);
  });
});
