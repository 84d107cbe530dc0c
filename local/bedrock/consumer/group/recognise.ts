import type { Language } from "../language.ts";
import { topicOf, type TopicId } from "../report/topics.ts";
import type { Stimulus } from "../stimulus/stimulus.ts";
import { english } from "../voice/english/english.ts";
import { german } from "../voice/german/german.ts";
import { levels, type VoicePack } from "../voice/pack.ts";
import type { Pool } from "../wording/speaker.ts";
import { favour, wordsOf } from "./discussion.ts";
import { groupEnglish } from "./english.ts";
import { groupGerman } from "./german.ts";
import type { GroupPack } from "./pack.ts";

/** What a sentence speaks about, and whether for (1), against (−1) or neither (0). */
export interface Point {
  /** A driver's id or a criterion of choice; null where only the topic is known. */
  id: string | null;
  topic: TopicId | null;
  side: -1 | 0 | 1;
}

const RUN = 3;
const runsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.length < RUN
    ? []
    : words.slice(0, words.length - RUN + 1).map((_, at) => words.slice(at, at + RUN).join(" "));
};
/** Stretches of a template that stand in every sentence made from it, and the choices one by one. */
const stretchesOf = (template: string) => template.replace(/^@\w+\s+/, "").split(/\{\w+\}|[[\]|]/);

/** Id of sentences that judge the whole and give no reason. */
const VERDICT = "verdict";
const sideOf = (value: number): Point["side"] => (value > 0 ? 1 : value < 0 ? -1 : 0);

type Meaning = readonly [id: string, side: Point["side"]];

/** Sentences that judge the whole, or only speak of what others said. */
const verdictsOf = (pack: VoicePack, group: GroupPack): (readonly [Pool, Meaning])[] => [
  ...levels.flatMap((level) => [
    [pack.first[level], [VERDICT, sideOf(level)]] as const,
    [pack.closing[level], [VERDICT, sideOf(level)]] as const,
  ]),
  ...Object.values(pack.life).flatMap(({ pro, con }) => [[pro, [VERDICT, 1]] as const, [con, [VERDICT, -1]] as const]),
  ...(["situation", "moved", "unmoved"] as const).flatMap((part) => [
    [group[part].pro, [VERDICT, 1]] as const,
    [group[part].con, [VERDICT, -1]] as const,
  ]),
  ...[group.echo, group.counter, group.apart, group.close, group.weigh, group.doubtless].map(
    (pool) => [pool, [VERDICT, 0]] as const,
  ),
  ...[group.change.pro, group.change.con].flatMap((pools) =>
    Object.values(pools).map((pool) => [pool, [VERDICT, 0]] as const),
  ),
];

function meaningsOf(pack: VoicePack, group: GroupPack): (readonly [Pool, Meaning])[] {
  const { habit } = pack;
  return [
    ...Object.entries(pack.reasons).flatMap(([id, { pro, con }]) => [
      [pro, [id, 1]] as const,
      [con, [id, -1]] as const,
    ]),
    ...(["free", "bargain", "fair"] as const).map((shade) => [pack.price[shade], ["price", 1]] as const),
    ...(["high", "shocking"] as const).map((shade) => [pack.price[shade], ["price", -1]] as const),
    [pack.price.usual, ["price", 0]],
    ...Object.entries(habit.criteria).map(([id, pool]) => [pool, [id, 0]] as const),
    ...verdictsOf(pack, group),
  ];
}

/** Runs of words that only sentences of one meaning have. */
function indexOf(pack: VoicePack, group: GroupPack): Map<string, Meaning> {
  const index = new Map<string, Meaning>();
  const shared = new Set<string>();
  for (const [pool, meaning] of meaningsOf(pack, group))
    for (const run of pool.flatMap(stretchesOf).flatMap(runsOf)) {
      const known = index.get(run);
      if (known && (known[0] !== meaning[0] || known[1] !== meaning[1])) shared.add(run);
      index.set(run, meaning);
    }
  for (const run of shared) index.delete(run);
  return index;
}

const indexes = new Map<Language, Map<string, Meaning>>();

function indexFor(language: Language): Map<string, Meaning> {
  const known =
    indexes.get(language) ?? (language === "de" ? indexOf(german, groupGerman) : indexOf(english, groupEnglish));
  indexes.set(language, known);
  return known;
}

/** Closer to the middle than this a sentence takes no side. */
const SIDED = 0.15;

/** The topic of a reason that is known by its wording. */
function topicFor([id, side]: Meaning, pack: VoicePack): TopicId | null {
  if (id === "price") return "price";
  if (id === "feature" || id === "objection") return null;
  const themes = pack.themes[id];
  const theme = (side < 0 ? themes?.con : themes?.pro)?.[0] ?? themes?.con[0] ?? themes?.pro[0];
  return theme === undefined ? null : topicOf(theme);
}

/** Where the words before a colon (`there I see it differently from Anna:`) end at the latest. */
const LEAD = 80;

/** The statement of a sentence: without the words before a colon, and without the name of what it speaks of. */
function statementOf(sentence: string, { noun, name }: Stimulus["product"]): string {
  const colon = sentence.indexOf(": ");
  const statement = colon > 0 && colon < LEAD ? sentence.slice(colon + 2) : sentence;
  return [noun, name ?? ""].filter(Boolean).reduce((text, word) => text.replaceAll(word, " "), statement);
}

/** The reason that a sentence is known by, and its side; a verdict on the whole where it gives none. Null for unknown words. */
function meaningOf(sentence: string, language: Language): Meaning | null {
  const index = indexFor(language);
  const votes = new Map<Meaning, number>();
  for (const run of runsOf(sentence)) {
    const meaning = index.get(run);
    if (meaning) votes.set(meaning, (votes.get(meaning) ?? 0) + 1);
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a);
  return best ? best[0] : null;
}

/** The side a sentence takes as far as its wording is known; null where it is not. */
export const knownSide = (sentence: string, language: Language): Point["side"] | null =>
  meaningOf(sentence, language)?.[1] ?? null;

/** What a sentence is about: a reason known by its wording, else a claim of the offer it names, else a topic by its words. */
export function recognise(sentence: string, { language, claims, product }: Stimulus): Point {
  const pack = language === "de" ? german : english;
  const known = meaningOf(sentence, language);
  const statement = statementOf(sentence, product);
  if (known) {
    const [id, side] = known;
    if (id === VERDICT) return { id: null, topic: null, side };
    return { id, topic: id in pack.habit.criteria ? topicOf(statement) : topicFor(known, pack), side };
  }
  const liking = favour(sentence);
  const side = liking > SIDED ? 1 : liking < -SIDED ? -1 : 0;
  const claim = claims.find(({ kind, phrase }) => kind.pattern.test(statement) || statement.includes(phrase));
  return { id: claim?.kind.id ?? null, topic: topicOf(statement), side };
}
