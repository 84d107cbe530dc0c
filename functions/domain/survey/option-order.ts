import { randomFrom, uniform, wholeNumber, type RandomGenerator } from "../statistics/random.ts";
import { isOrdered, standsLast } from "./option-kinds.ts";

/**
 * Order in which one persona sees the options of a question, as positions in the file.
 *
 * Unordered options are rotated, not shuffled: every option then leads equally often over personas, which is what
 * first-option bias asks for, while neighbours that the author put together stay together. Ordered ones (ages, prices,
 * frequencies, verbal scales) are shown as they are or turned round, half each. `Other`, `none` and `all of these`,
 * `don't know` and `prefer not to say` keep their places at the end.
 * @param seed text that names persona and question; the same seed gives the same order
 * @param isTurned the same from the other end, with what stands last where it is
 */
export function optionOrder(options: readonly string[], seed: string, isTurned = false): number[] {
  const positions = options.map((_, position) => position);
  const last = positions.filter((position) => standsLast(options[position] ?? ""));
  const named = positions.filter((position) => !last.includes(position));
  const isInOrder = isOrdered(named.map((position) => options[position] ?? ""));
  // `None, 1–2, 3 or more`: at the head of an order it is part of it.
  const free = isInOrder && last[0] === 0 ? [0, ...named] : named;
  const closing = last.filter((position) => !free.includes(position));
  const ordered = free.length < 2 ? free : startedAnywhere(free, isInOrder, randomFrom(seed));
  return [...(isTurned ? ordered.toReversed() : ordered), ...closing];
}

function startedAnywhere(positions: readonly number[], isInOrder: boolean, random: RandomGenerator): number[] {
  if (isInOrder) return uniform(random) < 0.5 ? [...positions] : positions.toReversed();
  const start = wholeNumber(random, 0, positions.length - 1);
  return [...positions.slice(start), ...positions.slice(0, start)];
}
