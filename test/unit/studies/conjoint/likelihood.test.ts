import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceData } from "../../../../functions/studies/conjoint/choice-data.ts";
import { logLikelihood, nullLogLikelihood, softmax } from "../../../../functions/studies/conjoint/likelihood.ts";
import { matrix } from "../../../support/matrix.ts";

const sets = [
  {
    person: "a",
    alternatives: matrix("1 0 | 0 1 | 0.5 -1"),
    chosen: 0,
  },
  {
    person: "a",
    alternatives: matrix("0 2 | 1 1"),
    chosen: 1,
  },
  {
    person: "b",
    alternatives: matrix("-1 0 | 0 0 | 1 3 | 2 1"),
    chosen: 3,
  },
];
const data = choiceData(sets);
const evaluate = (b: number[]) => {
  const gradient = new Float64Array(2);
  const information = new Float64Array(4);
  return { value: logLikelihood(data, Float64Array.from(b), gradient, information), gradient, information };
};
const coefficient = fc.double({ min: -3, max: 3, noNaN: true });

describe("logit likelihood", () => {
  it("is the sum of log probabilities of what was chosen", () => {
    const expected = sets.reduce((sum, { alternatives, chosen }) => {
      const utilities = alternatives.map(([x, y]) => 0.4 * x! - 0.7 * y!);
      return sum + Math.log(softmax(utilities)[chosen]!);
    }, 0);
    expect(evaluate([0.4, -0.7]).value).toBeCloseTo(expected, 12);
  });
  it("has the derivatives that finite differences show", () => {
    const h = 1e-5;
    fc.assert(
      fc.property(coefficient, coefficient, (x, y) => {
        const { gradient, information } = evaluate([x, y]);
        const [right, left] = [evaluate([x + h, y]), evaluate([x - h, y])];
        expect(gradient[0]).toBeCloseTo((right.value - left.value) / (2 * h), 5);
        expect(information[0]).toBeCloseTo((left.gradient[0]! - right.gradient[0]!) / (2 * h), 5);
        expect(information[1]).toBeCloseTo((left.gradient[1]! - right.gradient[1]!) / (2 * h), 5);
        expect(information[2]).toBe(information[1]);
      }),
    );
  });
  it("equals chance at zero utilities", () => {
    expect(nullLogLikelihood(data)).toBeCloseTo(-Math.log(3 * 2 * 4), 12);
    expect(evaluate([0, 0]).value).toBeCloseTo(nullLogLikelihood(data), 12);
  });
  it("survives utilities that overflow an exponential", () => {
    expect(evaluate([2000, 2000]).value).toBeCloseTo(-2000 - 2 * Math.log(2), 9);
    expect(softmax([1000, 0, -1000])).toEqual([1, 0, 0]);
  });
});
