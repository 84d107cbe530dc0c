import { countedShare } from "../../statistics/counted-share.ts";
import { meanInterval } from "../../statistics/mean-interval.ts";
import { percentages } from "../../statistics/percentages.ts";
import { weightedMean } from "../../statistics/weighting.ts";
import { rounded } from "../../statistics/rounded.ts";

/** In percent with one decimal. */
export const percent = (share: number): number => Number((share * 100).toFixed(1));

export interface CountedFigure {
  /** Personas, unweighted. */
  count: number;
  share: number;
  share_interval: [number, number];
}

/** How many personas something is true for, and their share. @param holds one per persona, at least one */
export function countedFigure(holds: readonly boolean[], weights: readonly number[]): CountedFigure {
  const { share, lower, upper } = countedShare(holds, weights);
  return {
    count: holds.filter(Boolean).length,
    share: percent(share),
    share_interval: [percent(lower), percent(upper)],
  };
}

/** Figures for statements of which exactly one is true for everybody: their shares sum to exactly 100. */
export function exclusiveFigures(all: readonly (readonly boolean[])[], weights: readonly number[]): CountedFigure[] {
  const shares = percentages(all.map((holds) => countedShare(holds, weights).share));
  return all.map((holds, index) => ({ ...countedFigure(holds, weights), share: shares[index]! }));
}

/** Mean with its interval, cut to the possible range. @param values one per persona, at least one */
export const meanFigure = (
  values: readonly number[],
  weights: readonly number[],
  [low, high]: readonly [number, number],
  decimals = 2,
) => ({
  mean: rounded(weightedMean(values, weights), decimals),
  mean_interval: meanInterval(values, low, high, { decimals, weights }),
});
