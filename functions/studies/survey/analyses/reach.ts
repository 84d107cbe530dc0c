/** The participants who chose each option, by position, and what each participant counts. */
export interface Choosers {
  byOption: readonly Int32Array[];
  weights: ArrayLike<number>;
  participants: number;
}

/** Options by position, and the weight of those who chose any of them. */
export interface Portfolio {
  options: number[];
  reached: number;
}

/** Largest number of portfolios of one size that are all tried; the search is greedy if there are more. */
export const MOST_PORTFOLIOS = 20_000;

export function combinations(n: number, size: number): number {
  let count = 1;
  for (let step = 1; step <= size; step++) count = (count * (n - size + step)) / step;
  return Math.round(count);
}

/** Weight of the participants who chose an option and whom nothing in the portfolio reaches yet. */
function gained({ byOption, weights }: Choosers, option: number, covered: Uint8Array): number {
  let gain = 0;
  for (const participant of byOption[option]!) if (covered[participant] === 0) gain += weights[participant]!;
  return gain;
}

function cover({ byOption }: Choosers, option: number, covered: Uint8Array, by: 1 | -1): void {
  for (const participant of byOption[option]!) covered[participant]! += by;
}

/** Adds the option that reaches most of those not reached yet, size by size; the first of equal ones. */
export function greedyPortfolios(choosers: Choosers, largest: number): Portfolio[] {
  const covered = new Uint8Array(choosers.participants);
  const options: number[] = [];
  let reached = 0;
  return Array.from({ length: largest }, () => {
    let [best, most] = [-1, -1];
    for (let option = 0; option < choosers.byOption.length; option++) {
      if (options.includes(option)) continue;
      const gain = gained(choosers, option, covered);
      if (gain > most) [best, most] = [option, gain];
    }
    cover(choosers, best, covered, 1);
    options.push(best);
    reached += most;
    return { options: options.toSorted((a, b) => a - b), reached };
  });
}

/** The portfolio of one size that reaches most, found by trying all; the first of equal ones. */
export function bestPortfolio(choosers: Choosers, size: number): Portfolio {
  const covered = new Uint8Array(choosers.participants);
  const chosen: number[] = [];
  let best: Portfolio = { options: [], reached: -1 };
  const extend = (from: number, reached: number): void => {
    if (chosen.length === size) {
      if (reached > best.reached * (1 + 1e-12)) best = { options: [...chosen], reached };
      return;
    }
    const last = choosers.byOption.length - (size - chosen.length);
    for (let option = from; option <= last; option++) {
      const gain = gained(choosers, option, covered);
      cover(choosers, option, covered, 1);
      chosen.push(option);
      extend(option + 1, reached + gain);
      chosen.pop();
      cover(choosers, option, covered, -1);
    }
  };
  extend(0, 0);
  return best;
}

/** The weight of those who chose any of some options. */
export function reachOf(choosers: Choosers, options: readonly number[]): number {
  const covered = new Uint8Array(choosers.participants);
  let reached = 0;
  for (const option of options) {
    reached += gained(choosers, option, covered);
    cover(choosers, option, covered, 1);
  }
  return reached;
}
