import { plain } from "../../../../functions/studies/rating/read-scale.ts";
import { Matcher } from "../../embedder/matcher.ts";
import { readerFor, topicNames } from "../../embedder/reader.ts";
import { readStances } from "../../embedder/stance.ts";
import { clausesOf } from "../../embedder/tokens.ts";
import { packOf, type PackLanguage } from "../../phrases/pack.ts";
import type { Speaking } from "../../phrases/speaking.ts";
import { gift, namesMoney, readPrice, type Price } from "./price.ts";

/** Something that an offer says of itself. */
export interface Claim {
  /** Word for word. */
  text: string;
  /** What it says for the offer, about −1.5..1.5. */
  worth: number;
  topics: readonly string[];
}

/** What a study shows. */
export interface Offer {
  text: string;
  price: Price | null;
  claims: readonly Claim[];
  topics: readonly string[];
  novelty: number;
  credibility: number;
}

const QUOTABLE = { shortest: 3, longest: 90 } as const;
/** What a good or a bad thing is worth that the embedder does not read as an opinion. */
const WORTH = { merit: 0.5, flaw: -1, most: 1.5 } as const;

const lexicons = new Map<PackLanguage, Matcher<number>>();
function lexiconOf(language: PackLanguage, { merits, flaws }: Speaking): Matcher<number> {
  const entries = [
    ...merits.map((word) => [word, WORTH.merit] as const),
    ...flaws.map((word) => [word, WORTH.flaw] as const),
  ];
  const lexicon = lexicons.get(language) ?? new Matcher(entries, language);
  lexicons.set(language, lexicon);
  return lexicon;
}

/** Topics that a text names, each as often as it names them. */
export function topicsNamed(text: string, language: PackLanguage): string[] {
  const { topics } = readerFor(language);
  return clausesOf(text, language).flatMap((words) => topics.find(words).map(({ value }) => topicNames[value]!));
}

/** Topics that a text names, most frequent first. */
export function topicsIn(text: string, language: PackLanguage): string[] {
  const counts = new Map<string, number>();
  for (const name of topicsNamed(text, language)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
}

/** What a text says for what it is about, about −1.5..1.5. */
export function worthOf(text: string, language: PackLanguage, speaking: Speaking): number {
  const named = clausesOf(text, language)
    .flatMap((words) => lexiconOf(language, speaking).find(words))
    .reduce((sum, { value }) => sum + value, 0);
  const { valence } = readStances(text);
  // What is named counts; an adjective around it says less of what one gets.
  const read = named < 0 ? 0 : (valence?.position ?? 0);
  return Math.max(-WORTH.most, Math.min(WORTH.most, named + 0.6 * read));
}

/** The price that a text states, also that it is a gift; null if it states none. */
export function pricedIn(text: string, { notPaid, about }: Speaking): Price | null {
  const words = { before: new RegExp(`(?:${notPaid})\\s*$`, "iu"), after: new RegExp(about.received, "iu") };
  return readPrice(text, words) ?? (new RegExp(about.asks.gift, "iu").test(plain(text)) ? gift : null);
}

/** A title has no sentence and no number; Japanese ones are counted by their letters. */
const TITLE = { words: 4, letters: 12 } as const;

/** Whether a text only names a subject: few words, no price, nothing that speaks for something or against it. */
export function isTitle(text: string, language: PackLanguage): boolean {
  const { speaking } = packOf(language);
  const short =
    language === "ja" ? text.trim().length <= TITLE.letters : text.trim().split(/\s+/u).length <= TITLE.words;
  const named = clausesOf(text, language).some((words) => lexiconOf(language, speaking).find(words).length > 0);
  return short && !named && !/[\p{N}.!。;:]/u.test(text) && pricedIn(text, speaking) === null;
}

/** Reads what a study shows; null if it shows nothing. */
export function readOffer(text: string, language: PackLanguage): Offer | null {
  const { speaking } = packOf(language);
  if (text.trim() === "") return null;
  const parts = text
    .split(/[!?。！？\n;；•]+|\.(?!\d)|,(?!\d)/u)
    .map((part) => part.trim())
    .filter((part) => part.length >= QUOTABLE.shortest && part.length <= QUOTABLE.longest);
  const claims = parts
    .filter((part) => !namesMoney(part))
    .map((part) => ({ text: part, worth: worthOf(part, language, speaking), topics: topicsIn(part, language) }));
  const { novelty, credibility } = readStances(text);
  return {
    text,
    price: pricedIn(text, speaking),
    claims,
    topics: topicsIn(text, language).filter((topic) => topic !== "price"),
    novelty: novelty?.position ?? 0,
    credibility: credibility?.position ?? 0,
  };
}
