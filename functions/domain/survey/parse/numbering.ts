import { headText, isStem, type Block } from "./block.ts";
import { openCue } from "./cues.ts";
import { asks } from "./line-kinds.ts";
import type { Line } from "./lines.ts";

/**
 * Follows the numbers of a file, because `2.` may be the second question or the second option of the first: questions
 * count on through the file, options count from 1 below a question.
 */
export function followNumbers(lines: readonly Line[]) {
  const topStyle = topStyleOf(lines);
  /** Number of the last question. */
  let last = 0;
  /** Number of the last option of a numbered list below a question; 0 if there is none. */
  let inner = 0;
  let innerGap = false;
  let innerStyle = "";

  /** Notes that a question begins. @param number null for one without */
  const begin = (number: number | null) => {
    last = number ?? last;
    inner = 0;
  };

  /** Whether a numbered line begins a question or belongs to the one above. */
  function roleOf(
    line: Line,
    mark: { numbers: readonly number[]; style: string },
    block: Block | null,
    next: Line | undefined,
  ): "head" | "body" {
    const [first = 0] = mark.numbers;
    if (!block) return "head";
    const stem = headText(block);
    const question = asks(line.text);
    if (mark.numbers.length > 1) {
      const parent = block.head[0]?.mark;
      const isChild =
        (parent?.kind === "number" || parent?.kind === "label") &&
        parent.numbers.length < mark.numbers.length &&
        parent.numbers[0] === first;
      return isChild && !question && (asks(stem) || isStem(block) || stem.endsWith(":")) ? "body" : "head";
    }
    const isInnerNext = inner > 0 && first === inner + 1 && mark.style === innerStyle;
    const rowsOfStem = !block.isNumbered && isStem(block);
    if (rowsOfStem) {
      const rows = block.body.filter((row) => row.mark?.kind === "number");
      const isRow =
        rows.length === 0 ||
        (asks(rows[0]?.text ?? "") === question && !(line.gap && !rows.slice(1).every(({ gap }) => gap)));
      if (isRow && !openCue.test(line.text) && !hasOwnOptions(next)) {
        last = first;
        return "body";
      }
      return "head";
    }
    if (mark.style !== topStyle && (topStyle !== undefined || block.isNumbered)) {
      if (!question || isInnerNext || first === 1) {
        inner = first;
        innerStyle = mark.style;
        return "body";
      }
      return "head";
    }
    if (isInnerNext) {
      const ambiguous = first === last + 1;
      if (!question && !(ambiguous && (line.gap !== innerGap || openCue.test(line.text)))) {
        inner = first;
        return "body";
      }
      return "head";
    }
    if (
      first === 1 &&
      inner === 0 &&
      block.isNumbered &&
      last >= 1 &&
      !question &&
      block.body.every(({ mark: other }) => !other)
    ) {
      const following = next?.mark;
      if (
        (asks(stem) || /:$/.test(stem) || isStem(block)) &&
        following?.kind === "number" &&
        following.numbers[0] === 2
      ) {
        inner = 1;
        innerStyle = mark.style;
        innerGap = line.gap;
        return "body";
      }
    }
    return "head";
  }

  return { begin, roleOf };
}

const hasOwnOptions = (next: Line | undefined): boolean =>
  next?.mark?.kind === "letter" || next?.mark?.kind === "bullet" || next?.mark?.kind === "box";

/** The way most questions of the file are numbered; undefined if they are labelled (`Q1`) or not numbered at all. */
function topStyleOf(lines: readonly Line[]): string | undefined {
  if (lines.filter(({ mark }) => mark?.kind === "label").length >= 2) return undefined;
  const first = lines.find(({ mark }) => mark?.kind === "number" && mark.numbers.length === 1);
  return first?.mark?.kind === "number" ? first.mark.style : undefined;
}
