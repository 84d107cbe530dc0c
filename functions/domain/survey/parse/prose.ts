import type { Block } from "./block.ts";
import { contextCue } from "./context-cues.ts";
import type { Line } from "./lines.ts";
import { isHeading, isNoise } from "./noise.ts";
import { isLooseLine } from "./read-block.ts";
import { isOutside } from "./remarks.ts";

/** What a questionnaire is made of: questions, headings, and paragraphs that belong to neither. */
export type Stretch =
  | { kind: "question"; block: Block }
  | { kind: "heading"; line: Line }
  /** `isApart`: an empty line or a heading stands above it. */
  | { kind: "prose"; lines: Line[]; isApart: boolean };

/** Lines of which the next one goes on with the sentence. */
const WRAPPED = 60;

/** The lines of a paragraph as one text; lists keep their lines. A text that is numbered as questions are loses the number. */
export const textOf = (lines: readonly Line[]): string =>
  lines.reduce((whole, { raw, text, mark }, index) => {
    const above = lines[index - 1]?.raw;
    const isNumbered = mark?.kind === "number" || mark?.kind === "label";
    if (above === undefined) return isNumbered && contextCue(text) !== null ? text : raw.trim();
    const wraps = mark === null && !/[.!?:]["”»)]?$/u.test(above) && (/^\p{Ll}/u.test(raw) || above.length >= WRAPPED);
    return `${whole}${wraps ? " " : "\n"}${raw.trim()}`;
  }, "");

const isHeadingLine = ({ raw, isHeading: isMarked }: Line): boolean => isMarked || (isHeading(raw) && !isOutside(raw));

/**
 * Divides a questionnaire; what only respondents are told about answering is left out.
 * @param headings numbered headings
 */
export function proseOf(lines: readonly Line[], blocks: readonly Block[], headings: readonly Block[]): Stretch[] {
  const stretches: Stretch[] = [];
  const owners = new Map<Line, { block: Block; isHeading: boolean }>();
  for (const [list, isHeadingBlock] of [
    [blocks, false],
    [headings, true],
  ] as const)
    for (const block of list)
      for (const line of [...block.head, ...(isLooseLine(block) ? [] : block.body)])
        owners.set(line, { block, isHeading: isHeadingBlock });

  for (const line of lines) {
    const owner = owners.get(line);
    const above = stretches.at(-1);
    if (owner) {
      if (line !== owner.block.head[0]) continue;
      stretches.push(owner.isHeading ? { kind: "heading", line } : { kind: "question", block: owner.block });
    } else if (contextCue(line.raw) === null && isHeadingLine(line)) {
      stretches.push({ kind: "heading", line });
    } else if (above?.kind === "prose" && !line.gap && !isNoise(line.raw)) above.lines.push(line);
    else if (contextCue(line.raw) !== null || !isOutside(line.raw))
      stretches.push({ kind: "prose", lines: [line], isApart: line.gap || above?.kind === "heading" });
  }
  return stretches;
}
