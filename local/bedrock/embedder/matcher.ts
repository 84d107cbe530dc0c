import type { PackLanguage } from "../phrases/pack.ts";
import { formsOf, wordsOf } from "./tokens.ts";

interface Phrase<T> {
  words: readonly string[];
  value: T;
}

/** Where an expression was found: index of its first word, and how many words it covers. */
export interface Match<T> {
  start: number;
  length: number;
  value: T;
}

const SHORTEST_PREFIX = 3;

/** Finds expressions of a lexicon in the words of a clause, longest first and left to right, without overlaps. */
export class Matcher<T> {
  readonly #language: PackLanguage;
  readonly #exact = new Map<string, T>();
  readonly #prefixes = new Map<string, T>();
  readonly #phrases = new Map<string, Phrase<T>[]>();

  constructor(entries: Iterable<readonly [expression: string, value: T]>, language: PackLanguage) {
    this.#language = language;
    for (const [expression, value] of entries) this.#add(expression, value);
    for (const phrases of this.#phrases.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  }

  #add(expression: string, value: T): void {
    const words = wordsOf(expression, this.#language);
    const [first] = words;
    if (first === undefined) return;
    if (words.length > 1) {
      // A later entry replaces an earlier one for the same words, as it does for single words.
      const others = (this.#phrases.get(first) ?? []).filter((phrase) => phrase.words.join(" ") !== words.join(" "));
      this.#phrases.set(first, [...others, { words, value }]);
    } else if (first.endsWith("*")) this.#prefixes.set(first.slice(0, -1), value);
    else this.#exact.set(first, value);
  }

  /** The value of a single word, by itself, by one of its stems, or by its longest known prefix. */
  word(word: string): T | undefined {
    for (const form of formsOf(word, this.#language)) {
      const value = this.#exact.get(form);
      if (value !== undefined) return value;
    }
    for (let length = word.length; length >= SHORTEST_PREFIX; length -= 1) {
      const value = this.#prefixes.get(word.slice(0, length));
      if (value !== undefined) return value;
    }
    return undefined;
  }

  #phraseAt(words: readonly string[], start: number): Match<T> | undefined {
    for (const phrase of this.#phrases.get(words[start] ?? "") ?? []) {
      const fits = phrase.words.every((expected, offset) => {
        const found = words[start + offset] ?? "";
        return expected.endsWith("*") ? found.startsWith(expected.slice(0, -1)) : found === expected;
      });
      if (fits) return { start, length: phrase.words.length, value: phrase.value };
    }
    return undefined;
  }

  find(words: readonly string[]): Match<T>[] {
    const matches: Match<T>[] = [];
    for (let start = 0; start < words.length;) {
      const phrase = this.#phraseAt(words, start);
      const value = phrase ? phrase.value : this.word(words[start] ?? "");
      if (value !== undefined) matches.push(phrase ?? { start, length: 1, value });
      start += phrase?.length ?? 1;
    }
    return matches;
  }
}
