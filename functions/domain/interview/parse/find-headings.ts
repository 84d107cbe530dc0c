import { cues } from "./cues.ts";
import type { Item } from "./items.ts";
import { isNextOfList, standsBelow } from "./nesting.ts";
import type { Reading } from "./read-item.ts";

export interface ReadItem {
  item: Item;
  reading: Reading;
}

const isAsked = ({ kind }: Reading): boolean => kind === "question" || kind === "row";

/**
 * Which items are headings, by their words or by what follows them: a short line is a heading if questions stand below
 * it, and a numbered one also if the next one of its list is. One pass from the end.
 */
export function findHeadings(read: readonly ReadItem[]): boolean[] {
  const found = read.map(() => false);
  const before = previousMarked(read);
  // The nearest item behind that is asked or could be a heading; remarks and prose are passed over.
  let next: { entry: ReadItem; isHeading: boolean } | undefined;
  for (let index = read.length - 1; index >= 0; index -= 1) {
    const entry = read[index]!;
    const { reading } = entry;
    if (reading.kind === "remark" || reading.kind === "text") continue;
    const isHeading =
      reading.kind === "heading" ||
      isAskingTitle(entry, next?.entry) ||
      (reading.kind === "title" && !isDocumentTitle(index, entry) && isTitleOfSection(entry, next, before[index]));
    found[index] = isHeading;
    next = { entry, isHeading };
  }
  return found;
}

/** A heading that asks, such as `# Usage: how and when?`, is none of the questions that are numbered below it. */
const isAskingTitle = ({ item, reading }: ReadItem, next: ReadItem | undefined): boolean =>
  reading.kind === "question" &&
  item.mark?.kind === "heading" &&
  next !== undefined &&
  isAsked(next.reading) &&
  (next.item.mark?.kind === "number" || next.item.mark?.kind === "label");

const isDocumentTitle = (index: number, { item, reading }: ReadItem): boolean =>
  index === 0 && reading.kind === "title" && !item.mark && cues.documentTitle.test(reading.title);

function isTitleOfSection(
  { item, reading }: ReadItem,
  next: { entry: ReadItem; isHeading: boolean } | undefined,
  before: Item | undefined,
): boolean {
  if (reading.kind === "title" && reading.likely && item.mark?.kind !== "bullet") return true;
  if (!next) return false;
  const isSibling = isNextOfList(item, next.entry.item, before);
  const isOutside = next.entry.item.mark !== null && standsBelow(next.entry.item, item);
  if (item.mark?.kind === "bullet") {
    return isOutside && next.entry.item.indent > item.indent && (next.isHeading || isAsked(next.entry.reading));
  }
  if (next.isHeading && item.mark) return isSibling || isOutside;
  if (item.mark) return isAsked(next.entry.reading) && !isSibling && !standsBelow(item, next.entry.item);
  return item.afterBlank && (isAsked(next.entry.reading) || next.entry.reading.kind === "label" || next.isHeading);
}

/** For every item the numbered item that stands before it. */
function previousMarked(read: readonly ReadItem[]): (Item | undefined)[] {
  let last: Item | undefined;
  return read.map(({ item }) => {
    const before = last;
    if (item.mark?.count != null) last = item;
    return before;
  });
}
