import { stopWords } from "../../embedder/reader.ts";
import { criterionWords } from "./criterion-words.ts";
import type { Point } from "./evidence.ts";
import type { Sentence, Speaker } from "./study.ts";
import { sidedWords, topicWords } from "./topics.ts";

/** Shorter sentences (`No.`) say nothing by themselves, longer ones bury the point. */
const WORDS = { least: 4, leastAsking: 8, most: 32 } as const;
/** A quote has to bear on the point by its topic, its place or its words. */
const BEARS = 2;
const WEIGHT = { topic: 2, word: 1.5, criterion: 3, place: 2, holder: 1, readable: 0.6, long: -1, question: -1, announced: -0.7 } as const; // prettier-ignore
/** Words in more of the sentences than this are what the study is about, and bear on nothing in particular. */
const COMMON = { share: 0.12, from: 3 } as const;
const STEM = 6;
const announced = /^[^:“„]{3,48}: /;

const asks = new Set("need needs real brauche bedarf what when where which whom whose much many usually most often agree statement statements welche welcher welches wann warum wieviel gewöhnlich meisten häufigsten stimme aussage aussagen".split(" ")); // prettier-ignore
const contentWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !stopWords.has(word) && !asks.has(word));
const stemsOf = (text: string) => [...new Set(contentWords(text).map((word) => word.slice(0, STEM)))];

const known = new WeakMap<Sentence, string[]>();
function wordsOf(sentence: Sentence): string[] {
  const words = known.get(sentence) ?? contentWords(sentence.plain);
  known.set(sentence, words);
  return words;
}

/** Whether a sentence names the topic of a point, on its side where the sides have words of their own. */
export function isNamed({ plain }: Sentence, { topic, side }: Point): boolean {
  if (topic === null) return false;
  const own = side === "open" ? undefined : sidedWords[topic]?.[side];
  return (own ?? topicWords[topic]).test(plain);
}

function commonStems(speakers: readonly Speaker[]): ReadonlySet<string> {
  const sentences = speakers.flatMap((speaker) => speaker.sentences);
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const stem of new Set(wordsOf(sentence).map((word) => word.slice(0, STEM))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const limit = Math.max(COMMON.from, sentences.length * COMMON.share);
  return new Set([...counts].filter(([, count]) => count > limit).map(([stem]) => stem));
}

/** What a sentence has to share with a point; computed once per point. */
interface Wanted {
  stems: readonly string[];
  /** Of the stems, how many a sentence needs. */
  least: number;
  said: RegExp | null;
}

/** Measures how well sentences of these people bear on points by words and place; 0 where they do not. */
export function bearingOf(speakers: readonly Speaker[]) {
  const common = commonStems(speakers);
  const wanted = new WeakMap<Point, Wanted>();
  const wantedBy = (point: Point): Wanted => {
    const all = stemsOf(point.theme ?? "");
    // A theme may well be what everybody talks about; a question has to be told by more than its subject.
    const stems = point.isQuestion ? all.filter((stem) => !common.has(stem)) : all;
    const least = point.isQuestion ? 2 : Math.max(1, Math.ceil(Math.min(stems.length, 4) / 2));
    const found = { stems, least, said: point.isQuestion ? null : criterionWords(point.theme ?? "") };
    wanted.set(point, found);
    return found;
  };
  return (sentence: Sentence, point: Point, speaker: Speaker): number => {
    const { text, plain, place } = sentence;
    const { stems, least: shares, said } = wanted.get(point) ?? wantedBy(point);
    const shared = stems.filter((stem) => wordsOf(sentence).some((word) => word.startsWith(stem))).length;
    // The same topic is not yet the same point (sugar and protein are both health), unless the speaker shares the theme.
    const holds = point.holders.includes(speaker);
    if (!holds && said === null && stems.length > 0 && shared === 0 && !(point.item !== null && place === point.item))
      return 0;
    const topical =
      (said ? (said.test(plain) ? WEIGHT.criterion : 0) : isNamed(sentence, point) ? WEIGHT.topic : 0) +
      (said || shared < shares ? 0 : Math.max(BEARS, shared * WEIGHT.word)) +
      (point.item !== null && place === point.item ? WEIGHT.place : 0);
    const count = plain.split(/\s+/).length;
    const least = text.endsWith("?") ? WORDS.leastAsking : WORDS.least;
    if (topical < BEARS || count < least) return 0;
    return (
      topical +
      (holds ? WEIGHT.holder : 0) +
      (count > WORDS.most ? WEIGHT.long : count >= 7 ? WEIGHT.readable : 0) +
      (text.endsWith("?") ? WEIGHT.question : 0) +
      (announced.test(text) ? WEIGHT.announced : 0)
    );
  };
}
