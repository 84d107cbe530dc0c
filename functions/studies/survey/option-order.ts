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
 * Unordered options are rotated, not shuffled: every option leads equally often over personas, which is what
 * first-option bias asks for, while neighbours that the author put together stay together. Ordered ones (ages, prices,
 * frequencies, verbal scales) are shown as they are or turned round, half each, unless the author says that they are to
 * be randomised: then they are rotated as others are. `Other`, `none` and `all of these`, `don't know`, `prefer not to
 * say` and whatever is chosen alone keep their places at the end, anchored options theirs wherever that is. What the
 * author wants in one order is shown in it.
 * @param position of the persona in the sample, from 0; every question begins with another one
 * @param isTurned the same from the other end, with what keeps its place where it is
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
  // `None, 1–2, 3 or more`: at the head of an order it is part of it.
  const free = isInOrder && last[0] === 0 ? [0, ...named] : named;
  const closing = last.filter((index) => !free.includes(index));
  const start = (count: number) =>
    count > 1 && randomize !== false ? (startAt(position, count) + hashText(id)) % count : 0;
  const begun = isInOrder ? (start(2) === 1 ? free.toReversed() : free) : goneRound(free, start(free.length));
  const moving = [...(isTurned ? begun.toReversed() : begun), ...closing];
  return options.map((_, index) => (isAnchored(index) ? index : moving.shift()!));
}
