import { describe, expect, it } from "vitest";
import { normalCdf } from "../../../functions/statistics/normal.ts";
import {
  differenceOfMeans,
  differenceOfShares,
  weightedSample,
} from "../../../functions/statistics/sample-difference.ts";
import { expectClose } from "./reference.ts";

const [first, second, others] = [
  [5, 4, 3, 5, 2, 4, 4.5, 3.5, 1, 4, 5, 2],
  [3, 4, 2, 4, 2, 3, 4, 3, 2, 2, 4, 1.5],
  [1, 2, 2, 3, 5, 1, 1, 2, 4, 3],
];
const people = (values: readonly number[], name = "p", weightOf: (index: number) => number = () => 1) =>
  weightedSample(new Map(values.map((value, index) => [`${name}${index}`, { value, weight: weightOf(index) }])));
const counts = (...numbers: [ones: number, zeros: number]) =>
  numbers.flatMap((count, zero) => Array.from({ length: count }, () => 1 - zero));

describe("the difference of two means", () => {
  it("is Welch's between different people, as scipy 1.17 has it (ttest_ind, equal_var=False)", () => {
    const { p, interval, paired } = differenceOfMeans(people(first), people(others, "x"));
    expect(paired).toBe(0);
    expectClose(p, 0.05302087441597125);
    expectClose(interval?.[0], -0.01704219269399121);
    expectClose(interval?.[1], 2.3837088593606586);
  });

  it("is the paired one between answers of the same people, as scipy has it (ttest_rel)", () => {
    const { difference, p, interval, paired } = differenceOfMeans(people(first), people(second));
    expect(paired).toBe(12);
    expectClose(difference, 0.7083333333333335);
    expectClose(p, 0.013758169306783152);
    expectClose(interval?.[0], 0.17573906922746407);
    expectClose(interval?.[1], 1.2409275974392027);
  });

  it("lies between the two where some took part in both, by the published formula in numpy", () => {
    const some = new Map([...people(second.slice(0, 8)).members, ...people(others.slice(0, 5), "x").members]);
    const { p, paired } = differenceOfMeans(people(first), weightedSample(some));
    expect(paired).toBe(8);
    expectClose(p, 0.0865388594347067);
  });

  it("counts whoever weighs double as one person", () => {
    const plain = differenceOfMeans(people(first), people(others, "x"));
    const doubled = differenceOfMeans(
      people(first, "p", () => 2),
      people(others, "x", () => 2),
    );
    expectClose(doubled.p, plain.p!);
  });

  it("has neither test nor interval where nothing varies", () => {
    expect(differenceOfMeans(people([3, 3, 3]), people([4, 4, 4], "x"))).toMatchObject({ interval: null, p: null });
    expect(differenceOfMeans(people(first), people(first))).toMatchObject({ difference: 0, interval: null, p: null });
    expect(differenceOfMeans(people([3]), people(second, "x"))).toMatchObject({ interval: null, p: null });
  });
});

describe("the difference of two shares", () => {
  it("is the pooled z with Newcombe's interval between different people, as statsmodels 0.15 has them", () => {
    const { p, interval } = differenceOfShares(people(counts(17, 23)), people(counts(9, 36), "x"));
    expectClose(p, 0.02463590029731534);
    expectClose(interval?.[0], 0.028324741838891165);
    expectClose(interval?.[1], 0.40307903695647046);
  });

  it("is McNemar's between the same people (statsmodels, without correction), with Newcombe's interval", () => {
    // 20 say both, 12 the first alone, 4 the second alone, 14 neither.
    const both = [...counts(20, 0), ...counts(12, 0), ...counts(0, 18)];
    const then = [...counts(20, 0), ...counts(0, 12), ...counts(4, 14)];
    const { difference, p, interval, paired } = differenceOfShares(people(both), people(then));
    expect(paired).toBe(50);
    expectClose(difference, 0.16);
    expectClose(p, 0.04550026389635857);
    // By the formula in numpy, phi without correction.
    expectClose(interval?.[0], 0.008564619712076338);
    expectClose(interval?.[1], 0.29921277764540044);
  });

  it("takes from columns that overlap what they have in common", () => {
    const values = [...counts(12, 8), ...counts(5, 15)];
    const column = (from: number, to: number) => weightedSample(new Map([...people(values).members].slice(from, to)));
    const apart = differenceOfShares(column(0, 20), column(20, 40));
    const overlapping = differenceOfShares(column(0, 30), column(10, 40));
    expect(apart.paired).toBe(0);
    expect(overlapping.paired).toBe(20);
    // Only the ten who stand in one column alone make the difference: 10 of 10 against none of 10 of thirty.
    expect(overlapping.difference).toBeCloseTo(10 / 30, 10);
    expect(overlapping.p).toBeLessThan(0.002);
    expect(differenceOfShares(column(0, 30), column(0, 30))).toMatchObject({ difference: 0, p: null });
  });

  it("tests weighted shares with effective n", () => {
    const weightOf = (index: number) => (index % 2 === 0 ? 3 : 1);
    const [one, other] = [people(counts(17, 23), "p", weightOf), people(counts(9, 36), "x", weightOf)];
    expect(one.effectiveN).toBeCloseTo(32, 10);
    const pooled = (one.mean * 32 + other.mean * other.effectiveN) / (32 + other.effectiveN);
    const z = (one.mean - other.mean) / Math.sqrt(pooled * (1 - pooled) * (1 / 32 + 1 / other.effectiveN));
    expectClose(differenceOfShares(one, other).p, 2 * normalCdf(-Math.abs(z)));
  });

  it("has no test where all are alike", () => {
    expect(differenceOfShares(people(counts(9, 0)), people(counts(7, 0), "x")).p).toBeNull();
  });
});
