import type { ConceptItem } from "../../../../functions/domain/simulation/concept-battery.ts";
import { readStances, type StanceReading } from "../../embedder/stance.ts";
import type { Sentence, Speaker } from "./study.ts";
import type { Side } from "./themes.ts";
import { topicWords, type TopicId } from "./topics.ts";

export interface Evidence {
  participant: string;
  quote: string;
}

/** What a quote is wanted for. */
export interface Point {
  topic: TopicId | null;
  /** The theme in the words under which it is reported. */
  theme: string | null;
  item: ConceptItem | null;
  side: Side;
  /** The people who made the point; others are quoted only if these have nothing left to quote. */
  holders: readonly Speaker[];
}

const MOST_QUOTES = 3;
/** Shorter sentences (`No.`) say nothing by themselves, longer ones bury the point. */
const WORDS = { least: 4, most: 32 } as const;
/** A quote has to bear on the point at least by its topic or its place. */
const BEARS = 2;

const contentWords = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Sentences per person whose stance is read for a point: in long transcripts reading all would take seconds. */
const READ = 8;
const STEM = 6;
const stemsOf = (text: string) => contentWords(text).map((word) => word.slice(0, STEM));
const knownWords = new WeakMap<Sentence, string[]>();

function wordsOf(sentence: Sentence): string[] {
  const words = knownWords.get(sentence) ?? contentWords(sentence.plain);
  knownWords.set(sentence, words);
  return words;
}

const readings = new WeakMap<Sentence, StanceReading>();

/** The stances of a sentence; read once, as several points are held against it. */
export function stancesOf(sentence: Sentence): StanceReading {
  const reading = readings.get(sentence) ?? readStances(sentence.text);
  readings.set(sentence, reading);
  return reading;
}

/** How well a sentence bears on a point by its words and its place; 0 where it does not. */
function bearing(sentence: Sentence, point: Point, speaker: Speaker): number {
  const { text, plain, place } = sentence;
  const shared = stemsOf(point.theme ?? "").filter((stem) => wordsOf(sentence).some((word) => word.startsWith(stem)));
  const topical =
    (isNamed(sentence, point) ? 2 : 0) + shared.length * 1.5 + (point.item !== null && place === point.item ? 2 : 0);
  if (topical === 0) return 0;
  const count = plain.split(/\s+/).length;
  if (count < WORDS.least) return 0;
  const holds = point.holders.includes(speaker) ? 1 : 0;
  const length = count > WORDS.most ? -1 : count >= 7 ? 0.6 : 0;
  return topical + holds + length - (text.endsWith("?") ? 1 : 0);
}

const isNamed = ({ plain }: Sentence, { topic }: Point) => topic !== null && topicWords[topic].test(plain);

/** How far a sentence leans the way of the point; null where it leans the other way. */
function agreement(sentence: Sentence, point: Point): number | null {
  const wanted = point.side === "for" ? 1 : point.side === "against" ? -1 : 0;
  if (wanted === 0) return 0;
  const reading = stancesOf(sentence);
  const asked = point.item !== null && sentence.place === point.item;
  const priced = point.topic === "price" && (asked || isNamed(sentence, point));
  const stance = priced ? (reading.value ?? reading.valence) : reading.valence;
  const position = stance?.position ?? (sentence.place === "purchase_intent" ? (reading.intent?.position ?? 0) : 0);
  return position * wanted < -0.1 ? null : Math.min(1, Math.abs(position) * 1.5);
}

/** Chooses quotes for points, none twice, and spreads them over the people. */
export class EvidenceBook {
  readonly #used = new Set<string>();
  readonly #quoted = new Map<string, number>();
  readonly #speakers: readonly Speaker[];

  constructor(speakers: readonly Speaker[]) {
    this.#speakers = speakers;
  }

  /**
   * Up to three sentences of different people that bear on a point, best first; where none does and `must` is set, one
   * sentence of the people who made it.
   */
  take(point: Point, must = false, most = MOST_QUOTES): Evidence[] {
    const found = this.#speakers
      .flatMap((speaker) => {
        const likely = speaker.sentences
          .filter(({ text }) => !this.#used.has(text))
          .map((sentence) => ({ sentence, score: bearing(sentence, point, speaker) }))
          .filter(({ score }) => score > 0)
          .toSorted((a, b) => b.score - a.score)
          .slice(0, READ);
        const ranked = likely
          .flatMap(({ sentence, score }) => {
            const agrees = agreement(sentence, point);
            return agrees === null ? [] : [{ speaker, text: sentence.text, score: score + agrees }];
          })
          .filter(({ score }) => score >= BEARS)
          .toSorted((a, b) => b.score - a.score);
        return ranked.slice(0, 1);
      })
      .filter(
        ({ speaker }, _, all) =>
          point.holders.includes(speaker) || !all.some((other) => point.holders.includes(other.speaker)),
      )
      .toSorted((a, b) => b.score - this.#times(b.speaker) - (a.score - this.#times(a.speaker)));
    const distinct = found.filter(({ text }, index) => found.findIndex((other) => other.text === text) === index);
    const chosen = distinct.slice(0, most);
    if (chosen.length === 0 && must) chosen.push(...this.#anything(point));
    for (const { speaker, text } of chosen) {
      this.#used.add(text);
      this.#quoted.set(speaker.label, this.#times(speaker) + 1);
    }
    return chosen.map(({ speaker, text }) => ({ participant: speaker.label, quote: text }));
  }

  #times(speaker: Speaker): number {
    return this.#quoted.get(speaker.label) ?? 0;
  }

  #anything(point: Point) {
    const all = (speakers: readonly Speaker[]) =>
      speakers
        .flatMap((speaker) => speaker.sentences.map(({ text }) => ({ speaker, text, score: 0 })))
        .filter(({ text }) => !this.#used.has(text))
        .toSorted((a, b) => b.text.length - a.text.length);
    return (all(point.holders)[0] ? all(point.holders) : all(this.#speakers)).slice(0, 1);
  }
}
