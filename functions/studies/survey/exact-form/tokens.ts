import { refuse, type Place } from "../../questionnaire/unreadable-line.ts";
import { readWords } from "./words.ts";

/** What the parts of a mark hold: words in quotes, a number, a word, or a sign. */
interface Values {
  quoted: string;
  number: number;
  word: string;
  sign: string;
}
type TokenKind = keyof Values;
interface Token {
  kind: TokenKind;
  value: string | number;
}

/** Word makes typed quotes curly. */
const QUOTED = String.raw`"((?:\\.|[^"\\])*)"|[“„]((?:\\.|[^“”„\\])*)[“”]`;
const TOKEN = new RegExp(
  String.raw`\s*(?:${QUOTED}|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([A-Za-z][\w-]*(?:@\d+)?)|(\.\.|!=|[[\]():,=|%]))`,
  "suy",
);

function tokensOf(text: string, place: Place): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== "") {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) return refuse(place, `holds "${text.slice(from).trim().slice(0, 40)}", which is not part of a mark.`);
    const [, straight, curly, number, word, sign] = found;
    const words = straight ?? curly;
    if (words !== undefined) tokens.push({ kind: "quoted", value: readWords(words) });
    else if (number !== undefined) tokens.push({ kind: "number", value: Number(number) });
    else if (word !== undefined) tokens.push({ kind: "word", value: word });
    else tokens.push({ kind: "sign", value: sign! });
  }
  return tokens;
}

/** Reads the marks of a line from left to right. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  readonly #place: Place;
  #at = 0;

  /** @throws UnreadableLine */
  constructor(text: string, place: Place) {
    this.#tokens = tokensOf(text, place);
    this.#place = place;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** Takes these words or signs, if they come next in this order. */
  take(...values: string[]): boolean {
    const isNext = values.every((value, offset) => {
      const token = this.#tokens[this.#at + offset];
      return (token?.kind === "word" || token?.kind === "sign") && token.value === value;
    });
    if (isNext) this.#at += values.length;
    return isNext;
  }

  /** @throws UnreadableLine unless these words or signs are next */
  expect(...values: string[]): void {
    if (!this.take(...values)) this.refuse(`${values.join(" ")} is missing`);
  }

  /** Takes what is next, if it is of this kind. */
  next<K extends TokenKind>(kind: K): Values[K] | undefined {
    const token = this.#tokens[this.#at];
    if (token?.kind !== kind) return undefined;
    this.#at += 1;
    return token.value as Values[K];
  }

  /** @throws UnreadableLine unless the next token is of this kind. @param called in the sentence: `a number` */
  need<K extends TokenKind>(kind: K, called: string): Values[K] {
    return this.next(kind) ?? this.refuse(`${called} is missing`);
  }

  /** @throws UnreadableLine that names what stands here */
  refuse(problem: string): never {
    const token = this.#tokens[this.#at];
    return refuse(
      this.#place,
      `has a mark that cannot be read: ${problem} ${token ? `before "${token.value}"` : "at its end"}.`,
    );
  }
}
