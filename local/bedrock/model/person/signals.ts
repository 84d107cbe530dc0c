import { uniform, wholeNumber, type RandomGenerator } from "../../../../functions/statistics/random.ts";
import { readerOfText, readStances } from "../../embedder/stance.ts";
import { packLanguages, sharedPhrases } from "../../phrases/pack.ts";
import type { TextField } from "../../phrases/person.ts";
import { topicsNamed } from "../respondent/offer.ts";
import { weightFor, type Person } from "./facts.ts";
import { brandsNamed, type Brands } from "./market.ts";
import type { Teller } from "./teller.ts";

/** A line as functions/personas/signals/grounding.ts numbers it: `[1] (r/germany, de) Title: excerpt`. */
const LINE = /^\[(\d{1,3})\] \((.{1,120}?), ([a-z]{2,3})\) (.+)$/u;
const APP = /^App Store: ([\p{L}\p{N}][\p{L}\p{N} &.'’+-]{0,39})$/u;
/** Least valence of a text that praises or blames a brand. */
const CLEAR = 0.15;
/** How many times sooner a signal is taken up that names a brand of the person's, or a subject of theirs. */
const SOONER = { brand: 2.5, subject: 4, least: 0.05 } as const;
const MOST = { signals: 3, brands: 6 } as const;
const subjects = Object.entries(sharedPhrases.subjects) as [
  keyof typeof sharedPhrases.subjects,
  (typeof sharedPhrases.subjects)["money"],
][];

/** Topics that a text names, in a language that a pack is for; else in that which the text seems to be in. */
function topicsOf(text: string, stated?: string): string[] {
  return topicsNamed(text, packLanguages.find((language) => language === stated) ?? readerOfText(text).language);
}

/** Reads a signal. Its text decides what a person takes up and is never repeated; only places and brands are named. */
function readSignal(line: string, market: string) {
  const [, number, place, language, text] = LINE.exec(line.trim()) ?? [];
  if (!number || !place || !text) return [];
  const app = APP.exec(place)?.[1];
  const [stars] = /[★☆]{5}/u.exec(text) ?? [];
  const kind = app ? "review" : /^r\/\w+$/u.test(place) ? "post" : "listing";
  /** Praise above 0, complaint below. */
  const valence = stars ? stars.replaceAll("☆", "").length / 2 - 1.5 : (readStances(text).valence?.position ?? 0);
  const read = { topics: topicsOf(text, language), brands: app ? [app] : brandsNamed(text, market), valence };
  return [{ number: Number(number), kind, place: app ?? place, ...read } as const];
}
type Signal = ReturnType<typeof readSignal>[number];

/** The brand of a signal that a person comes to trust or to avoid by it; sceptics are not won by praise. */
function viewOf({ brands, valence }: Signal, { trusted, distrusted }: Brands, isSceptic: boolean) {
  const leaning = valence < -CLEAR ? "blamed" : valence > CLEAR && !isSceptic ? "praised" : null;
  const [own, other] = leaning === "blamed" ? [distrusted, trusted] : [trusted, distrusted];
  const brand = brands.find((name) => !other.includes(name) && (own.includes(name) || own.length < MOST.brands));
  return leaning && brand ? ({ leaning, brand, own } as const) : null;
}

/**
 * What signals leave in a person: of one to three of them a sentence, each of another kind. Those that concern them
 * more come sooner (weighted draw without replacement after Efraimidis & Spirakis).
 * @param own the person's brands, which grow by those that a signal praises or blames
 */
export function takeUp(person: Person, own: Brands, teller: Teller, random: RandomGenerator) {
  const { facts, segment, phrases, signals, tags } = person;
  const { told, places, ...views } = phrases.signals;
  const { occupation_family, household, life_circumstance } = facts;
  const about = [segment.name, segment.occupation ?? "", occupation_family, household, life_circumstance];
  const ownTopics = about.flatMap((text) => topicsOf(text));
  const met = signals
    .flatMap((line) => readSignal(line, facts.market))
    .map((signal) => {
      const named = (topics: readonly string[]) => signal.topics.filter((topic) => topics.includes(topic)).length;
      const [subject] = subjects
        .filter(([, { topics }]) => named(topics) > 0)
        .toSorted(([, a], [, b]) => named(b.topics) - named(a.topics));
      const isOwn = signal.brands.some((brand) => [...own.trusted, ...own.distrusted].includes(brand));
      const sooner = (isOwn ? SOONER.brand : 1) * (named(ownTopics) > 0 ? SOONER.subject : 1);
      const weight = sooner * Math.max(SOONER.least, weightFor(person, subject?.[1].concerns));
      return { signal, subject, order: -Math.log(1 - uniform(random)) / weight };
    });
  const most = wholeNumber(random, 2, MOST.signals);
  const traces: { signal: number; field: TextField; sentence: string }[] = [];
  const used = new Set<readonly string[]>();
  for (const { signal, subject } of met.toSorted((a, b) => a.order - b.order)) {
    const { number, kind, place } = signal;
    const view = viewOf(signal, own, tags.has("sceptic"));
    const pool = view ? views[view.leaning] : subject ? told[subject[0]] : places[kind];
    if (traces.length === most || used.has(pool)) continue;
    used.add(pool);
    const text = teller.say({ any: pool }, { place, brand: view?.brand ?? "" });
    if (text === null) continue;
    if (view && !view.own.includes(view.brand)) view.own.push(view.brand);
    const field = view && kind !== "review" ? "psychographic_notes" : (!view && subject?.[1].field) || "digital_habits";
    traces.push({ signal: number, field, sentence: teller.sentence(text) });
  }
  return traces;
}
