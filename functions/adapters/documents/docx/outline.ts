import type { Indent } from "./indent.ts";

/** Lists are moved by 283 twips (5 mm) a level or more; what is less is a slip of the hand. */
const STEP = 140;
/** By which Word moves a level of a list that does not say it itself. */
const USUAL_STEP = 720;

/** A paragraph as far as its depth goes. */
export interface Placed {
  indent: Indent;
  /** Null outside of lists. */
  list: {
    id: string;
    /** From 0. */
    level: number;
    /** Whether it is the first of its numbers or letters, or a bullet; others stand where that one stood. */
    begins: boolean;
  } | null;
}

/**
 * Finds how deep paragraphs stand below others, by the levels of their lists and by what a reader sees: bullets under a
 * numbered question are mostly on the first level of a list of their own, which is moved to the right.
 */
export function createOutline() {
  let above: { left: number; depth: number; isItem: boolean }[] = [];
  let depths = new Map<string, number>();
  /** Whether there is a paragraph at the left margin, below which indented ones can stand. */
  let hasMargin = false;
  /** Whether the paragraph that is being read stands there. */
  let isAtMargin = false;

  /** One deeper than what stands further left, as deep as what stands at the same place. */
  const seenAt = (left: number, atMargin: number): number =>
    above.findLast((item) => Math.abs(item.left - left) < STEP)?.depth ??
    (above.findLast((item) => item.left <= left - STEP)?.depth ?? atMargin) + 1;
  const put = (left: number, depth: number, isItem: boolean) => {
    above = [...above.filter((item) => item.left <= left - STEP && item.depth < depth), { left, depth, isItem }];
  };

  const hasItems = () => above.some(({ isItem }) => isItem);

  return {
    /** A paragraph begins; if nothing else is said of it, it stands at the margin. */
    begin() {
      isAtMargin = true;
    },
    /** The paragraph ends. Empty ones say nothing of the margin. */
    end(hasText: boolean) {
      if (!isAtMargin || !hasText) return;
      hasMargin = true;
      if (!hasItems()) above = [];
    },
    /** Behind headings everything begins anew. */
    reset() {
      above = [];
      depths = new Map();
      hasMargin = false;
      isAtMargin = false;
    },
    /** @returns 0 for outermost items and for paragraphs that are not indented below another one */
    depthOf({ indent, list }: Placed): number {
      const left = Math.max(0, (indent.left ?? USUAL_STEP * (list?.level ?? 0)) + Math.min(0, indent.first ?? 0));
      isAtMargin = !list && left < STEP;
      if (isAtMargin) return 0;
      if (!list) {
        if (hasItems()) return seenAt(left, -1);
        if (!hasMargin) return 0;
        const depth = seenAt(left, 0);
        put(left, depth, false);
        return depth;
      }
      const place = `${list.id} ${list.level}`;
      const depth = list.begins ? Math.max(list.level, seenAt(left, -1)) : (depths.get(place) ?? list.level);
      depths.set(place, depth);
      put(left, depth, true);
      return depth;
    },
  };
}
