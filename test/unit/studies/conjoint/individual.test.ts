import { describe, expect, it } from "vitest";
import { choiceData, type ChoiceData } from "../../../../functions/studies/conjoint/choice-data.ts";
import { codingOf } from "../../../../functions/studies/conjoint/coding.ts";
import {
  estimateGiven,
  estimateIndividuals,
  rootLikelihood,
  type IndividualEstimates,
} from "../../../../functions/studies/conjoint/individual.ts";
import { designConjoint } from "../../../../functions/studies/conjoint/design.ts";
import { logLikelihood } from "../../../../functions/studies/conjoint/likelihood.ts";
import { invertSymmetric } from "../../../../functions/statistics/linear-algebra.ts";
import { fitMnlSafely } from "../../../../functions/studies/conjoint/mnl.ts";
import { versionFor } from "../../../../functions/studies/conjoint/presentation.ts";
import { codeResponses } from "../../../../functions/studies/conjoint/responses.ts";
import { pearsonCorrelation } from "../../../../functions/statistics/moments.ts";
import { binaryChoices, snackSimulation, type Respondents } from "./simulations.ts";

function study(respondents: Partial<Respondents> & { personas: number }): {
  data: ChoiceData;
  estimates: IndividualEstimates;
} {
  const { design, responses } = snackSimulation(respondents);
  const data = choiceData(codeResponses(design, responses, codingOf(design.attributes, { none: true })).estimation);
  return { data, estimates: estimateIndividuals(data, fitMnlSafely(data).fit.coefficients) };
}

describe("individual utilities", () => {
  const { data, estimates } = study({ personas: 25, spread: 0.8 });
  const { individuals, population } = estimates;
  const K = data.columns;

  it("are posterior modes: score and pull of the population cancel for everyone", () => {
    const precision = invertSymmetric(population.covariance, K)!;
    individuals.forEach(({ utilities }, i) => {
      const score = new Float64Array(K);
      logLikelihood(data, utilities, score, new Float64Array(K * K), data.personStart[i], data.personStart[i + 1]);
      for (let k = 0; k < K; k++) {
        const pull = utilities.reduce(
          (sum, value, l) => sum + precision[k * K + l]! * (value - population.mean[l]!),
          0,
        );
        expect(score[k]).toBeCloseTo(pull, 7);
      }
    });
  });

  it("have the mean and spread of the population that they imply", () => {
    const N = individuals.length;
    const degrees = K + 3;
    for (let k = 0; k < K; k++) {
      const mean = individuals.reduce((sum, { utilities }) => sum + utilities[k]! / N, 0);
      expect(population.mean[k]).toBeCloseTo(mean, 5);
      for (let l = 0; l < K; l++) {
        const spread = individuals.reduce(
          (sum, { utilities, covariance }) =>
            sum +
            (utilities[k]! - population.mean[k]!) * (utilities[l]! - population.mean[l]!) +
            covariance[k * K + l]!,
          k === l ? degrees : 0,
        );
        expect(population.covariance[k * K + l]).toBeCloseTo(spread / (N + degrees), 5);
      }
    }
    expect(estimates.converged).toBe(true);
  });

  it("are the same for the same choices, and from another start", () => {
    expect(study({ personas: 25, spread: 0.8 }).estimates).toEqual(estimates);
    const elsewhere = estimateIndividuals(data, new Float64Array(K).fill(2));
    elsewhere.population.mean.forEach((value, k) => expect(value).toBeCloseTo(population.mean[k]!, 4));
  });

  it("explain each person's choices better than the average person's utilities do", () => {
    individuals.forEach((individual, i) => {
      const [from, to] = [data.personStart[i]!, data.personStart[i + 1]!];
      const average = logLikelihood(data, population.mean, new Float64Array(K), new Float64Array(K * K), from, to);
      expect(individual.logLikelihood).toBeGreaterThanOrEqual(average);
      expect(rootLikelihood(individual)).toBeCloseTo(Math.exp(individual.logLikelihood / (to - from)), 12);
    });
  });
});

it("individual utilities of people with one task each come to rest soon, and from anywhere in the same place", () => {
  const attributes = Array.from({ length: 6 }, (_, a) => ({ name: `${a}`, levels: ["1", "2", "3", "4"] }));
  const design = designConjoint(
    { attributes, tasks_per_persona: 1, alternatives_per_task: 2 },
    { seed: "one task", personas: 40, starts: 1 },
  );
  const responses = Array.from({ length: 40 }, (_, position) => ({
    persona_id: `persona-${position}`,
    choices: versionFor(design, position).map(({ task_id }) => ({ task_id, offer: position % 2 })),
  }));
  const data = choiceData(codeResponses(design, responses, codingOf(attributes, { none: true })).estimation);
  const { coefficients, ridge } = fitMnlSafely(data).fit;
  const { converged, rounds, population, individuals } = estimateIndividuals(data, coefficients, ridge);
  expect(converged).toBe(true);
  // EM alone takes 312.
  expect(rounds).toBeLessThan(100);
  const again = estimateIndividuals(data, new Float64Array(data.columns).fill(1), ridge);
  for (const [k, value] of population.mean.entries()) expect(again.population.mean[k]).toBeCloseTo(value, 4);
  for (const { covariance } of individuals) expect(covariance[0]).toBeGreaterThan(0);
});

it("individual utilities follow who likes what", () => {
  const people = ["yes", "no"].flatMap((taste) => Array.from({ length: 8 }, (_, i) => `${taste}${i}`));
  const data = choiceData(people.flatMap((person) => binaryChoices(person, person.startsWith("yes") ? 7 : 3, 10)));
  const { individuals } = estimateIndividuals(data, new Float64Array(1));
  const utilities = individuals.map((individual) => individual.utilities[0]!);
  const taste = individuals.map(({ person }) => (person.startsWith("yes") ? 1 : 0));
  expect(pearsonCorrelation(utilities, taste)).toBeGreaterThan(0.999);
  // Shrunk: less than the person's own ln(7/3) and ln(3/7), symmetric around zero.
  expect(utilities[0]).toBeGreaterThan(0.3);
  expect(utilities[0]).toBeLessThan(Math.log(7 / 3));
  expect(utilities[0]! + utilities[8]!).toBeCloseTo(0, 5);
});

it("individual utilities of a new person lean on the population where answers are few", () => {
  const population = { mean: Float64Array.of(1), covariance: Float64Array.of(0.25) };
  const few = estimateGiven(choiceData(binaryChoices("new", 0, 1)), population)[0]!;
  const many = estimateGiven(choiceData(binaryChoices("new", 0, 50)), population)[0]!;
  expect(few.utilities[0]).toBeGreaterThan(0.7);
  expect(many.utilities[0]).toBeLessThan(-1);
  expect(many.covariance[0]).toBeGreaterThan(0);
});
