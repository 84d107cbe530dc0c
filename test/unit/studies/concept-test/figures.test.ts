import { describe, expect, it } from "vitest";
import { comparedFigures } from "../../../../functions/studies/concept-test/aggregate-schema.ts";
import { asIfAlone, conceptsFigures } from "../../../../functions/studies/concept-test/figures.ts";
import { noTests } from "../../../../functions/studies/rating/rating-error.ts";
import { noWeights } from "../../../../functions/studies/weights/design-weights.ts";
import { resultsOf, twoConcepts } from "./results.ts";

const RATINGS = [
  [4.5, 3.5],
  [4, 2.5],
  [3.5, 3],
  [4.2, 2.2],
  [3.8, 3],
  [2, 2.5],
  [4.4, null],
] as const;
const figures = (ratings: Parameters<typeof resultsOf>[0]) =>
  conceptsFigures(twoConcepts, resultsOf(ratings), () => [], noWeights);

describe("figures of concepts", () => {
  const found = figures(RATINGS);

  it("are those of each as if it had been tested alone", () => {
    expect(found.concepts.map(({ name, letter, persona_count }) => [name, letter, persona_count])).toEqual([
      ["Refill", "A", 7],
      ["Protein", "B", 7],
    ]);
    expect(found.concepts.map(({ questions }) => questions[0]?.answered)).toEqual([7, 6]);
    expect(found.concepts.map(({ questions }) => questions[0]?.mean)).toEqual([3.77, 2.78]);
  });

  it("are compared over those who rated both, with letters where they differ", () => {
    expect(found.comparison.map(({ figure }) => figure)).toEqual(comparedFigures);
    const [intent] = found.comparison;
    // scipy: ttest_rel([4.5, 4, 3.5, 4.2, 3.8, 2], [3.5, 2.5, 3, 2.2, 3, 2.5])
    expect(intent?.differences).toEqual([
      {
        first: "A",
        second: "B",
        paired: 6,
        difference: 0.88,
        difference_interval: [-0.02, 1.79],
        p_value: 0.053668,
        adjusted_p_value: 0.053668,
      },
    ]);
    expect(intent?.concepts.map(({ differs_from }) => differs_from)).toEqual([[], []]);
    const clear = figures(RATINGS.map(([first]) => [first, first - 1 - (first % 0.3)]));
    expect(clear.comparison[0]?.concepts.map(({ differs_from }) => differs_from)).toEqual([["B"], ["A"]]);
    expect(clear.comparison[0]?.concepts.map(({ best_share }) => best_share)).toEqual([100, 0]);
  });

  it("say for how many each is the best, of those who rated all", () => {
    expect(found.comparison[0]?.answered).toBe(6);
    expect(found.comparison[0]?.concepts.map(({ best_share }) => best_share)).toEqual([83.3, 16.7]);
  });

  it("test nothing of fewer than five", () => {
    const few = figures(RATINGS.slice(0, 4));
    expect(few.comparison[0]?.differences[0]).toMatchObject({ paired: 4, p_value: null, adjusted_p_value: null });
    expect(few.comparison[0]?.differences[0]?.difference_interval).not.toBeNull();
  });

  it("are numbers or null whoever is missing", () => {
    for (const ratings of [
      [],
      [[null, null]],
      [[3, 4]],
      [
        [3, 3],
        [3, 3],
      ],
    ] as (readonly [number | null, number | null])[][])
      for (const { position_effect } of [figures(ratings)])
        for (const { positions, p_value } of position_effect) {
          expect(p_value).toBeNull();
          expect(positions.every(({ effect }) => effect === null || Number.isFinite(effect))).toBe(true);
        }
  });
});

it("a persona seen as if asked about one concept has the answers of that one", () => {
  const [result] = resultsOf([[4, 2]]);
  const alone = asIfAlone(result!, "c2")!;
  expect(alone.reaction).toContain("Protein");
  expect(alone.answers?.map(({ question_id, rating }) => [question_id, rating])[0]).toEqual(["purchase_intent", 2]);
  expect(asIfAlone(result!, "c3")).toBeNull();
});

describe("figures of concepts of which each persona saw one", () => {
  /** As {@link RATINGS}, of whom every second saw the second concept. */
  const seenOne = (ratings: Parameters<typeof resultsOf>[0]) =>
    resultsOf(ratings).map((result, place) => {
      const own = twoConcepts[place % 2]!.concept_id;
      return {
        ...result,
        concepts: result.concepts!.filter(({ concept_id }) => concept_id === own),
        answers: result.answers!.filter(({ question_id }) => question_id.startsWith(own)),
      };
    });
  const monadic = (ratings: Parameters<typeof resultsOf>[0]) =>
    conceptsFigures(twoConcepts, seenOne(ratings), () => [], noWeights, noTests, "monadic");
  const found = monadic(RATINGS);

  it("have the base of those who saw it, and no order that did anything", () => {
    expect(found.concepts.map(({ persona_count, questions }) => [persona_count, questions[0]?.mean])).toEqual([
      [4, 4.05],
      [3, 2.4],
    ]);
    expect(found.comparison[0]).toMatchObject({ answered: 7, concepts: [{ best_share: null }, { best_share: null }] });
    expect(found.position_effect).toEqual([]);
  });

  it("are compared between different people, and tested from five in each", () => {
    expect(found.comparison[0]?.differences[0]).toMatchObject({ paired: 0, difference: 1.65, p_value: null });
    const many = monadic(Array.from({ length: 12 }, (_, place) => [4 + (place % 5) / 10, 2 + (place % 3) / 5]));
    expect(many.comparison[0]?.concepts.map(({ differs_from }) => differs_from)).toEqual([["B"], ["A"]]);
  });

  it("have no difference where nobody saw one of them", () => {
    expect(monadic(RATINGS.slice(0, 1)).comparison[0]?.differences[0]).toMatchObject({ paired: 0, difference: null });
  });
});
