import { mean } from "../../../../functions/statistics/moments.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
import { packOf } from "../../phrases/pack.ts";
import type { Said } from "../blocks.ts";
import { readStances } from "../../embedder/stance.ts";
import { isUnspaced, topicsOf, wordCount } from "./language.ts";

export const isAsker = ({ speaker }: Said): boolean => speaker === "moderator" || speaker === "interviewer";

/** How somebody speaks of a thing, −1..1: what they like, would do and find worth it. */
export function favourOf(text: string): number {
  const { valence, intent, value } = readStances(text);
  const read = [valence, intent, value].filter((one) => one !== undefined);
  const evidence = read.reduce((sum, one) => sum + one.evidence, 0);
  return evidence === 0 ? 0 : read.reduce((sum, one) => sum + one.evidence * one.position, 0) / evidence;
}

/** Mean favour of everybody who has spoken, by name. */
export function favourByName(talk: readonly Said[]): Map<string, number> {
  const spoken = talk.filter((one) => !isAsker(one));
  const said = Map.groupBy(spoken, ({ speaker }) => speaker);
  return new Map([...said].map(([name, all]) => [name, mean(all.map(({ text }) => favourOf(text)))]));
}

const LENGTH = { words: 3, mostWords: 16, letters: 6 } as const;
/** Where sentences end: what is quoted is a whole one, as a piece between commas may say nothing. */
const ENDS = /[.;!?…]+(?=\s|$)|[。！？]|\n/u;
/** What says less than this, as stance, topic and length, is not worth taking up. */
const TELLING = 0.4;

function weightOf(stretch: string, language: PackLanguage): number {
  const { valence, value, intent, credibility } = readStances(stretch);
  const stance = Math.max(...[valence, value, intent, credibility].map((read) => Math.abs(read?.position ?? 0)));
  // A thing that is only named says less than one that is spoken well or ill of.
  const topic = topicsOf(stretch, language).size > 0 ? (stance > 0 ? 0.6 : 0.3) : 0;
  return stance + topic + 0.03 * wordCount(stretch, language);
}

/**
 * A sentence out of what somebody said, word for word; null when nothing lends itself.
 * @param taken texts that must not be taken up again
 * @param names of people, who are not to be quoted on each other
 */
export function fewWords(
  text: string,
  language: PackLanguage,
  taken: readonly string[] = [],
  names: readonly string[] = [],
): string | null {
  const { joins, modifiers } = packOf(language).reading;
  const loose = [...joins, ...modifiers.flatMap(({ kind, words }) => (kind === "contrast" ? words : []))];
  const isLoose = (word = "") => !isUnspaced(word) && loose.includes(word.toLowerCase());
  const weighed = text
    .split(ENDS)
    .map((part) => ({ stretch: part.trim(), words: part.trim().split(/\s+/), count: wordCount(part, language) }))
    .filter(
      ({ stretch, words, count }) =>
        stretch.length >= LENGTH.letters &&
        count >= LENGTH.words &&
        count <= LENGTH.mostWords &&
        ![words[0], words.at(-1)].some((word) => isLoose(word)) &&
        !names.some((name) => stretch.includes(name)) &&
        !/[[\]{}<>‹«»“”„"「」『』]/.test(stretch) &&
        !taken.some((other) => other.includes(stretch)),
    )
    .map(({ stretch }) => ({ stretch, weight: weightOf(stretch, language) }))
    .toSorted((a, b) => b.weight - a.weight);
  return weighed[0] && weighed[0].weight >= TELLING ? weighed[0].stretch : null;
}
