import { displayWidth, graphemesOf } from "./display-width.ts";

/** Punctuation that must not begin a line in Chinese and Japanese (the core of kinsoku shori), and what must not end one. */
const NOT_FIRST = /^[、。，．・：；？！）」』】〕》〉ー…ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
const NOT_LAST = /[（「『【〔《〈]$/u;

interface Piece {
  text: string;
  width: number;
  /** Whether a space stood before it. */
  spaced: boolean;
}

/** The parts between which a line may break: words, and single characters of scripts that are written without spaces. */
function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = [];
  for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
    let spaced = true;
    let previousIsWide = false;
    for (const grapheme of displayWidth(word) === word.length ? [word] : graphemesOf(word)) {
      const width = displayWidth(grapheme);
      const isWide = width === 2 && grapheme.length <= 2;
      const last = pieces.at(-1);
      const stays =
        !spaced && ((!isWide && !previousIsWide) || NOT_FIRST.test(grapheme) || NOT_LAST.test(last?.text ?? ""));
      if (stays && last) {
        last.text += grapheme;
        last.width += width;
      } else {
        pieces.push({ text: grapheme, width, spaced });
      }
      spaced = false;
      previousIsWide = isWide;
    }
  }
  return pieces;
}

/** A piece wider than a line, in parts that fit. */
function split(piece: Piece, width: number): Piece[] {
  if (piece.width <= width) return [piece];
  const parts: Piece[] = [{ text: "", width: 0, spaced: piece.spaced }];
  for (const grapheme of graphemesOf(piece.text)) {
    const cells = displayWidth(grapheme);
    let part = parts.at(-1) as Piece;
    if (part.width > 0 && part.width + cells > width) {
      part = { text: "", width: 0, spaced: false };
      parts.push(part);
    }
    part.text += grapheme;
    part.width += cells;
  }
  return parts;
}

/**
 * Breaks a text into lines of at most `width` cells. Line breaks of the text stay, runs of spaces become one, a word
 * that is wider than a line is cut. An empty text gives one empty line.
 * @param width cells, at least 2
 */
export function wrap(text: string, width: number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    let used = 0;
    for (const piece of piecesOf(paragraph).flatMap((whole) => split(whole, width))) {
      const gap = piece.spaced && used > 0 ? 1 : 0;
      if (used > 0 && used + gap + piece.width > width) {
        lines.push(line);
        line = piece.text;
        used = piece.width;
      } else {
        line += " ".repeat(gap) + piece.text;
        used += gap + piece.width;
      }
    }
    return [...lines, line];
  });
}
