import type { ReportNarrative } from "../../../../../functions/studies/report/prompt.ts";
import { topicNames } from "../../../embedder/reader.ts";
import type { Desk } from "../../../phrases/desk.ts";
import type { PackLanguage } from "../../../phrases/pack.ts";
import { fill, topicsOf, wordCount } from "../language.ts";
import { positionOf } from "./evidence.ts";
import type { Speaker, Study } from "./study.ts";

export type Disagreement = NonNullable<ReportNarrative["disagreements"]>[number];

const MOST = 3;
const MOST_QUOTES = 3;
/** Nearer to the middle than this somebody takes neither side. */
const SIDED = 0.2;
const WORDS = { least: 4, most: 40 } as const;

interface Stand {
  speaker: Speaker;
  text: string;
  position: number;
  topics: ReadonlySet<number>;
}

function standsOf(speakers: readonly Speaker[], language: PackLanguage): Stand[] {
  return speakers.flatMap((speaker) =>
    speaker.sentences
      .filter(({ text }) => {
        const words = wordCount(text, language);
        const aboutOthers = speakers.some((other) => other !== speaker && text.includes(other.name.split(/\s+/)[0]!));
        return words >= WORDS.least && words <= WORDS.most && !/[?？]$/.test(text) && !aboutOthers;
      })
      .map(({ text }) => ({ speaker, text, position: positionOf(text), topics: topicsOf(text, language) }))
      .filter(({ position }) => Math.abs(position) >= SIDED),
  );
}

/** The clearest sentence of each person on one side who does not lean to the other, the clearest of all first. */
const sideOf = (stands: readonly Stand[], sign: 1 | -1): Stand[] =>
  stands
    .filter(
      ({ position, speaker }) => position * sign > 0 && speaker.leaning !== (sign === 1 ? "negative" : "positive"),
    )
    .toSorted((a, b) => sign * (b.position - a.position))
    .filter(({ speaker }, index, all) => all.findIndex((other) => other.speaker === speaker) === index);

/** What different people of a group take opposite positions on, what most of them speak of first. */
export function disagreementsIn({ speakers }: Study, { report }: Desk, language: PackLanguage): Disagreement[] {
  const stands = standsOf(speakers, language);
  const used = new Set<Stand>();
  const contest = (topic: string, on: readonly Stand[]): { count: number; shown: Disagreement }[] => {
    const free = on.filter((stand) => !used.has(stand));
    const con = sideOf(free, -1);
    const critics = new Set(con.map(({ speaker }) => speaker));
    const pro = sideOf(free, 1).filter(({ speaker }) => !critics.has(speaker));
    if (pro.length === 0 || con.length === 0) return [];
    const position = (side: "for" | "against", held: readonly Stand[]) => ({
      position: fill(report.sides[side], { topic }),
      evidence: held.slice(0, MOST_QUOTES).map(({ speaker, text }) => ({ participant: speaker.label, quote: text })),
    });
    for (const stand of [...pro.slice(0, MOST_QUOTES), ...con.slice(0, MOST_QUOTES)]) used.add(stand);
    const positions = [position("for", pro), position("against", con)];
    return [{ count: pro.length + con.length, shown: { topic, positions } }];
  };
  const byTopic = Object.entries(report.topics).map(([id, name]) => {
    const number = topicNames.indexOf(id);
    return { name, on: stands.filter(({ topics }) => topics.has(number)) };
  });
  const found = byTopic
    .toSorted((a, b) => b.on.length - a.on.length)
    .flatMap(({ name, on }) => contest(name, on))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST);
  return (found.length > 0 ? found : contest(report.whole, stands)).map(({ shown }) => shown);
}
