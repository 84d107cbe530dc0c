import { quantile } from "../../functions/statistics/quantile.ts";
import { mean } from "../../functions/statistics/moments.ts";
import { randomFrom, type RandomGenerator } from "../../functions/statistics/random.ts";

/** Tail probabilities of 2.5 % then have a standard error of .35 points. */
const PERMUTATIONS = 2_000;

export interface Permuted {
  expected: number;
  low: number;
  high: number;
}

/**
 * What a figure comes to when answers are dealt out at random: its mean and central 95 %.
 * @param resample one figure of reshuffled data; null where it is undefined
 * @returns null when no resample is defined
 */
export function permuted(seed: string, resample: (random: RandomGenerator) => number | null): Permuted | null {
  const random = randomFrom(seed);
  const drawn = Array.from({ length: PERMUTATIONS }, () => resample(random)).filter((value) => value !== null);
  if (drawn.length === 0) return null;
  return { expected: mean(drawn), low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) };
}

export const isBeyond = (value: number, { low, high }: Permuted): boolean => value < low || value > high;

/** `0.00 [−0.31, 0.32]` */
export const inWords = ({ expected, low, high }: Permuted, decimals = 2): string => {
  const fixed = (value: number) => (Number(value.toFixed(decimals)) + 0).toFixed(decimals).replace("-", "−");
  return `${fixed(expected)} [${fixed(low)}, ${fixed(high)}]`;
};

/** `+0.38`, `−1.20` */
export const signed = (value: number, decimals = 2): string =>
  `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(decimals)}`;
