import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { krippendorffAlpha } from "../../../functions/statistics/krippendorff.ts";
import type { Level } from "../../../functions/statistics/krippendorff.ts";
import { matrix } from "../../support/matrix.ts";
import { expectClose, metrics, transposed } from "./reference.ts";

const levels: Level[] = ["nominal", "ordinal", "interval", "ratio"];
const complete = matrix("1 1 | 2 3 | 3 3 | 4 4 | 5 4");
const withMissing = [
  [1, 1, 2],
  [2, 3, 2],
  [null, 3, 3],
  [4, 4, 5],
  [5, 4, null],
  [2, null, null],
];
const units = fc.array(fc.array(fc.option(fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 4 }), {
  minLength: 2,
  maxLength: 8,
});

describe("krippendorffAlpha", () => {
  // From an independent implementation (Castro, fast-krippendorff).
  it.each([
    ["nominal", 0.5263157894736841, 0.28358208955223874],
    ["ordinal", 0.9076923076923077, 0.8536263736263736],
    ["interval", 0.8875, 0.8321678321678322],
    ["ratio", 0.9190019756328864, 0.7706733078155241],
  ] as const)("at %s level is %d for complete and %d for incomplete ratings", (level, whole, partial) => {
    expectClose(krippendorffAlpha(complete, level).alpha, whole, 1e-12);
    expectClose(krippendorffAlpha(withMissing, level).alpha, partial, 1e-12);
  });

  it("leaves units with a single rating out", () => {
    expect(krippendorffAlpha(withMissing, "ordinal")).toMatchObject({ reason: null, units: 5, ratings: 13 });
  });

  it.each(levels)("is null without variance at %s level", (level) => {
    expect(
      krippendorffAlpha(
        [
          [4, 4, 4],
          [4, 4, null],
        ],
        level,
      ),
    ).toEqual({ alpha: null, reason: "no_variance" });
  });

  it("is null when nothing was rated twice", () => {
    expect(krippendorffAlpha([[1, null], [2]], "nominal")).toEqual({ alpha: null, reason: "no_pairs" });
    expect(krippendorffAlpha([], "nominal")).toEqual({ alpha: null, reason: "no_pairs" });
  });

  it.each(levels)("is 1 at %s level when units differ and their ratings do not", (level) => {
    expect(krippendorffAlpha(matrix("1 1 | 5 5 5"), level).alpha).toBe(1);
  });

  it("takes labels at nominal level", () => {
    const labels = complete.map((ratings) => ratings.map((rating) => `option ${rating}`));
    expect(krippendorffAlpha(labels, "nominal").alpha).toBe(krippendorffAlpha(complete, "nominal").alpha);
  });

  it("never exceeds 1 and does not depend on the order of units or raters", () => {
    fc.assert(
      fc.property(units, fc.constantFrom(...levels), (data, level) => {
        const { alpha } = krippendorffAlpha(data, level);
        const turned = krippendorffAlpha(
          data.toReversed().map((ratings) => ratings.toReversed()),
          level,
        ).alpha;
        if (alpha === null) expect(turned).toBeNull();
        else {
          expect(alpha).toBeLessThanOrEqual(1);
          expect(turned).toBeCloseTo(alpha, 12);
        }
      }),
    );
  });

  it.each([
    ["nominal", (x: number) => (x * 3) % 7],
    ["ordinal", (x: number) => x ** 3],
    ["interval", (x: number) => 2 * x - 7],
    ["ratio", (x: number) => 5 * x],
  ] as const)("at %s level does not change under the transformations of that level", (level, transform) => {
    fc.assert(
      fc.property(units, (data) => {
        const { alpha } = krippendorffAlpha(data, level);
        const mapped = data.map((ratings) => ratings.map((rating) => (rating === null ? null : transform(rating))));
        const after = krippendorffAlpha(mapped, level).alpha;
        expect(after === null).toBe(alpha === null);
        expect(after ?? 0).toBeCloseTo(alpha ?? 0, 10);
      }),
    );
  });
});

describe("the reference figures", () => {
  it.each(levels)("agree at %s level with Krippendorff's own example", (level) => {
    const { data, result, published } = metrics.krippendorff_canonical;
    const { alpha } = krippendorffAlpha(transposed<number | null>(data), level);
    expectClose(alpha, result[level].alpha_loop);
    expect(alpha?.toFixed(3)).toBe(published[level].toFixed(3));
  });

  it("agree on data without and almost without variance", () => {
    const { no_variance, near_constant } = metrics.edge_cases;
    expect(krippendorffAlpha(no_variance.data, "ordinal")).toEqual({ alpha: null, reason: "no_variance" });
    expectClose(krippendorffAlpha(near_constant.data, "nominal").alpha, near_constant.alpha_nominal);
    expectClose(krippendorffAlpha(near_constant.data, "ordinal").alpha, near_constant.alpha_ordinal);
  });

  it("agree on themes coded as present or absent", () => {
    const { incidence_rows_runs, alpha } = metrics.theme_overlap.chance_corrected_nominal_alpha_on_incidence;
    expectClose(krippendorffAlpha(transposed(incidence_rows_runs), "nominal").alpha, alpha);
  });
});
