/** What an expression can say about something, besides its topic. */
export const stances = [
  "valence",
  "intent",
  "novelty",
  "relevance",
  "credibility",
  "value",
  "agreement",
  "importance",
  "interest",
  "ease",
  "frequency",
  "degree",
] as const;
export type Stance = (typeof stances)[number];

const letters: Readonly<Record<string, Stance>> = {
  v: "valence",
  i: "intent",
  n: "novelty",
  r: "relevance",
  c: "credibility",
  m: "value",
  a: "agreement",
  p: "importance",
  t: "interest",
  e: "ease",
};

/** Graded stances of an expression, each −1..1; empty for expressions that must not be read word by word. */
export type Meaning = Readonly<Partial<Record<Stance, number>>>;

/**
 * Reads lexicon lines of the form `v .6 m .8: bargain, a steal`. Letters name stances, numbers their strength, and a
 * trailing `*` on a word stands for any ending. `-:` marks expressions without a stance of their own.
 */
export function readLexicon(lines: readonly string[]): (readonly [expression: string, meaning: Meaning])[] {
  return lines.flatMap((line) => {
    const split = line.indexOf(":");
    const pairs = line.slice(0, split).trim().split(/\s+/);
    const meaning: Partial<Record<Stance, number>> = {};
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      const stance = letters[pairs[index] ?? ""];
      if (stance) meaning[stance] = Number(pairs[index + 1]);
    }
    return expressionsIn(line.slice(split + 1)).map((expression) => [expression, meaning] as const);
  });
}

/** Comma-separated expressions, trimmed. */
export const expressionsIn = (list: string): string[] =>
  list
    .split(",")
    .map((expression) => expression.trim())
    .filter(Boolean);
