import type { Block } from "./block.ts";
import { contextCue } from "./context-cues.ts";
import type { Line } from "./lines.ts";
import { isHeading } from "./noise.ts";
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

/** The lines of a paragraph as one text; lists keep their lines. */
export const textOf = (lines: readonly Line[]): string =>
  lines.reduce((text, { raw, mark }, index) => {
    const above = lines[index - 1]?.raw;
    if (above === undefined) return raw.trim();
    const wraps = mark === null && !/[.!?:]["”»)]?$/u.test(above) && (/^\p{Ll}/u.test(raw) || above.length >= WRAPPED);
    return `${text}${wraps ? " " : "\n"}${raw.trim()}`;
  }, "");

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
    } else if (contextCue(line.raw) === null && (line.isHeading || (isHeading(line.raw) && !isOutside(line.raw)))) {
      stretches.push({ kind: "heading", line });
    } else if (isOutside(line.raw)) continue;
    else if (above?.kind === "prose" && !line.gap) above.lines.push(line);
    else stretches.push({ kind: "prose", lines: [line], isApart: line.gap || above?.kind === "heading" });
  }
  return stretches;
}
