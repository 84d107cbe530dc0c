import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import { readStances } from "../../embedder/stance.ts";
import { normalise } from "../../embedder/tokens.ts";
import type { Said } from "../../model/blocks.ts";

export const isModerator = ({ speaker }: Said): boolean => speaker === "moderator" || speaker === "interviewer";

/** What the moderator said last; empty before a first word. */
export const lastQuestion = (discussion: readonly Said[]): string => discussion.findLast(isModerator)?.text ?? "";

/** What was said since the moderator last spoke. */
export const sinceModerator = (discussion: readonly Said[]): Said[] =>
  discussion.slice(discussion.findLastIndex(isModerator) + 1);

/** How favourable a stretch of talk is, −1..1; 0 where nothing is judged. */
export function favour(text: string): number {
  const { valence, value, credibility, intent } = readStances(text);
  const read = valence ?? intent ?? value ?? credibility;
  return read ? read.position * read.evidence : 0;
}

/** Mean favour of everybody who has spoken, by full name, moderator left out. */
export function favourBySpeaker(discussion: readonly Said[]): Map<string, number> {
  const texts = new Map<string, string[]>();
  for (const said of discussion)
    if (!isModerator(said)) texts.set(said.speaker, [...(texts.get(said.speaker) ?? []), said.text]);
  return new Map(
    [...texts].map(([speaker, own]) => [speaker, own.reduce((sum, text) => sum + favour(text), 0) / own.length]),
  );
}

/** How people in the room call each other: by first name, by full name where two share the first. */
export function calledNames(names: readonly string[]): Map<string, string> {
  const first = (name: string) => name.trim().split(/\s+/)[0] ?? name;
  return new Map(
    names.map((name) => [
      name,
      names.some((other) => other !== name && first(other) === first(name)) ? name : first(name),
    ]),
  );
}

export const speakersOf = (discussion: readonly Said[]): string[] => [
  ...new Set(discussion.filter((said) => !isModerator(said)).map(({ speaker }) => speaker)),
];

/** First names of everybody who has spoken but one person. */
export const firstNamesOf = (discussion: readonly Said[], except: string): string[] =>
  speakersOf(discussion).flatMap((name) => (name === except ? [] : (name.trim().split(/\s+/)[0] ?? [])));

/** Words of a text with contractions written out, for telling whether two sentences use the same words. */
export const wordsOf = (text: string): string[] => normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(0, -3).map((_, index) => words.slice(index, index + 4).join(" "));
};

const pairsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
};

/** Remembers what was said, so that nobody says it in the same words again. */
export class Heard {
  readonly #runs = new Set<string>();
  readonly #sentences = new Set<string>();
  readonly #pairs = new Map<string, number>();

  constructor(texts: readonly string[]) {
    for (const text of texts) this.add(text);
  }

  add(text: string): void {
    for (const sentence of sentencesOf(text)) this.#sentences.add(wordsOf(sentence).join(" "));
    for (const run of runsOf(text)) this.#runs.add(run);
    for (const pair of pairsOf(text)) this.#pairs.set(pair, (this.#pairs.get(pair) ?? 0) + 1);
  }

  /** Whether a sentence was said already, or more than a third of it in the same order of words. */
  has(sentence: string): boolean {
    const runs = runsOf(sentence);
    const known = runs.filter((run) => this.#runs.has(run)).length;
    return this.#sentences.has(wordsOf(sentence).join(" ")) || (runs.length > 0 && known > runs.length / 3);
  }

  /** How worn a turn of phrase is: how often its pairs of words were used, on average. */
  wear(phrase: string): number {
    const pairs = pairsOf(phrase);
    return pairs.reduce((sum, pair) => sum + (this.#pairs.get(pair) ?? 0), 0) / Math.max(1, pairs.length);
  }
}
