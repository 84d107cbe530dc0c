import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  codingOf,
  encodeNone,
  encodeProfile,
  levelContrast,
  toPartWorths,
} from "../../../../functions/studies/conjoint/coding.ts";
import { InvalidChoiceData } from "../../../../functions/studies/conjoint/errors.ts";
import { attributesOf, snacks } from "./simulations.ts";

describe("effects coding", () => {
  const coding = codingOf(snacks, { none: true });

  it("gives every level but the last a column and the last −1 on all of them", () => {
    expect([...encodeProfile(coding, [0, 1, 3])]).toEqual([1, 0, -1, -1, -1, -1, 0]);
    expect([...encodeProfile(coding, [1, 0, 2])]).toEqual([0, 1, 1, 0, 0, 1, 0]);
  });
  it("gives none a constant of its own and nothing else", () => {
    expect([...encodeNone(coding)]).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });
  it("makes the part-worths of every attribute sum to zero, whatever the coefficients", () => {
    const coefficients = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(coefficients, (values) => {
        for (const levels of toPartWorths(coding, Float64Array.from(values)))
          expect(levels.reduce((sum, value) => sum + value, 0)).toBe(0);
      }),
    );
  });
  it("describes the omitted level as minus the sum of the others", () => {
    expect([...levelContrast(coding, 2, 3)]).toEqual([0, 0, 0, -1, -1, -1, 0]);
  });
});

it("codes dummies with the first or last level as base", () => {
  const attributes = attributesOf(3, 2);
  const first = codingOf(attributes, { none: false, scheme: "dummy", omitted: "first" });
  const last = codingOf(attributes, { none: false, scheme: "dummy", omitted: "last" });
  expect([...encodeProfile(first, [2, 0])]).toEqual([0, 1, 0]);
  expect([...encodeProfile(last, [2, 0])]).toEqual([0, 0, 1]);
});

describe("a linear attribute", () => {
  it("is one column from −1 for the lowest amount to 1 for the highest", () => {
    const coding = codingOf(snacks, { none: false, linear: { attribute: 2, amounts: [2, 3, 4, 6] } });
    expect(coding.columns).toBe(4);
    expect([0, 1, 2, 3].map((level) => encodeProfile(coding, [0, 0, level])[3])).toEqual([-1, -0.5, 0, 1]);
  });
  it.each([[[1, 2]], [[3, 3, 3, 3]], [[1, 2, 3, NaN]]])("refuses the amounts %j for four levels", (amounts) => {
    expect(() => codingOf(snacks, { none: false, linear: { attribute: 2, amounts } })).toThrow(InvalidChoiceData);
  });
});

it.each([[[0, 0]], [[0, 2, 0]], [[0, -1, 0]], [[0, 0.5, 0]]])("refuses the profile %j", (profile) => {
  expect(() => encodeProfile(codingOf(snacks, { none: false }), profile)).toThrow(InvalidChoiceData);
});
