import { randomFrom, seedFrom, shuffle } from "../../statistics/random.ts";

/**
 * Letters that begin given and family names in most languages written or transcribed in Latin script; I, O, Q, U, W to
 * Z are rare in several.
 */
const LETTERS = [..."ABCDEFGHJKLMNPRSTV"];
/**
 * Family names move on by this many letters each time the given names begin again; coprime to 18, so that no pair
 * returns.
 */
const SHIFT = 5;

/**
 * Initials of the persona at a position of its group, e.g. `K. M.`: no pair returns within 324 positions, and within 18
 * neither a first nor a last letter does.
 */
export function initialsAt(position: number, seed: number | string): string {
  const given = shuffle(randomFrom(seedFrom(seed, "given names")), LETTERS);
  const family = shuffle(randomFrom(seedFrom(seed, "family names")), LETTERS);
  const round = Math.floor(position / LETTERS.length);
  return `${given[position % LETTERS.length]!}. ${family[(position + round * SHIFT) % LETTERS.length]!}.`;
}
