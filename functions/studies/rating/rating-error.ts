import * as z from "zod";
import type { RatingMethod } from "./rating-method.ts";
import type { ScaleFamily } from "./scale-families.ts";
import type { ScaleTest } from "./scale-map.ts";

/** How well each method reads scales, by what they measure; a scale that is missing was not measured. */
export type ScaleTests = Readonly<Partial<Record<RatingMethod, ReadonlyMap<ScaleFamily, ScaleTest>>>>;
export const noTests: ScaleTests = {};

export const ratingErrorSchema = z
  .number()
  .nullable()
  .meta({
    description:
      "Mean error of `rating_method` on answers of known grade, in points of the scale. Null if it was not " +
      "measured, as for most models of `follow_up`.",
  });

/** What reading answers by their vectors adds to the uncertainty of a figure, in points of its scale. */
export interface RatingError {
  /** Mean absolute error of one answer, two decimals; null where it was not measured. */
  error: number | null;
  /** Standard deviation of the amount by which all answers of one voice are misread: it does not average out. */
  bias: number;
}

const FIVE_POINT_RANGE = 4;

/** The error of a question's ratings on a scale of this many points. */
export function ratingError(
  tests: ScaleTests,
  { family, method, points }: { family: ScaleFamily | null; method: RatingMethod | null; points: number },
): RatingError {
  const test = family === null || method === null ? undefined : tests[method]?.get(family);
  if (!test) return { error: null, bias: 0 };
  const unit = (points - 1) / FIVE_POINT_RANGE;
  return { error: Number((unit * test.error).toFixed(2)), bias: unit * test.bias };
}
