import { shuffle, wholeNumber, type RandomGenerator } from "../../statistics/random.ts";
import { encodeNone, encodeProfile, type Coding } from "./coding.ts";
import { UnsatisfiableDesign } from "./errors.ts";
import { cholesky, choleskyInverse, choleskyLogDeterminant } from "../../statistics/linear-algebra.ts";

/** Levels by task, alternative and attribute; changed in place by the search. */
export type MutableTasks = number[][][];

/** What every task must satisfy. */
export interface TaskRules {
  /** Number of levels per attribute. */
  levels: readonly number[];
  alternatives: number;
  /**
   * Attribute that is the price, or null. Two offers of a task that agree on everything else are forbidden: nobody
   * would have a reason to choose the more expensive one, so the task would show nothing.
   */
  price: number | null;
}

/** An exchange must raise the determinant by more than rounding, or the search could go round in circles. */
const LEAST_GAIN = 1 + 1e-9;
/** Local optima are reached in 5 to 15 passes; this only bounds the time. */
const MAX_PASSES = 60;
/** Added to the diagonal while the design is still singular, so that an exchange that adds rank wins by far. */
const SINGULAR_RIDGE = 1e-6;
const DRAWS = 10_000;

/** Number of offers that differ in something besides the price: the most a task can hold. */
export const distinctOffers = ({ levels, price }: Pick<TaskRules, "levels" | "price">): number =>
  levels.reduce((product, count, attribute) => (attribute === price ? product : product * count), 1);

/** Whether two offers may not stand in one task: they are the same, or differ in the price alone. */
export function clashes(a: readonly number[], b: readonly number[], price: number | null): boolean {
  return a.every((level, attribute) => attribute === price || level === b[attribute]);
}

/**
 * Random tasks with balanced levels and little overlap: per attribute, shuffled runs through all levels are dealt out
 * to the alternatives one after the other; offers that clash are redrawn.
 * @throws UnsatisfiableDesign when a task cannot hold that many different offers
 */
export function randomTasks(rules: TaskRules, count: number, random: RandomGenerator): MutableTasks {
  if (distinctOffers(rules) < rules.alternatives)
    throw new UnsatisfiableDesign(
      `A task of ${rules.alternatives} alternatives needs as many offers that differ in more than the price; ` +
        `there are ${distinctOffers(rules)}`,
    );
  const decks = rules.levels.map((levels) => dealer(levels, random));
  return Array.from({ length: count }, () => {
    const task = Array.from({ length: rules.alternatives }, () => decks.map((deal) => deal()));
    task.forEach((offer, j) => {
      for (let draw = 0; task.slice(0, j).some((other) => clashes(offer, other, rules.price)); draw++) {
        if (draw === DRAWS) throw new UnsatisfiableDesign("No task without a repeated offer was found");
        rules.levels.forEach((levels, attribute) => (offer[attribute] = wholeNumber(random, 0, levels - 1)));
      }
    });
    return task;
  });
}

function dealer(levels: number, random: RandomGenerator): () => number {
  const all = Array.from({ length: levels }, (_, level) => level);
  let deck: number[] = [];
  return () => {
    if (deck.length === 0) deck = shuffle(random, all);
    return deck.pop()!;
  };
}

/**
 * Coordinate exchange (Meyer and Nachtsheim 1995) on the D₀-error: every level of every offer is tried in turn and the
 * best kept, until a whole pass changes nothing.
 *
 * At β = 0 all probabilities are q. Changing an offer x by d changes the information by dv' + vd' with v = qx − q²s +
 * (q−q²)/2·d, where s is the sum of the task's rows. Its determinant then grows by the factor (1 + v'Ad)² −
 * (d'Ad)(v'Av), where A is the inverse. This takes K² operations per offer instead of K³ per candidate.
 * @returns ln det of the information reached, −Infinity when it is still singular
 */
