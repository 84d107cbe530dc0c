import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { airtime, evenness } from "../../../../functions/studies/focus-group/airtime.ts";
import { saidBy } from "./discussion.ts";

describe("evenness", () => {
  it("is entropy over its maximum", () => {
    // Shares .5, .25, .25: entropy 1.5 bits of at most log2 3 = 1.58496.
    expect(evenness([20, 10, 10])).toBeCloseTo(1.5 / Math.log2(3), 12);
  });

  it("is 1 if all spoke alike, 0 if one alone did", () => {
    expect(evenness([7, 7, 7, 7])).toBeCloseTo(1, 12);
    expect(evenness([7, 0, 0])).toBe(0);
  });

  it("is 1 where nobody can have had more than anybody else", () => {
    expect([evenness([5]), evenness([0, 0]), evenness([])]).toEqual([1, 1, 1]);
  });

  it("lies between 0 and 1, does not depend on order, and only equal counts reach 1", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 2, maxLength: 10 }), (counts) => {
        const value = evenness(counts);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(evenness(counts.toReversed())).toBeCloseTo(value, 12);
        if (new Set(counts).size > 1) expect(value).toBeLessThan(1);
      }),
      { numRuns: 60 },
    );
  });
});

describe("airtime", () => {
  it("counts messages and words of every member, silent ones too, most words first", () => {
    const said = [
      saidBy("anna", 1, 1, "Too dear."),
      saidBy("ben", 2, 1, "I like it a lot, really."),
      saidBy("anna", 3, 2, "No."),
    ];
    // 3, 6 and 0 words: shares 1/3 and 2/3, entropy .918296 bits of at most 1.584963.
    expect(airtime(["anna", "ben", "cem"], said)).toEqual({
      balance: 0.579,
      personas: [
        { persona_id: "ben", messages: 1, words: 6, share: 66.7 },
        { persona_id: "anna", messages: 2, words: 3, share: 33.3 },
        { persona_id: "cem", messages: 0, words: 0, share: 0 },
      ],
    });
  });

  it("has nothing to share out if nobody spoke", () => {
    expect(airtime(["ben", "anna"], [])).toEqual({
      balance: 1,
      personas: [
        { persona_id: "anna", messages: 0, words: 0, share: 0 },
        { persona_id: "ben", messages: 0, words: 0, share: 0 },
      ],
    });
  });
});
