import { expect, it } from "vitest";
import { solveIncreasing } from "../../../functions/statistics/solve-increasing.ts";

it.each([1e-200, 0.3, 2, 1e150])("finds %d from its logarithm", (x) => {
  expect(solveIncreasing(Math.log, Math.log(x)) / x).toBeCloseTo(1, 11);
});
