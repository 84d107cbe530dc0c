import { hashText } from "../../../functions/statistics/random.ts";
import { stances, type Stance } from "../phrases/pack.ts";
import type { EmbeddingDimensions } from "../titan.ts";
import { topicNames, type Reader } from "./reader.ts";
import { readerOfText, readStances } from "./stance.ts";
import { clausesOf, stemOf } from "./tokens.ts";

/**
 * A stance is coded by bumps along its scale, so that the cosine of two texts falls smoothly with the distance of their
 * positions: 1 at the same place, about .6 half a unit apart, near 0 from one end to the other.
 */
const CENTRES = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1] as const;
const WIDTH = 0.36;

/** Strengths of the three parts. Words weigh more in long texts: there wording, not stance, makes them alike. */
const STRENGTH = { stance: 1, general: 0.6, topic: 0.75, words: 0.42, wordsPerDoubling: 0.3 } as const;
/** Labels such as themes are about something and for or against it; their wording and their degree hardly matter. */
const LABEL = { words: 4, topic: 1.15, wording: 0.55, for: 0.55, neutral: 0.12 } as const;

/** The degree of a label's stance is left out: `too expensive` and `high price` are the same objection. */
const coarse = (position: number) => (Math.abs(position) < LABEL.neutral ? 0 : Math.sign(position) * LABEL.for);
const HASHES = 4;

/** Stances that leave it to others to say what is judged. */
const unspecific: ReadonlySet<Stance> = new Set<Stance>(["valence", "frequency", "degree"]);

const normalised = (vector: readonly number[]): number[] => {
  const length = Math.hypot(...vector);
  return length === 0 ? [...vector] : vector.map((component) => component / length);
};

function stancePart(text: string, isLabel: boolean): number[] {
  const reading = readStances(text);
  const particular = stances.some((stance) => !unspecific.has(stance) && reading[stance] !== undefined);
  return stances.flatMap((stance) => {
    const at = reading[stance];
    if (!at) return CENTRES.map(() => 0);
    const strength = at.evidence * (stance === "valence" && particular ? STRENGTH.general : STRENGTH.stance);
    const position = isLabel ? coarse(at.position) : at.position;
    const bumps = normalised(CENTRES.map((centre) => Math.exp(-((position - centre) ** 2) / (2 * WIDTH ** 2))));
    return bumps.map((bump) => bump * strength);
  });
}

function topicOf(word: string, { topics, compoundRoots }: Reader): number | undefined {
  const direct = topics.word(word);
  if (direct !== undefined || word.length < 8) return direct;
  return compoundRoots.find(([root]) => word.includes(root))?.[1];
}

function topicPart(clauses: readonly (readonly string[])[], strength: number, reader: Reader): number[] {
  const part = topicNames.map(() => 0);
  for (const clause of clauses) {
    const matches = reader.topics.find(clause);
    const covered = new Set(
      matches.flatMap(({ start, length }) => Array.from({ length }, (_, offset) => start + offset)),
    );
    const inside = clause.flatMap((word, index) => (covered.has(index) ? [] : [topicOf(word, reader)]));
    for (const topic of [...matches.map((match) => match.value), ...inside])
      if (topic !== undefined) part[topic] = (part[topic] ?? 0) + 1;
  }
  // Square roots: a topic named four times is not four times as much what the text is about.
  return normalised(part.map(Math.sqrt)).map((component) => component * strength);
}

/** Words, word pairs and letter triples of a text, each with its weight. */
function features(clauses: readonly (readonly string[])[], { stopWords, language }: Reader): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (feature: string, weight: number) => weights.set(feature, (weights.get(feature) ?? 0) + weight);
  for (const clause of clauses) {
    const words = clause.filter((word) => !stopWords.has(word)).map((word) => stemOf(word, language));
    for (const [index, word] of words.entries()) {
      add(`w:${word}`, 1);
      const next = words[index + 1];
      if (next) add(`p:${[word, next].sort().join(" ")}`, 0.25);
      if (word.length >= 5)
        for (let start = 0; start + 3 <= word.length; start += 1) add(`l:${word.slice(start, start + 3)}`, 0.18);
    }
  }
  return weights;
}

function wordPart(clauses: readonly (readonly string[])[], size: number, isLabel: boolean, reader: Reader): number[] {
  const weights = features(clauses, reader);
  const part = Array.from({ length: size }, () => 0);
  for (const [feature, weight] of weights) {
    for (let hash = 0; hash < HASHES; hash += 1) {
      const value = hashText(`${hash}${feature}`);
      const slot = (value >>> 1) % size;
      part[slot] = (part[slot] ?? 0) + (value & 1 ? 1 : -1) * Math.sqrt(weight);
    }
  }
  const words = [...weights.keys()].filter((feature) => feature.startsWith("w:")).length / reader.unit;
  const strength = isLabel ? LABEL.wording : STRENGTH.words + STRENGTH.wordsPerDoubling * Math.log2(1 + words / 6);
  return normalised(part).map((component) => component * strength);
}

/**
 * Embeds a text offline: its stances and topics on dimensions of their own, its wording hashed onto the rest.
 * Deterministic; texts in all languages of the packs share all dimensions but the wording.
 * @returns a vector of unit length; for a text without words the first unit vector
 */
export function embed(text: string, dimensions: EmbeddingDimensions): number[] {
  const reader = readerOfText(text);
  const clauses = clausesOf(text, reader.language);
  // What ends like a sentence is one, however short: `Very unlikely.` is an answer, `too expensive` a label.
  const isLabel =
    clauses.length === 1 && (clauses[0]?.length ?? 0) <= LABEL.words * reader.unit && !/[.!?。！？]\s*$/u.test(text);
  const meaning = [...stancePart(text, isLabel), ...topicPart(clauses, isLabel ? LABEL.topic : STRENGTH.topic, reader)];
  const vector = normalised([...meaning, ...wordPart(clauses, dimensions - meaning.length, isLabel, reader)]);
  return vector.some((component) => component !== 0) ? vector : vector.map((_, index) => (index === 0 ? 1 : 0));
}
