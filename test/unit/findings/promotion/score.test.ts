import { describe, expect, it } from "vitest";
import { personaAlpha } from "../../../../functions/statistics/persona-alpha.ts";
import type { RepeatedItem } from "../../../../functions/statistics/persona-alpha.ts";
import { decidePromotion, PROMOTION_THRESHOLDS } from "../../../../functions/findings/promotion/score.ts";
import type { PromotionEvidence } from "../../../../functions/findings/promotion/score.ts";

const good: PromotionEvidence = {
  alpha: 0.8,
  lowerBound: 0.669,
  degreesOfFreedom: 28,
  itemsWithoutVariance: 0,
  acrossItemVariance: 0.7,
  straightLining: 0.4,
};

describe("decidePromotion", () => {
  it("promotes at the thresholds and says why", () => {
    expect(decidePromotion(good)).toEqual({
      promote: true,
      obstacles: [],
      reason: "Promoted: consistency 0.800, lower bound 0.669, over 28 repeated answers.",
    });
    expect(decidePromotion({ ...good, alpha: 0.1 + 0.7 - Number.EPSILON, lowerBound: 0.667 }).promote).toBe(true);
  });

  it.each([
    ["alpha_too_low", { alpha: 0.79 }],
    ["lower_bound_too_low", { lowerBound: 0.66 }],
    ["too_few_repetitions", { degreesOfFreedom: 27 }],
    ["constant_answers", { acrossItemVariance: 0 }],
    ["straight_lining", { straightLining: 0.8 }],
    ["conjoint_at_random", { conjoint: { rlh: 0.41, randomRlh95: 0.41 } }],
  ] as const)("refuses for %s alone", (obstacle, change) => {
    const decision = decidePromotion({ ...good, ...change });
    expect(decision).toMatchObject({ promote: false, obstacles: [obstacle] });
    expect(decision.reason).toMatch(/^Not promoted: .+\.$/);
  });

  it("tells a persona that never varies from one that was never asked twice", () => {
    const undefinedAlpha = { ...good, alpha: null, lowerBound: null, degreesOfFreedom: 0 };
    expect(decidePromotion({ ...undefinedAlpha, itemsWithoutVariance: 9 }).obstacles).toEqual([
      "no_variance",
      "too_few_repetitions",
    ]);
    expect(decidePromotion(undefinedAlpha).obstacles).toEqual(["too_few_repetitions"]);
  });

  it("names every obstacle in the reason", () => {
    const { obstacles, reason } = decidePromotion({ ...good, alpha: 0.5, lowerBound: 0.2, degreesOfFreedom: 12 });
    expect(obstacles).toEqual(["too_few_repetitions", "alpha_too_low", "lower_bound_too_low"]);
    expect(reason.split("; ")).toHaveLength(3);
  });

  it("does not apply guards without data", () => {
    const evidence = { ...good, acrossItemVariance: null, straightLining: null, conjoint: null };
    expect(decidePromotion(evidence).promote).toBe(true);
  });

  it("takes its thresholds from configuration", () => {
    expect(decidePromotion(good, { thresholds: { ...PROMOTION_THRESHOLDS, alpha: 0.9 } }).obstacles).toEqual([
      "alpha_too_low",
    ]);
  });

  it("decides on what personaAlpha measures", () => {
    const items: RepeatedItem[] = Array.from({ length: 14 }, (_, i) => ({
      level: "ordinal",
      answers: new Map([
        ["steady", [1 + (i % 5), 1 + (i % 5), 1 + (i % 5)]],
        ["erratic", [1 + (i % 5), 1 + ((i + 2) % 5), 1 + ((i + 4) % 5)]],
      ]),
    }));
    expect(decidePromotion(personaAlpha(items, "steady")).promote).toBe(true);
    expect(decidePromotion(personaAlpha(items, "erratic")).obstacles).toContain("alpha_too_low");
  });
});
