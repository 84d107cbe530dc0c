import { expect, it } from "vitest";
import { estimateConjoint } from "../../../../functions/studies/conjoint/estimation.ts";
import { rootLikelihood } from "../../../../functions/studies/conjoint/individual.ts";
import { randomRootLikelihood95 } from "../../../../functions/studies/conjoint/random-responders.ts";
import { snackSimulation } from "./simulations.ts";

it("people with tastes exceed the threshold, people without stay below it", () => {
  const exceeding = (noise: number) => {
    const { design, responses } = snackSimulation({ personas: 40, noise });
    const { individuals, population } = estimateConjoint(design, responses).individual;
    const threshold = randomRootLikelihood95(design, population);
    expect(threshold).toBeGreaterThan(0.25);
    expect(threshold).toBe(randomRootLikelihood95(design, population));
    return individuals.filter((individual) => rootLikelihood(individual) > threshold).length;
  };
  expect(exceeding(0.1)).toBeGreaterThan(38);
  expect(exceeding(100)).toBeLessThan(8);
});
