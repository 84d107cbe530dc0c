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
 * Finds how deep paragraphs stand below items of lists, by the levels of their lists and by what a reader sees: bullets
 * under a numbered question are mostly on the first level of a list of their own, which is moved to the right.
 */
export function createOutline() {
  let above: { left: number; depth: number }[] = [];
  let depths = new Map<string, number>();

  return {
    /** Behind headings everything begins anew. */
    reset() {
      above = [];
      depths = new Map();
    },
    /** @returns 0 for outermost items and for paragraphs that are not indented below an item */
    depthOf({ indent, list }: Placed): number {
      const left = Math.max(0, (indent.left ?? USUAL_STEP * (list?.level ?? 0)) + Math.min(0, indent.first ?? 0));
      if (!list && (left < STEP || above.length === 0)) return 0;
      const outer = above.filter((item) => item.left <= left - STEP);
      const seen = (outer.at(-1)?.depth ?? -1) + 1;
      if (!list) return seen;
      const place = `${list.id} ${list.level}`;
      const depth = list.begins ? Math.max(list.level, seen) : (depths.get(place) ?? list.level);
      depths.set(place, depth);
      above = [...outer.filter((item) => item.depth < depth), { left, depth }];
      return depth;
    },
  };
}
