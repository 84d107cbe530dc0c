import { seedFrom } from "../../../statistics/random.ts";
import { shownInterval } from "../../../statistics/shown-interval.ts";
import { effectiveSize } from "../../../statistics/weighting.ts";
import type { SurveyAggregate } from "../aggregate-schema.ts";
import { percent } from "../counted-figures.ts";
import { rounded } from "../../../statistics/rounded.ts";
import {
  priceCurves,
  priceGrid,
  pricePoints,
  pricePointsOf,
  type FourPrices,
  type PricePoints,
} from "./price-curves.ts";
import { priceKinds, type PriceMeter } from "./price-meters.ts";
import { eachResample, percentileInterval } from "./resampling.ts";
import { askedAny, countedAnswer, type Participant } from "./participants.ts";

type PriceSensitivity = SurveyAggregate["price_sensitivity"][number];

/**
 * Minimum of effective participants, in all and above the crossing of two curves, for the interval of an intersection.
 * With fewer, the intersection would rest on one or two people at the end of a tail. Resampling cannot move it there
 * (coverage of 67 to 90 %).
 */
const FEWEST = { inAll: 10, atCrossing: 2 };
const CENTS = 2;

/** The four prices of a participant; null unless all four were named. */
function pricesOf(meter: PriceMeter, participant: Participant): FourPrices | null {
  const named = priceKinds.map((kind) => [kind, countedAnswer(participant, meter[kind])?.value ?? null] as const);
  return named.every(([, price]) => price !== null) ? (Object.fromEntries(named) as FourPrices) : null;
}

const isRising = ({ too_cheap, cheap, expensive, too_expensive }: FourPrices): boolean =>
  too_cheap < cheap && cheap < expensive && expensive < too_expensive;

function intervalsOf(
  grid: ReturnType<typeof priceGrid>,
  weights: readonly number[],
  observed: PricePoints,
  seed: number,
): Record<keyof PricePoints, [number, number] | null> | null {
  const units = effectiveSize(weights);
  if (units < FEWEST.inAll) return null;
  const drawn: PricePoints[] = [];
  const own = new Float64Array(weights.length);
  eachResample(weights.length, seed, (times) => {
    for (let index = 0; index < own.length; index++) own[index] = times[index]! * weights[index]!;
    const points = pricePointsOf(grid, priceCurves(grid, own));
    if (points) drawn.push(points);
  });
  const interval = (point: keyof PricePoints) => {
    if (observed[point].share * units < FEWEST.atCrossing) return null;
    const prices = drawn.map((points) => points[point].price);
    return shownInterval(...percentileInterval(prices, units), CENTS);
  };
  return {
    marginal_cheapness: interval("marginal_cheapness"),
    optimal_price: interval("optimal_price"),
    indifference_price: interval("indifference_price"),
    marginal_expensiveness: interval("marginal_expensiveness"),
  };
}

/** Positions of the prices that a chart shows, first and last among them. */
const shownPositions = (prices: number, most: number): number[] =>
  prices <= most
    ? Array.from({ length: prices }, (_, index) => index)
    : Array.from({ length: most }, (_, index) => Math.round((index * (prices - 1)) / (most - 1)));

/**
 * Price sensitivity meter (van Westendorp 1976, NSS Price Sensitivity Meter, ESOMAR Congress, 139–167). The range of
 * acceptable prices runs from marginal cheapness to marginal expensiveness. Participants whose four prices do not rise
 * strictly are left out and named. A curve includes those who named exactly that price (R's pricesensitivitymeter
 * leaves them out of the falling curves). Intervals are bootstrap percentiles over participants, expanded for small
 * samples.
 * @param mostPrices most prices of the curves, which are thinned out if more were named
 */
export function priceSensitivity(
  meter: PriceMeter,
  participants: readonly Participant[],
  mostPrices: number,
): PriceSensitivity {
  const questions = priceKinds.map((kind) => meter[kind]);
  const asked = askedAny(participants, questions);
  const complete = asked.flatMap((participant) => {
    const prices = pricesOf(meter, participant);
    return prices ? [{ participant, prices }] : [];
  });
  const rising = complete.filter(({ prices }) => isRising(prices));
  const weights = rising.map(({ participant }) => participant.weight);
  const grid = priceGrid(rising.map(({ prices }) => prices));
  const curves = priceCurves(grid, weights);
  const points = rising.length > 0 ? pricePointsOf(grid, curves) : null;
  const intervals =
    points && intervalsOf(grid, weights, points, seedFrom("price sensitivity", ...questions.map(({ id }) => id)));
  const shown = Object.fromEntries(
    pricePoints.map((point) => [
      point,
      points && { price: rounded(points[point].price, CENTS), price_interval: intervals?.[point] ?? null },
    ]),
  ) as Pick<PriceSensitivity, keyof PricePoints>;
  return {
    question_ids: {
      too_cheap: meter.too_cheap.id,
      cheap: meter.cheap.id,
      expensive: meter.expensive.id,
      too_expensive: meter.too_expensive.id,
    },
    unit: meter.cheap.unit,
    asked: asked.length,
    answered: rising.length,
    inconsistent: complete.filter(({ prices }) => !isRising(prices)).map(({ participant }) => participant.persona_id),
    ...shown,
    curves: shownPositions(grid.prices.length, mostPrices).map((index) => ({
      price: grid.prices[index]!,
      too_cheap: percent(curves.too_cheap[index]!),
      cheap: percent(curves.cheap[index]!),
      expensive: percent(curves.expensive[index]!),
      too_expensive: percent(curves.too_expensive[index]!),
    })),
  };
}
