/** Who chose what: an option's choosers as positions of respondents, and what each respondent counts. */
export interface Choosers {
  byOption: readonly Int32Array[];
  weights: ArrayLike<number>;
  respondents: number;
}

/** Options by position, and the weight of those who chose any of them. */
export interface Portfolio {
  options: number[];
  reached: number;
}

/** Portfolios of one size that are all looked at; where there are more, the search is greedy. */
export const MOST_PORTFOLIOS = 20_000;

export function combinations(n: number, size: number): number {
  let count = 1;
  for (let step = 1; step <= size; step++) count = (count * (n - size + step)) / step;
  return Math.round(count);
}

/** Weight of choosers of an option whom nothing of the portfolio reaches yet. */
function gained({ byOption, weights }: Choosers, option: number, covered: Uint8Array): number {
  let gain = 0;
  for (const respondent of byOption[option]!) if (covered[respondent] === 0) gain += weights[respondent]!;
  return gain;
}

function cover({ byOption }: Choosers, option: number, covered: Uint8Array, by: 1 | -1): void {
  for (const respondent of byOption[option]!) covered[respondent]! += by;
}

/** Adds the option that reaches most of those not reached, size by size; of equals the first one. */
export function greedyPortfolios(choosers: Choosers, largest: number): Portfolio[] {
  const covered = new Uint8Array(choosers.respondents);
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

/** The portfolio of one size that reaches most, by looking at all; of equals the first one. */
export function bestPortfolio(choosers: Choosers, size: number): Portfolio {
  const covered = new Uint8Array(choosers.respondents);
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
  const covered = new Uint8Array(choosers.respondents);
  let reached = 0;
  for (const option of options) {
    reached += gained(choosers, option, covered);
    cover(choosers, option, covered, 1);
  }
  return reached;
}
