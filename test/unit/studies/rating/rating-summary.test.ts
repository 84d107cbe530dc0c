import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ratingSummary } from "../../../../functions/studies/rating/rating-summary.ts";

const scale = { points: 5, first_value: 1 };
const rated = (rating: number, ...distribution: number[]) => ({ rating, distribution, weight: 1 });

describe("ratingSummary", () => {
  it("shows no interval of width zero where answers differ by less than its decimals", () => {
    const summary = ratingSummary(
      [
        rated(1.6, 0.5, 0.4, 0.0999, 0.0001, 0),
        rated(1.6, 0.5001, 0.4, 0.0999, 0, 0),
        rated(1.6, 0.5, 0.4, 0.1, 0, 0),
        rated(1.601, 0.5, 0.4, 0.1, 0, 0),
      ],
      scale,
    );
    // Of few people a share has the interval of a count: 2 of 4.
    expect(summary?.box(0, 1)).toEqual({ share: 50, share_interval: [15, 85] });
    expect(summary?.points[0]).toEqual({ share: 50, share_interval: [15, 85] });
    expect([summary?.mean, summary?.mean_interval]).toEqual([1.6, null]);
  });

  it("has every point inside its interval, however near the answers are to each other", () => {
    const near = fc.constantFrom(0, 1e-4, 1e-3, 0.01, 1).chain((noise) =>
      fc.array(fc.array(fc.double({ min: 0, max: noise, noNaN: true }), { minLength: 5, maxLength: 5 }), {
        minLength: 1,
        maxLength: 12,
      }),
    );
    fc.assert(
      fc.property(near, (offsets) => {
        const answers = offsets.map((offset) => {
          const raw = offset.map((o, point) => o + [0.1, 0.4, 0.3, 0, 0.2][point]!);
          const total = raw.reduce((all, own) => all + own, 0);
          const distribution = raw.map((p) => Number((p / total).toFixed(4)));
          return rated(
            distribution.reduce((mean, p, point) => mean + p * (point + 1), 0),
            ...distribution,
          );
        });
        const summary = ratingSummary(answers, scale)!;
        const pairs = [
          { share: summary.mean, share_interval: summary.mean_interval },
          ...summary.points,
          summary.box(3, 5),
        ];
        for (const { share, share_interval } of pairs) {
          if (share_interval === null) continue;
          expect(share_interval[0]).toBeLessThan(share_interval[1]);
          expect(share).toBeGreaterThanOrEqual(share_interval[0]);
          expect(share).toBeLessThanOrEqual(share_interval[1]);
        }
      }),
    );
  });
});
