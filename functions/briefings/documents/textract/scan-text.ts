import type { Block } from "@aws-sdk/client-textract";
import { heightOf, linesByPage, quantile, type PageLine } from "./page-lines.ts";
import { inReadingOrder } from "./reading-order.ts";

/** A new paragraph begins where the gap exceeds the page's usual one by this share of a line's height. */
const PARAGRAPH_GAP = 0.5;
/** Among the gaps of a page at most two thirds lie between paragraphs. */
const USUAL_GAP = 1 / 3;

/** Whether a line stands below another and not beside it. */
const isBelow = (line: PageLine, other: PageLine) => line.top >= (other.top + other.bottom) / 2;

function pageText(lines: PageLine[]): string {
  const height = quantile(lines.map(heightOf), 0.5);
  const gaps = lines
    .slice(1)
    .flatMap((line, index) => (isBelow(line, lines[index] ?? line) ? [line.top - (lines[index]?.bottom ?? 0)] : []));
  const paragraph = quantile(gaps, USUAL_GAP) + PARAGRAPH_GAP * height;
  return lines
    .map((line, index) => {
      const previous = lines[index - 1];
      if (!previous) return line.text;
      const breaks = isBelow(line, previous) && line.top - previous.bottom > paragraph;
      return `${breaks ? "\n\n" : "\n"}${line.text}`;
    })
    .join("");
}

/** The text of Textract's blocks: a line for each LINE, a blank line between paragraphs and between pages. */
export function scanText(blocks: readonly Block[]): string {
  return linesByPage(blocks)
    .map((lines) => pageText(inReadingOrder(lines)))
    .join("\n\n");
}
