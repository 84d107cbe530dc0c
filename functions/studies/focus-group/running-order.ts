import { randomFrom, seedFrom, shuffle } from "../../statistics/random.ts";
import { MOST_WAVES } from "./rounds.ts";

/** Sizes of the waves, as equal as possible, larger ones first. */
function waveSizes(members: number): number[] {
  const waves = Math.min(MOST_WAVES, members);
  return Array.from({ length: waves }, (_, wave) => Math.ceil((members - wave) / waves));
}

/**
 * The order of speakers in a round of a focus group: members of a wave speak at once, having heard all waves before
 * theirs.
 *
 * The members who open colour what follows, so the first wave goes round the group in an order drawn once. Nobody opens
 * twice before everybody has opened once, and nobody opens two rounds in a row in a group of two or more. The waves
 * behind it are drawn anew for every round, so that nobody always follows the same people.
 * @param personaIds unique, in any order: the same members and seed give the same waves
 * @param round from 1
 */
export function speakingWaves(personaIds: readonly string[], round: number, seed: string): string[][] {
  const members = personaIds.length;
  const sizes = waveSizes(members);
  const order = shuffle(randomFrom(seedFrom(seed, "order")), personaIds.toSorted());
  const openers = sizes[0] ?? 0;
  const first = ((round - 1) * openers) % Math.max(1, members);
  const inTurn = [...order.slice(first), ...order.slice(0, first)];
  const queue = [
    ...inTurn.slice(0, openers),
    ...shuffle(randomFrom(seedFrom(seed, "round", round)), inTurn.slice(openers)),
  ];
  let spoken = 0;
  return sizes.map((size) => queue.slice(spoken, (spoken += size)));
}
