import { readMark, type MarkedText } from "./marks.ts";

/** A line of the file that is not empty. */
export interface Line extends MarkedText {
  /** From 1. */
  number: number;
  /** The line with its mark, trimmed; tabs between cells are kept. */
  raw: string;
  indent: number;
  /** Whether an empty line stands above it. */
  gap: boolean;
  /** Whether it is marked as a heading; the mark is no part of `raw`. */
  isHeading: boolean;
}

/** Longer lines are no questions, and are not searched for any. */
export const LONGEST_LINE = 2_000;

const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu;
const invisible = /[\u200b-\u200d\u2060\ufeff\u00ad]/gu;

/** Patterns that look for what ends a line take quadratic time on long runs of one sign; nothing is said by more. */
const longSpace = / {5,}/g;
const longRun = /([^\p{L}\p{N} ])\1{12,}/gu;

/** The lines of a text that hold anything, with the spaces of typesetting made plain. */
export function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let gap = true;
  for (const [index, source] of text.split(/\r\n?|\n/).entries()) {
    const plain = source.replaceAll(spaces, " ").replaceAll(invisible, "").trimEnd();
    const heading = /^ *#{1,6} (?=\s*\S)/.exec(plain);
    const raw = plain
      .slice(heading?.[0].length ?? 0)
      .replace(/^ +/, "")
      .replaceAll(longSpace, "    ")
      .replaceAll(longRun, (run) => run.slice(0, 12))
      .replace(/^(\*\*|__)(?=\S)([^*_]{1,500})\1/u, "$2");
    if (raw.trim() === "") {
      gap = true;
      continue;
    }
    const marked: MarkedText =
      raw.length > LONGEST_LINE
        ? { ...readMark(raw.slice(0, 200)), text: raw }
        : readMark(raw.startsWith("\t") ? raw : raw.trim());
    lines.push({
      ...marked,
      number: index + 1,
      raw,
      indent: plain.length - plain.trimStart().length,
      gap,
      isHeading: heading !== null,
    });
    gap = false;
  }
  return lines;
}

/** The cells of a row of a table; empty if the line is none. */
export function cellsOf(raw: string): string[] {
  if (raw.includes("\t")) return raw.split("\t").map((cell) => cell.trim());
  const bars = raw.split("|");
  if (bars.length < 3) return [];
  const inner = raw.trim().startsWith("|") ? bars.slice(1) : bars;
  const cells = raw.trim().endsWith("|") ? inner.slice(0, -1) : inner;
  return cells.map((cell) => cell.trim());
}
