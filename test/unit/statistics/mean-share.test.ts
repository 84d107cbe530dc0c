import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { meanInterval } from "../../../functions/statistics/mean-interval.ts";
import { meanShare, type MeanShare } from "../../../functions/statistics/mean-share.ts";
import { mean } from "../../../functions/statistics/moments.ts";
import { normal, randomFrom } from "../../../functions/statistics/random.ts";
import { wilsonInterval, type ShareInterval } from "../../../functions/statistics/wilson.ts";

/** A persona's probability of a point: bell-shaped around its own leaning. */
const draw = (random: ReturnType<typeof randomFrom>) => 1 / (1 + Math.exp(1.4 + 0.6 * normal(random)));

/** Thirty personas, the same ones again and again. */
const thirty = (...probabilities: readonly number[]): number[] =>
  Array.from({ length: 30 }, (_, index) => probabilities[index % probabilities.length]!);
const ends = ({ lower, upper }: ShareInterval) => ({ lower, upper });
const widthOf = ({ interval }: Pick<MeanShare, "interval">): number => interval!.upper - interval!.lower;

describe("meanShare", () => {
  it("is, of 30 and more, the delta interval on the logit scale, t on n − 1", () => {
    // m = .3, s² = 20 · .03² / 29, se = s/√30; logit(.3) ± 2.045230 · se / .21
    const { share, n, effectiveN, interval } = meanShare(thirty(0.27, 0.3, 0.33));
    expect([share, n, effectiveN]).toEqual([expect.closeTo(0.3, 12), 30, expect.closeTo(30, 9)]);
    const margin = (2.045229642132703 * Math.sqrt((20 * 0.03 ** 2) / 29 / 30)) / 0.21;
    expect(interval?.lower).toBeCloseTo(1 / (1 + Math.exp(-(Math.log(0.3 / 0.7) - margin))), 9);
    expect(interval?.upper).toBeCloseTo(1 / (1 + Math.exp(-(Math.log(0.3 / 0.7) + margin))), 9);
  });

  it("is several times narrower than an interval for people who choose one point each", () => {
    const { share, interval } = meanShare(thirty(0.18, 0.22, 0.2, 0.24, 0.16, 0.21, 0.19, 0.23, 0.17, 0.2));
    const wilson = wilsonInterval(share * 30, 30);
    expect((wilson.upper - wilson.lower) / (interval!.upper - interval!.lower)).toBeGreaterThan(9);
  });

  it.each([
    ["a single persona", [0.4]],
    ["a single persona wholly on the point", [1]],
    ["30 personas who are all alike", thirty(0.25)],
    ["30 of whom nobody is on the point", thirty(0)],
    ["30 who are wholly on the point", thirty(1)],
  ])("has no interval, rather than one of width zero, for %s", (_, probabilities) => {
    expect(meanShare(probabilities).interval).toBeNull();
    expect(meanShare(probabilities).share).toBeCloseTo(mean(probabilities), 12);
  });

  it("never reaches beyond the interval of people who choose one point each", () => {
    const { interval } = meanShare([...Array.from({ length: 29 }, () => 0), 0.9]);
    expect(interval!.upper).toBeCloseTo(wilsonInterval(0.9, 30).upper, 12);
    // The delta interval's: odds of .03 times e to 2.045230 / .97.
    expect(interval!.upper).toBeLessThan(0.2);
  });

  it("gives a persona of double weight the say of two, and widens for it", () => {
    const weighted = meanShare([0.1, 0.5, 0.6], [2, 1, 1]);
    expect(weighted.share).toBeCloseTo((0.1 + 0.1 + 0.5 + 0.6) / 4, 12);
    expect(weighted.effectiveN).toBeCloseTo(16 / 6, 12);
    expect(meanShare([0.1, 0.5, 0.6], [20, 10, 10])).toEqual(weighted);
    // As of 30 and more, of whom a third counts twice.
    const [plain, double] = [undefined, thirty(2, 1, 1)].map((own) => meanShare(thirty(0.1, 0.5, 0.6), own));
    expect(double!.share).toBeCloseTo(weighted.share, 12);
    expect(double!.effectiveN).toBeCloseTo(160 / 6, 12);
    expect(widthOf(double!)).toBeGreaterThan(widthOf(plain!));
  });

  it("is Wilson's below 30, which the delta interval would lie within", () => {
    const few = thirty(0.27, 0.3, 0.33).slice(1);
    const { share, n, interval } = meanShare(few);
    expect(n).toBe(29);
    expect(interval).toEqual(ends(wilsonInterval(29 * share, 29)));
    expect(widthOf({ interval })).toBeGreaterThan(5 * widthOf(meanShare(thirty(0.27, 0.3, 0.33))));
  });

  it.each([
    ["two who are alike", [0.25, 0.25]],
    ["five of whom nobody is on the point", [0, 0, 0, 0, 0]],
    ["five who are wholly on the point", [1, 1, 1, 1, 1]],
    ["29 who are alike", thirty(0.1).slice(1)],
  ])("is Wilson's for %s, and holds the share", (_, probabilities) => {
    const { share, interval } = meanShare(probabilities);
    const n = probabilities.length;
    expect(interval!.lower).toBeCloseTo(wilsonInterval(probabilities[0]! * n, n).lower, 12);
    expect(interval!.upper).toBeCloseTo(wilsonInterval(probabilities[0]! * n, n).upper, 12);
    expect(interval!.lower).toBeLessThanOrEqual(share);
    expect(interval!.upper).toBeGreaterThanOrEqual(share);
    if (share === 0) expect(interval!.lower).toBe(0);
    if (share === 1) expect(interval!.upper).toBe(1);
  });

  it("is below 30 Wilson's of whom weighted personas are worth", () => {
    const { share, effectiveN, interval } = meanShare([0.1, 0.5, 0.6], [2, 1, 1]);
    expect(interval).toEqual(ends(wilsonInterval(share * effectiveN, effectiveN)));
    expect(widthOf({ interval })).toBeGreaterThan(widthOf(meanShare([0.1, 0.5, 0.6])));
    // All weights and probabilities at once may pass n by an ulp.
    expect(meanShare([1, 1, 1], [0.1, 0.2, 0.7]).interval!.upper).toBe(1);
  });

  it("holds the share inside 0 and 1, and mirrors for the complement", () => {
    const probabilities = fc.array(fc.double({ min: 0.001, max: 0.999, noNaN: true }), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(probabilities, (given) => {
        const { share, interval } = meanShare(given);
        if (!interval) return;
        const mirrored = meanShare(given.map((p) => 1 - p)).interval;
        expect(interval.lower).toBeLessThanOrEqual(share);
        expect(interval.upper).toBeGreaterThanOrEqual(share);
        expect(interval.lower).toBeGreaterThanOrEqual(0);
        expect(interval.upper).toBeLessThanOrEqual(1);
        expect(interval.lower).toBeCloseTo(1 - mirrored!.upper, 6);
      }),
    );
  });

  it.each([30, 50])("covers the truth in 92 to 98 of 100 samples of %d", (n) => {
    const random = randomFrom(`coverage of ${n}`);
    const truth = mean(Array.from({ length: 200_000 }, () => draw(random)));
    const samples = 2_000;
    const covered = Array.from({ length: samples }, () => {
      const { lower, upper } = meanShare(Array.from({ length: n }, () => draw(random))).interval!;
      return lower <= truth && truth <= upper;
    }).filter(Boolean).length;
    expect((100 * covered) / samples).toBeGreaterThan(92);
    expect((100 * covered) / samples).toBeLessThan(98);
  });

  it.each([2, 5, 10, 29])("covers the truth in more than 98 of 100 samples of %d, where it is Wilson's", (n) => {
    const random = randomFrom(`coverage of ${n}`);
    const truth = mean(Array.from({ length: 200_000 }, () => draw(random)));
    const samples = 2_000;
    const covered = Array.from({ length: samples }, () => {
      const { lower, upper } = meanShare(Array.from({ length: n }, () => draw(random))).interval!;
      return lower <= truth && truth <= upper;
    }).filter(Boolean).length;
    expect((100 * covered) / samples).toBeGreaterThan(98);
  });

  it("refuses what is no probability, and nobody", () => {
    expect(() => meanShare([0.2, 1.2])).toThrow(StatisticsInputError);
    expect(() => meanShare([])).toThrow(StatisticsInputError);
    expect(() => meanShare([0.2, 0.3], [1, 0])).toThrow(StatisticsInputError);
  });
});

describe("meanInterval", () => {
  it("is Student's, cut to the scale", () => {
    expect(meanInterval([2, 3, 4], 1, 5)).toEqual([1, 5]);
    expect(meanInterval([2.9, 3, 3.1], 1, 5)).toEqual([2.75, 3.25]);
  });

  it("is none for one rating or ratings that are all the same", () => {
    expect(meanInterval([4], 1, 5)).toBeNull();
    expect(meanInterval([3.7, 3.7, 3.7], 1, 5)).toBeNull();
  });

  it("goes round the weighted mean", () => {
    const [lower, upper] = meanInterval([2.8, 3, 3.1, 3.3], 1, 5, { weights: [1, 1, 1, 5] })!;
    expect((lower + upper) / 2).toBeCloseTo(3.175, 1);
  });
});
