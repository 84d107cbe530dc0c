import type { ReportNarrative } from "../../../../functions/prompts/report/prompt.ts";
import type { Language } from "../language.ts";
import { knownSide } from "../group/recognise.ts";
import { stancesOf } from "./evidence.ts";
import { positionsOf } from "./positions.ts";
import type { Sentence, Speaker, Study } from "./study.ts";
import { sidedWords, topicIds, topicOf, type TopicId } from "./topics.ts";

type Disagreement = NonNullable<ReportNarrative["disagreements"]>[number];

const MOST = 4;
const MOST_QUOTES = 3;
/** Sentences per person and topic whose stance is read: enough to tell, however long the transcript is. */
const READ = 5;
/** Nearer to the middle than this somebody takes neither side. */
const SIDED = 0.18;
/** Position of a sentence whose side is known by its wording. */
const KNOWN = 0.6;
const WORDS = { least: 4, most: 40 } as const;

/** Where somebody stands on a topic, and the sentence that shows it best. */
interface Stand {
  speaker: Speaker;
  position: number;
  quote: string;
}

/** What people stand on both sides of: the topic, everybody's stand, and how the report shows it. */
export type Disagreements = readonly { topic: TopicId; stands: readonly Stand[]; shown: Disagreement }[];

const wordCount = (text: string) => text.split(/\s+/).length;

function positionIn(sentence: Sentence, topic: TopicId, language: Language): number {
  const known = knownSide(sentence.text, language);
  if (known !== null) return known * KNOWN;
  const { valence, value, credibility, intent, relevance } = stancesOf(sentence);
  const own = topic === "price" ? value : topic === "proof" ? credibility : topic === "need" ? relevance : undefined;
  return (own ?? valence ?? intent)?.position ?? 0;
}

function standOf(speaker: Speaker, sentences: readonly Sentence[], topic: TopicId, language: Language): Stand | null {
  const read = sentences
    .slice(0, READ)
    .map((sentence) => ({ sentence, position: positionIn(sentence, topic, language) }));
  const stated = read.filter(
    ({ sentence, position }) =>
      position !== 0 && (sidedWords[topic]?.[position > 0 ? "for" : "against"].test(sentence.plain) ?? true),
  );
  if (stated.length === 0) return null;
  const position = stated.reduce((sum, one) => sum + one.position, 0) / stated.length;
  const [best] = stated.toSorted((a, b) => Math.sign(position) * (b.position - a.position));
  return best && best.position * position > 0 ? { speaker, position, quote: best.sentence.text } : null;
}

/** Sentences of a speaker by the topic they are about; questions, fragments and sentences about others take no position. */
function byTopic(speaker: Speaker, others: readonly string[]): Map<TopicId, Sentence[]> {
  const found = new Map<TopicId, Sentence[]>();
  for (const sentence of speaker.sentences) {
    const count = wordCount(sentence.text);
    const aboutOthers = others.some((name) => sentence.text.includes(name));
    const topic =
      aboutOthers || count < WORDS.least || count > WORDS.most || sentence.text.endsWith("?")
        ? null
        : topicOf(sentence.plain);
    if (topic !== null && (found.get(topic)?.length ?? 0) < READ)
      found.set(topic, [...(found.get(topic) ?? []), sentence]);
  }
  return found;
}

const quotes = (stands: readonly Stand[]) =>
  stands
    .toSorted((a, b) => Math.abs(b.position) - Math.abs(a.position))
    .slice(0, MOST_QUOTES)
    .map(({ speaker, quote }) => ({ participant: speaker.label, quote }));

/** Topics on which people stand on both sides, most evenly contested first, with the words of each side. */
export function disagreementsIn(study: Study): Disagreements {
  const firstName = ({ name }: Speaker) => name.split(" ")[0] ?? name;
  const talk = study.speakers.map((speaker) => ({
    speaker,
    topics: byTopic(speaker, study.speakers.filter((other) => other !== speaker).map(firstName)),
  }));
  return topicIds
    .flatMap((topic) => {
      const stands = talk.flatMap(
        ({ speaker, topics }) => standOf(speaker, topics.get(topic) ?? [], topic, study.language) ?? [],
      );
      const pro = stands.filter(({ position }) => position >= SIDED);
      const con = stands.filter(({ position }) => position <= -SIDED);
      if (pro.length === 0 || con.length === 0) return [];
      const [title, favour, against] = positionsOf(study.language)[topic];
      const shown = {
        topic: title,
        positions: [
          { position: favour, evidence: quotes(pro) },
          { position: against, evidence: quotes(con) },
        ],
      };
      return [
        { topic, stands: [...pro, ...con], shown, weight: Math.min(pro.length, con.length) + 0.1 * stands.length },
      ];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST);
}
