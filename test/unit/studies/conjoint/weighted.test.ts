import { describe, expect, it } from "vitest";
import { choiceData } from "../../../../functions/studies/conjoint/choice-data.ts";
import { estimateIndividuals } from "../../../../functions/studies/conjoint/individual.ts";
import { fitMnl } from "../../../../functions/studies/conjoint/mnl.ts";
import { binaryChoices } from "./simulations.ts";
import { referenceChoices, referenceJson, worstDeviation } from "./reference-data.ts";

const { weighted_logit: reference } = referenceJson("weights.json");
const brands = ["hiland", "weight", "yoplait"];
const columns = (row: Record<string, string>) => [
  Number(row.price),
  Number(row.feat),
  ...brands.map((brand) => Number(row.brand === brand)),
];
const sets = referenceChoices("yogurt.csv", columns);
const weightOf = (person: string) => 0.5 + (Number(person) % 5) / 2;
const weighted = sets.map((set) => ({ ...set, weight: weightOf(set.person) }));

describe("a logit of people who count differently", () => {
  const { fit } = fitMnl(choiceData(weighted));

  it("has the coefficients and robust errors of R's clogit with weights and clusters", () => {
    expect(worstDeviation(fit!.coefficients, reference.coefficients)).toBeLessThan(1e-6);
    expect(worstDeviation(fit!.clusteredStandardErrors, reference.robust_se)).toBeLessThan(1e-6);
  });

  it("has its likelihood and model errors, but for the unit of the weights", () => {
    const people = [...new Set(sets.map(({ person }) => person))];
    const unit = people.reduce((sum, person) => sum + weightOf(person), 0) / people.length;
    // Cox's partial likelihood has the weights among those at risk as well: w ln w of every choice.
    const constant = weighted.reduce((sum, { weight }) => sum + weight * Math.log(weight), 0);
    expect(fit!.logLikelihood * unit).toBeCloseTo(reference.log_likelihood[0] + constant, 6);
    const errors = [...fit!.standardErrors].map((error) => error / Math.sqrt(unit));
    expect(worstDeviation(errors, reference.naive_se)).toBeLessThan(1e-6);
    expect(fit!.effectivePersons).toBeLessThan(people.length);
  });

  it("is the plain one where all count the same, in whatever unit", () => {
    const plain = fitMnl(choiceData(sets)).fit!;
    const tripled = fitMnl(choiceData(sets.map((set) => ({ ...set, weight: 3 })))).fit!;
    expect(worstDeviation(tripled.coefficients, [...plain.coefficients])).toBeLessThan(1e-12);
    expect(tripled.effectivePersons).toBe(plain.persons);
  });
});

describe("individual utilities of people who count differently", () => {
  it("are drawn to a population in which everybody counts as much as they do", () => {
    const people = [
      ...Array.from({ length: 8 }, (_, i) => ({ person: `likes${i}`, taken: 8 })),
      ...Array.from({ length: 8 }, (_, i) => ({ person: `dislikes${i}`, taken: 2 })),
    ];
    const meanWith = (weight: number) => {
      const choices = people.flatMap(({ person, taken }) =>
        binaryChoices(person, taken, 10).map((set) => ({ ...set, weight: taken === 8 ? weight : 1 })),
      );
      return estimateIndividuals(choiceData(choices), new Float64Array(1)).population.mean[0]!;
    };
    expect(meanWith(1)).toBeCloseTo(0, 6);
    expect(meanWith(3)).toBeGreaterThan(0.3);
  });
});
