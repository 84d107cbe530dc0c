import { mean, standardDeviation } from "../../statistics/moments.ts";
import { normal, randomFrom, uniform, type RandomGenerator } from "../../statistics/random.ts";
import { studentTQuantile } from "../../statistics/student-t.ts";
import { equalWeights } from "../../statistics/weighting.ts";
import type { Interval } from "../../statistics/wilson.ts";
import { choiceData, type ChoiceSet } from "./choice-data.ts";
import { InvalidChoiceData } from "./errors.ts";
import { estimateIndividuals, type IndividualEstimates, type Population } from "./individual.ts";
import { cholesky, dot } from "../../statistics/linear-algebra.ts";

/** Figures of a group of people, computed from the utilities of each: (weighted) means over persons of something. */
export type GroupFigures = (utilities: readonly Float64Array[], weights: readonly number[]) => number[];

/** The errors of the estimates of each figure, study by simulated study. */
export type SamplingErrors = readonly (readonly number[])[];

/**
 * A standard error from fifty studies is itself off by 10 %, from twenty by 16 %. Steps are alternatives times
 * utilities squared: what a round of estimation goes through.
 */
const STUDIES = { most: 50, fewest: 20 } as const;
const MOST_STEPS = 2e6;
/** People drawn to know the figures of the whole population; a mean of shares is then off by .3 points at most. */
const PEOPLE = 2_000;
/** In posterior standard deviations; the figures of the studies themselves differ by tenths of one. */
const TOLERANCE = 1e-2;

const studiesFor = (sets: readonly ChoiceSet[]): number => {
  const columns = sets[0]?.alternatives[0]?.length ?? 1;
  const steps = sets.reduce((total, { alternatives }) => total + alternatives.length, 0) * columns ** 2;
  return Math.min(STUDIES.most, Math.max(STUDIES.fewest, Math.round(MOST_STEPS / steps)));
};

function drawing({ mean: centre, covariance }: Population, random: RandomGenerator): () => Float64Array {
  const K = centre.length;
  const factor = cholesky(covariance, K);
  if (!factor) throw new InvalidChoiceData("The spread of the utilities between persons cannot be estimated");
  return () => {
    const z = Float64Array.from({ length: K }, () => normal(random));
    return centre.map((value, k) => value + dot(factor.subarray(k * K, (k + 1) * K), z));
  };
}

/** The alternative that a person with these utilities takes: the best one after a Gumbel error on each. */
function chosen(alternatives: ChoiceSet["alternatives"], utilities: Float64Array, random: RandomGenerator): number {
  let [best, highest] = [0, -Infinity];
  for (const [index, alternative] of alternatives.entries()) {
    let value = -Math.log(-Math.log(uniform(random) || Number.MIN_VALUE));
    for (let k = 0; k < utilities.length; k++) value += alternative[k]! * utilities[k]!;
    if (value > highest) [best, highest] = [index, value];
  }
  return best;
}

function estimated(sets: readonly ChoiceSet[], { population }: IndividualEstimates, ridge: number) {
  try {
    const data = choiceData(sets);
    const { individuals } = estimateIndividuals(data, population, ridge, TOLERANCE);
    return { utilities: individuals.map(({ utilities }) => utilities), weights: [...data.weights] };
  } catch (error) {
    // Random choices may be impossible to estimate; those of the study were not.
    if (error instanceof InvalidChoiceData) return null;
    throw error;
  }
}

/**
 * Parametric bootstrap: other people from the estimated population answer the same tasks, and their utilities are
 * estimated anew. The figures of these are compared with those of the whole population. This includes what an interval
 * over the estimated utilities leaves out: the population's own mean is an estimate, and utilities of persons are
 * shrunken towards it.
 * @param sets choices that the estimates come from
 * @param ridge that of the aggregate fit
 * @returns one list per figure; empty lists where no simulated study could be estimated
 */
export function samplingErrors(
  sets: readonly ChoiceSet[],
  estimates: IndividualEstimates,
  { ridge, figures, seed }: { ridge: number; figures: GroupFigures; seed: number },
): SamplingErrors {
  const random = randomFrom(seed);
  const draw = drawing(estimates.population, random);
  const truth = figures(Array.from({ length: PEOPLE }, draw), equalWeights(PEOPLE));
  const found = Array.from({ length: studiesFor(sets) }, () => {
    const people = new Map(estimates.individuals.map(({ person }) => [person, draw()]));
    return estimated(
      sets.map((set) => ({ ...set, chosen: chosen(set.alternatives, people.get(set.person)!, random) })),
      estimates,
      ridge,
    );
  }).flatMap((study) => (study ? [figures(study.utilities, study.weights)] : []));
  return truth.map((value, figure) => found.map((own) => own[figure]! - value));
}

/**
 * 95 % interval of a figure from the errors of its estimates: Student's t on (effective) persons − 1 degrees of freedom
 * times their standard deviation. It lies around the estimate as it is and around the estimate without the mean error,
 * whichever reaches further.
 * @returns null for a single person, whose tastes say nothing about those of others
 */
export function intervalFrom(estimate: number, errors: readonly number[], persons: number): Interval | null {
  if (persons < 2 || errors.length < 2) return null;
  const half = studentTQuantile(0.975, persons - 1) * standardDeviation(errors);
  const bias = mean(errors);
  return { lower: estimate - Math.max(0, bias) - half, upper: estimate - Math.min(0, bias) + half };
}
