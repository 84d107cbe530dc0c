import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { intraclassCorrelations, meanSquares } from "../../../../functions/domain/statistics/icc.ts";
import type { IccForm } from "../../../../functions/domain/statistics/icc.ts";
import { StatisticsInputError } from "../../../../functions/domain/statistics/input-error.ts";
import { expectClose, expectInterval, hasReference, metrics } from "./reference.ts";

const table = [
  [4, 4, 5],
  [2, 3, 2],
  [5, 4, 5],
  [1, 2, 2],
  [3, 3, 4],
];
const tables = fc.integer({ min: 2, max: 4 }).chain((raters) =>
  fc.array(fc.array(fc.integer({ min: 1, max: 7 }), { minLength: raters, maxLength: raters }), {
    minLength: 2,
    maxLength: 7,
  }),
);

describe("meanSquares", () => {
  it("splits the variation", () => {
    const ms = meanSquares(table);
    expectClose(ms.msTargets, 4.9, 1e-12);
    expectClose(ms.msRaters, 7 / 15, 1e-12);
    expectClose(ms.msResidual, 0.3, 1e-12);
  });

  it("refuses a ragged table or a single rater", () => {
    expect(() => meanSquares([[1, 2], [3]])).toThrow(StatisticsInputError);
    expect(() => meanSquares([[1], [3]])).toThrow(StatisticsInputError);
  });
});

describe("intraclassCorrelations", () => {
  it("gives the agreement of one and of all raters with their intervals", () => {
    const icc = intraclassCorrelations(table)!;
    expectClose(icc["ICC(2,1)"].estimate, 0.8214285714285714, 1e-12);
    expectClose(icc["ICC(2,k)"].estimate, 0.9324324324324325, 1e-12);
    expectInterval(icc["ICC(2,1)"], [0.4392935594710342, 0.9773250686045725]);
  });

  it("does not take a constant offset between raters for disagreement when raters are fixed", () => {
    const icc = intraclassCorrelations([
      [1, 2],
      [3, 4],
      [5, 6],
    ])!;
    expect(icc["ICC(3,1)"]).toMatchObject({ estimate: 1, lower: 1, upper: 1, p: 0 });
    expectClose(icc["ICC(2,1)"].estimate, 8 / 9, 1e-12);
    expectClose(icc["ICC(1,1)"].estimate, 15 / 17, 1e-12);
  });

  it("is 1 for perfect agreement", () => {
    const icc = intraclassCorrelations([
      [1, 1],
      [3, 3],
      [4, 4],
    ])!;
    expect(icc["ICC(2,1)"]).toMatchObject({ estimate: 1, lower: 1, upper: 1 });
    expect(icc["ICC(2,k)"].estimate).toBe(1);
  });

  it("is null when no target differs from another", () => {
    expect(
      intraclassCorrelations([
        [4, 4],
        [4, 4],
      ]),
    ).toBeNull();
    expect(
      intraclassCorrelations([
        [1, 2],
        [1, 2],
      ]),
    ).toBeNull();
  });

  it("stays at most 1, lies in its interval when positive, and ignores order and a common shift", () => {
    fc.assert(
      fc.property(tables, (data) => {
        const icc = intraclassCorrelations(data);
        fc.pre(icc !== null);
        const { estimate, lower, upper } = icc["ICC(2,1)"];
        expect(estimate).toBeLessThanOrEqual(1 + 1e-12);
        if (estimate > 0) {
          expect(lower).toBeLessThanOrEqual(estimate + 1e-9);
          expect(upper).toBeGreaterThanOrEqual(estimate - 1e-9);
        }
        const turned = data.toReversed().map((row) => row.toReversed().map((value) => value + 10));
        expect(intraclassCorrelations(turned)!["ICC(2,1)"].estimate).toBeCloseTo(estimate, 9);
      }),
    );
  });
});

describe.skipIf(!hasReference)("the reference figures", () => {
  const forms: IccForm[] = ["ICC(1,1)", "ICC(2,1)", "ICC(3,1)", "ICC(1,k)", "ICC(2,k)", "ICC(3,k)"];
  const examples = ["icc_shrout_fleiss", "convergence_icc"].flatMap((name) =>
    forms.map((form) => [name, form] as const),
  );

  it.each(examples)("agree for %s, %s", (name, form) => {
    const { data, result } = metrics[name];
    const expected = result.ICC[form];
    const actual = intraclassCorrelations(data)![form];
    expectClose(actual.estimate, expected.estimate);
    expectClose(actual.f, expected.F);
    expect([actual.df1, actual.df2]).toEqual([expected.df1, expected.df2]);
    expectClose(actual.p, expected.p);
    expectInterval(actual, expected.ci95);
  });

  it.each(["icc_shrout_fleiss", "convergence_icc"])("agree on the mean squares of %s", (name) => {
    const { data, result } = metrics[name];
    const ms = meanSquares(data);
    expectClose(ms.msTargets, result.mean_squares.MSR);
    expectClose(ms.msRaters, result.mean_squares.MSC);
    expectClose(ms.msResidual, result.mean_squares.MSE);
    expectClose(ms.msWithin, result.mean_squares.MSW);
  });
});
