import type { ChoiceData } from "./choice-data.ts";
import { InvalidChoiceData } from "./errors.ts";
import { logLikelihood } from "./likelihood.ts";
import { cholesky, choleskySolve, invertSymmetric, quadraticForm } from "../../statistics/linear-algebra.ts";
import { maximise } from "./newton.ts";

/** EM gains ever less per round; 1e-7 of a posterior standard deviation is far below any figure that is printed. */
const TOLERANCE = 1e-7;
const MAX_ROUNDS = 1_000;
const MAX_NEWTON_STEPS = 100;

/** The population that individual utilities are drawn from: normal with mean μ and covariance S. */
export interface Population {
  mean: Float64Array;
  covariance: Float64Array;
}

/** Posterior mode of one person's utilities. */
export interface Individual {
  person: string;
  utilities: Float64Array;
  /** H⁻¹ at the mode, K×K: Laplace approximation of the posterior covariance. */
  covariance: Float64Array;
  /** Log-likelihood of the person's own choices at the mode, without the prior. */
  logLikelihood: number;
  choiceSets: number;
}

export interface IndividualEstimates {
  individuals: Individual[];
  population: Population;
  /** EM rounds. */
  rounds: number;
  converged: boolean;
}

/**
 * Individual utilities by deterministic empirical Bayes: EM with the Laplace approximation (docs/methods.md, Conjoint).
 *
 * b_i = argmax LL_i − ½(b−μ)'S⁻¹(b−μ);  μ = mean b_i;
 * S = [ν₀I + Σ((b_i−μ)(b_i−μ)' + H_i⁻¹)]/(N+ν₀), ν₀ = K+3, H_i the negative Hessian of that objective at b_i.
 *
 * No random draws: the same choices give the same utilities, which hierarchical Bayes by simulation cannot promise. The
 * prior makes every b_i finite, also for a person whose choices separate.
 *
 * If the choices of all persons together separate, μ would run away as the aggregate coefficients do. A ridge λ, the
 * one of the aggregate fallback, is then a normal prior on μ with precision λ: μ = (N·S⁻¹ + λI)⁻¹ N·S⁻¹ mean b_i.
 *
 * If people made few choices, EM is slow. After every two rounds, a leap therefore follows as far as the two rounds
 * predict (SQUAREM, Varadhan & Roland 2008, Scand J Statist 35:335). It ends where EM alone would.
 * @param start first guess of μ, usually the aggregate coefficients (K), S then starts at the identity; or of both
 * @param ridge λ, 0 unless the aggregate fit needed one
 * @param tolerance posterior standard deviations that the last round may still have moved anything
 * @throws InvalidChoiceData when the choices are numerically unusable
 */
export function estimateIndividuals(
  data: ChoiceData,
  start: Float64Array | Population,
  ridge = 0,
  tolerance = TOLERANCE,
): IndividualEstimates {
  let individuals: Individual[] = [];
  let rounds = 0;
  let converged = false;
  /** One round of EM. */
  const improved = (population: Population): Population => {
    rounds++;
    individuals = estimateGiven(data, population, individuals, tolerance);
    const next = populationOf(individuals, data.weights, population, ridge);
    converged = distance(population, next) < tolerance;
    return next;
  };
  let population: Population = "mean" in start ? start : { mean: start.slice(), covariance: identity(data.columns) };
  while (rounds < MAX_ROUNDS && !converged) {
    const first = improved(population);
    const second = converged ? first : improved(first);
    const ahead = converged ? null : extrapolated(population, first, second);
    const further = ahead && attempted(() => improved(ahead));
    // A leap that ends further from rest than it began was too long.
    const better = ahead && further && distance(ahead, further) <= distance(population, first);
    population = better ? further : second;
  }
  return { individuals: estimateGiven(data, population, individuals, tolerance), population, rounds, converged };
}

/**
 * Posterior modes of every person under a fixed population: the E-step, also of use for people outside the sample.
 * @param previous modes to start from, in the order of `data.persons`; without them the search starts at μ
 * @param tolerance posterior standard deviations: a search ends with its first step that is shorter, times √(1+|LL|)
 * @throws InvalidChoiceData when S or a posterior is not positive definite in floating point
 */
export function estimateGiven(
  data: ChoiceData,
  population: Population,
  previous: readonly Individual[] = [],
  tolerance = TOLERANCE,
): Individual[] {
  const K = data.columns;
  const precision = invertSymmetric(population.covariance, K);
  if (!precision) throw new InvalidChoiceData("The spread of the utilities between persons cannot be estimated");
  const deviation = new Float64Array(K);
  return data.persons.map((person, i) => {
    const from = data.personStart[i]!;
    const to = data.personStart[i + 1]!;
    const search = maximise({
      start: previous[i]?.utilities ?? population.mean,
      maxIterations: MAX_NEWTON_STEPS,
      tolerance: tolerance ** 2,
      function: (point, gradient, information) => {
        let value = logLikelihood(data, point, gradient, information, from, to);
        for (let k = 0; k < K; k++) deviation[k] = point[k]! - population.mean[k]!;
        for (let k = 0; k < K; k++) {
          let pull = 0;
          for (let l = 0; l < K; l++) {
            pull += precision[k * K + l]! * deviation[l]!;
            information[k * K + l]! += precision[k * K + l]!;
          }
          gradient[k]! -= pull;
          value -= (deviation[k]! * pull) / 2;
        }
        return value;
      },
    });
    const covariance = search.outcome === "converged" ? invertSymmetric(search.curvature, K) : null;
    if (!covariance) throw new InvalidChoiceData(`The choices of ${person} could not be estimated`);
    const off = search.point.map((value, k) => value - population.mean[k]!);
    const own = search.value + quadraticForm(precision, off) / 2;
    return { person, utilities: search.point, covariance, logLikelihood: own, choiceSets: to - from };
  });
}

