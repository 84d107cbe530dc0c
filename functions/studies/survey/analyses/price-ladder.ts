import { countedShare } from "../../../statistics/counted-share.ts";
import { meanShare } from "../../../statistics/mean-share.ts";
import { sum } from "../../../statistics/moments.ts";
import { seedFrom } from "../../../statistics/random.ts";
import type { SurveyAggregate } from "../aggregate-schema.ts";
import { percent } from "../counted-figures.ts";
import { rounded } from "../../../statistics/rounded.ts";
import { buying, currencyOf, type PricedQuestion } from "./price-ladders.ts";
import { eachResample, RESAMPLES } from "./resampling.ts";
import { askedAny, countedAnswer, type Participant } from "./participants.ts";

type PriceLadder = SurveyAggregate["price_ladders"][number];

/** Probability of buying at which somebody would rather buy than not. */
const EVEN = 0.5;
const CENTS = 2;

/**
 * How far a participant would buy at every price of a ladder, 0..1. Prices that were not asked follow from their
 * neighbours. A participant who would not buy at a lower price does not buy at a higher one. One who would buy at a
 * higher price buys at a lower one. Null if a price does not follow.
 */
function demandOf(ladder: readonly PricedQuestion[], participant: Participant): number[] | null {
  const own = ladder.map(({ question }) => {
    const answer = countedAnswer(participant, question);
    return answer ? buying(question, answer) : null;
  });
  const whole = own.map((value, at) => {
    if (value !== null) return value;
    const below = own.slice(0, at).findLast((one) => one !== null);
    const above = own.slice(at + 1).find((one) => one !== null && one >= EVEN);
    return above ?? (below != null && below < EVEN ? below : null);
  });
  return whole.every((value) => value !== null) ? whole : null;
}

/** Neighbouring prices that have one share of buyers between them. */
interface Block {
  from: number;
  /** Number of prices. */
  size: number;
  share: number;
}

/**
 * Shares that do not rise with the price, nearest to those observed: neighbours that rise are pooled (pool adjacent
 * violators, Ayer et al. 1955, Ann Math Stat 26:641).
 */
export function pooled(shares: readonly number[]): Block[] {
  const blocks: Block[] = [];
  for (const [from, share] of shares.entries()) {
    let block: Block = { from, size: 1, share };
    for (let before = blocks.at(-1); before && before.share < block.share; before = blocks.at(-1)) {
      blocks.pop();
      const size = before.size + block.size;
      block = { from: before.from, size, share: (before.share * before.size + block.share * block.size) / size };
    }
    blocks.push(block);
  }
  return blocks;
}

const unpooled = (blocks: readonly Block[]): number[] =>
  blocks.flatMap(({ size, share }) => Array.from({ length: size }, () => share));

/** Position of the price at which price × share is highest; the lowest of equal ones. Null if nobody would buy. */
function bestOf(prices: readonly number[], shares: readonly number[]): number | null {
  let best = 0;
  for (let at = 1; at < prices.length; at++)
    if (prices[at]! * shares[at]! > prices[best]! * shares[best]! * (1 + 1e-12)) best = at;
  return shares[best]! > 0 ? best : null;
}

/** The share of buyers in a block with its ends, 0..1: each participant counts the mean over its prices. */
function blockShare(demands: readonly (readonly number[])[], weights: readonly number[], { from, size }: Block) {
  const own = demands.map((demand) => Math.min(1, sum(demand.slice(from, from + size)) / size));
  const counted = () =>
    countedShare(
      own.map((value) => value >= EVEN),
      weights,
    );
  if (own.every((value) => value === 0 || value === 1)) return counted();
  const { share, interval } = meanShare(own, weights);
  return { share, ...(interval ?? { lower: 0, upper: 1 }) };
}

/** How often each price is the best one over resamples of the participants, percent. */
function probabilityOf(
  best: number,
  prices: readonly number[],
  demands: readonly (readonly number[])[],
  weights: readonly number[],
  seed: number,
): number {
  let times = 0;
  eachResample(weights.length, seed, (drawn) => {
    const shares = prices.map(() => 0);
    let total = 0;
    for (let index = 0; index < weights.length; index++) {
      const weight = drawn[index]! * weights[index]!;
      if (weight === 0) continue;
      total += weight;
      for (let at = 0; at < prices.length; at++) shares[at]! += weight * demands[index]![at]!;
    }
    if (bestOf(prices, unpooled(pooled(shares.map((share) => share / total)))) === best) times++;
  });
  return rounded((100 * times) / RESAMPLES, 1);
}

/**
 * Demand over a ladder of prices (Gabor & Granger 1966, Economica 33:43): the share of buyers at every price, made to
 * fall, with its interval. Revenue is price times share. The best price has the highest revenue. Its probability is the
 * share of bootstrap resamples in which it is the best price. It shows how sure the choice is, not how high the revenue
 * is.
 */
export function priceLadder(ladder: readonly PricedQuestion[], participants: readonly Participant[]): PriceLadder {
  const questions = ladder.map(({ question }) => question);
  const asked = askedAny(participants, questions);
  const complete = asked.flatMap((participant) => {
    const demand = demandOf(ladder, participant);
    return demand ? [{ weight: participant.weight, demand }] : [];
  });
  const common = {
    question_ids: questions.map(({ id }) => id),
    unit: currencyOf(ladder[0]!.question),
    asked: asked.length,
    answered: complete.length,
  };
  if (complete.length === 0) return { ...common, prices: [], best_price: null };
  const weights = complete.map(({ weight }) => weight);
  const demands = complete.map(({ demand }) => demand);
  const prices = ladder.map(({ price }) => price);
  const total = sum(weights);
  const shares = prices.map((_, at) => sum(demands.map((demand, index) => demand[at]! * weights[index]!)) / total);
  const blocks = pooled(shares);
  const best = bestOf(prices, unpooled(blocks));
  return {
    ...common,
    prices: blocks.flatMap((block) => {
      const { lower, upper } = blockShare(demands, weights, block);
      return ladder.slice(block.from, block.from + block.size).map(({ question, price }) => ({
        price,
        question_id: question.id,
        share: percent(block.share),
        share_interval: [percent(Math.min(lower, block.share)), percent(Math.max(upper, block.share))],
        revenue: rounded(price * 100 * block.share, CENTS),
        revenue_interval: [rounded(price * 100 * lower, CENTS), rounded(price * 100 * upper, CENTS)],
      }));
    }),
    best_price:
      best === null
        ? null
        : {
            price: prices[best]!,
            probability: probabilityOf(best, prices, demands, weights, seedFrom("ladder", ...common.question_ids)),
          },
  };
}
