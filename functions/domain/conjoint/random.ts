import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** A seeded stream of random numbers: the same seed gives the same stream on every machine. */
export interface RandomStream {
  /** Whole number from 0 to bound − 1. */
  below(bound: number): number;
  /** Number in [0, 1). */
  uniform(): number;
  /** A new array with the items in random order (Fisher–Yates). */
  shuffled<T>(items: readonly T[]): T[];
}

/** 32-bit FNV-1a hash, so that any text (a simulation id, a persona id) can be a seed. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value | 0;
}

/** @param seed parts of the seed; streams with different parts are unrelated */
export function randomStream(...seed: readonly (string | number)[]): RandomStream {
  const generator = xoroshiro128plus(hash(seed.join("\u001f")));
  const below = (bound: number) => uniformInt(generator, 0, bound - 1);
  return {
    below,
    uniform: () => uniformFloat64(generator),
    shuffled(items) {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [result[i], result[j]] = [result[j]!, result[i]!];
      }
      return result;
    },
  };
}
