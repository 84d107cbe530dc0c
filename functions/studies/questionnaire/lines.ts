import { refuse } from "./unreadable-line.ts";
import { readMark, type Mark } from "./marks.ts";

/** A line of a file that is not empty. */
export interface Line {
  /** From 1. */
  number: number;
  /** The whole line, trimmed, without bold print and with the spaces of typesetting made plain. */
  raw: string;
  mark: Mark | null;
  /** Without its mark. */
  text: string;
  /** Columns in front of it; a tab counts four. */
  indent: number;
  /** Whether it is the first line, or an empty one stands above it. */
  gap: boolean;
}

/** Longer lines are paragraphs, whose form does not show where their questions are. */
export const LONGEST_LINE = 2_000;

const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu;
const invisible = /[\u200b-\u200d\u2060\ufeff\u00ad]/gu;

/**
 * Refuses words that are struck through: only their author knows whether they are still meant.
 * @throws UnreadableLine
 */
export function refuseStruckWords(text: string): void {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => /~~[^~]/u.test(line));
  if (at >= 0)
    refuse(
      { line: at + 1, text: lines[at]! },
      "contains words that are struck through; delete them, or remove the line.",
    );
}

/** The lines of a text that hold anything. */
export function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let gap = true;
  for (const [index, source] of text.split(/\r\n?|\n/u).entries()) {
    const plain = source.replaceAll(spaces, " ").replaceAll(invisible, "");
    const raw = plain.trim().replaceAll(/\*\*(?=\S)([^*]{1,500})\*\*/gu, "$1");
    if (raw === "") {
      gap = true;
      continue;
    }
    const indent = plain.slice(0, plain.length - plain.trimStart().length).replaceAll("\t", "    ").length;
    lines.push({ number: index + 1, raw, ...readMark(raw), indent, gap });
    gap = false;
  }
  return lines;
}

/**
 * A number below a question is one of its options if it stands to the right of it or is written in another way.
 * @param items the options above it
 */
export function isOption(question: Line, items: readonly Line[], line: Line): boolean {
  const head = question.mark;
  if (line.mark?.kind !== "number" || head?.kind !== "number" || line.mark.label !== "") return false;
  if (line.mark.style === head.style && line.indent <= question.indent) return false;
  // Left of the answers begins the next question: `5.` below the answers `1.` to `4.` of `Q4`.
  if (items.length > 0 && items.every(({ indent }) => line.indent < indent - 1)) return false;
  const last = items.at(-1)?.mark;
  const { value } = line.mark;
  if (last?.kind !== "number") return items.length === 0 && (value === 1 || value === 0);
  // Codes of answers leave some out: 1, 2, 3, 98.
  return head.label !== "" || line.indent > question.indent ? value > last.value : value === last.value + 1;
}
