/** What stands in front of an item: how it is numbered, or its bullet. */
export interface Mark {
  kind: "heading" | "label" | "number" | "upper" | "lower" | "roman" | "bullet";
  /** What items of one list have in common: `1.`, `1.1`, `a)`, `Q1:`. */
  style: string;
  /** Place in its list, from 1; null for bullets and headings. */
  count: number | null;
  /** Parts of a number such as `2.1`, or `#` of a heading; 1 for the rest. */
  depth: number;
}

export interface Marked {
  mark: Mark | null;
  rest: string;
}

const HEADING = /^(#{1,6}) ?(?=[^#\s])/;
const BULLET = /^(?:([-–—*»>☐☑☒✓✔→➢➤·]) +|([•◦○●‣▪■□]) *|o +(?=[\p{Lu}¿"“„«]))/u;
/** `Q1`, `Frage 3:`, `Question 2 –`; the number is what makes it a label. */
const LABEL =
  /^(Q|F|P|Qu|Question|Frage|Leitfrage|Pregunta) ?(?:n[°º.] ?)?(\d{1,3})([a-z]?) ?(?:[.:)–-]+ *| +(?=[\p{Lu}¿"“„«]))/iu;
/** `1.`, `(2)`, `3)`, `1.2`, `2.1.3.`, `4:`, `5 –`; a bare `6` only in front of a capital. */
const NUMBER = /^(\(?)(\d{1,3}(?:\.\d{1,2}){0,4})(?:([.):]{1,2}) *(?=\D)|( ?[–-]) +|( +)(?=[\p{Lu}¿"“„«[(]))/u;
/** `1a)`, `2.b`. */
const NUMBERED_LETTER = /^\(?\d{1,3}\.?([a-z])(?:[.):]+ *|(?= )) */;
const LETTERS = /^(\(?)([a-z]{1,5}|[A-Z]{1,5})([.)]|:(?= )| [–-](?= )) +/;

const ROMAN = /^(?=[ivx])x{0,3}(?:ix|iv|v?i{0,3})$/i;
const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

const romanNumber = (text: string): number => {
  const values = [...text.toLowerCase()].map((digit) => romanDigits[digit] ?? 0);
  return values.reduce((total, value, index) => total + (value < (values[index + 1] ?? 0) ? -value : value), 0);
};

/** Takes the marks off the front of a line; several can stand there, as in `- 1.` or `## 2.`. The last one counts. */
export function takeMark(text: string): Marked {
  const heading = HEADING.exec(text);
  if (heading?.[1] !== undefined) {
    return {
      mark: { kind: "heading", style: heading[1], count: null, depth: heading[1].length },
      rest: takeMark(text.slice(heading[0].length)).rest,
    };
  }
  const bullet = BULLET.exec(text);
  if (bullet) {
    const inner = takeNumber(text.slice(bullet[0].length));
    if (inner.mark) return inner;
    return { mark: { kind: "bullet", style: bullet[1] ?? bullet[2] ?? "o", count: null, depth: 1 }, rest: inner.rest };
  }
  return takeNumber(text);
}

function takeNumber(text: string): Marked {
  const label = LABEL.exec(text);
  if (label) {
    const [all, word = "", digits = "", letter = ""] = label;
    const mark: Mark = {
      kind: "label",
      style: `${word.toLowerCase()}${letter && "a"}`,
      count: Number(digits),
      depth: letter ? 2 : 1,
    };
    return { mark, rest: text.slice(all.length) };
  }
  const numbered = NUMBERED_LETTER.exec(text);
  if (numbered) {
    const [all, letter = ""] = numbered;
    const count = letter.charCodeAt(0) - 96;
    return { mark: { kind: "lower", style: "1a", count, depth: 1 }, rest: text.slice(all.length) };
  }
  const number = NUMBER.exec(text);
  if (number) {
    const [all, open = "", digits = "", close = ""] = number;
    const parts = digits.split(".");
    const style = parts.length > 1 ? `1${".1".repeat(parts.length - 1)}` : `${open}1${close}`;
    return {
      mark: { kind: "number", style, count: Number(parts.at(-1)), depth: parts.length },
      rest: text.slice(all.length),
    };
  }
  const letters = LETTERS.exec(text);
  if (letters) {
    const [all, open = "", name = "", close = ""] = letters;
    const upper = name === name.toUpperCase();
    const isRoman = ROMAN.test(name) && (name.length > 1 || /^[ivx]$/i.test(name));
    if (isRoman || name.length === 1) {
      const kind = upper ? "upper" : isRoman ? "roman" : "lower";
      const count = isRoman ? romanNumber(name) : name.toLowerCase().charCodeAt(0) - 96;
      return {
        mark: { kind, style: `${open}${upper ? "A" : "a"}${isRoman ? "i" : ""}${close}`, count, depth: 1 },
        rest: text.slice(all.length),
      };
    }
  }
  return { mark: null, rest: text };
}
