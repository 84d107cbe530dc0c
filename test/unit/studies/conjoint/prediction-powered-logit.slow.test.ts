import { describe, expect, it } from "vitest";
import { estimateContrast } from "../../../../functions/studies/conjoint/inference.ts";
import {
  predictionPoweredLogit,
  summedVariance,
} from "../../../../functions/studies/conjoint/prediction-powered-logit.ts";
import { dot } from "../../../../functions/statistics/linear-algebra.ts";
import { mean } from "../../../../functions/statistics/moments.ts";
import { randomFrom } from "../../../../functions/statistics/random.ts";
import { contrasts, peopleWithPersonas, truth } from "./powered-people.ts";

const STUDIES = 1_000;

/**
 * Figures of a thousand studies of so many people, whose tastes and their biased personas' correlate so.
 * @param others personas of others
 * @param paired people who have a persona
 */
function studiesOf(asked: number, correlation: number, others = 3 * asked, paired = asked) {
  const random = randomFrom(`${asked} ${correlation}`);
  let covered = 0;
  let wider = 0;
  let halves = { helped: 0, people: 0 };
  const values = contrasts.map((): number[] => []);
  for (let study = 0; study < STUDIES; study++) {
    const { sets, personas } = peopleWithPersonas(random, { asked, others, correlation });
    const own = new Map([...personas.own].slice(0, paired));
    const { people, helped } = predictionPoweredLogit(sets, { ...personas, own }, contrasts);
    if (summedVariance(helped.inference, contrasts) > summedVariance(people.inference, contrasts)) wider++;
    for (const [index, contrast] of contrasts.entries()) {
      const found = estimateContrast(helped.coefficients, contrast, helped.inference);
      const alone = estimateContrast(people.coefficients, contrast, people.inference);
      const expected = dot(contrast, truth);
      if (found.lower <= expected && expected <= found.upper) covered++;
      halves = { helped: halves.helped + found.upper - found.lower, people: halves.people + alone.upper - alone.lower };
      values[index]!.push(found.value - expected);
    }
  }
  return {
    coverage: (100 * covered) / (STUDIES * contrasts.length),
    wider,
    width: halves.helped / halves.people,
    bias: values.map((own) => mean(own)),
  };
}

describe.each([30, 50, 100])("%i people helped by personas that are biased", (asked) => {
  it.each([0, 0.5, 0.9])("whose tastes correlate by %f: covered, unbiased and never wider", (correlation) => {
    const { coverage, wider, width, bias } = studiesOf(asked, correlation);
    expect(coverage).toBeGreaterThan(93);
    expect(coverage).toBeLessThan(97);
    expect(wider).toBe(0);
    expect(width).toBeLessThan(1);
    // Part-worths of the personas are off by .3 to .8, "none of these" by 2; a logit of few people is off by .03.
    for (const value of bias) expect(Math.abs(value)).toBeLessThan(0.06);
  });
});

describe("50 people helped by few personas", () => {
  it.each([
    { others: 3, paired: 50 },
    { others: 100, paired: 5 },
  ])("of $paired of them and $others others: covered and never wider", ({ others, paired }) => {
    const { coverage, wider } = studiesOf(50, 0.9, others, paired);
    expect(coverage).toBeGreaterThan(93);
    expect(coverage).toBeLessThan(97);
    expect(wider).toBe(0);
  });
});
