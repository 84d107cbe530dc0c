import { priceKinds, type PriceKind } from "./price-meters.ts";

/** Four rising prices of one participant. */
export type FourPrices = Readonly<Record<PriceKind, number>>;

/** Shares 0..1 of participants at every price of the grid. */
export type PriceCurves = Record<PriceKind, Float64Array>;

export const pricePoints = [
  "marginal_cheapness",
  "optimal_price",
  "indifference_price",
  "marginal_expensiveness",
] as const;
export interface Crossing {
  price: number;
  /** Share of participants, 0..1: the height at which the two curves cross. */
  share: number;
}
export type PricePoints = Record<(typeof pricePoints)[number], Crossing>;

/** Participants placed on the grid of all prices that anybody named. */
export interface PriceGrid {
  prices: readonly number[];
  /** Position of each participant's price. */
  at: Record<PriceKind, Int32Array>;
}

export function priceGrid(participants: readonly FourPrices[]): PriceGrid {
  const all = participants.flatMap((own) => priceKinds.map((kind) => own[kind]));
  const prices = [...new Set(all)].sort((a, b) => a - b);
  const place = new Map(prices.map((price, index) => [price, index]));
  const placesOf = (kind: PriceKind) => Int32Array.from(participants, (own) => place.get(own[kind])!);
  return {
    prices,
    at: {
      too_cheap: placesOf("too_cheap"),
      cheap: placesOf("cheap"),
      expensive: placesOf("expensive"),
      too_expensive: placesOf("too_expensive"),
    },
  };
}

/**
 * The curves of a price sensitivity meter. The share to whom a price is too cheap or cheap (those who named it or more)
 * falls with the price. The share to whom it is expensive or too expensive (those who named it or less) rises.
 * @param weights one per participant of the grid; 0 leaves one out
 */
export function priceCurves({ prices, at }: PriceGrid, weights: ArrayLike<number>): PriceCurves {
  const last = prices.length - 1;
  const curve = (kind: PriceKind, falling: boolean): Float64Array => {
    const shares = new Float64Array(prices.length);
    const places = at[kind];
    let total = 0;
    for (let index = 0; index < places.length; index++) {
      shares[places[index]!]! += weights[index]!;
      total += weights[index]!;
    }
    if (falling) for (let index = last - 1; index >= 0; index--) shares[index]! += shares[index + 1]!;
    else for (let index = 1; index <= last; index++) shares[index]! += shares[index - 1]!;
    for (let index = 0; index <= last; index++) shares[index]! /= total;
    return shares;
  };
  return {
    too_cheap: curve("too_cheap", true),
    cheap: curve("cheap", true),
    expensive: curve("expensive", false),
    too_expensive: curve("too_expensive", false),
  };
}

const ROUNDING = 1e-9;

/**
 * Where a rising and a falling curve cross, with straight lines between the prices of the grid. If the curves share a
 * stretch, this is its middle. Null if they do not cross.
 */
function crossing(
  prices: readonly number[],
  rising: (index: number) => number,
  falling: (index: number) => number,
): Crossing | null {
  const gap = (index: number) => rising(index) - falling(index);
  const first = prices.findIndex((_, index) => gap(index) >= -ROUNDING);
  if (first === -1) return null;
  const reached = gap(first);
  if (reached <= ROUNDING) {
    let last = first;
    while (last + 1 < prices.length && gap(last + 1) <= ROUNDING) last++;
    return { price: (prices[first]! + prices[last]!) / 2, share: Math.max(0, falling(last)) };
  }
  if (first === 0) return null;
  const before = -gap(first - 1);
  const part = before / (before + reached);
  const between = (from: number, to: number) => from + part * (to - from);
  return {
    price: between(prices[first - 1]!, prices[first]!),
    share: Math.max(0, between(rising(first - 1), rising(first))),
  };
}

/**
 * The four intersections (van Westendorp 1976, ESOMAR Congress, 139): too cheap with not cheap, too cheap with too
 * expensive, cheap with expensive, not expensive with too expensive. Null without any participant.
 */
export function pricePointsOf({ prices }: PriceGrid, curves: PriceCurves): PricePoints | null {
  const of =
    (kind: PriceKind) =>
    (index: number): number =>
      curves[kind][index]!;
  const not =
    (kind: PriceKind) =>
    (index: number): number =>
      1 - curves[kind][index]!;
  const marginal_cheapness = crossing(prices, not("cheap"), of("too_cheap"));
  const optimal_price = crossing(prices, of("too_expensive"), of("too_cheap"));
  const indifference_price = crossing(prices, of("expensive"), of("cheap"));
  const marginal_expensiveness = crossing(prices, of("too_expensive"), not("expensive"));
  return marginal_cheapness && optimal_price && indifference_price && marginal_expensiveness
    ? { marginal_cheapness, optimal_price, indifference_price, marginal_expensiveness }
    : null;
}
