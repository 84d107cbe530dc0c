import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsInputError } from "../../../../functions/domain/statistics/input-error.ts";
import { mean, standardDeviation } from "../../../../functions/domain/statistics/moments.ts";
import { median } from "../../../../functions/domain/statistics/quantile.ts";
import { scaleSummary } from "../../../../functions/domain/statistics/scale-summary.ts";
import { expectClose, expectInterval, hasReference, metrics } from "./reference.ts";

describe("scaleSummary", () => {
  it("agrees with the answers written out", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 }), { minLength: 5, maxLength: 5 }), (counts) => {
        const answers = counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
        fc.pre(answers.length > 1);
        const summary = scaleSummary(counts)!;
        expect(summary.mean).toBeCloseTo(mean(answers), 12);
        expect(summary.standardDeviation).toBeCloseTo(standardDeviation(answers), 12);
        expect(summary.median).toBe(median(answers));
        expect(summary.topTwoBox.share).toBe(answers.filter((answer) => answer > 3).length / answers.length);
      }),
    );
  });

  it("takes sums of probabilities", () => {
    const summary = scaleSummary([0.1 + 0.2, 0.7, 1, 2.5, 0.5])!;
    expect(summary.n).toBeCloseTo(5, 12);
    expect(summary.median).toBe(4);
    expect(summary.net).toBeCloseTo(0.4, 12);
  });

  it("has no spread from one answer and no summary from none", () => {
    expect(scaleSummary([0, 0, 1])).toMatchObject({ mean: 3, standardDeviation: null });
    expect(scaleSummary([0, 0, 0])).toBeNull();
  });

  it("refuses a scale of two points", () => {
    expect(() => scaleSummary([1, 2])).toThrow(StatisticsInputError);
  });
});

describe.skipIf(!hasReference)("the reference figures", () => {
  it("agree", () => {
    const { counts, n, top2box, bottom2box, net, wilson95, mean: average, sd, median: middle } = metrics.wilson.top2box;
    const summary = scaleSummary(counts)!;
    expect([summary.n, summary.median]).toEqual([n, middle]);
    expectClose(summary.topTwoBox.share, top2box);
    expectInterval(summary.topTwoBox, wilson95);
    expectClose(summary.bottomTwoBox.share, bottom2box);
    expectClose(summary.net, net);
    expectClose(summary.mean, average);
    expectClose(summary.standardDeviation, sd);
  });
});
