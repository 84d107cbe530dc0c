import { sum } from "../../statistics/moments.ts";
import { applyMap, type LinearMap } from "../../statistics/ridge.ts";
import { totalVariation } from "../../statistics/total-variation.ts";
import { priorKey, publicPrior, widenShares, type SpreadPrior } from "../../studies/spread/spread-prior.ts";
import learned from "../../data/ask-first.json" with { type: "json" };

/** What is expected for a question, from {@link gainFeatures}; total variations, 0 to 1. */
export interface GainMaps {
  /** Distance of the widened shares from people's. */
  error: LinearMap;
  /** By how much the answers of {@link ASKED} people lower that distance. */
  gain: LinearMap;
  /** Share of the attainable gain that the order achieved on questions it did not know (docs/ledger.md). */
  attained: number;
}

/** People who are asked each question. */
export const ASKED = 20;

/**
 * Maps for personas alone, and for personas next to respondents without one.
 * `npm run lab -- ask-first FILE --save` learns them.
 */
export const publicGains: Readonly<Record<"alone" | "with_no_persona", GainMaps>> = learned.maps;

/** How even shares are, by Shannon's entropy: 0 where all gave one answer, 1 where all answers are as frequent. */
const evenness = (shares: readonly number[]): number =>
  -sum(shares.map((share) => (share > 0 ? share * Math.log(share) : 0))) / Math.log(shares.length);

/**
 * Features that predict how far shares are from people's:
 *
 * - whether there are two, three or four options
 * - how even the shares are
 * - how far the widened shares are from equal shares
 * - the part of both ends
 * - how different the answers are if the question is asked in another way
 * @param shares the personas' shares, at least two in the order of the question, summing to 1
 * @param disagreement total variation from another way of asking the same model; null where there is none
 */
export function gainFeatures(
  shares: readonly number[],
  disagreement: number | null,
  prior: SpreadPrior = publicPrior,
): number[] {
  const equal = shares.map(() => 1 / shares.length);
  return [
    ...["2", "3", "4"].map((key) => (priorKey(shares.length) === key ? 1 : 0)),
    evenness(shares),
    totalVariation(widenShares(shares, prior), equal),
    shares[0]! + shares.at(-1)!,
    ...(disagreement === null ? [] : [disagreement]),
  ];
}

/**
 * How far the widened shares are expected to be from people's, and how much nearer 20 people bring them.
 * @param shares the personas' shares, in the order of the question, summing to 1
 * @param noPersona shares of respondents without a persona; null where nobody asked them
 * @returns total variations, 0 to 1
 */
export function expectedGain(
  shares: readonly number[],
  noPersona: readonly number[] | null,
): { error: number; gain: number } {
  const maps = noPersona ? publicGains.with_no_persona : publicGains.alone;
  const features = gainFeatures(shares, noPersona && totalVariation(shares, noPersona));
  const error = Math.max(0, applyMap(maps.error, features));
  return { error, gain: Math.min(error, Math.max(0, applyMap(maps.gain, features))) };
}
