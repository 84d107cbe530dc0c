import { describe, expect, it } from "vitest";
import { meanDifference, sampledMean, tInterval } from "../../../functions/statistics/mean-difference.ts";
import { mean, standardDeviation } from "../../../functions/statistics/moments.ts";
import { expectClose } from "./reference.ts";

const [first, second] = [
  [5, 4, 3, 5, 2, 4, 4.5],
  [1, 2, 2, 3, 5, 1, 1, 2, 4, 3],
];
const knownMean = (known: number) => ({ mean: known, error: 0, df: Infinity });
const summaryOf = (values: readonly number[]) =>
  sampledMean({ mean: mean(values), sd: standardDeviation(values), n: values.length });

describe("the difference of two means", () => {
  it("is Welch's, as scipy 1.17 has it (ttest_ind, equal_var=False)", () => {
    const difference = meanDifference(summaryOf(first), summaryOf(second));
    expectClose(difference.df, 14.559280504274875);
    expectClose(tInterval(difference)?.[0], 0.25706830916366763);
    expectClose(tInterval(difference)?.[1], 2.8000745479791895);
  });

  it("from a mean that is known is Student's", () => {
    const [low, high] = tInterval(meanDifference(summaryOf(first), knownMean(0)))!;
    expectClose(low, 2.914449092354526);
    expectClose(high, 4.942693764788331);
  });

  it("has no interval where nothing varies", () => {
    expect(tInterval(meanDifference(knownMean(3), sampledMean({ mean: 2, sd: 0, n: 9 })))).toBeNull();
  });

  it("needs two people for an error", () => {
    expect(() => sampledMean({ mean: 2, sd: 0, n: 1 })).toThrow("at least two");
  });
});
