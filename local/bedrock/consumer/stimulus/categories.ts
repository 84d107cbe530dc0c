import { drinkCategories } from "./categories-drinks.ts";
import { foodCategories } from "./categories-food.ts";
import { homeCategories } from "./categories-home.ts";
import { mobilityCategories } from "./categories-mobility.ts";
import { serviceCategories } from "./categories-services.ts";
import { techCategories } from "./categories-tech.ts";
import type { Category } from "./category.ts";

export const categories: readonly Category[] = [
  ...drinkCategories,
  ...foodCategories,
  ...homeCategories,
  ...techCategories,
  ...mobilityCategories,
  ...serviceCategories,
];

const escape = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");

/** German compounds carry their kind at the end, so long names may also end a word (`Proteinriegel`). */
const COMPOUND_LENGTH = 5;

const patternOf = (name: string): RegExp => {
  const root = escape(name.replace(/\*$/, ""));
  const start = root.length >= COMPOUND_LENGTH && !root.includes(" ") ? "(?<![\\p{L}]{24})" : "(?<![\\p{L}-])";
  return new RegExp(`${start}${root}${name.endsWith("*") ? "\\p{L}{0,4}" : ""}(?!\\p{L})`, "giu");
};

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** Kinds that say how something is sold rather than what it is: they decide only where nothing else is named. */
const general = new Set(["service", "thing", "app"]);
const GENERAL = 0.3;

const patterns = categories.map((category) => ({
  category,
  names: category.names.map((name) => ({
    // Looking for the letters first costs a thousandth of compiling some thousand patterns, few of which are needed.
    letters: name.replace("*", "").toLowerCase(),
    pattern: once(() => patternOf(name)),
    weight: name.replace("*", "").length * (general.has(category.id) ? GENERAL : 1),
  })),
}));

/** What is named first is what the text is about; later words are ingredients, occasions and comparisons. */
const EARLY = 70;

/** The kind of product that a text is about; `thing` when it names none. */
export function categoryOf(text: string): Category {
  const lower = text.toLowerCase();
  let best = { category: categories.at(-1)!, score: 0 };
  for (const { category, names } of patterns) {
    let score = 0;
    for (const { pattern, weight } of names.filter((name) => lower.includes(name.letters)))
      for (const match of text.matchAll(pattern()))
        score += weight * (match.index < EARLY ? 3 : 1) * (score > 0 ? 0.3 : 1);
    if (score > best.score) best = { category, score };
  }
  return best.category;
}
