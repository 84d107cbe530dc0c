/** What stands in front of a line: the number of a question, the letter or box of an option, a point of a scale. */
export type Mark =
  | { kind: "label"; numbers: readonly number[] }
  | { kind: "number"; numbers: readonly number[]; style: string }
  | { kind: "letter"; letter: string; style: string }
  | { kind: "point"; value: number }
  | { kind: "box" }
  | { kind: "bullet"; sign: string };

export interface MarkedText {
  mark: Mark | null;
  /** Without the mark. */
  text: string;
  /** A star in front of the number says that the question is required. */
  starred: boolean;
}

const BOX = String.raw`[☐☑☒□■▢○◯●◻◽⬜❏❑❍⚪]|\[[ xX✓]{0,3}\]|\( {0,3}\)`;
const boxMark = new RegExp(String.raw`^(?:${BOX}|_{2,5}(?=\s*\p{L}))\s*`, "u");
const bulletMark = /^(?:[-–—•◦‣▪▫·➢➤→✓✔>+](?=\s|\p{L})|\*(?=\s)|o(?=\s))\s*/u;
const labelMark =
  /^(?:(?:question|frage|pregunta|domanda|vraag|pergunta)\s*(?:n[o°º]\.?|nr\.?|#)?\s*|[qfpdv])(\d{1,3}(?:\.\d{1,2})*)[a-z]?(?:\s*[.:)\]]\s*|\s+[-–—]\s+|\s+|$)/iu;
const codeMark = /^[A-Z]{1,3}(\d{1,3})[a-z]?[.:)]\s+/;
const pointMark = /^[([]?([-−–+]?\d{1,2})[)\]]?\s*(?:=|→|≙)\s*/u;
const barePoint = /^[-−–+]?\d{1,2}$/u;
const numberMark =
  /^([([]?)(\d{1,3}(?:\.\d{1,2}){0,2})(?:(?<closed>[.)\]])(?!\d)\s*|(?<colon>:)\s+|\s+(?<dash>[-–—])\s+(?!\d)|(?<tab>\t)\s*(?=\p{L}))/u;
const subNumberMark = /^(\d{1,3}(?:\.\d{1,2}){1,2})\s+(?=\p{Lu})/u;
const spacedNumberMark = /^(\d{1,3})\s+(?=[\p{Lu}¿][^?]{3,600}\?)/u;
const romanMark = /^\(?((?:x{0,2})(?:ix|iv|v?i{1,3}))[.)]\s+/;
const letterMark = /^([([]?)([a-zA-Z])(?:([.:])\s+|([)\]])\s*)(?=\S)/;

/** The number of a point, also with the minus signs of typesetting. */
export const pointValue = (digits: string): number => Number(digits.replace(/[−–]/, "-"));

const numbersOf = (digits = "") => digits.split(".").map(Number);

/** Separates a line's mark from its text. */
export function readMark(line: string): MarkedText {
  const trimmed = line.trim();
  const star = /^\*\s*(?=\S)/.exec(trimmed);
  if (star) {
    const behind = withoutStar(trimmed.slice(star[0].length));
    const asks = /\?[\s)"”»]*$/.test(behind.text.slice(-20));
    if (behind.mark?.kind === "label" || behind.mark?.kind === "number" || (asks && !behind.mark)) {
      return { ...behind, starred: true };
    }
  }
  return withoutStar(trimmed);
}

function withoutStar(line: string): MarkedText {
  const cut = (mark: Mark, length: number): MarkedText => ({ mark, text: line.slice(length).trim(), starred: false });
  const point = pointMark.exec(line) ?? (barePoint.test(line) ? [line, line] : null);
  if (point) return cut({ kind: "point", value: pointValue(point[1] ?? "") }, point[0].length);
  const label = labelMark.exec(line) ?? codeMark.exec(line);
  if (label) return cut({ kind: "label", numbers: numbersOf(label[1]) }, label[0].length);
  const number = numberMark.exec(line);
  if (number) {
    const { closed, colon, dash } = number.groups ?? {};
    const style = `${number[1]}${closed ?? colon ?? (dash === undefined ? "" : "-")}`;
    return cut({ kind: "number", numbers: numbersOf(number[2]), style }, number[0].length);
  }
  const bareNumber = subNumberMark.exec(line) ?? spacedNumberMark.exec(line);
  if (bareNumber) return cut({ kind: "number", numbers: numbersOf(bareNumber[1]), style: "" }, bareNumber[0].length);
  const box = boxMark.exec(line);
  if (box) return cut({ kind: "box" }, box[0].length);
  const roman = romanMark.exec(line);
  if (roman) return cut({ kind: "letter", letter: roman[1] ?? "", style: "roman" }, roman[0].length);
  const letter = letterMark.exec(line);
  if (letter) {
    const style = `${letter[1]}${letter[3] ?? letter[4]}`;
    return cut({ kind: "letter", letter: letter[2] ?? "", style }, letter[0].length);
  }
  const bullet = bulletMark.exec(line);
  if (bullet) return cut({ kind: "bullet", sign: bullet[0].trim() }, bullet[0].length);
  return { mark: null, text: line, starred: false };
}

const romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv"];

/** Whether letters run a, b, c, … or i, ii, iii, … without a gap. */
export const lettersRun = (letters: readonly string[]): boolean =>
  letters.every((letter, index) => letter.toLowerCase() === String.fromCharCode(97 + index)) ||
  letters.every((letter, index) => letter.toLowerCase() === romans[index]);

const inlineBox = new RegExp(BOX, "gu");

/** The texts behind boxes that stand side by side: `☐ Yes ☐ No`; empty unless there are two or more. */
export function boxedTexts(line: string): string[] {
  const boxes = line.match(inlineBox)?.length ?? 0;
  if (boxes < 2 || !boxMark.test(line.trim())) return [];
  return line
    .split(inlineBox)
    .map((text) => text.trim())
    .filter(Boolean);
}

/** A row of bare boxes with words around it: `cold ☐ ☐ ☐ ☐ ☐ warm`. */
export function boxRow(line: string): { low: string; high: string; count: number } | null {
  const places = [...line.matchAll(inlineBox)];
  const [first, last] = [places[0], places.at(-1)];
  if (places.length < 3 || !first || !last) return null;
  if (line.slice(first.index, last.index).replaceAll(inlineBox, "").trim() !== "") return null;
  return {
    low: line.slice(0, first.index).trim(),
    high: line.slice(last.index + last[0].length).trim(),
    count: places.length,
  };
}
