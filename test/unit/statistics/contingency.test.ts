import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { association } from "../../../functions/statistics/contingency.ts";
import { matrix } from "../../support/matrix.ts";
import { expectClose, metrics } from "./reference.ts";

const tables = fc.array(fc.array(fc.nat({ max: 30 }), { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 4 });

describe("association", () => {
  it("is Pearson's test", () => {
    const result = association(matrix("12 5 3 | 4 9 7"))!;
    expectClose(result.chiSquare, 6.742857142857142, 1e-12);
    expectClose(result.p, 0.03434054436488733, 1e-11);
    expectClose(result.cramersV, Math.sqrt(6.742857142857142 / 40), 1e-12);
  });

  it("is 1 when rows determine columns and 0 when they are independent", () => {
    expectClose(association(matrix("8 0 | 0 8"))?.cramersV, 1, 1e-12);
    expectClose(association(matrix("8 0 | 0 8"))?.cramersVCorrected, 1, 1e-12);
    expect(association(matrix("2 4 | 3 6"))).toMatchObject({ cramersV: 0, cramersVCorrected: 0 });
  });

  it("leaves out empty rows and columns and is null when less than a table is left", () => {
    expect(association(matrix("2 0 4 | 0 0 0 | 5 0 1"))).toEqual(association(matrix("2 4 | 5 1")));
    expect(association(matrix("2 0 | 3 0"))).toBeNull();
    expect(association([])).toBeNull();
  });

  it("keeps V between 0 and 1 and ignores the order of rows and columns", () => {
    fc.assert(
      fc.property(tables, (table) => {
        const result = association(table);
        fc.pre(result !== null && result.df > 0);
        const turned = association(table.toReversed().map((row) => row.toReversed()))!;
        for (const v of [result.cramersV, result.cramersVCorrected]) {
          expect(v).toBeGreaterThanOrEqual(0);
          expect(v).toBeLessThanOrEqual(1 + 1e-12);
        }
        expect(turned.cramersV).toBeCloseTo(result.cramersV, 12);
      }),
    );
  });
});

describe("the reference figures", () => {
  it("agree", () => {
    const { counts, chi_square } = metrics.jensen_shannon;
    const result = association([counts.A, counts.B, counts.C])!;
    expectClose(result.chiSquare, chi_square.X2);
    expect(result.df).toBe(chi_square.df);
    expectClose(result.p, chi_square.p);
    expectClose(result.cramersV, chi_square.cramers_v);
    expectClose(result.cramersVCorrected, chi_square.cramers_v_bias_corrected);
  });
});
