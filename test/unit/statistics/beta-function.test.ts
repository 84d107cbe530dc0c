import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { regularizedBeta } from "../../../functions/statistics/beta-function.ts";
import { expectClose } from "./reference.ts";

describe("regularizedBeta", () => {
  it.each([
    [0.9, 2, 3, 0.9963],
    [0.3, 9.5, 0.5, 0.000002282790103997667],
    [0.2, 10, 40, 0.5282957856733863],
    [0.5, 1000, 1010, 0.5882698275437251],
    [0.52, 5000, 5000, 0.9999685290836797],
  ])("has I_%d(%d, %d) = %d", (x, a, b, expected) => {
    expectClose(regularizedBeta(x, a, b), expected, 1e-12);
  });

  it("is the power x^a for b = 1", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true }),
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        (x, a) => {
          expectClose(regularizedBeta(x, a, 1), x ** a, 1e-11);
        },
      ),
    );
  });

  it("mirrors: I_x(a, b) = 1 − I_{1−x}(b, a)", () => {
    const parameter = fc.double({ min: 0.2, max: 200, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), parameter, parameter, (x, a, b) => {
        expect(regularizedBeta(x, a, b) + regularizedBeta(1 - x, b, a, x)).toBeCloseTo(1, 11);
      }),
    );
  });
});
