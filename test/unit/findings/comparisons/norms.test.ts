import { describe, expect, it } from "vitest";
import type { NormRecord } from "../../../../functions/findings/comparisons/norm-record.ts";
import { presentNorms } from "../../../../functions/findings/comparisons/norms.ts";
import { normsSchema } from "../../../../functions/findings/comparisons/norms-schema.ts";

const norm = (index: number, own: Partial<NormRecord["figures"][number]> = {}): NormRecord => ({
  simulation_id: `s${index}`,
  project_id: "p",
  completed_at: `2026-11-${10 + index}`,
  concept: `c${index}`,
  figures: [
    {
      ...{ question_id: "liking", figure: "mean", value: 3 + index / 10, error: 0.02, n: 30 },
      method: "semantic_similarity",
      ...own,
    },
  ],
});
const others = (count: number) => Array.from({ length: count }, (_, index) => norm(index));
const place = (own: NormRecord, recorded: readonly NormRecord[], language = "en") =>
  normsSchema.parse({
    ...presentNorms({ own, recorded, language }),
    simulation_id: "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f",
  });

describe("the place of a concept", () => {
  it("begins with ten others", () => {
    const own = norm(99, { value: 3.55 });
    const before = place(own, [own, ...others(9)]);
    expect([before.ready, before.concepts, before.figures[0]!.percentile_rank]).toEqual([false, 9, null]);
    expect(before.missing).toBe(
      "9 of 10 other concepts: norms begin when 10 have been tested and rated by the same method.",
    );
    const after = place(own, [own, ...others(10)]);
    expect([after.ready, after.missing]).toEqual([true, null]);
    expect(after.figures).toEqual([
      {
        ...{ question_id: "liking", figure: "mean", value: 3.55, base: 30, concepts: 10 },
        ...{ percentile_rank: 60, percentile_interval: expect.anything(), median: 3.45, quartiles: [3.23, 3.68] },
      },
    ]);
    const [low, high] = after.figures[0]!.percentile_interval!;
    expect([low! < 60, high! > 60, low! >= 40, high! <= 80]).toEqual([true, true, true, true]);
  });

  it("counts one that is equal by half", () => {
    expect(place(norm(99, { value: 3.5 }), others(10)).figures[0]!.percentile_rank).toBe(55);
  });

  it("is as uncertain as its figures are", () => {
    const widthOf = (error: number | null) => {
      const [low, high] = place(norm(99, { value: 3.55, error }), others(10)).figures[0]!.percentile_interval!;
      return high! - low!;
    };
    expect(widthOf(0.4)).toBeGreaterThan(widthOf(0.02));
  });

  it("is among other concepts alone: none of its own tests, the latest of each other", () => {
    const own = norm(99, { value: 3.55 });
    const sameConcept = { ...norm(98, { value: 1 }), concept: own.concept };
    const testedAgain = { ...norm(97, { value: 5 }), concept: "c0" };
    const { figures, concepts } = place(own, [testedAgain, sameConcept, ...others(10)]);
    expect([concepts, figures[0]!.concepts]).toEqual([10, 10]);
    // The first of the others is now above.
    expect(figures[0]!.percentile_rank).toBe(50);
  });

  it("is among figures of one method alone", () => {
    const followed = others(10).map((one) => ({
      ...one,
      figures: one.figures.map((figure) => ({ ...figure, method: "follow_up" as const })),
    }));
    expect(place(norm(99), followed).figures[0]).toMatchObject({ concepts: 0, percentile_rank: null });
  });

  it("says what is missing in the language of the study", () => {
    expect(place(norm(99), others(3), "de").missing).toContain("3 von 10 weiteren Konzepten");
  });
});
