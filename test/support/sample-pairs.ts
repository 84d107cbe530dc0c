import type { PairRecord } from "../../functions/studies/calibration/record.ts";
import type { ScaleFamily } from "../../functions/studies/calibration/schemas.ts";

/** A pair with one question for each two of synthetic and human figures, 0 to 1, of a hundred people. */
export const samplePair = (
  number: number,
  figures: readonly (readonly [synthetic: number, human: number])[],
  family: ScaleFamily = "rating",
): PairRecord => ({
  human_study_id: `h${number}`,
  name: `Study ${number}`,
  project_id: `p${number}`,
  simulation_id: `s${number}`,
  created_at: "2026-11-23T09:00:00.000",
  questions: figures.map(([synthetic, human], position) => ({
    question_id: `q${position}`,
    family,
    figures: [{ human: { mean: human, sd: 0.3, n: 100 }, synthetic: { mean: synthetic, se: 0.02, n: 30 } }],
  })),
});

/** Six studies around human = .1 + .8 × synthetic, from .3 to .8. */
export const sixPairs = (family: ScaleFamily = "rating"): PairRecord[] =>
  [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((synthetic, number) =>
    samplePair(
      number,
      [
        [synthetic, 0.1 + 0.8 * synthetic + (number % 2 ? 0.02 : -0.02)],
        [1.1 - synthetic, 0.1 + 0.8 * (1.1 - synthetic)],
      ],
      family,
    ),
  );
