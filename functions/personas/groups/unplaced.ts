import { functionWords } from "../../languages/function-words.ts";
import { primaryLanguage } from "../../languages/language-tag.ts";
import { audienceWords } from "../../languages/tables/audience-words.ts";
import { lookUp } from "../../platform/look-up.ts";

/** Scripts that write no spaces between words, and Korean, which writes endings onto them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}ー]/u;
/** In a language without a list, words of up to this many letters are taken for grammar. */
const SHORT_WORD = 3;

/** From the first character to the one after the last. */
interface Span {
  from: number;
  to: number;
}
type WordKind = "content" | "grammar" | "negation";
type Word = Span & { kind: WordKind };

/**
 * A text as quotes from it are compared: one space between words, composed letters, and the angle brackets that models
 * are shown as guillemets (functions/models/prompts/fence.ts).
 */
export const plainText = (text: string): string =>
  text.normalize("NFC").replaceAll("‹", "<").replaceAll(/\s+/g, " ").trim();

/** Small letters, as many characters as before: positions must stay. */
const small = (text: string): string =>
  [...text].map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)).join("");

const isJoined = (one = "", other = ""): boolean =>
  /[\p{L}\p{N}]/u.test(one) && /[\p{L}\p{N}]/u.test(other) && !UNSPACED.test(one) && !UNSPACED.test(other);

/** Where a quote stands in a plain text, as whole words. */
function spansOf(text: string, quote: string): Span[] {
  const [inside, wanted] = [small(text), small(plainText(quote))];
  if (wanted === "") return [];
  const spans: Span[] = [];
  for (let from = inside.indexOf(wanted); from >= 0; from = inside.indexOf(wanted, from + 1)) {
    const to = from + wanted.length;
    if (!isJoined(inside[from - 1], wanted[0]) && !isJoined(wanted.at(-1), inside[to])) spans.push({ from, to });
  }
  return spans;
}

/** Whether words stand in a text word for word; case and white space do not count. */
export const isQuoteOf = (text: string, quote: string): boolean => spansOf(plainText(text), quote).length > 0;

/** Tells what a word is for in its language (BCP 47). */
function judgeOf(language: string): (word: string) => WordKind {
  const code = primaryLanguage(language);
  const own = lookUp(audienceWords, code);
  const known = functionWords.get(code) ?? new Set();
  if (!own)
    return (word) => (known.has(word) || (word.length <= SHORT_WORD && !/\p{N}/u.test(word)) ? "grammar" : "content");
  const negations = new Set(own.negations);
  const grammar = new Set([...own.general, ...known]);
  return (word) => {
    const parts = [word, ...word.split("'")].filter(Boolean);
    if (parts.some((part) => negations.has(part))) return "negation";
    return grammar.has(word) || parts.slice(1).every((part) => grammar.has(part)) ? "grammar" : "content";
  };
}

function wordsOf(text: string, language: string): Word[] {
  const judge = judgeOf(language);
  return [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)]
    .filter(
      ({ isWordLike, segment }) =>
        isWordLike === true || /[\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(segment),
    )
    .map(({ index, segment }) => ({
      from: index,
      to: index + segment.length,
      kind: judge(small(segment).replaceAll("’", "'")),
    }));
}

/** How many words with a meaning of their own a text has. */
export const contentWords = (text: string, language: string): number =>
  wordsOf(plainText(text), language).filter(({ kind }) => kind !== "grammar").length;

/**
 * The parts of a text that nobody has accounted for, word for word and in order. Words that only join others are
 * skipped. A word that negates is not skipped, and is named with what it negates.
 * @param quotes the words that were accounted for
 * @param language that of the text (BCP 47)
 */
export function unaccountedFor(text: string, quotes: readonly string[], language: string): string[] {
  const plain = plainText(text);
  // By character: a text of 2,000 words of which a quote is each has more spans than can be compared with its words.
  const covered = new Uint8Array(plain.length);
  for (const quote of new Set(quotes)) for (const { from, to } of spansOf(plain, quote)) covered.fill(1, from, to);
  const isCovered = ({ from, to }: Span) => covered.subarray(from, to).includes(1);
  const words = wordsOf(plain, language);
  const runs: Span[] = [];
  let isOpen = false;
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const isCut = before && /[,;.!?()、。，；！？（）\n]/u.test(plain.slice(before.to, word.from));
    if (isCovered(word) || isCut) isOpen = false;
    if (isCovered(word) || word.kind === "grammar") continue;
    const negated = word.kind === "negation" && words.slice(index + 1).find(({ kind }) => kind === "content");
    const to = negated ? negated.to : word.to;
    const run = runs.at(-1);
    if (run && (isOpen || word.from < run.to)) run.to = Math.max(run.to, to);
    else runs.push({ from: word.from, to });
    isOpen = true;
  }
  return runs.map(({ from, to }) => plain.slice(from, to));
}

/** A quote with a negation that stands before it and was left out: `children` of `without children` is its opposite. */
export function withNegation(text: string, quote: string, language: string): string {
  const plain = plainText(text);
  const span = spansOf(plain, quote)[0];
  if (!span) return quote;
  const before = wordsOf(plain, language).filter(({ to }) => to <= span.from);
  const grammar = before.slice(before.findLastIndex(({ kind }) => kind === "content") + 1);
  const negation = grammar.find(
    ({ kind, to }) => kind === "negation" && !/[,;.!?、。，；！？]/u.test(plain.slice(to, span.from)),
  );
  return plain.slice(negation?.from ?? span.from, span.to);
}
