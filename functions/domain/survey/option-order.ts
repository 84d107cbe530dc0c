import { randomFrom, uniform, wholeNumber } from "../statistics/random.ts";
import { isOrdered, standsLast } from "./option-kinds.ts";

/**
 * Order in which one persona sees the options of a question, as positions in the file.
 *
 * Unordered options are rotated, not shuffled: every option then leads equally often over personas, which is what
 * first-option bias asks for, while neighbours that the author put together stay together. Ordered ones (ages, prices,
 * frequencies, verbal scales) are shown as they are or turned round, half each. `Other`, `none` and `all of these`,
 * `don't know` and `prefer not to say` keep their places at the end.
 * @param seed text that names persona and question; the same seed gives the same order
 */
export function optionOrder(options: readonly string[], seed: string): number[] {
  const positions = options.map((_, position) => position);
  const last = positions.filter((position) => standsLast(options[position] ?? ""));
  const named = positions.filter((position) => !last.includes(position));
  const isInOrder = isOrdered(named.map((position) => options[position] ?? ""));
  // `None, 1–2, 3 or more`: at the head of an order it is part of it.
  const free = isInOrder && last[0] === 0 ? [0, ...named] : named;
  const closing = last.filter((position) => !free.includes(position));
  const random = randomFrom(seed);
  if (free.length < 2) return [...free, ...closing];
  if (isInOrder) return [...(uniform(random) < 0.5 ? free : free.toReversed()), ...closing];
  const start = wholeNumber(random, 0, free.length - 1);
  return [...free.slice(start), ...free.slice(0, start), ...closing];
}
