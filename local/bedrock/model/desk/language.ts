import { pick, randomFrom, seedFrom } from "../../../../functions/statistics/random.ts";
import { readerFor } from "../../embedder/reader.ts";
import { clausesOf } from "../../embedder/tokens.ts";
import type { Desk } from "../../phrases/desk.ts";
import { packOf, type PackLanguage } from "../../phrases/pack.ts";

/** The desk's section of a pack. */
export const deskOf = (language: PackLanguage): Desk => packOf(language).desk;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Whether a text is written without spaces between words. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\/]/g, "\\$&");

/** Expressions of a pack as the source of a pattern: whole words, unless their script has no spaces. */
export function sourceOf(words: readonly string[]): string {
  const isBound = (character = "") => /[\p{L}\p{N}*]/u.test(character) && !isUnspaced(character);
  // Boundaries are written once for all words that share them: one for each would take seconds to compile.
  const groups = Map.groupBy(words, (word) => `${isBound(word[0])} ${isBound(word.at(-1))}`).values();
  const sources = [...groups].map((all) => {
    const bodies = all.map((word) =>
      escaped(word.normalize("NFKC")).replaceAll("*", "\\p{L}*").replaceAll(/\s+/g, "[\\s-]+"),
    );
    const before = isBound(all[0]![0]) ? "(?<![\\p{L}\\p{N}])" : "";
    return `${before}(?:${bodies.join("|")})${isBound(all[0]!.at(-1)) ? "(?![\\p{L}\\p{N}])" : ""}`;
  });
  return sources.length > 0 ? `(?:${sources.join("|")})` : "(?!)";
}

const patterns = new WeakMap<readonly string[], Map<string, RegExp>>();

/**
 * A pattern for any of a pack's expressions, compiled once; one for no expression matches nothing.
 * @param at where they must stand
 */
export function patternOf(words: readonly string[], at: "anywhere" | "start" | "end" = "anywhere"): RegExp {
  const known = patterns.get(words) ?? new Map<string, RegExp>();
  patterns.set(words, known);
  const pattern =
    known.get(at) ??
    new RegExp(`${at === "start" ? "^" : ""}${sourceOf(words)}${at === "end" ? "[.。!！]*$" : ""}`, "iu");
  known.set(at, pattern);
  return pattern;
}

export type Slots = Readonly<Record<string, string | number>>;

/** A template with its slots filled; text of slots is never read as template. */
export const fill = (template: string, slots: Slots = {}): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(slots[name] ?? ""));

/** Fills templates as the language writes numbers. */
export const filling =
  ({ typography }: Pick<Desk, "typography">) =>
  (template: string, slots: Slots = {}): string => {
    const shown = (value: string | number) =>
      typeof value === "number" ? String(value).replace(".", typography.decimal) : value;
    const filled = Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, shown(value)]));
    return fill(template, filled).replaceAll(/ {2,}/g, " ");
  };

/** Chooses one of several wordings, the same for the same key; those that were `said` before come last. */
export function choose(variants: readonly string[], said: string, ...key: readonly (string | number)[]): string {
  const fresh = variants.filter((variant) => !said.includes(variant.replaceAll(/^.*\}|\{.*$/g, "").trim()));
  return pick(randomFrom(seedFrom(...key)), fresh.length > 0 ? fresh : variants);
}

/** Sentences of a text, word for word; where there are no spaces the mark alone ends one. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[!?…]["”»’)]?)\s+|(?<=\.["”»’)]?)\s+(?!\p{Ll})|(?<=[。！？][」』）]?)(?![」』）])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Words of a text; in scripts without spaces what takes as long to say. */
export function wordCount(text: string, language: PackLanguage): number {
  const count = clausesOf(text, language).reduce((sum, clause) => sum + clause.length, 0);
  return Math.round(count / readerFor(language).unit);
}

/** Numbers of the topics that a text names. */
export function topicsOf(text: string, language: PackLanguage): Set<number> {
  const { topics } = readerFor(language);
  return new Set(clausesOf(text, language).flatMap((clause) => topics.find(clause).map(({ value }) => value)));
}

const STEM = 5;

/** Beginnings of the words that say what a text is about. */
export function stemsOf(text: string, language: PackLanguage): Set<string> {
  const { stopWords } = packOf(language).reading;
  const words = isUnspaced(text)
    ? (text.match(/[\p{Script=Han}]{2,}|[\p{Script=Katakana}ー]{2,}|[\p{Script=Latin}\p{N}]+/gu) ?? [])
    : (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return new Set(words.filter((word) => !stopWords.includes(word)).map((word) => word.slice(0, STEM)));
}

/**
 * How much of what a text is about comes up in another one, 0 to 1; 0 where it is about nothing.
 * @param language of what was said
 * @param wantedIn language of the other text
 */
export function overlap(wanted: string, said: string, language: PackLanguage, wantedIn = language): number {
  const [stems, spoken] = [stemsOf(wanted, wantedIn), stemsOf(said, language)];
  const shared = [...stems].filter((stem) => spoken.has(stem)).length;
  const [topics, named] = [topicsOf(wanted, wantedIn), topicsOf(said, language)];
  const common = [...topics].filter((topic) => named.has(topic)).length;
  return Math.max(shared / Math.max(1, stems.size), topics.size > 0 ? common / topics.size : 0);
}
