import { stopWords } from "../../embedder/reader.ts";
import { blockOf } from "../../model/blocks.ts";

// About 200 words, the middle of what the prompt asks for.
const LENGTH = 1_300;
const SENTENCE_LENGTH = { shortest: 25, longest: 320 };
// Texts of 200,000 characters have some 2,000 sentences; those that come first say what it is about.
const MOST_SENTENCES = 3_000;

interface Sentence {
  text: string;
  position: number;
  words: string[];
  score: number;
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !stopWords.has(word));

/** Figures a buyer asks for: prices, amounts with a unit, percentages, times. */
const figure =
  /(\p{Sc}\s?\d|\d[\d.,]*\s?(\p{Sc}|EUR|USD|GBP|CHF|%|g\b|kg\b|mg\b|ml\b|l\b|km\b|cm\b|kWh\b|min|hours?|days?|weeks?|months?|years?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?))/iu;

function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => line.split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}„“"'(])/u))
    .map((sentence) => sentence.replaceAll(/\s+/g, " ").trim())
    .filter(({ length }) => length >= SENTENCE_LENGTH.shortest && length <= SENTENCE_LENGTH.longest)
    .slice(0, MOST_SENTENCES);
}

/** How much a sentence says: words that the whole text turns on, figures, and a place near the beginning. */
function scored(sentences: readonly string[]): Sentence[] {
  const all = sentences.map(wordsOf);
  const frequency = new Map<string, number>();
  for (const words of all) for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return sentences.map((text, position) => {
    const words = all[position] as string[];
    const weight = words.reduce((sum, word) => sum + Math.log(frequency.get(word) ?? 1), 0);
    const early = 1 / (1 + position / 5);
    return {
      text,
      position,
      words,
      score: weight / Math.sqrt(Math.max(4, words.length)) + (figure.test(text) ? 1.5 : 0) + 2 * early,
    };
  });
}

const overlap = (a: readonly string[], b: readonly string[]): number => {
  const known = new Set(b);
  return a.length === 0 ? 1 : a.filter((word) => known.has(word)).length / a.length;
};

/**
 * Summarises a text by its own sentences: the weightiest that do not repeat each other, in the order of the text.
 * Extraction invents nothing, which is what the prompt asks for first.
 */
export function summarise(text: string): string {
  const chosen: Sentence[] = [];
  let length = 0;
  const candidates = scored(sentencesOf(text)).sort((a, b) => b.score - a.score || a.position - b.position);
  for (const candidate of candidates) {
    if (length + candidate.text.length > LENGTH) continue;
    if (chosen.some((sentence) => overlap(candidate.words, sentence.words) > 0.6)) continue;
    chosen.push(candidate);
    length += candidate.text.length + 1;
  }
  const sentences = chosen.sort((a, b) => a.position - b.position).map((sentence) => sentence.text);
  return sentences.length > 0 ? sentences.join(" ") : text.replaceAll(/\s+/g, " ").trim().slice(0, LENGTH);
}

/** Answers the prompt that asks for a summary. */
export const writeSummary = (request: string): { summary: string } => ({
  summary: summarise(blockOf(request, "document")),
});
