import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceData, type ChoiceSet } from "../../../../functions/studies/conjoint/choice-data.ts";
import { codingOf, toPartWorths } from "../../../../functions/studies/conjoint/coding.ts";
import { designConjoint } from "../../../../functions/studies/conjoint/design.ts";
import { InvalidChoiceData } from "../../../../functions/studies/conjoint/errors.ts";
import { fitMnl, type MnlFit } from "../../../../functions/studies/conjoint/mnl.ts";
import { codeResponses } from "../../../../functions/studies/conjoint/responses.ts";
import { matrix } from "../../../support/matrix.ts";
import { binaryChoices, simulateChoices, snacks, snackSimulation, snackTaste } from "./simulations.ts";

function fitted(sets: readonly ChoiceSet[], ridge = 0): MnlFit {
  const { fit, failure } = fitMnl(choiceData(sets), ridge);
  if (!fit) throw new Error(failure);
  return fit;
}

/** Three persons, four tasks each of three alternatives on two columns; `seed` varies the choices. */
function mixedChoices(seed: readonly number[]): ChoiceSet[] {
  const overlapping = [0, 1, 2].map((chosen) => ({
    person: "p0",
    alternatives: matrix("1 0 | 0 1 | -1 -1"),
    chosen,
  }));
  return [
    ...overlapping,
    ...seed.map((chosen, t) => ({
      person: `p${t % 3}`,
      alternatives: [
        [t % 3, (t * t) % 5],
        [(t + 1) % 4, t % 2],
        [1, (t + 2) % 3],
      ],
      chosen,
    })),
  ];
}
const choices = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 12 });

