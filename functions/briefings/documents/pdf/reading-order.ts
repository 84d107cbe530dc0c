/** A piece of a line with its position on the page. */
export interface Piece {
  text: string;
  /** Its left edge. */
  x: number;
}

/** Hebrew, Arabic and the neighbouring right-to-left scripts, including presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
/** Letter shapes for positions in a word, which fonts draw but nobody types. */
const PRESENTATION_FORMS = /[\ufb1d-\ufdff\ufe70-\ufeff]+/gu;
const ARABIC_COMMA = "\u060c";
const MIRRORED: Readonly<Record<string, string>> = {
  ...{ "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«" },
};
/** A number with its own marks, a word of another script, or one character. */
const TOKEN = /\d+(?:[.,:/]\d+)*|[\p{L}\p{M}][\p{L}\p{M}\p{N}'’.@_-]*|\s+|./gsu;

type Direction = "right" | "left" | "number" | "neutral";
interface Token {
  text: string;
  direction: Direction;
}

function directionOf(text: string): Direction {
  if (text !== ARABIC_COMMA && RIGHT_TO_LEFT.test(text)) return "right";
  if (/^\p{N}/u.test(text)) return "number";
  return /^\p{L}/u.test(text) ? "left" : "neutral";
}

/**
 * pdf.js puts the text of one piece into reading order; pieces keep their position on the page. Each digit of a number
 * may be its own piece.
 */
function tokensOf(pieces: readonly Piece[]): Token[] {
  const texts: string[] = [];
  let others = "";
  const split = () => {
    for (const token of others.match(TOKEN) ?? []) texts.push(token);
    others = "";
  };
  for (const { text } of pieces)
    if (RIGHT_TO_LEFT.test(text) && text !== ARABIC_COMMA) {
      split();
      texts.push(text);
    } else others += text;
  split();
  return texts.map((text) => ({ text, direction: directionOf(text) }));
}

/** The end of the run that begins at a position: the last token of its kind before one of the other kind. */
function endOfRun(tokens: readonly Token[], from: number, own: Direction, other: Direction): number {
  let last = from;
  for (let at = from; at < tokens.length && tokens[at]!.direction !== other; at += 1)
    if (tokens[at]!.direction === own) last = at;
  return last;
}

const joined = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join("");

/** Runs of left-to-right words, with the text between them, keep their order; the rest is read from the right. */
function fromTheRight(tokens: readonly Token[]): string {
  const units: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { text, direction } = tokens[at]!;
    if (direction === "left") {
      const last = endOfRun(tokens, at, "left", "right");
      units.push(joined(tokens.slice(at, last + 1)));
      at = last;
    } else units.push(direction === "neutral" ? (MIRRORED[text] ?? text) : text);
  }
  return units.reverse().join("");
}

/** Reads a line from left to right; only runs of the other direction are read from the right. */
function fromTheLeft(tokens: readonly Token[]): string {
  let line = "";
  for (let at = 0; at < tokens.length; at += 1) {
    const isRun = tokens[at]!.direction === "right";
    const last = isRun ? endOfRun(tokens, at, "right", "left") : at;
    const run = tokens.slice(at, last + 1);
    line += isRun ? fromTheRight(run) : joined(run);
    at = last;
  }
  return line;
}

/**
 * Puts a line into reading order. Arabic and Hebrew are read from the right, except for numbers and words of other
 * scripts. PDF producers write the pieces of such a line in any order. This applies Unicode Standard Annex 9 in
 * reverse.
 */
export function inReadingOrder(pieces: readonly Piece[]): string {
  if (!pieces.some(({ text }) => RIGHT_TO_LEFT.test(text))) return pieces.map(({ text }) => text).join("");
  const tokens = tokensOf(pieces.toSorted((one, other) => one.x - other.x));
  const lettersOf = (direction: Direction) =>
    tokens.reduce((sum, token) => sum + (token.direction === direction ? token.text.length : 0), 0);
  const line = lettersOf("right") >= lettersOf("left") ? fromTheRight(tokens) : fromTheLeft(tokens);
  return line.replaceAll(PRESENTATION_FORMS, (forms) => forms.normalize("NFKC"));
}
