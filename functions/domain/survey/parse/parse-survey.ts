import type { Block } from "./block.ts";
import { readBlocks } from "./blocks.ts";
import { contextsOf } from "./contexts.ts";
import { asks } from "./line-kinds.ts";
import { isQuestion, type SurveyDraft } from "./draft.ts";
import { checkLimits } from "./limits.ts";
import { LONGEST_LINE, readLines } from "./lines.ts";
import { readBlock } from "./read-block.ts";
import { UnreadableSurvey } from "./unreadable-survey.ts";

export { completeSurvey } from "./complete-survey.ts";
export { unreadPassages, type ParsedQuestion, type Passage, type SurveyDraft } from "./draft.ts";
export { UnreadableSurvey } from "./unreadable-survey.ts";

/**
 * Reads the questions of a questionnaire by rule. What is meant as a question but follows no rule is left as a passage.
 * @param text of the file, with its line ends
 * @throws UnreadableSurvey if a question is longer or has more options than a survey can carry, or there are too many,
 * and if a text that respondents read before questions is too long
 */
export function parseSurvey(text: string): SurveyDraft {
  const lines = readLines(text);
  const long = lines.find(
    ({ raw, mark }) => raw.length > LONGEST_LINE && (mark?.kind === "label" || mark?.kind === "number"),
  );
  if (long)
    throw new UnreadableSurvey(
      { line: long.number, text: long.raw },
      "is too long for a question; put every question and every option on a line of its own.",
    );
  const blocks = readBlocks(lines);
  const headings = blocks.filter((block, index) => isHeadingOf(block, blocks[index + 1]));
  const read = blocks.flatMap((block) => {
    const parts = headings.includes(block) ? [] : readBlock(block);
    return parts.length > 0 ? [{ block, parts }] : [];
  });
  const asked = read.map(({ block }) => block);
  const contexts = contextsOf(lines, asked, headings);
  const parts = read.flatMap(({ block, parts }) =>
    parts.map((part) => ({ ...part, context: contexts.get(block) ?? null })),
  );
  checkLimits(parts.filter(isQuestion));
  const [first] = lines;
  return { parts, firstLine: first ? { line: first.number, text: first.raw } : { line: 1, text: "" } };
}

/** A numbered line above a list that is numbered below it, or anew, is its heading. */
function isHeadingOf(block: Block, next: Block | undefined): boolean {
  const mark = block.head[0]?.mark;
  const below = next?.head[0]?.mark;
  if (block.body.length > 0 || block.head.length > 1 || asks(block.head[0]?.text ?? "")) return false;
  if (mark?.kind !== "number" && mark?.kind !== "label") return false;
  if (below?.kind === "label") return mark.kind === "number";
  return (
    below?.kind === "number" &&
    (below.numbers.length > mark.numbers.length || (below.numbers[0] === 1 && below.numbers.length === 1))
  );
}
