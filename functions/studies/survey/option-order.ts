import { hashText } from "../../statistics/random.ts";
import { isOrdered, standsLast } from "./option-kinds.ts";
import type { SurveyQuestion } from "./schemas.ts";
import { goneRound, startAt } from "./survey-order.ts";

/** What of a question decides the order of its options. */
export type OrderedOptions = Pick<
  SurveyQuestion,
  "id" | "options" | "randomize" | "anchored_options" | "exclusive_options"
>;

/**
 * Order in which the persona at a position sees the options of a question, as positions in the file.
 *
 * - Unordered options are rotated, not shuffled. Every option leads equally often over personas, which corrects
 *   first-option bias, while neighbours that the author put together stay together.
 * - Ordered options (ages, prices, frequencies, verbal scales) are shown as they are to half of the personas and
 *   reversed to the others. If the author asks to randomise them, they are rotated like unordered ones.
 * - `Other`, `none` and `all of these`, `don't know`, `prefer not to say` and options that are chosen alone keep their
 *   places at the end. Anchored options keep theirs anywhere.
 * - Options that the author wants in one order are shown in it.
 * @param position the persona's position in the sample, from 0; every question begins with another option
 * @param isTurned whether to show the order from the other end; options that keep their place do not move
 */
export function optionOrder(question: OrderedOptions, position: number, isTurned = false): number[] {
  const { id, randomize, anchored_options, exclusive_options } = question;
  const options = question.options ?? [];
  const isAnchored = (index: number) => anchored_options.includes(options[index]!);
  const positions = options.map((_, index) => index).filter((index) => !isAnchored(index));
  const closes = (option: string) => standsLast(option) || exclusive_options.includes(option);
  const last = positions.filter((index) => closes(options[index]!));
  const named = positions.filter((index) => !last.includes(index));
  const isInOrder = randomize !== true && isOrdered(named.map((index) => options[index]!));
  // `None, 1–2, 3 or more`: an option at the head of an order is part of the order.
  const free = isInOrder && last[0] === 0 ? [0, ...named] : named;
  const closing = last.filter((index) => !free.includes(index));
  const start = (count: number) =>
    count > 1 && randomize !== false ? (startAt(position, count) + hashText(id)) % count : 0;
  const begun = isInOrder ? (start(2) === 1 ? free.toReversed() : free) : goneRound(free, start(free.length));
  const moving = [...(isTurned ? begun.toReversed() : begun), ...closing];
  return options.map((_, index) => (isAnchored(index) ? index : moving.shift()!));
}
