import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codingOf } from "../../../../functions/studies/conjoint/coding.ts";
import { InvalidChoiceData } from "../../../../functions/studies/conjoint/errors.ts";
import { preferenceShares } from "../../../../functions/studies/conjoint/preference-share.ts";
import { matrix } from "../../../support/matrix.ts";
import { attributesOf } from "./simulations.ts";

const coding = codingOf(attributesOf(2, 2), { none: true });
const person = (...utilities: number[]) => Float64Array.from(utilities);

describe("share of preference", () => {
  it("is the logit rule per person, then the mean over persons", () => {
    // First offer against none: utility ln 3 for one person (75 %), −ln 3 for the other (25 %), 0 for the third.
    const people = [person(Math.log(3), 0, 0), person(0, -Math.log(3), 0), person(0, 0, 0)];
    const [offer, none] = preferenceShares(coding, people, [[0, 0]]);
    expect(offer).toBeCloseTo(0.5, 12);
    expect(none).toBeCloseTo(0.5, 12);
  });

  it("sums to one, and a better offer gains", () => {
    const utility = fc.double({ min: -20, max: 20, noNaN: true });
    const people = fc.array(fc.tuple(utility, utility, utility), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(people, (tastes) => {
        const offers = matrix("0 0 | 1 1 | 0 1");
        const all = tastes.map((taste) => person(...taste));
        const shares = preferenceShares(coding, all, offers);
        const total = shares.reduce((sum, share) => sum + share, 0);
        expect(total).toBeCloseTo(1, 9);
        const keener = tastes.map(([first, ...rest]) => person(first + 1, ...rest));
        const after = preferenceShares(coding, keener, offers.slice(0, 1))[0]!;
        const before = preferenceShares(coding, all, offers.slice(0, 1));
        expect(after).toBeGreaterThanOrEqual(before[0]!);
      }),
    );
  });

  it("has no share of none where the study had none", () => {
    const without = codingOf(attributesOf(2, 2), { none: false });
    expect(preferenceShares(without, [person(0, 0)], matrix("0 0 | 1 1"))).toHaveLength(2);
  });

  it("needs offers and people", () => {
    expect(() => preferenceShares(coding, [person(0, 0, 0)], [])).toThrow(InvalidChoiceData);
    expect(() => preferenceShares(coding, [], [[0, 0]])).toThrow(InvalidChoiceData);
  });
});
