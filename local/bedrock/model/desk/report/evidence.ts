import type { ReportNarrative } from "../../../../../functions/studies/report/prompt.ts";
import { cosineSimilarity } from "../../../../../functions/statistics/ssr.ts";
import { embed } from "../../../embedder/embed.ts";
import { readStances } from "../../../embedder/stance.ts";
import type { PackLanguage } from "../../../phrases/pack.ts";
import { overlap, topicsOf, wordCount } from "../language.ts";
import type { Sentence, Speaker } from "./study.ts";

type Recommendation = ReportNarrative["recommendations"][number];
export type Evidence = Recommendation["evidence"];
export type Speaks = Recommendation["speaks"];

const MOST_QUOTES = 3;
/** Sentences per person that are read: in long transcripts reading all would take seconds. */
const READ = 12;
const DIMENSIONS = 256;
/** Nearer to the middle than this a sentence speaks neither for nor against. */
const SIDED = 0.1;
/** Further from the middle than this nobody is undecided. */
const UNDECIDED = 0.3;
/** A single word is no quote that shows anything. */
const FEWEST_WORDS = 3;

/** How a sentence speaks of what it is about, −1..1. */
export function positionOf(text: string): number {
  const { valence, intent, value } = readStances(text);
  return (valence ?? value ?? intent)?.position ?? 0;
}

/** What a quote is wanted for. */
export interface Point {
  speaks: Speaks | "neither";
  /** What it should be about; null for how people took to the whole. */
  about: string | null;
  holders: readonly Speaker[];
  fits?: (sentence: Sentence) => boolean;
}

const similarityOf = (text: string, about: string): number =>
  cosineSimilarity(embed(text, DIMENSIONS), embed(about, DIMENSIONS));

/**
 * Chooses quotes for points, none twice, and one of each person: up to three that bear a point out, best first; none
 * where nobody has said such a thing.
 * @param taken quotes that stand elsewhere
 */
export function createEvidencer(language: PackLanguage, taken: readonly string[]): (point: Point) => Evidence {
  const used = new Set(taken);
  /** A sentence on a topic names it; where the pack knows none, it shares words. */
  const isAbout = (about: string, text: string) => {
    const topics = topicsOf(about, language);
    const named = topicsOf(text, language);
    return topics.size === 0 || [...topics].some((topic) => named.has(topic));
  };
  return ({ speaks, about, holders, fits }) => {
    const sign = speaks === "for" ? 1 : speaks === "against" ? -1 : 0;
    const isUsable = (sentence: Sentence) =>
      (fits?.(sentence) ?? true) &&
      !used.has(sentence.text) &&
      !/[?？]$/.test(sentence.text) &&
      wordCount(sentence.text, language) >= FEWEST_WORDS;
    const clearest = ({ sentences, label }: Speaker) =>
      sentences
        .filter(isUsable)
        .map(({ text }) => ({
          text,
          near: about === null || !isAbout(about, text) ? 0 : overlap(about, text, language),
        }))
        .filter(({ near }) => about === null || near > 0)
        .toSorted((a, b) => b.near - a.near)
        .slice(0, READ)
        .map(({ text, near }) => ({ participant: label, quote: text, near, position: positionOf(text) }))
        .filter(({ position }) => sign === 0 || position * sign >= SIDED)
        .filter(({ position }) => speaks !== "neither" || Math.abs(position) <= UNDECIDED)
        .map(({ near, position, ...one }) => ({
          ...one,
          score: near + position * sign + (about === null ? 0 : similarityOf(one.quote, about)),
        }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, 1);
    const chosen = holders
      .flatMap(clearest)
      .toSorted((a, b) => b.score - a.score)
      .filter(({ quote }, index, all) => all.findIndex((other) => other.quote === quote) === index)
      .slice(0, MOST_QUOTES)
      .map(({ participant, quote }) => ({ participant, quote }));
    for (const { quote } of chosen) used.add(quote);
    return chosen;
  };
}
