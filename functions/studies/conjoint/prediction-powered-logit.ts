import { dot, invertSymmetric, multiply, quadraticForm } from "../../statistics/linear-algebra.ts";
import { mean, sum } from "../../statistics/moments.ts";
import { studentTQuantile } from "../../statistics/student-t.ts";
import { choiceData, type ChoiceData, type ChoiceSet } from "./choice-data.ts";
import { inferParameters, type Inference } from "./inference.ts";
import { logLikelihood, setWeights } from "./likelihood.ts";
import { fitMnlSafely } from "./mnl.ts";
import { maximise } from "./newton.ts";
import { choiceProbabilities } from "./preference-share.ts";

/** With fewer personas of others, the variance between them is hardly known. */
const FEWEST_OTHERS = 2;
/** Newton's method from the people's own estimate needs a handful of steps. */
const MAX_ITERATIONS = 50;

/** Utilities of personas, K each, in the columns of the people's choices. Nothing in them may come from the people. */
export interface PersonaUtilities {
  /** By person: utilities of the persona that was made of that person. */
  own: ReadonlyMap<string, Float64Array>;
  /** Utilities of personas whose people were not asked. */
  others: readonly Float64Array[];
}

/** Why personas do not help people, other than because λ came out as 0. */
export type NoHelp = "unpaired" | "nobody_else" | "few_people" | "separation" | "no_gain";

/** Coefficients with what their intervals rest on. */
export interface LogitEstimate {
  coefficients: Float64Array;
  inference: Inference;
}

/** A multinomial logit of people, alone and helped by personas. */
export interface PoweredLogit {
  /** Weight of the personas, 0..1. */
  lambda: number;
  /** Why that is 0; null where personas help. */
  noHelp: NoHelp | null;
  /** People who chose. */
  asked: number;
  /** People among them with a persona that was made of them. */
  paired: number;
  /** Personas of people who were not asked. */
  predicted: number;
  /** λ of the ridge that the people's own fit needed; 0 mostly. */
  ridge: number;
  people: LogitEstimate;
  /** The same as `people` where personas do not help. */
  helped: LogitEstimate;
}

/** Σ_t X_t'(f − g) over the tasks of each person, n vectors of length K. */
type PersonVectors = readonly Float64Array[];

/** Choice sets by person, in the order of `data.persons`. */
const setsByPerson = (sets: readonly ChoiceSet[]): ChoiceSet[][] => [
  ...Map.groupBy(sets, ({ person }) => person).values(),
];

/** X'weights of one task. */
function weighted(rows: readonly Float64Array[], weights: readonly number[]): Float64Array {
  const total = new Float64Array(rows[0]!.length);
  for (const [j, row] of rows.entries()) add(total, row, weights[j]);
  return total;
}

function add(total: Float64Array, vector: Float64Array, factor = 1): void {
  for (let k = 0; k < total.length; k++) total[k]! += factor * vector[k]!;
}

/**
 * D of every person: what its own persona would choose beyond what the other personas would, in the tasks of that
 * person; 0 without a persona. B of every other persona: the same in all tasks of people who have a persona. Tasks with
 * the same `alternatives` are predicted once.
 */
function deviations(people: readonly ChoiceSet[][], { own, others }: PersonaUtilities, K: number) {
  const ofPeople = people.map(() => new Float64Array(K));
  const ofOthers = others.map(() => new Float64Array(K));
  const tasks = new Map<ChoiceSet["alternatives"], { times: number; average: number[]; foretold: number[][] }>();
  for (const [i, sets] of people.entries())
    for (const { person, alternatives } of sets) {
      const persona = own.get(person);
      if (!persona) continue;
      const rows = alternatives as readonly Float64Array[];
      const known = tasks.get(alternatives);
      const foretold = known?.foretold ?? others.map((utilities) => choiceProbabilities(utilities, rows));
      const average = known?.average ?? rows.map((_, j) => mean(foretold.map((one) => one[j]!)));
      tasks.set(alternatives, { times: (known?.times ?? 0) + 1, average, foretold });
      add(ofPeople[i]!, weighted(rows, beyond(choiceProbabilities(persona, rows), average)));
    }
  for (const [alternatives, { times, average, foretold }] of tasks)
    for (const [j, one] of foretold.entries())
      add(ofOthers[j]!, weighted(alternatives as readonly Float64Array[], beyond(one, average)), times);
  return { ofPeople, ofOthers };
}

const beyond = (probabilities: readonly number[], average: readonly number[]): number[] =>
  probabilities.map((one, j) => one - average[j]!);

/** Scores of every person at these coefficients. */
function scoresOf(data: ChoiceData, coefficients: Float64Array): PersonVectors {
  const information = new Float64Array(data.columns ** 2);
  return data.persons.map((_, i) => {
    const score = new Float64Array(data.columns);
    logLikelihood(data, coefficients, score, information, data.personStart[i], data.personStart[i + 1]);
    return score;
  });
}

const multiplied = (matrix: Float64Array, vector: Float64Array): Float64Array =>
  vector.map((_, k) => dot(matrix.subarray(k * vector.length, (k + 1) * vector.length), vector));

/**
 * The λ that makes the summed variance of the contrasts least: Σ g·d / (Σ d·d + Σ b·b / N(N − 1)), cut to 0..1. Here g
 * and d are the influences of a person by its choices and by its persona, and b those of other personas.
 */
