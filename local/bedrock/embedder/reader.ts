import { packLanguages, packOf, type Meaning, type Pack, type PackLanguage } from "../phrases/pack.ts";
import { Matcher } from "./matcher.ts";

export interface Modifier {
  kind: Pack["reading"]["modifiers"][number]["kind"];
  factor: number;
  /** Turns what stands before it, too. */
  backward: boolean;
  /** Negates no more than the next word or two. */
  isNear: boolean;
}

/** What texts of a language are read with. */
export interface Reader {
  language: PackLanguage;
  meanings: Matcher<Meaning>;
  modifiers: Matcher<Modifier>;
  actions: Matcher<true>;
  certainty: Matcher<number>;
  /** NaN for turns of speech that say nothing of the kind. */
  frequency: Matcher<number>;
  degree: Matcher<number>;
  topics: Matcher<number>;
  /** Roots that name a topic inside a compound (`Haferdrinkpreis`), with its number. */
  compoundRoots: readonly (readonly [root: string, topic: number])[];
  joins: ReadonlySet<string>;
  neither: readonly (readonly [string, string])[];
  whether: ReadonlySet<string>;
  modals: ReadonlySet<string>;
  periods: readonly string[];
  stopWords: ReadonlySet<string>;
  /** Whether one negation beside another strengthens it instead of turning it back. */
  concord: boolean;
  /** Characters, not words, are what is counted where a script has no spaces. */
  unit: number;
}

/** Topics in the order of the English pack; every pack has the same. */
export const topicNames: readonly string[] = Object.keys(packOf("en").topics);

type Entries<T> = readonly (readonly [string, T])[];
const each = <T>(words: readonly string[], value: T): Entries<T> => words.map((word) => [word, value] as const);

const SHORTEST_ROOT = 5;
/** What a word of another script weighs against a character. */
const CHARACTERS_PER_WORD = 3;

function modifiersOf({ reading }: Pack): Entries<Modifier> {
  const begins = (list: readonly string[], word: string) =>
    list.some((start) => word === start || word.startsWith(`${start} `));
  return reading.modifiers.flatMap(({ kind, factor, words }) =>
    words.map((word) => {
      const backward = kind !== "negate" || begins(reading.backward, word);
      return [word, { kind, factor, backward, isNear: begins(reading.without, word) }] as const;
    }),
  );
}

/** A reader of several packs, of which later ones win where both know an expression. */
function readerOf(packs: readonly Pack[]): Reader {
  const language = packs.at(-1)!.language;
  const all = <T>(entries: (pack: Pack) => Entries<T>) => new Matcher<T>(packs.flatMap(entries), language);
  const words = (list: (pack: Pack["reading"]) => readonly string[]) =>
    new Set(packs.flatMap(({ reading }) => list(reading)));
  const positions = (list: Pack["reading"]["frequency"]) =>
    list.flatMap(({ position, words: expressions }) => each(expressions, position ?? Number.NaN));
  const topics = (pack: Pack) => topicNames.flatMap((name, index) => each(pack.topics[name] ?? [], index));
  return {
    language,
    meanings: all(({ reading }) => [
      ...reading.meanings.flatMap(({ stands, words: expressions }) => each<Meaning>(expressions, stands)),
      ...each<Meaning>(reading.silent, {}),
    ]),
    modifiers: all(modifiersOf),
    actions: all(({ reading }) => each(reading.actions, true as const)),
    certainty: all(({ reading }) =>
      reading.certainty.flatMap(({ factor, words: expressions }) => each(expressions, factor)),
    ),
    frequency: all(({ reading }) => positions(reading.frequency)),
    degree: all(({ reading }) => positions(reading.degree)),
    topics: all(topics),
    compoundRoots: packs
      .flatMap(topics)
      .map(([expression, topic]) => [expression.replace("*", ""), topic] as const)
      .filter(([root]) => root.length >= SHORTEST_ROOT && !root.includes(" ")),
    joins: words(({ joins }) => joins),
    neither: packs.flatMap(({ reading }) => (reading.neither ? [reading.neither] : [])),
    whether: words(({ whether }) => whether),
    modals: words(({ modals }) => modals),
    periods: [...words(({ periods }) => periods)],
    stopWords: words(({ stopWords }) => stopWords),
    concord: packs.every(({ reading }) => reading.concord),
    unit: language === "ja" ? CHARACTERS_PER_WORD : 1,
  };
}

const known = new Map<PackLanguage | "labels", Reader>();
function remembered(key: PackLanguage | "labels", make: () => Reader): Reader {
  const reader = known.get(key) ?? make();
  known.set(key, reader);
  return reader;
}

export const readerFor = (language: PackLanguage): Reader => remembered(language, () => readerOf([packOf(language)]));

/** For texts too short to tell their language: everything that any pack knows, English last. */
export const labelReader = (): Reader =>
  remembered("labels", () =>
    readerOf(
      packLanguages
        .filter((language) => language !== "ja")
        .toReversed()
        .map(packOf),
    ),
  );
