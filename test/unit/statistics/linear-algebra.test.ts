import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cholesky,
  choleskyInverse,
  choleskyLogDeterminant,
  choleskySolve,
  invertSymmetric,
  multiply,
  quadraticForm,
  rankAndCondition,
  symmetricEigenvalues,
} from "../../../functions/statistics/linear-algebra.ts";

/** BB' + I for a random B: positive definite with eigenvalues from 1 up. */
const positiveDefinite = fc.integer({ min: 1, max: 8 }).chain((n) =>
  fc.array(fc.integer({ min: -30, max: 30 }), { minLength: n * n, maxLength: n * n }).map((entries) => {
    const b = Float64Array.from(entries, (entry) => entry / 10);
    const transposed = b.map((_, index) => b[(index % n) * n + Math.floor(index / n)]!);
    return { n, a: multiply(b, transposed, n).map((value, index) => value + (index % (n + 1) === 0 ? 1 : 0)) };
  }),
);
const close = (actual: Float64Array, expected: Float64Array, tolerance = 1e-8) =>
  actual.forEach((value, index) => expect(Math.abs(value - expected[index]!)).toBeLessThan(tolerance));

describe("Cholesky", () => {
  it("factors a known matrix", () => {
    const factor = cholesky(Float64Array.of(4, 12, -16, 12, 37, -43, -16, -43, 98), 3);
    expect([...factor!]).toEqual([2, 0, 0, 6, 1, 0, -8, 5, 3]);
  });

  it("solves, inverts and gives the determinant of any positive definite matrix", () => {
    fc.assert(
      fc.property(positiveDefinite, ({ n, a }) => {
        const factor = cholesky(a, n)!;
        const identity = Float64Array.from({ length: n * n }, (_, index) => (index % (n + 1) === 0 ? 1 : 0));
        close(multiply(a, choleskyInverse(factor, n), n), identity);
        const b = Float64Array.from({ length: n }, (_, k) => k - 1.5);
        const x = choleskySolve(factor, n, b);
        const product = b.map((_, i) => x.reduce((sum, value, j) => sum + a[i * n + j]! * value, 0));
        close(product, b);
        const fromEigenvalues = symmetricEigenvalues(a, n).reduce((sum, value) => sum + Math.log(value), 0);
        expect(choleskyLogDeterminant(factor, n)).toBeCloseTo(fromEigenvalues, 8);
      }),
    );
  });

  it.each([
    ["an indefinite matrix", [1, 2, 2, 1]],
    ["a singular matrix", [1, 1, 1, 1]],
    ["a singular matrix up to rounding", [1, 1, 1, 1 + 1e-14]],
    ["a matrix of zeros", [0, 0, 0, 0]],
    ["a matrix with a value that is no number", [NaN, 0, 0, 1]],
  ])("refuses %s", (_, entries) => {
    expect(invertSymmetric(Float64Array.from(entries), 2)).toBeNull();
  });

  it("accepts columns of very different units", () => {
    const inverse = invertSymmetric(Float64Array.of(1e-18, 0, 0, 1e12), 2)!;
    expect(inverse[0]! / 1e18).toBeCloseTo(1, 12);
    expect(inverse[3]! / 1e-12).toBeCloseTo(1, 12);
  });
});

describe("eigenvalues, rank and condition", () => {
  it("finds known eigenvalues in descending order", () => {
    const eigenvalues = symmetricEigenvalues(Float64Array.of(2, -1, 0, -1, 2, -1, 0, -1, 2), 3);
    close(eigenvalues, Float64Array.of(2 + Math.SQRT2, 2, 2 - Math.SQRT2), 1e-12);
  });

  it("does not depend on the units of the columns", () => {
    fc.assert(
      fc.property(positiveDefinite, fc.integer({ min: -6, max: 6 }), ({ n, a }, exponent) => {
        const scaled = a.map(
          (v, index) => v * 10 ** (index < n ? exponent : 0) * 10 ** (index % n === 0 ? exponent : 0),
        );
        const [plain, inOtherUnits] = [rankAndCondition(a, n), rankAndCondition(scaled, n)];
        expect(inOtherUnits.rank).toBe(n);
        expect(inOtherUnits.condition / plain.condition).toBeCloseTo(1, 6);
      }),
    );
  });

  it("counts a column that repeats another and one of zeros as missing", () => {
    const repeated = Float64Array.of(2, 2, 0, 2, 2, 0, 0, 0, 0);
    expect(rankAndCondition(repeated, 3)).toEqual({ rank: 1, condition: Infinity });
  });
});

it("computes a quadratic form", () => {
  expect(quadraticForm(Float64Array.of(2, 1, 1, 3), Float64Array.of(1, -2))).toBe(10);
});
