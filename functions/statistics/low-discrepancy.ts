import { requireInput } from "./input-error.ts";
import { randomFrom, seedFrom, shuffle } from "./random.ts";

/** Digits below 2^−53 cannot change a double. */
const RESOLUTION = 2 ** -53;

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
    if (candidate % divisor === 0) return false;
  }
  return true;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (isPrime(candidate)) primes.push(candidate);
  }
  return primes;
}

/** One random permutation of the digits 0..base − 1 for every digit position that a double can hold. */
function digitPermutations(base: number, seed: number, dimension: number): number[][] {
  const random = randomFrom(seedFrom(seed, "halton", dimension));
  const digits = Array.from({ length: base }, (_, digit) => digit);
  const positions = Math.ceil(Math.log(1 / RESOLUTION) / Math.log(base));
  return Array.from({ length: positions }, () => shuffle(random, digits));
}

function scrambledRadicalInverse(index: number, base: number, permutations: readonly (readonly number[])[]): number {
  let remaining = index;
  let scale = 1 / base;
  let value = 0;
  for (const permutation of permutations) {
    value += permutation[remaining % base]! * scale;
    remaining = Math.floor(remaining / base);
    scale /= base;
  }
  return Math.min(value, 1 - RESOLUTION);
}

export interface PointSetOptions {
  /** Number of points. */
  points: number;
  /** Coordinates per point. */
  dimensions: number;
  /** 32-bit seed of the scrambling; the same seed gives the same points. */
  seed: number;
  /** Number of points to skip at the start of the sequence, to extend an earlier set; default 0. */
  skip?: number;
}

/**
 * Scrambled Halton sequence (Halton 1960; randomised by independent digit permutations, Owen 2017, arXiv:1706.02808).
 * Dimension j runs in the j-th prime base. Every digit, leading zeros included, is permuted at random per position.
 * This removes the correlation of large bases and makes each single point uniform. A coordinate depends on neither
 * `points` nor `dimensions`.
 * @returns `points` arrays of `dimensions` numbers in [0, 1)
 */
export function haltonSequence({ points, dimensions, seed, skip = 0 }: PointSetOptions): number[][] {
  requireInput(
    [points, dimensions, skip].every((value) => Number.isSafeInteger(value) && value >= 0),
    "Points, dimensions and skipped points of a Halton sequence must be whole numbers, not negative.",
  );
  const axes = firstPrimes(dimensions).map((base, dimension) => ({
    base,
    permutations: digitPermutations(base, seed, dimension),
  }));
  return Array.from({ length: points }, (_, index) =>
    axes.map(({ base, permutations }) => scrambledRadicalInverse(index + skip, base, permutations)),
  );
}
