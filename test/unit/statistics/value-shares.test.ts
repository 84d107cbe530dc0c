import { describe, expect, it } from "vitest";
import { ksDistance } from "../../../functions/statistics/ks.ts";
import { alignShares } from "../../../functions/statistics/value-shares.ts";
import { wassersteinDistance } from "../../../functions/statistics/wasserstein.ts";
import { expectClose } from "./reference.ts";

const listed = (values: readonly number[], shares: readonly number[] = values.map(() => 1)) =>
  values.map((value, index) => ({ value, share: shares[index]! }));
const [first, second] = [
  [1, 1.5, 2, 6, 7],
  [2, 3.25, 6],
];

describe("distributions over any values", () => {
  it("lie as far apart as scipy 1.17 says", () => {
    const { values, ...shares } = alignShares(listed(first), listed(second));
    expectClose(ksDistance(shares.first, shares.second), 0.4);
    expectClose(wassersteinDistance(shares.first, shares.second, values), 1.0166666666666666);
  });

  it("also weighted", () => {
    const { values, ...shares } = alignShares(listed(first, [1, 2, 3, 4, 0.5]), listed(second, [3, 1, 1]));
    expectClose(wassersteinDistance(shares.first, shares.second, values), 0.9023809523809526);
  });

  it("have every value once", () => {
    expect(alignShares(listed([2, 1, 2]), listed([3]))).toEqual({
      values: [1, 2, 3],
      first: [1, 2, 0],
      second: [0, 0, 1],
    });
  });

  it("need values that are numbers", () => {
    expect(() => alignShares([], [])).toThrow("at least one");
    expect(() => alignShares(listed([NaN]), [])).toThrow("finite");
  });
});
