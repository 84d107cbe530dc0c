import type { ConceptItem } from "../../../../functions/domain/simulation/concept-battery.ts";
import { readStances } from "../../embedder/stance.ts";
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

/** How well a sentence bears on a point; topic words and the item it answers count most, a leaning the other way rules it out. */
function bearing(sentence: Sentence, point: Point, speaker: Speaker): number {
  const { text, place } = sentence;
  const named = point.topic !== null && topicWords[point.topic].test(text);
  const words = contentWords(text);
  const shared = contentWords(point.theme ?? "").filter((word) =>
    words.some((other) => other.startsWith(word.slice(0, 6))),
  );
  const asked = point.item !== null && place === point.item;
  const reading = readStances(text);
  const stance = (asked || named) && point.topic === "price" ? (reading.value ?? reading.valence) : reading.valence;
  const position = stance?.position ?? (place === "purchase_intent" ? (reading.intent?.position ?? 0) : 0);
  const wanted = point.side === "for" ? 1 : point.side === "against" ? -1 : 0;
  if (wanted !== 0 && position * wanted < -0.1) return 0;
  const agreement = wanted === 0 ? 0 : Math.min(1, Math.abs(position) * 1.5);
  const count = text.split(/\s+/).length;
  if (count < WORDS.least) return 0;
  const topical = (named ? 2 : 0) + shared.length * 1.5 + (asked ? 2 : 0);
  const holds = point.holders.includes(speaker) ? 1 : 0;
  const length = count > WORDS.most ? -1 : count >= 7 ? 0.6 : 0;
  return topical === 0 ? 0 : topical + agreement + holds + length - (text.endsWith("?") ? 1 : 0);
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
        const ranked = speaker.sentences
          .filter(({ text }) => !this.#used.has(text))
          .map((sentence) => ({ speaker, text: sentence.text, score: bearing(sentence, point, speaker) }))
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
