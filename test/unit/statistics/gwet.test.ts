import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agreementWeights, gwetAgreement } from "../../../functions/statistics/gwet.ts";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { matrix } from "../../support/matrix.ts";
import { expectClose, metrics, transposed } from "./reference.ts";

const categories = [1, 2, 3, 4, 5];
const ratings = [
  [1, 1, 2],
  [3, 3, 3],
  [2, 3, 2],
  [4, 4, 5],
  [5, 5, null],
  [1, 2, 1],
  [3, 3, null],
  [4, 2, 4],
];

describe("agreementWeights", () => {
  it("falls with the number of steps on an ordinal scale", () => {
    expect(agreementWeights(categories, "ordinal")[0]).toEqual([1, 0.9, 0.7, 0.4, 0]);
  });

  it("falls with the squared distance for quadratic weights", () => {
    expect(agreementWeights([1, 2, 3], "quadratic")).toEqual(matrix("1 0.75 0 | 0.75 1 0.75 | 0 0.75 1"));
  });

  it("counts only identity for identity weights", () => {
    expect(agreementWeights(["a", "b"], "identity")).toEqual(matrix("1 0 | 0 1"));
  });
});

describe("gwetAgreement", () => {
  // From the irrCAC package of Gwet's own.
  it.each([
    ["identity", 0.481081081081, 0.15561721886, 0.583333333333, 0.197048611111, 0.11310483149],
    ["ordinal", 0.799283154122, 0.093942485741, 0.941666666667, 0.709375, 0.577144474139],
    ["quadratic", 0.840399002494, 0.085422919359, 0.958333333333, 0.738932291667, 0.638405895785],
  ] as const)(
    "with %s weights is %d with standard error %d",
    (weights, coefficient, error, observed, expected, lower) => {
      const result = gwetAgreement(ratings, { categories, weights });
      expectClose(result?.coefficient, coefficient, 1e-11);
      expectClose(result?.standardError, error, 1e-10);
      expectClose(result?.observed, observed, 1e-11);
      expectClose(result?.expected, expected, 1e-11);
      expectClose(result?.lower, lower, 1e-9);
    },
  );

  it("is 1 without variance, where alpha is undefined", () => {
    expect(gwetAgreement(matrix("4 4 | 4 4"), { categories })).toMatchObject({ coefficient: 1, standardError: 0 });
  });

  it("uses units rated once for prevalence only", () => {
    const once = gwetAgreement([...ratings, [1, null, null]], { categories });
    expectClose(once?.observed, 0.583333333333, 1e-11);
    expect(once?.expected).not.toBeCloseTo(0.197048611111, 6);
    expect(
      gwetAgreement(
        [
          [1, null],
          [null, null],
        ],
        { categories },
      ),
    ).toBeNull();
  });

  it("does not know its error from one unit", () => {
    expect(gwetAgreement([[1, 2]], { categories })).toMatchObject({ standardError: null, lower: -1, upper: 1 });
  });

  it("is at most 1, not below its bound, and ignores the order of units and raters", () => {
    const data = fc.array(fc.array(fc.constantFrom(...categories), { minLength: 2, maxLength: 4 }), { minLength: 2 });
    fc.assert(
      fc.property(
        data,
        fc.constantFrom("identity" as const, "ordinal" as const, "quadratic" as const),
        (units, weights) => {
          const result = gwetAgreement(units, { categories, weights })!;
          const turned = gwetAgreement(
            units.toReversed().map((unit) => unit.toReversed()),
            { categories, weights },
          )!;
          expect(result.coefficient).toBeLessThanOrEqual(1);
          expect(result.lower).toBeLessThanOrEqual(result.coefficient);
          expect(turned.coefficient).toBeCloseTo(result.coefficient, 12);
          expect(turned.standardError).toBeCloseTo(result.standardError!, 12);
        },
      ),
    );
  });

  it("refuses ratings outside the categories and a single category", () => {
    expect(() => gwetAgreement([[1, 6]], { categories })).toThrow(StatisticsInputError);
    expect(() => gwetAgreement([[1, 1]], { categories: [1] })).toThrow(StatisticsInputError);
    expect(() => agreementWeights(["a", "b"], "quadratic")).toThrow(StatisticsInputError);
  });
});

describe("the reference figures", () => {
  it("agree where one answer prevails, to the five digits printed", () => {
    const { data, gwet_ac1 } = metrics.edge_cases.near_constant;
    const result = gwetAgreement(data, { categories })!;
    expect([result.coefficient, result.standardError!].map((value) => Number(value.toFixed(5)))).toEqual([
      gwet_ac1.coeff,
      gwet_ac1.se,
    ]);
    expectClose(result.observed, gwet_ac1.pa);
    expectClose(result.expected, gwet_ac1.pe);
  });

  it("agree with the published AC1 of Krippendorff's example", () => {
    const result = gwetAgreement(transposed(metrics.krippendorff_canonical.data), { categories })!;
    expect(result.coefficient.toFixed(5)).toBe("0.77544");
    expect([result.observed, result.expected].map((value) => value.toFixed(5))).toEqual(["0.81818", "0.19032"]);
  });
});
