import { pick, weightedPick, type RandomGenerator } from "../../../../functions/statistics/random.ts";
import type { PersonPhrases } from "../../phrases/person.ts";
import { gendered } from "../respondent/voice.ts";
import type { Person } from "./facts.ts";

type Pool = PersonPhrases["words"][string];
/** What slots are filled with: a word, or names, each of which is taken once until all were. */
export type Fillings = Readonly<Record<string, string | readonly string[]>>;

const SLOT = /\{(\w+)\}/g;
const CHOICE = /\[([^[\]]*\/[^[\]]*)\]/g;
/** How many times sooner a wording is taken for each tag that it needs, and one that others use. */
const SOONER = { tag: 3, others: 1e-4 } as const;

/** A text after patterns were replaced in it, in order. */
export const rewritten = (text: string, patterns: PersonPhrases["grammar"]["singular"]): string =>
  patterns.reduce((result, [pattern, change]) => result.replaceAll(new RegExp(pattern, "giu"), change), text.trim());

/** Words one person from pools: nothing twice, nothing of others, and what suits them before what suits anybody. */
export function tellerFor({ facts, phrases, tags, notLike }: Person, fillings: Fillings, random: RandomGenerator) {
  // Brands that somebody avoids are not what they buy: they come last, as what was said does.
  const said = new Set<string>(fillings["distrusted"] ?? []);
  const holds = (need: string) => (need.startsWith("!") ? !tags.has(need.slice(1)) : tags.has(need));
  const isWoman = facts.gender === "Female";
  const ofMarket = phrases.grammar.markets[facts.market] ?? [];
  const isOthers = (template: string) => {
    const begins = gendered(template, isWoman).split(/[{[]/)[0]!.trim();
    return begins.length > 3 && notLike.includes(begins);
  };

  /** A wording with its choices made and its slots filled; null when a slot cannot be. */
  function expand(template: string, more: Fillings = {}): string | null {
    const chosen = gendered(template, isWoman).replaceAll(CHOICE, (_, options: string) =>
      pick(random, options.split("/")),
    );
    const parts = [...chosen.matchAll(SLOT)].map(([, name]) => fill(name!, { ...fillings, ...more }));
    return parts.includes(null) ? null : rewritten(chosen, ofMarket).replaceAll(SLOT, () => parts.shift()!);
  }

  function fill(name: string, slots: Fillings): string | null {
    const options = slots[name] ?? say(phrases.words[name] ?? {}) ?? [];
    if (typeof options === "string") return options === "" ? null : options;
    if (options.length === 0) return null;
    const fresh = options.filter((option) => !said.has(option));
    const chosen = pick(random, fresh.length > 0 ? fresh : options);
    said.add(chosen);
    return chosen;
  }

  /** One wording of a pool that was not said before; null where none fits. */
  function say(pool: Pool, more: Fillings = {}): string | null {
    let options = Object.entries(pool).flatMap(([needs, templates]) => {
      const needed = needs.split(" ").filter((need) => need !== "any");
      const fresh = needed.every(holds) ? templates.filter((template) => !said.has(template)) : [];
      return fresh.map((template) => ({ template, weight: SOONER.tag ** needed.length }));
    });
    while (options.length > 0) {
      const weights = options.map(({ template, weight }) => weight * (isOthers(template) ? SOONER.others : 1));
      const { template } = weightedPick(random, options, weights);
      said.add(template);
      const text = expand(template, more);
      if (text !== null) return text;
      options = options.filter((option) => option.template !== template);
    }
    return null;
  }

  /** As a sentence: ended. */
  const sentence = (text: string) => `${text}${/[.!?。！？]["”]?$/u.test(text) ? "" : phrases.grammar.end}`;
  return { expand, say, sentence };
}
export type Teller = ReturnType<typeof tellerFor>;
