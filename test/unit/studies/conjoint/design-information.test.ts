import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codingOf } from "../../../../functions/studies/conjoint/coding.ts";
import {
  aError,
  dEfficiency,
  dEfficiencyBound,
  dError,
  designInformation,
} from "../../../../functions/studies/conjoint/design-information.ts";
import { randomTasks } from "../../../../functions/studies/conjoint/design-search.ts";
import { randomFrom } from "../../../../functions/statistics/random.ts";
import { matrix } from "../../../support/matrix.ts";
import { attributesOf } from "./simulations.ts";

/** The four fold-over pairs of a 2³ factorial: every level meets its opposite. */
const foldOver = [0, 1, 2, 3].map((t) => {
  const first = [0, t >> 1, t & 1];
  return [first, first.map((level) => 1 - level)];
});

describe("information of a design", () => {
  it("is 4I for fold-over pairs of a 2³ factorial, so D-error and A-error are a quarter and D-efficiency 100 %", () => {
    const attributes = attributesOf(2, 2, 2);
    const information = designInformation(foldOver, codingOf(attributes, { none: false }));
    expect([...information]).toEqual([4, 0, 0, 0, 4, 0, 0, 0, 4]);
    expect(dError(information, 3)).toBeCloseTo(0.25, 12);
    expect(aError(information, 3)).toBeCloseTo(0.25, 12);
    expect(dEfficiency(foldOver, attributes, false)).toBeCloseTo(100, 10);
    expect(dEfficiencyBound([2, 2, 2], 2, false)).toBe(100);
  });

  it("weighs alternatives by their probability under assumed utilities", () => {
    const information = designInformation(
      [[[0], [1]]],
      codingOf(attributesOf(2), { none: false }),
      Float64Array.of(Math.log(3) / 2),
    );
    expect(information[0]).toBeCloseTo(0.75 * 0.25 * 4, 12);
  });

  it("adds none as an alternative", () => {
    const information = designInformation([[[0], [1]]], codingOf(attributesOf(2), { none: true }));
    [2 / 3, 0, 0, 2 / 9].forEach((value, index) => expect(information[index]).toBeCloseTo(value, 12));
  });

  it("is infinite in error and zero in efficiency for a design that cannot tell utilities apart", () => {
    const flat = [matrix("0 0 | 1 1")];
    const information = designInformation(flat, codingOf(attributesOf(2, 2), { none: false }));
    expect([dError(information, 2), aError(information, 2)]).toEqual([Infinity, Infinity]);
    expect(dEfficiency(flat, attributesOf(2, 2), false)).toBe(0);
  });

  it("never exceeds the bound, with or without none", () => {
    const sizes = fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: 2, max: 4 }),
        fc.boolean(),
        fc.integer(),
        (levels, alternatives, none, seed) => {
          const tasks = randomTasks({ levels, alternatives, price: null }, 12, randomFrom(seed));
          const bound = dEfficiencyBound(levels, alternatives, none);
          expect(dEfficiency(tasks, attributesOf(...levels), none)).toBeLessThanOrEqual(bound * (1 + 1e-9));
        },
      ),
    );
  });
});
