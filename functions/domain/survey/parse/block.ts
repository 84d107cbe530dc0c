import { followingCue, scaleCue } from "./cues.ts";
import { isScaleLine } from "./line-kinds.ts";
import { LONGEST_LINE, type Line } from "./lines.ts";
import { findScale } from "./numeric-scale.ts";

/** A question with the lines that belong to it. */
export interface Block {
  head: Line[];
  body: Line[];
  /** Whether its number says that it is meant as a question. */
  isNumbered: boolean;
  /** Number of the last line of a table below it; 0 if there is none. */
  tableEnd: number;
}

export const headText = (block: Block): string => block.head.map(({ text }) => text).join(" ");

/** Whether a question has a scale for rows to come. */
export const isStem = (block: Block): boolean => {
  const text = headText(block);
  if (text.length > LONGEST_LINE) return false;
  const found = findScale(text);
  return (
    (found !== null && (found.isLabelled || scaleCue.test(text))) ||
    block.body.some(isScaleLine) ||
    (followingCue.test(text) && scaleCue.test(text))
  );
};
