import { belongs, continuesHead, inTable, isAskedHeading, startsStem, startsUnnumbered, wraps } from "./belonging.ts";
import { headText, type Block } from "./block.ts";
import { isHintLine } from "./hints.ts";
import { asks, isBlank, isScaleLine, isTable } from "./line-kinds.ts";
import { LONGEST_LINE, type Line } from "./lines.ts";
import { isHeading, isNoise, isSentence } from "./noise.ts";
import { followNumbers } from "./numbering.ts";
import { startsText } from "./starts-text.ts";

/** No question has more lines; what follows belongs to none. */
const MOST_LINES = 150;

/** Divides a questionnaire into questions with what belongs to them; headings, introductions and notes belong to none. */
export function readBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  const outline = lines.filter((line) => !line.isHeading || asks(line.text));
  const isNumberedFile = outline.some(
    ({ mark }) => mark?.kind === "label" || (mark?.kind === "number" && mark.numbers[0] === 1),
  );
  const numbers = followNumbers(outline);
  let current: Block | null = null;

  const count = ({ mark }: Line) => {
    const isCounted = mark?.kind === "label" || (mark?.kind === "number" && mark.numbers.length === 1);
    numbers.begin(isCounted ? (mark.numbers[0] ?? null) : null);
  };
  const open = (line: Line, isNumbered: boolean) => {
    current = { head: [line], body: [], isNumbered, tableEnd: 0 };
    blocks.push(current);
    count(line);
  };

  for (const [index, line] of lines.entries()) {
    const block = current as Block | null;
    const { mark } = line;
    const next = lines[index + 1];
    if (startsText(line, next, block, isNumberedFile)) {
      if (mark) count(line);
      current = null;
      continue;
    }
    if (line.raw.length > LONGEST_LINE && mark?.kind !== "label" && mark?.kind !== "number") {
      if (line.raw.includes("?")) open(line, false);
      current = null;
      continue;
    }
    if (line.isHeading) {
      if (isAskedHeading(line, next)) open(line, mark?.kind === "label" || mark?.kind === "number");
      else current = null;
      continue;
    }
    if (isNoise(line.raw)) continue;
    if (block && block.body.length > MOST_LINES) {
      current = null;
      if (!mark && !asks(line.raw)) continue;
    }
    if (block && !line.gap && inTable(block, line)) {
      block.tableEnd = line.number;
      block.body.push(line);
      continue;
    }
    if (mark?.kind === "label") {
      open(line, true);
      continue;
    }
    if (mark?.kind === "number") {
      const role = numbers.roleOf(line, mark, block, next);
      if (role === "body") block?.body.push(line);
      else {
        open(line, true);
      }
      continue;
    }
    if (mark) {
      if (line.starred) open(line, false);
      else if (
        mark.kind === "bullet" &&
        asks(line.text) &&
        (!block ||
          block.head[0]?.mark?.kind === "bullet" ||
          (!isNumberedFile && block.body.length === 0 && !asks(headText(block))))
      ) {
        open(line, false);
      } else if (block) block.body.push(line);
      else if (index === 0 && asks(line.text)) open(line, false);
      continue;
    }
    if (line.starred) {
      open(line, false);
      continue;
    }
    if (isHeading(line.raw) && !isScaleLine(line) && !isTable(line) && (!block || line.gap || block.body.length > 0)) {
      current = null;
      continue;
    }
    if (block && isHintLine(line.raw)) {
      block.body.push(line);
      continue;
    }
    if (asks(line.raw) && !(block && isTable(line) && block.body.some(isTable))) {
      if (block && continuesHead(block, line, isNumberedFile)) block.head.push(line);
      else open(line, false);
      continue;
    }
    if (block && isTable(line)) block.tableEnd = line.number;
    if (block && (isScaleLine(line) || isBlank(line.raw)) && !startsStem(line, next, block)) {
      block.body.push(line);
      continue;
    }
    if (block && block.body.length === 0 && !line.gap && wraps(block, line)) {
      block.head.push(line);
      continue;
    }
    if (startsUnnumbered(line, next, block, isNumberedFile)) {
      open(line, false);
      continue;
    }
    if (block && (isTable(line) || belongs(block, line))) {
      block.body.push(line);
      continue;
    }
    if (block && (line.gap || isSentence(line.raw))) current = null;
    else if (block) block.body.push(line);
  }
  return blocks;
}
