import type { ConceptItem } from "../../../../functions/domain/simulation/concept-battery.ts";
import { readStances, type StanceReading } from "../../embedder/stance.ts";
import type { Sentence, Speaker } from "./study.ts";
import type { Side } from "./themes.ts";
import { bearingOf, isNamed } from "./bearing.ts";
import { unled } from "../talk/memory.ts";
import type { TopicId } from "./topics.ts";

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
  /** What the figures call what it rests on, where that is no theme. */
  cites?: readonly string[];
  /** Whether the theme is a question, which shares words with much that answers another one. */
  isQuestion?: boolean;
  /** The people who made the point; others are quoted only if these have nothing left to quote. */
  holders: readonly Speaker[];
}

/** Cited by what rests on nobody in particular. */
export const EVERYBODY = ["positive", "neutral", "negative"] as const;

const MOST_QUOTES = 3;
/** Sentences per person whose stance is read for a point: in long transcripts reading all would take seconds. */
const READ = 8;

const readings = new WeakMap<Sentence, StanceReading>();

/** The stances of a sentence; read once, as several points are held against it. */
export function stancesOf(sentence: Sentence): StanceReading {
  const reading = readings.get(sentence) ?? readStances(sentence.text);
  readings.set(sentence, reading);
  return reading;
}

/** Says that what it names did not matter: no evidence for what does. */
const dismissed = /hardly counted|kaum gezählt|kann ich wenig sagen/i;

/** What a sentence says, however it is announced: two with the same are one quote. */
const gist = (text: string): string => unled(text).toLowerCase();

/** How far a sentence leans the way of the point; null where it leans the other way. */
function agreement(sentence: Sentence, point: Point): number | null {
  if (dismissed.test(sentence.text)) return null;
  const wanted = point.side === "for" ? 1 : point.side === "against" ? -1 : 0;
  if (wanted === 0) return 0;
  const reading = stancesOf(sentence);
  const asked = point.item !== null && sentence.place === point.item;
  const priced = point.topic === "price" && (asked || isNamed(sentence, point));
  const stance = priced ? (reading.value ?? reading.valence) : reading.valence;
  const position = stance?.position ?? (sentence.place === "purchase_intent" ? (reading.intent?.position ?? 0) : 0);
  // Under a low rating stands somebody who says no, not somebody who says nothing either way.
  return position * wanted < (point.isQuestion ? 0.1 : -0.1) ? null : Math.min(1, Math.abs(position) * 1.5);
}

/** How clearly a sentence shows a stance, and the point's where that has one. */
function clarity(sentence: Sentence, { side }: Point): number {
  const position = stancesOf(sentence).valence?.position ?? 0;
  return side === "open" ? Math.abs(position) : position * (side === "for" ? 1 : -1);
}

/** Chooses quotes for points, none twice, and spreads them over the people. */
export class EvidenceBook {
  readonly #used = new Set<string>();
  readonly #quoted = new Map<string, number>();
  readonly #bearing: ReturnType<typeof bearingOf>;
  readonly #speakers: readonly Speaker[];

  constructor(speakers: readonly Speaker[]) {
    this.#speakers = speakers;
    this.#bearing = bearingOf(speakers);
  }

  /**
   * Up to three sentences of different people that bear on a point, best first; where none does and `must` is set, the
   * sentence that shows best where the people who made it stand.
   */
  take(point: Point, must = false, most = MOST_QUOTES): Evidence[] {
    const found = this.#speakers
      .flatMap((speaker) => {
        const likely = speaker.sentences
          .filter(({ text }) => !this.#used.has(gist(text)))
          .map((sentence) => ({ sentence, score: this.#bearing(sentence, point, speaker) }))
          .filter(({ score }) => score > 0)
          .toSorted((a, b) => b.score - a.score)
          .slice(0, READ);
        const ranked = likely
          .flatMap(({ sentence, score }) => {
            const agrees = agreement(sentence, point);
            return agrees === null ? [] : [{ speaker, text: sentence.text, score: score + agrees }];
          })
          .toSorted((a, b) => b.score - a.score);
        return ranked.slice(0, 1);
      })
      .filter(
        ({ speaker }, _, all) =>
          point.holders.includes(speaker) || !all.some((other) => point.holders.includes(other.speaker)),
      )
      .toSorted((a, b) => b.score - this.#times(b.speaker) - (a.score - this.#times(a.speaker)));
    const distinct = found.filter(
      ({ text }, index) => found.findIndex((other) => gist(other.text) === gist(text)) === index,
    );
    const chosen = distinct.slice(0, most);
    if (chosen.length === 0 && must) chosen.push(...this.#anything(point));
    for (const { speaker, text } of chosen) {
      this.#used.add(gist(text));
      this.#quoted.set(speaker.label, this.#times(speaker) + 1);
    }
    return chosen.map(({ speaker, text }) => ({ participant: speaker.label, quote: text }));
  }

  #times(speaker: Speaker): number {
    return this.#quoted.get(speaker.label) ?? 0;
  }

  /** The sentence of the people who made the point that shows most clearly where they stand. */
  #anything(point: Point) {
    const all = (speakers: readonly Speaker[]) =>
      speakers
        .flatMap((speaker) =>
          speaker.sentences
            .filter(({ text }) => !this.#used.has(gist(text)) && !text.endsWith("?"))
            .toSorted((a, b) => b.text.length - a.text.length)
            .slice(0, READ)
            .map((sentence) => ({ speaker, text: sentence.text, score: clarity(sentence, point) })),
        )
        .toSorted((a, b) => b.score - a.score);
    return (all(point.holders)[0] ? all(point.holders) : all(this.#speakers)).slice(0, 1);
  }
}
