import { describe, expect, it } from "vitest";
import type { HumanAnswers } from "../../../../functions/findings/human-study/record.ts";
import { compareArms } from "../../../../functions/findings/validity/compare-arms.ts";
import type { MatchedQuestion } from "../../../../functions/findings/validity/input.ts";
import { languages } from "../../../../functions/languages/registry.ts";
import { expectClose } from "../../statistics/reference.ts";
import { chosen, choice, input, rated, scale, times } from "./inputs.ts";

/** Personas `p0` to `p9` pay 2 euros, `p10` to `p19` 3. */
const price = (first: number, all: number) => ({
  id: "price",
  name: "Price",
  arms: [
    { id: "low", name: "2 EUR", participants: new Set(Array.from({ length: first }, (_, at) => `p${at}`)) },
    { id: "high", name: "3 EUR", participants: new Set(Array.from({ length: all }, (_, at) => `p${at}`).slice(first)) },
  ],
});

const byArms = (all: MatchedQuestion, low: MatchedQuestion, high: MatchedQuestion): MatchedQuestion => ({
  ...all,
  humans: {
    ...all.humans,
    arms: [
      { experiment_id: "price", arm_id: "low", ...figuresOf(low.humans) },
      { experiment_id: "price", arm_id: "high", ...figuresOf(high.humans) },
    ],
  },
});
const figuresOf = ({ n, mean, sd, counts }: HumanAnswers) => ({ n, mean, sd, counts });

const cheap = times(10, 4, 5);
const dear = times(10, 2, 3);
const people = byArms(rated("q1", [...cheap, ...dear]), rated("q1", cheap), rated("q1", dear));
const compared = (personas: readonly number[], matched = people) =>
  compareArms(input([scale("q1", personas)], [matched], { experiments: [price(10, 20)] }), "en");