/**
 * The M-step: μ and S from the posterior modes, each as much as its person counts; a ridge weighs with the S of the
 * round before.
 */
function populationOf(
  individuals: readonly Individual[],
  weights: Float64Array,
  previous: Population,
  ridge: number,
): Population {
  const K = previous.mean.length;
  const N = individuals.length;
  const mean = new Float64Array(K);
  individuals.forEach(({ utilities }, i) => {
    for (let k = 0; k < K; k++) mean[k]! += (weights[i]! * utilities[k]!) / N;
  });
  if (ridge > 0) mean.set(shrunk(mean, previous.covariance, ridge / N));
  const degrees = K + 3;
  const covariance = new Float64Array(K * K);
  for (let k = 0; k < K; k++) covariance[k * K + k] = degrees;
  individuals.forEach((person, i) => {
    for (let k = 0; k < K; k++) {
      const deviation = person.utilities[k]! - mean[k]!;
      for (let l = 0; l < K; l++) {
        const spread = deviation * (person.utilities[l]! - mean[l]!) + person.covariance[k * K + l]!;
        covariance[k * K + l]! += weights[i]! * spread;
      }
    }
  });
  for (let index = 0; index < K * K; index++) covariance[index]! /= N + degrees;
  return { mean, covariance };
}

/** A leap may go too far; EM itself then goes on from where it was. */
function attempted(round: () => Population): Population | null {
  try {
    return round();
  } catch (error) {
    if (error instanceof InvalidChoiceData) return null;
    throw error;
  }
}

/**
 * Where two steps r and r + v of a series are heading: start + 2ar + a²v with a = |r|/|v|, in units of the population's
 * own spread (scheme S3 of SQUAREM).
 * @returns null if the series is already as far as that, or if that leaves no spread
 */
function extrapolated(start: Population, first: Population, second: Population): Population | null {
  const K = start.mean.length;
  const sd = Float64Array.from({ length: K }, (_, k) => Math.sqrt(second.covariance[k * K + k]!));
  const scaled = ({ mean, covariance }: Population): Float64Array =>
    Float64Array.of(
      ...mean.map((value, k) => value / sd[k]!),
      ...covariance.map((value, index) => value / (sd[Math.floor(index / K)]! * sd[index % K]!)),
    );
  const [from, one, two] = [scaled(start), scaled(first), scaled(second)] as const;
  const r = one.map((value, index) => value - from[index]!);
  const v = two.map((value, index) => value - one[index]! - r[index]!);
  const length = Math.hypot(...r) / Math.hypot(...v);
  if (!(length > 1 && Number.isFinite(length))) return null;
  const ahead = from.map((value, index) => value + 2 * length * r[index]! + length ** 2 * v[index]!);
  const mean = start.mean.map((_, k) => ahead[k]! * sd[k]!);
  const covariance = start.covariance.map(
    (_, index) => ahead[K + index]! * sd[Math.floor(index / K)]! * sd[index % K]!,
  );
  return cholesky(covariance, K) ? { mean, covariance } : null;
}

/** (S⁻¹ + rI)⁻¹S⁻¹m, computed as (I + rS)⁻¹m, which needs no inverse of S. */
function shrunk(mean: Float64Array, covariance: Float64Array, ridge: number): Float64Array {
  const K = mean.length;
  const matrix = covariance.map((value, index) => ridge * value + (index % (K + 1) === 0 ? 1 : 0));
  const factor = cholesky(matrix, K);
  if (!factor) throw new InvalidChoiceData("The spread of the utilities between persons cannot be estimated");
  return choleskySolve(factor, K, mean);
}

/** Largest change of μ in standard deviations and of S in units of its own scale. */
function distance(a: Population, b: Population): number {
  const K = a.mean.length;
  const scale = Float64Array.from({ length: K }, (_, k) => Math.sqrt(b.covariance[k * K + k]!));
  let largest = 0;
  for (let k = 0; k < K; k++) {
    largest = Math.max(largest, Math.abs(a.mean[k]! - b.mean[k]!) / scale[k]!);
    for (let l = 0; l < K; l++) {
      const change = Math.abs(a.covariance[k * K + l]! - b.covariance[k * K + l]!);
      largest = Math.max(largest, change / (scale[k]! * scale[l]!));
    }
  }
  return largest;
}

function identity(n: number): Float64Array {
  const matrix = new Float64Array(n * n);
  for (let i = 0; i < n; i++) matrix[i * n + i] = 1;
  return matrix;
}

/** Root likelihood: geometric mean of the probabilities of the chosen alternatives, chance is 1/J. */
export const rootLikelihood = (individual: Pick<Individual, "logLikelihood" | "choiceSets">): number =>
  Math.exp(individual.logLikelihood / individual.choiceSets);