export function exchangeCoordinates(tasks: MutableTasks, coding: Coding, rules: TaskRules): number {
  const K = coding.columns;
  const q = 1 / (rules.alternatives + (coding.none === null ? 0 : 1));
  const state = new InformationState(tasks, coding, q);
  const w = new Float64Array(K);
  const aw = new Float64Array(K);
  for (let pass = 0, changed = true; changed && pass < MAX_PASSES; pass++) {
    changed = false;
    tasks.forEach((task, t) => {
      task.forEach((offer, j) => {
        let waw = 0;
        // The terms by which an offer is judged are the same for all of its attributes until one of them is exchanged.
        const judge = () => {
          const a = state.inverse;
          const x = encodeProfile(coding, offer);
          const sum = state.sums[t]!;
          for (let k = 0; k < K; k++) w[k] = q * x[k]! - q * q * sum[k]!;
          waw = 0;
          for (let k = 0; k < K; k++) {
            let value = 0;
            for (let l = 0; l < K; l++) value += a[k * K + l]! * w[l]!;
            aw[k] = value;
            waw += value * w[k]!;
          }
        };
        judge();
        for (let attribute = 0; attribute < rules.levels.length; attribute++) {
          const { first, width, rows } = coding.attributes[attribute]!;
          const a = state.inverse;
          const present = offer[attribute]!;
          const half = (q - q * q) / 2;
          let best = present;
          let bestGain = LEAST_GAIN;
          for (let level = 0; level < rows.length; level++) {
            if (level === present) continue;
            let dad = 0;
            let wad = 0;
            for (let k = 0; k < width; k++) {
              const change = rows[level]![k]! - rows[present]![k]!;
              wad += change * aw[first + k]!;
              for (let l = 0; l < width; l++)
                dad += change * a[(first + k) * K + first + l]! * (rows[level]![l]! - rows[present]![l]!);
            }
            const vad = wad + half * dad;
            const vav = waw + 2 * half * wad + half * half * dad;
            const gain = (1 + vad) ** 2 - dad * vav;
            if (gain <= bestGain) continue;
            offer[attribute] = level;
            const allowed = task.every((other, i) => i === j || !clashes(offer, other, rules.price));
            offer[attribute] = present;
            if (allowed) [best, bestGain] = [level, gain];
          }
          if (best === present) continue;
          offer[attribute] = best;
          state.refresh(tasks, t);
          judge();
          changed = true;
        }
      });
    });
  }
  return state.logDeterminant;
}

/** Information of the tasks at β = 0 with its inverse, kept in step with single changes. */
class InformationState {
  readonly #coding: Coding;
  readonly #q: number;
  readonly #perTask: Float64Array[];
  /** Sum of the rows of each task, "none" included. */
  readonly sums: Float64Array[];
  inverse: Float64Array;
  logDeterminant = -Infinity;

  constructor(tasks: MutableTasks, coding: Coding, q: number) {
    this.#coding = coding;
    this.#q = q;
    this.sums = tasks.map(() => new Float64Array(coding.columns));
    this.#perTask = tasks.map((task, t) => this.#taskInformation(task, t));
    this.inverse = this.#invert();
  }

  /** Takes over a change of task t. */
  refresh(tasks: MutableTasks, t: number): void {
    this.#perTask[t] = this.#taskInformation(tasks[t]!, t);
    this.inverse = this.#invert();
  }

  #taskInformation(task: MutableTasks[number], t: number): Float64Array {
    const K = this.#coding.columns;
    const rows = task.map((offer) => encodeProfile(this.#coding, offer));
    if (this.#coding.none !== null) rows.push(encodeNone(this.#coding));
    const sum = this.sums[t]!.fill(0);
    for (const row of rows) for (let k = 0; k < K; k++) sum[k]! += row[k]!;
    const information = new Float64Array(K * K);
    for (let k = 0; k < K; k++) {
      for (let l = 0; l < K; l++) {
        let value = -this.#q * this.#q * sum[k]! * sum[l]!;
        for (const row of rows) value += this.#q * row[k]! * row[l]!;
        information[k * K + l] = value;
      }
    }
    return information;
  }

  #invert(): Float64Array {
    const K = this.#coding.columns;
    const total = new Float64Array(K * K);
    for (const part of this.#perTask) for (let index = 0; index < K * K; index++) total[index]! += part[index]!;
    let factor = cholesky(total, K);
    this.logDeterminant = factor ? choleskyLogDeterminant(factor, K) : -Infinity;
    if (!factor) {
      for (let k = 0; k < K; k++) total[k * K + k]! += SINGULAR_RIDGE;
      factor = cholesky(total, K)!;
    }
    return choleskyInverse(factor, K);
  }
}
