import type { Bbox, Block, Line as TesseractLine, Word as TesseractWord } from "tesseract.js";
import type { Box, Line } from "./page-text.ts";

/** A gap of this many line heights between words parts cells of a table, or columns that stand close. */
const CELL_GAP = 1.5;

interface Size {
  width: number;
  height: number;
}

/**
 * The lines of a block, with boxes in fractions of the page. A line that runs across a wide gap is two, as in Textract.
 */
export function linesOf(block: Block, page: Size): Line[] {
  return block.paragraphs
    .flatMap((paragraph) => paragraph.lines)
    .flatMap(cellsOf)
    .map((words) => ({
      confidence: words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length,
      box: boxOf(around(words), page),
      words: words.map(({ text, confidence, bbox }) => ({ text: text.trim(), confidence, box: boxOf(bbox, page) })),
    }));
}

function cellsOf({ words, bbox }: TesseractLine): TesseractWord[][] {
  const widest = CELL_GAP * (bbox.y1 - bbox.y0);
  const cells: TesseractWord[][] = [];
  let end = -Infinity;
  for (const word of words.filter(({ text }) => text.trim() !== "")) {
    if (word.bbox.x0 - end > widest) cells.push([]);
    cells.at(-1)?.push(word);
    end = word.bbox.x1;
  }
  return cells;
}

const around = (words: TesseractWord[]): Bbox => ({
  x0: Math.min(...words.map(({ bbox }) => bbox.x0)),
  y0: Math.min(...words.map(({ bbox }) => bbox.y0)),
  x1: Math.max(...words.map(({ bbox }) => bbox.x1)),
  y1: Math.max(...words.map(({ bbox }) => bbox.y1)),
});

function boxOf({ x0, y0, x1, y1 }: Bbox, { width, height }: Size): Box {
  const within = (value: number, length: number) => Math.min(Math.max(value / length, 0), 1);
  const left = within(x0, width);
  const top = within(y0, height);
  return { left, top, width: within(x1, width) - left, height: within(y1, height) - top };
}
