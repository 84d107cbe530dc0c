import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import { requireCounts, requireInput } from "./input-error.ts";
import { sum } from "./moments.ts";
import { normalQuantile } from "./normal.ts";

export type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/**
 * xoroshiro128+ starts from 32 seed bits and zeros: its first value is the seed's complement, and it needs a few steps
 * to mix.
 */
const WARM_UP_STEPS = 32;

/** FNV-1a, 32 bit, over UTF-8 (Fowler, Noll & Vo): a stable unsigned number for a text, the same on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

/** One 32-bit seed for a list of ids, numbers and labels; order matters, and ("ab", "c") differs from ("a", "bc"). */
export function seedFrom(...parts: readonly (string | number)[]): number {
  return hashText(JSON.stringify(parts));
}

/** Murmur3's finaliser: neighbouring seeds become very different. */
function mixSeed(seed: number): number {
  let h = seed | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * A separate generator for a seed; a text is hashed first. Every draw advances it, so a function that takes a seed is
 * pure and one that takes a generator is not.
 */
export function randomFrom(seed: number | string): RandomGenerator {
  const number = typeof seed === "string" ? hashText(seed) : seed;
  requireInput(Number.isInteger(number), `A seed must be a whole number or a text, found ${number}.`);
  const random = xoroshiro128plus(mixSeed(number));
  for (let step = 0; step < WARM_UP_STEPS; step += 1) random.next();
  return random;
}

/** Uniform on [low, high), by default on [0, 1), with 53 random bits. */
export function uniform(random: RandomGenerator, low = 0, high = 1): number {
  return low + (high - low) * uniformFloat64(random);
}

/** A whole number between `low` and `high`, both included, without modulo bias. */
export function wholeNumber(random: RandomGenerator, low: number, high: number): number {
  return uniformInt(random, low, high);
}

/**
 * Normal draw by inversion. Each draw takes one uniform number, so that streams stay aligned whatever the parameters.
 */
export function normal(random: RandomGenerator, mean = 0, standardDeviation = 1): number {
  // The 2^53 values are moved to the middle of their cells: 0 would be drawn as −Infinity.
  return mean + standardDeviation * normalQuantile(uniformFloat64(random) + 2 ** -54);
}

/** A new array in random order (Fisher & Yates, in Durstenfeld's form). */
export function shuffle<T>(random: RandomGenerator, items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = uniformInt(random, 0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

/** One item; all are equally likely. @throws StatisticsInputError for no items */
export function pick<T>(random: RandomGenerator, items: readonly T[]): T {
  requireInput(items.length > 0, "There is nothing to pick from.");
  return items[uniformInt(random, 0, items.length - 1)]!;
}

/** The index at position `u` of [0, 1) if weights are laid end to end; a weight of 0 is never hit. */
export function weightedIndex(u: number, weights: readonly number[]): number {
  requireCounts(weights, "Weights");
  const total = sum(weights);
  requireInput(total > 0 && u >= 0 && u < 1, "A weighted pick needs a positive weight and a position in [0, 1).");
  let remaining = u * total;
  let lastPossible = 0;
  for (const [index, weight] of weights.entries()) {
    if (weight === 0) continue;
    if (remaining < weight) return index;
    remaining -= weight;
    lastPossible = index;
  }
  return lastPossible;
}

/**
 * One item, with a probability in proportion to its weight.
 * @throws StatisticsInputError unless there is a weight per item and one is positive
 */
export function weightedPick<T>(random: RandomGenerator, items: readonly T[], weights: readonly number[]): T {
  requireInput(items.length === weights.length, "A weighted pick needs one weight per item.");
  return items[weightedIndex(uniform(random), weights)]!;
}