describe("multinomial logit", () => {
  it("has the closed form of a binary choice: 30 of 40 take the first", () => {
    const fit = fitted([...binaryChoices("a", 15, 20), ...binaryChoices("b", 15, 20)]);
    expect(fit.coefficients[0]).toBeCloseTo(Math.log(3), 10);
    expect(fit.standardErrors[0]).toBeCloseTo(Math.sqrt(1 / 30 + 1 / 10), 10);
    expect(fit.logLikelihood).toBeCloseTo(30 * Math.log(0.75) + 10 * Math.log(0.25), 10);
    expect(fit.nullLogLikelihood).toBeCloseTo(40 * Math.log(0.5), 10);
    expect(fit.mcfaddenR2).toBeCloseTo(1 - fit.logLikelihood / fit.nullLogLikelihood, 12);
    expect(fit).toMatchObject({ choiceSets: 40, persons: 2, ridge: 0 });
  });

  it("clusters by person: three always take the first, one never does", () => {
    const fit = fitted(["a", "b", "c", "d"].flatMap((person) => binaryChoices(person, person === "d" ? 0 : 10, 10)));
    // Scores 2.5, 2.5, 2.5, −7.5 and information 40·¾·¼ = 7.5 give 75/7.5² against the model's 1/7.5.
    expect(fit.covariance[0]).toBeCloseTo(1 / 7.5, 10);
    expect(fit.clusteredCovariance[0]).toBeCloseTo(75 / 7.5 ** 2, 10);
    expect(fit.designEffect).toBeCloseTo(10, 10);
  });

  it("recovers the tastes that choices were simulated from", () => {
    const { design, responses } = snackSimulation({ personas: 600 });
    const coding = codingOf(design.attributes, { none: true });
    const fit = fitted(codeResponses(design, responses, coding).estimation);
    toPartWorths(coding, fit.coefficients).forEach((levels, a) =>
      levels.forEach((value, l) => expect(Math.abs(value - snackTaste[a]![l]!)).toBeLessThan(0.12)),
    );
    expect(Math.abs(fit.coefficients[coding.none!]! + 0.5)).toBeLessThan(0.12);
  });

  it("fits equally well under effects and dummy coding, with the same differences between levels", () => {
    const { design, responses } = snackSimulation({ personas: 20 });
    const results = (["effects", "dummy"] as const).map((scheme) => {
      const coding = codingOf(design.attributes, { none: true, scheme });
      const fit = fitted(codeResponses(design, responses, coding).estimation);
      const worths = toPartWorths(coding, fit.coefficients);
      return { fit, gaps: worths.map((levels) => levels.map((value) => value - levels[0]!)) };
    });
    const [effects, dummy] = [results[0]!, results[1]!];
    expect(dummy.fit.logLikelihood).toBeCloseTo(effects.fit.logLikelihood, 9);
    expect(dummy.fit.designEffect).toBeCloseTo(effects.fit.designEffect, 9);
    dummy.gaps.flat().forEach((gap, index) => expect(gap).toBeCloseTo(effects.gaps.flat()[index]!, 8));
  });

  it("does not care about constants added to a task, or the order of tasks and alternatives", () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: -5, max: 5 }), (seed, constant) => {
        const sets = mixedChoices(seed);
        const moved = sets.toReversed().map((set) => ({
          person: set.person,
          alternatives: set.alternatives.map((row) => Array.from(row, (value) => value + constant)).reverse(),
          chosen: set.alternatives.length - 1 - set.chosen,
        }));
        const [one, other] = [fitted(sets), fitted(moved)];
        expect(other.logLikelihood).toBeCloseTo(one.logLikelihood, 9);
        one.coefficients.forEach((value, k) => expect(other.coefficients[k]).toBeCloseTo(value, 7));
        one.clusteredCovariance.forEach((value, k) => expect(other.clusteredCovariance[k]).toBeCloseTo(value, 7));
      }),
      { numRuns: 50 },
    );
  });

  it("scales with the units of a column", () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: -4, max: 4 }), (seed, exponent) => {
        const sets = mixedChoices(seed);
        const unit = 10 ** exponent;
        const rescaled = sets.map((set) => ({
          ...set,
          alternatives: set.alternatives.map((row) => [row[0]! * unit, row[1]!]),
        }));
        const [one, other] = [fitted(sets), fitted(rescaled)];
        expect(other.coefficients[0]! * unit).toBeCloseTo(one.coefficients[0]!, 6);
        expect(other.standardErrors[0]! * unit).toBeCloseTo(one.standardErrors[0]!, 6);
        expect(other.logLikelihood).toBeCloseTo(one.logLikelihood, 8);
      }),
      { numRuns: 50 },
    );
  });

  it("keeps the estimate and halves the variance when everybody is there twice", () => {
    fc.assert(
      fc.property(choices, (seed) => {
        const sets = mixedChoices(seed);
        const [one, twice] = [
          fitted(sets),
          fitted([...sets, ...sets.map((set) => ({ ...set, person: `${set.person}'` }))]),
        ];
        expect(twice.coefficients[0]).toBeCloseTo(one.coefficients[0]!, 7);
        expect(twice.covariance[0]! * 2).toBeCloseTo(one.covariance[0]!, 7);
        expect(twice.clusteredCovariance[0]! * 2).toBeCloseTo(one.clusteredCovariance[0]!, 7);
      }),
      { numRuns: 50 },
    );
  });

  it("shrinks with the ridge", () => {
    const sets = binaryChoices("a", 30, 40);
    const sizes = [0, 0.5, 2, 50].map((ridge) => fitted(sets, ridge).coefficients[0]!);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes.at(-1)).toBeGreaterThan(0);
    expect(() => fitMnl(choiceData(sets), -1)).toThrow(InvalidChoiceData);
  });

  it("says that utilities cannot be told apart when two columns are one", () => {
    const sets = binaryChoices("a", 30, 40).map((set) => ({
      ...set,
      alternatives: matrix("1 2 | 0 0"),
    }));
    expect(fitMnl(choiceData(sets))).toEqual({ failure: "rank_deficient", fit: null });
  });

  it("gives the same figures for the same choices", () => {
    const design = designConjoint({ attributes: snacks }, { seed: "again" });
    const coding = codingOf(snacks, { none: true });
    const responses = simulateChoices(design, { personas: 10, taste: snackTaste });
    const [one, other] = [0, 1].map(() => fitted(codeResponses(design, responses, coding).estimation));
    expect(one).toEqual(other);
  });
});
