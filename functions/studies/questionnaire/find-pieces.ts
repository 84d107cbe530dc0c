import { UnreadableLine } from "./unreadable-line.ts";

/** Words of a file as a model has copied them. */
export interface Piece {
  text: string;
}

/** A piece where it stands in its file. */
export type Found<P extends Piece> = P & {
  /** The line of its first character, counted from 1. */
  line: number;
  /** In front of it, on its line, and behind it: marks and numbers of questions, no words. */
  before: string;
  behind: string;
  /** Whether it goes on in another line. */
  isWrapped: boolean;
};

/** Copies may change the case, the spaces, the shape of quotation marks and emphasis, and nothing else. */
const ignored = /[\s"'“”„‟‘’‚‛«»‹›<>`*\u200b-\u200d\u2060\ufeff\u00ad]/u;

/** A text without what copies may change, and for each of its characters the place where it stood. */
function plain(text: string): { characters: string; places: number[] } {
  let characters = "";
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place]!;
    if (ignored.test(character)) continue;
    const folded = character.normalize("NFKC").toLowerCase();
    characters += folded;
    for (let count = 0; count < folded.length; count += 1) places.push(place);
  }
  return { characters, places };
}

const isSign = (character = ""): boolean => ignored.test(character) && character.trim() !== "";
const words = /[\p{L}\p{N}]/u;
/** In front of numbers, or behind them, they are a part of what is said: `< 18`, `18+`, `$50`, `50 %`, `5–10`. */
const SIGNS_BEFORE = /[<>≤≥≈~±$€£¥]\s?$|[-–—.,+/]$/u;
const SIGNS_BEHIND = /^\s?[<>≤≥≈~+±$€£¥%°]/u;
/** What may stand in front of the words of a line: `3.`, `b)`, `Q12`, `Question 4 –`, `2 =`, `iv.`; no bare number. */
const MARK = new RegExp(
  String.raw`^[\p{P}\p{S}\s]*(?:(?:(?:\p{L}{1,12}[ .]{0,2})?\d{1,3}(?:\.\d{1,2})*[a-z]?|[a-zA-Z]|[ivx]{1,5})` +
    String.raw`(?:\s?[.)\]）．、:：=＝]|\s[-–—]\s|\s?[([（［]$)|[\p{Lu}問]\d{1,3}\s)[\p{P}\p{S}\s]*$`,
  "u",
);
const LONGEST_MARK = 40;

/** `2.1 What`: no mark ends the number, but a sentence begins behind it. */
const SUBNUMBER = /^[\p{P}\p{S}\s]*\d{1,2}(?:\.\d{1,2}){1,2}\s+[\p{Lu}¿]$/u;

/**
 * The first line of a gap that has words which are not a mark; -1 if there is none.
 * @param next first character of the piece behind it; empty at the end of the text
 */
function lostLine(gap: string, next: string, isStart: boolean): number {
  const lines = gap.split("\n");
  // `Question 4 (required):` has its number in front of a bracket.
  const bracket = /[([（［]/u.test(next) ? next : "";
  return lines.findIndex((line, index) => {
    const isMark = index === lines.length - 1 && next !== "" && (index > 0 || isStart) && line.length <= LONGEST_MARK;
    return words.test(line) && !(isMark && (MARK.test(line + bracket) || SUBNUMBER.test(line + next)));
  });
}

const LOST = "contains words that were not understood; put it in the plain format.";
const NOT_THERE = "is followed by words that the model read but the file does not contain; put it in the plain format.";

const JOINED =
  "contains a tab, or cells of a table read as one; take it out, or write statements below their question, one " +
  "per line.";

/**
 * Finds every piece word for word in a text, in order, and sees that no words are left between them.
 * @param firstLine number of the text's first line in its file
 * @returns the pieces with the text's own words
 * @throws UnreadableLine for the first line of which anything was lost, and for a piece that is not there
 */
export function findPieces<P extends Piece>(text: string, pieces: readonly P[], firstLine = 1): Found<P>[] {
  const source = plain(text);
  const lineAt = (place: number) => firstLine + (text.slice(0, place).match(/\n/gu)?.length ?? 0);
  const failAt = (place: number, problem: string): never => {
    const start = text.lastIndexOf("\n", place - 1) + 1;
    const end = text.indexOf("\n", place);
    throw new UnreadableLine({ line: lineAt(place), text: text.slice(start, end < 0 ? text.length : end) }, problem);
  };
  const failInGap = (from: number, to: number, lost: number) =>
    failAt(from + text.slice(from, to).split("\n").slice(0, lost).join("\n").length + (lost > 0 ? 1 : 0), LOST);
  let place = 0;
  let cursor = 0;
  const found = pieces.map((piece) => {
    const wanted = plain(piece.text).characters;
    if (!words.test(wanted)) return failAt(Math.min(place, text.length - 1), NOT_THERE);
    for (let at = source.characters.indexOf(wanted, cursor); ; at = source.characters.indexOf(wanted, at + 1)) {
      if (at < 0) return failAt(Math.max(0, place - 1), NOT_THERE);
      const start = source.places[at]!;
      const before = text.slice(place, start);
      const lost = lostLine(before, text[start]!, place === 0);
      if (lost >= 0) return failInGap(place, start, lost);
      place = source.places[at + wanted.length - 1]! + 1;
      if (isInsideWord(text, start) || isInsideWord(text, place)) {
        place = start - before.length;
        continue;
      }
      cursor = at + wanted.length;
      const from = startWith(leadOf(piece.text), text, start);
      if (isSign(piece.text.trim().at(-1)) && isSign(text[place])) place += 1;
      const own = text.slice(from, place);
      if (/^\p{N}/u.test(own) && SIGNS_BEFORE.test(text.slice(Math.max(0, from - 2), from))) failAt(start, LOST);
      if (/\p{N}$/u.test(own) && SIGNS_BEHIND.test(text.slice(place, place + 2))) failAt(start, LOST);
      if (/\S\t+\S/u.test(own)) failAt(start, JOINED);
      return {
        piece,
        text: own.replaceAll("**", "").replaceAll(/\s+/gu, " "),
        line: lineAt(start),
        before,
        isWrapped: own.includes("\n"),
      };
    }
  });
  const rest = text.slice(place);
  const lost = lostLine(rest, "", false);
  if (lost >= 0) failInGap(place, text.length, lost);
  return found.map(({ piece, before, ...where }, index) => ({
    ...piece,
    ...where,
    before: before.split("\n").at(-1)!,
    behind: (found[index + 1]?.before ?? rest).split("\n", 1)[0]!,
  }));
}

/** Signs that may be copied or not in front of a piece: quotation marks, `<`. */
const leadOf = (piece: string): number => [...(/^[^\p{L}\p{N}]*/u.exec(piece)?.[0] ?? "")].filter(isSign).length;

/** Moves the start of a piece back over up to `signs` signs, as far as they stand in front of it. */
function startWith(signs: number, text: string, start: number): number {
  let from = start;
  for (let count = 0; count < signs; count += 1) {
    const at = /\s$/u.test(text.slice(from - 1, from)) ? from - 2 : from - 1;
    if (!isSign(text[at])) break;
    from = at;
  }
  return from;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** Whether a place lies between two letters of one word, in scripts that have spaces. */
function isInsideWord(text: string, place: number): boolean {
  const [before = "", after = ""] = [text[place - 1], text[place]];
  return /\p{L}/u.test(before) && /\p{L}/u.test(after) && !unspaced.test(before) && !unspaced.test(after);
}