describe("an effect on people beside that on personas", () => {
  it("has the right direction, and a size with its interval", () => {
    const [experiment] = compared([...times(5, 3, 4), ...times(5, 2, 3)]);
    expect(experiment).toMatchObject({
      experiment_id: "price",
      name: "Price",
      arms: [
        { arm_id: "low", name: "2 EUR" },
        { arm_id: "high", name: "3 EUR" },
      ],
      directions: { known: 1, right: 1, wrong: 0 },
    });
    const [contrast] = experiment!.contrasts;
    expect(contrast).toMatchObject({ question_id: "q1", option: null, first: "low", second: "high" });
    expect(contrast!.people).toMatchObject({ difference: 2, n: [20, 20] });
    expect(contrast!.personas).toMatchObject({ difference: 1, n: [10, 10] });
    expect(contrast!.direction_right).toBe(true);
    expectClose(contrast!.size_ratio, 0.5);
    // Both variances are 10/36 of ten personas; t(.975, 18) = 2.10092204024096.
    expectClose(contrast!.personas.interval![0], 1 - 2.10092204024096 * Math.sqrt(2 / 36));
    expect(contrast!.size_ratio_interval![0]).toBeGreaterThan(0.2);
    expect(contrast!.size_ratio_interval![1]).toBeLessThan(0.8);
    expect(experiment!.sentence).toContain(
      "the right direction in 1 of them and the wrong one in 0 (100 % right, 95 % interval 3 % to 100 %)",
    );
  });

  it("has the wrong direction where personas go the other way, and none where they go nowhere", () => {
    expect(compared([...times(10, 2), ...times(10, 4)])[0]!.contrasts[0]).toMatchObject({
      direction_right: false,
      size_ratio: -1,
    });
    const [still] = compared(times(20, 3));
    expect(still!.contrasts[0]).toMatchObject({ direction_right: null, size_ratio: 0 });
    expect(still!.directions).toEqual({ known: 1, right: 0, wrong: 0, interval: null });
    expect(still!.sentence).toContain("the personas differ in none of them");
  });

  it("has none where people may not differ", () => {
    const same = byArms(rated("q1", [...cheap, ...cheap]), rated("q1", cheap), rated("q1", cheap));
    const [experiment] = compared([...times(10, 2), ...times(10, 4)], same);
    expect(experiment!.contrasts[0]).toMatchObject({
      direction_right: null,
      size_ratio: null,
      size_ratio_interval: null,
    });
    expect(experiment!.directions).toEqual({ known: 0, right: 0, wrong: 0, interval: null });
    expect(experiment!.sentence).toBe(
      "People do not differ beyond chance in any of 1 comparisons of arms, so no direction can be judged.",
    );
  });

  it("is of each share, of two options of the first", () => {
    const options = ["yes", "no"] as const;
    const bought = byArms(
      chosen("q2", { yes: 50, no: 50 }),
      chosen("q2", { yes: 40, no: 10 }),
      chosen("q2", { yes: 10, no: 40 }),
    );
    const question = choice("q2", options, [...times(8, "yes"), ...times(2, "no"), ...times(10, "no")]);
    const [experiment] = compareArms(input([question], [bought], { experiments: [price(10, 20)] }), "en");
    expect(experiment!.contrasts).toHaveLength(1);
    const [contrast] = experiment!.contrasts;
    expect(contrast).toMatchObject({ option: "yes", direction_right: true });
    expectClose(contrast!.people.difference, 0.6);
    expectClose(contrast!.personas.difference, 0.8);
    // Newcombe's method 10: Wilson's ends of 40 of 50 are .6696 and .8876, of 10 of 50 .1124 and .3304.
    const [far, near] = [Math.hypot(0.8 - 0.6696, 0.3304 - 0.2), Math.hypot(0.8876 - 0.8, 0.2 - 0.1124)];
    expect(contrast!.people.interval![0]).toBeCloseTo(0.6 - far, 3);
    expect(contrast!.people.interval![1]).toBeCloseTo(0.6 + near, 3);
    const three = ["yes", "no", "perhaps"];
    const more = choice("q2", three, times(20, "yes"));
    const [all] = compareArms(input([more], [bought], { experiments: [price(10, 20)] }), "en");
    expect(all!.contrasts.map(({ option }) => option)).toEqual(three);
  });

  it("takes shares of weighted people as precise as their effective sample", () => {
    const half = (share: number): MatchedQuestion =>
      chosen("q2", { yes: 100 * share, no: 100 * (1 - share) }, { n_effective: 10 });
    const arms = [
      { experiment_id: "price", arm_id: "low", ...half(0.7).humans },
      { experiment_id: "price", arm_id: "high", ...half(0.5).humans },
    ];
    const all = half(0.6);
    const weighted = { ...all, humans: { ...all.humans, arms } };
    const question = choice("q2", ["yes", "no"], [...times(10, "yes"), ...times(10, "no")]);
    const [experiment] = compareArms(input([question], [weighted], { experiments: [price(10, 20)] }), "en");
    const { people } = experiment!.contrasts[0]!;
    expect(people.n).toEqual([100, 100]);
    // Newcombe's method 10 of 7 of 10 and 5 of 10, whose Wilson's ends are .3968 and .8922, .2366 and .7634.
    expect(people.interval![0]).toBeCloseTo(0.2 - Math.hypot(0.7 - 0.3968, 0.7634 - 0.5), 3);
    expect(people.interval![1]).toBeCloseTo(0.2 + Math.hypot(0.8922 - 0.7, 0.5 - 0.2366), 3);
  });

  it("counts personas by their weights", () => {
    const all = input([scale("q1", [...times(5, 5), ...times(5, 1), ...times(10, 3)])], [people], {
      experiments: [price(10, 20)],
    });
    const weights = new Map(Array.from({ length: 20 }, (_, at) => [`p${at}`, at < 5 ? 3 : 1]));
    const [experiment] = compareArms({ ...all, simulation: { ...all.simulation, weights } }, "en");
    expectClose(experiment!.contrasts[0]!.personas.difference, 1);
  });

  it("is told of no experiment whose arms people were not divided in", () => {
    expect(compared(times(20, 3), rated("q1", cheap))).toEqual([]);
  });

  it.each(languages)("is said in %s", (language) => {
    for (const personas of [times(20, 3), [...times(10, 4), ...times(10, 2)]]) {
      const own = input([scale("q1", personas)], [people], { experiments: [price(10, 20)] });
      expect(compareArms(own, language)[0]!.sentence).not.toMatch(/[{}]/);
    }
  });
});
