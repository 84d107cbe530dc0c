import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { krippendorffAlpha } from "../../../functions/statistics/krippendorff.ts";
import type { Level } from "../../../functions/statistics/krippendorff.ts";
import { mean } from "../../../functions/statistics/moments.ts";
import { alphaLowerBound, personaAlpha } from "../../../functions/statistics/persona-alpha.ts";
import type { RepeatedItem } from "../../../functions/statistics/persona-alpha.ts";
import { expectClose, metrics } from "./reference.ts";

const item = (level: Level, answers: Record<string, (number | string | null)[]>): RepeatedItem => ({
  level,
  answers: new Map(Object.entries(answers)),
});

describe("personaAlpha", () => {
  it("sets own disagreement against that of all answers to the item", () => {
    const items = [item("interval", { ann: [1, 3], bob: [5, 5] })];
    // Own variance 2, pooled variance 11/3.
    expect(personaAlpha(items, "ann").alpha).toBeCloseTo(1 - 2 / (11 / 3), 12);
    expect(personaAlpha(items, "bob").alpha).toBe(1);
  });

  it("weighs items by their repetitions less one", () => {
    const items = [
      item("nominal", { ann: ["x", "x", "x"], bob: ["y", "y", "y"] }),
      item("nominal", { ann: ["x", "y"], bob: ["x", "y"] }),
    ];
    // Disagreement ratios 0 with weight 2 and 1 / (2/3) with weight 1.
    const result = personaAlpha(items, "ann");
    expect(result.alpha).toBeCloseTo(0.5, 12);
    expect(result).toMatchObject({ degreesOfFreedom: 3, items: 2, itemsWithoutVariance: 0 });
  });

  it("is Krippendorff's alpha on average over personas for one item answered equally often", () => {
    const people = fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 }), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(people, fc.constantFrom<Level>("nominal", "ordinal", "interval", "ratio"), (answers, level) => {
        const whole = krippendorffAlpha(answers, level).alpha;
        const items = [item(level, Object.fromEntries(answers.map((own, i) => [`p${i}`, own])))];
        const each = answers.map((_, i) => personaAlpha(items, `p${i}`).alpha);
        if (whole === null) expect(each.every((alpha) => alpha === null)).toBe(true);
        else expect(mean(each.map((alpha) => alpha!))).toBeCloseTo(whole, 10);
      }),
    );
  });

  it("leaves out items without variance and items not repeated", () => {
    const items = [
      item("ordinal", { ann: [4, 4], bob: [4, 4] }),
      item("ordinal", { ann: [2, null], bob: [1, 5] }),
      item("ordinal", { ann: [2, 2], bob: [5, 5] }),
    ];
    expect(personaAlpha(items, "ann")).toMatchObject({
      alpha: 1,
      items: 2,
      itemsWithoutVariance: 1,
      degreesOfFreedom: 1,
    });
  });

  it("is null when nothing varies or nothing was repeated", () => {
    expect(personaAlpha([item("ordinal", { ann: [4, 4] })], "ann")).toMatchObject({
      alpha: null,
      lowerBound: null,
      degreesOfFreedom: 0,
      itemsWithoutVariance: 1,
    });
    expect(personaAlpha([item("ordinal", { ann: [4] })], "nobody")).toMatchObject({ alpha: null, items: 0 });
  });

  it("sees a persona that answers every scale question alike", () => {
    const items = [1, 2, 3].map((shift) => item("ordinal", { ann: [3, 3], bob: [shift, 5] }));
    expect(personaAlpha(items, "ann")).toMatchObject({ acrossItemVariance: 0, straightLining: 1 });
    expect(personaAlpha(items, "bob").acrossItemVariance).toBeGreaterThan(0);
    expect(personaAlpha(items, "bob").straightLining).toBeCloseTo(0.5, 14);
  });

  it("does not look for straight lines in choices or a single scale question", () => {
    const choices = ["a", "b"].map((label) => item("nominal", { ann: ["x", "x"], bob: [label, "y"] }));
    expect(personaAlpha(choices, "ann")).toMatchObject({ acrossItemVariance: null, straightLining: null });
    const single = [item("ordinal", { ann: [3, 3], bob: [1, 5] })];
    expect(personaAlpha(single, "ann")).toMatchObject({ acrossItemVariance: null, straightLining: null });
  });
});

describe("alphaLowerBound", () => {
  it("is 1 − (1 − α) df / χ²", () => {
    expectClose(alphaLowerBound(0.9, 30), 0.8377734819814399);
    expect(alphaLowerBound(1, 5)).toBe(1);
  });

  it("rises with repetitions and falls with confidence, below α", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.99, noNaN: true }), fc.integer({ min: 1, max: 100 }), (alpha, df) => {
        expect(alphaLowerBound(alpha, df)).toBeLessThan(alpha);
        expect(alphaLowerBound(alpha, df + 1)).toBeGreaterThan(alphaLowerBound(alpha, df));
        expect(alphaLowerBound(alpha, df, 0.99)).toBeLessThan(alphaLowerBound(alpha, df));
      }),
    );
  });
});

describe("the reference figures", () => {
  it("agree on the lower bound of α = .80 for every df", () => {
    const { df, lower_bound } = metrics.persona_promotion_rule;
    for (const [i, degrees] of df.entries()) expectClose(alphaLowerBound(0.8, degrees), lower_bound[i]);
  });

  it("agree on the first df that passes .667", () => {
    const first = Array.from({ length: 60 }, (_, i) => i + 1).find((df) => alphaLowerBound(0.8, df) >= 0.667);
    expect(first).toBe(metrics.persona_promotion_rule["smallest_df_with_lower_bound_ge_0.667"]);
  });
});
