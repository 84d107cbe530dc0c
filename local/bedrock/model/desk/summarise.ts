import type { Summary } from "../../../../functions/briefings/summary-prompt.ts";
import { blockOf } from "../blocks.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
import { deskOf, isUnspaced, sentencesOf, stemsOf } from "./language.ts";

/** Characters, about 200 words; scripts without spaces say as much in less than half of them. */
const LENGTH = { spaced: 1_300, unspaced: 600 } as const;
const SENTENCE = { spaced: [25, 320], unspaced: [8, 160] } as const;
/** Texts of 200,000 characters have some 2,000 sentences; those that come first say what it is about. */
const MOST_SENTENCES = 3_000;
/** Sentences that share more than this of their words say the same. */
const REPEATS = 0.6;

/** Figures a buyer asks for: prices, amounts with a unit, percentages, times. */
const figure = /\p{Sc}\s?\d|R\$|\d[\d.,]*\s?(?:\p{Sc}|%|円|\p{L}{1,8}\b)|\d/u;

/**
 * Summarises a text by its own sentences: the weightiest that do not repeat each other, in the order of the text.
 * Extraction invents nothing, which is what the prompt asks for first.
 */
export function writeSummary(request: string, language: PackLanguage): Summary {
  const text = blockOf(request, "document");
  const script = isUnspaced(text) ? "unspaced" : "spaced";
  const [shortest, longest] = SENTENCE[script];
  const sentences = sentencesOf(text)
    .map((sentence) => sentence.replaceAll(/\s+/g, " "))
    .filter(({ length }) => length >= shortest && length <= longest)
    .slice(0, MOST_SENTENCES)
    .map((sentence, position) => ({ sentence, position, own: stemsOf(sentence, language) }));
  const frequency = new Map<string, number>();
  for (const word of sentences.flatMap(({ own }) => [...own])) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const scored = sentences.map(({ sentence, position, own }) => {
    const weight = [...own].reduce((sum, word) => sum + Math.log(frequency.get(word) ?? 1), 0);
    const early = 2 / (1 + position / 5);
    const score = weight / Math.sqrt(Math.max(4, own.size)) + (figure.test(sentence) ? 1.5 : 0) + early;
    return { sentence, position, own, score };
  });
  const chosen: typeof scored = [];
  let length = 0;
  for (const candidate of scored.toSorted((a, b) => b.score - a.score || a.position - b.position)) {
    const { sentence, own } = candidate;
    const repeats = chosen.some(
      (other) => own.size === 0 || [...own].filter((word) => other.own.has(word)).length / own.size > REPEATS,
    );
    if (repeats || length + sentence.length > LENGTH[script]) continue;
    chosen.push(candidate);
    length += sentence.length + 1;
  }
  const summary = chosen
    .toSorted((a, b) => a.position - b.position)
    .map(({ sentence }) => sentence)
    .join(deskOf(language).typography.space);
  return { summary: summary || text.replaceAll(/\s+/g, " ").trim().slice(0, LENGTH[script]) || "–" };
}