function powerTuned(
  covariance: Float64Array,
  contrasts: readonly Float64Array[],
  scores: PersonVectors,
  { ofPeople, ofOthers }: { ofPeople: PersonVectors; ofOthers: PersonVectors },
): number {
  const influence = (vector: Float64Array) => {
    const moved = multiplied(covariance, vector);
    return Float64Array.from(contrasts, (contrast) => dot(contrast, moved));
  };
  const square = (vector: Float64Array) => dot(influence(vector), influence(vector));
  const products = sum(ofPeople.map((vector, i) => dot(influence(scores[i]!), influence(vector))));
  const squares = sum(ofPeople.map(square)) + sum(ofOthers.map(square)) / pairsAmong(ofOthers.length);
  return squares === 0 ? 0 : Math.min(1, Math.max(0, products / squares));
}

/** Divides the sum of squares of N values around their mean into the square of the mean's standard error. */
const pairsAmong = (n: number): number => n * (n - 1);

/** Adds Σ vv', times `factor`. */
function addSquares(matrix: Float64Array, vectors: PersonVectors, factor: number): void {
  for (const vector of vectors)
    for (const [k, value] of vector.entries())
      for (const [l, other] of vector.entries()) matrix[k * vector.length + l]! += factor * value * other;
}

/**
 * A multinomial logit of people's choices, alone and helped by personas of theirs and of others. The method is
 * prediction-powered inference (Angelopoulos, Duchi & Zrnic 2023, arXiv:2311.01453; for conjoint: Wang, Zhang & Zhang
 * 2024, arXiv:2412.19363; docs/methods.md).
 *
 * Let G_i(b) be the score of a person, f_i the choice probabilities of the person's own persona, and f̄ the mean of
 * those of other personas. The estimate solves Σ_i [G_i(b) − λ·D_i] = 0, D_i = Σ_t X_t'(f_i − f̄). Every choice is
 * moved by what the other personas would do in this very task beyond what the person's own persona does. Both are of
 * the same tasks, so that no design can bias it. People without a persona count with their choices alone.
 *
 * Persons and other personas are the units of the sandwich: H⁻¹[Σ(G_i − λD_i)(…)'·n/(n − 1) + λ²/(N(N − 1))·Σ B_j
 * B_j']H⁻¹. B_j is for another persona what D is for a person, in all tasks of people who have a persona.
 *
 * If no persona was made of a person who chose, D is 0: what is known of a task alone predicts nothing of what is left
 * over in it.
 * @param sets choices of people, all with the same weight
 * @param contrasts those whose summed variance λ makes least, K each: the levels of all attributes
 * @throws InvalidChoiceData when there are no choices
 */
export function predictionPoweredLogit(
  sets: readonly ChoiceSet[],
  personas: PersonaUtilities,
  contrasts: readonly Float64Array[],
): PoweredLogit {
  const data = choiceData(sets);
  const { fit, failure } = fitMnlSafely(data);
  const K = data.columns;
  const n = data.persons.length;
  const alone = { coefficients: fit.coefficients, inference: inferParameters(fit) };
  const people = n > K ? { ...alone, inference: forFewPeople(alone.inference, n) } : alone;
  const paired = data.persons.filter((person) => personas.own.has(person)).length;
  const result = (noHelp: NoHelp | null, lambda: number, helped: LogitEstimate): PoweredLogit => ({
    ...{ lambda, noHelp, asked: n, paired, predicted: personas.others.length, ridge: fit.ridge, people, helped },
  });
  const peopleAlone = (reason: NoHelp) => result(reason, 0, people);
  if (paired === 0) return peopleAlone("unpaired");
  if (personas.others.length < FEWEST_OTHERS) return peopleAlone("nobody_else");
  if (failure !== null) return peopleAlone("separation");
  if (n <= K) return peopleAlone("few_people");

  const found = deviations(setsByPerson(sets), personas, K);
  const lambda = powerTuned(fit.covariance, contrasts, scoresOf(data, fit.coefficients), found);
  if (lambda === 0) return peopleAlone("no_gain");
  const shift = new Float64Array(K);
  for (const vector of found.ofPeople) add(shift, vector, lambda);
  const weights = setWeights(data);
  const search = maximise({
    function: (point, gradient, information) => {
      const value = logLikelihood(data, point, gradient, information, 0, data.sets, weights);
      add(gradient, shift, -1);
      return value - dot(shift, point);
    },
    start: fit.coefficients,
    maxIterations: MAX_ITERATIONS,
  });
  const inverse = search.outcome === "converged" ? invertSymmetric(search.curvature, K) : null;
  if (!inverse) return peopleAlone("no_gain");
  const middle = new Float64Array(K * K);
  const scores = scoresOf(data, search.point);
  const left = scores.map((score, i) => score.map((value, k) => value - lambda * found.ofPeople[i]![k]!));
  addSquares(middle, left, n / (n - 1));
  addSquares(middle, found.ofOthers, lambda ** 2 / pairsAmong(personas.others.length));
  const covariance = multiply(multiply(inverse, middle, K), inverse, K);
  const inference: Inference = { covariance, kind: "clustered", quantile: studentTQuantile(0.975, n - 1) };
  const isNarrower = summedVariance(inference, contrasts) < summedVariance(people.inference, contrasts);
  return isNarrower ? result(null, lambda, { coefficients: search.point, inference }) : peopleAlone("no_gain");
}

/** The quantity that λ minimises: the variances of all contrasts together. */
export const summedVariance = ({ covariance }: Inference, contrasts: readonly Float64Array[]): number =>
  sum(contrasts.map((contrast) => quadraticForm(covariance, contrast)));

/** With the divisor n − 1 in place of n, as for a mean: without it, intervals of thirty people cover too little. */
const forFewPeople = (inference: Inference, n: number): Inference => ({
  ...inference,
  covariance: inference.covariance.map((value) => (value * n) / (n - 1)),
});
