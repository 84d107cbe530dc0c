import type { Item } from "./items.ts";
import type { Mark } from "./marks.ts";

/** Columns by which an item must be indented to stand below another; one is a slip of the hand. */
const DEEPER = 2;

/** Kinds of marks from the outside of an outline to its inside. */
const rank: Readonly<Record<Mark["kind"], number>> = {
  heading: 0,
  upper: 1,
  label: 2,
  number: 3,
  lower: 4,
  roman: 5,
  bullet: 6,
};

function isInner(mark: Mark, outer: Mark): boolean {
  if (mark.style === outer.style) return false;
  if (mark.kind === outer.kind) return mark.kind === "bullet" || mark.depth > outer.depth;
  return rank[mark.kind] > rank[outer.kind];
}

/** Whether an item stands below a question: indented, marked as an inner level, or on the line right behind a listed one. */
export function standsBelow(item: Item, question: Item): boolean {
  if (item.indent >= question.indent + DEEPER) return true;
  if (item.indent <= question.indent - DEEPER) return false;
  if (item.mark) return question.mark ? isInner(item.mark, question.mark) : rank[item.mark.kind] > rank.number;
  return question.mark !== null && !item.afterBlank;
}

/** Whether an item is the next one of the same list. @param before the item of the list before the first of them */
export function isNextOfList(item: Item, next: Item, before: Item | undefined): boolean {
  if (!item.mark || item.mark.style !== next.mark?.style || item.mark.kind !== next.mark.kind) return false;
  if (Math.abs(item.indent - next.indent) >= DEEPER) return false;
  if (item.mark.count === null || next.mark.count === null) return item.mark.kind === "bullet";
  const follows = before?.mark?.style !== item.mark.style || before.mark.count === item.mark.count - 1;
  return next.mark.count === item.mark.count + 1 && follows;
}
