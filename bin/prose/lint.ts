import { MOST_WORDS, rules } from "./rules.ts";
import { wordCount, type Sentence } from "./sentences.ts";

/** A place that a reader stops at. */
export interface Hit {
  line: number;
  rule: string;
  instead: string;
  text: string;
}

const LONG = { rule: `over ${MOST_WORDS} words`, instead: "two sentences, or a list" };

export const hitsIn = (sentences: readonly Sentence[]): Hit[] =>
  sentences.flatMap(({ line, text }) => [
    ...rules
      .filter(({ pattern }) => pattern.test(text))
      .map(({ name, instead }) => ({ line, rule: name, instead, text })),
    ...(wordCount(text) > MOST_WORDS ? [{ line, ...LONG, text }] : []),
  ]);
