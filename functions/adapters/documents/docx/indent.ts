import { attribute, type Tag } from "./xml-tags.ts";

/** How far a paragraph is moved to the right, in twentieths of a point; undefined leaves it to what it is based on. */
export interface Indent {
  left?: number | undefined;
  /** Of the first line against the others; negative if it hangs out, as the marks of lists do. */
  first?: number | undefined;
}

/** Reads a `w:ind`. @param prefix of WordprocessingML's names, with its colon: `w:` */
export function readIndent(tag: Tag, prefix: string): Indent {
  const twips = (name: string): number | undefined => {
    const value = attribute(tag, `${prefix}${name}`);
    return value !== undefined && /^-?\d{1,6}$/.test(value) ? Number(value) : undefined;
  };
  const hanging = twips("hanging");
  return { left: twips("left") ?? twips("start"), first: hanging === undefined ? twips("firstLine") : -hanging };
}

/** An indent with what it leaves open taken from another one. */
export const mergeIndents = (own: Indent, other: Indent | undefined): Indent => ({
  left: own.left ?? other?.left,
  first: own.first ?? other?.first,
});
