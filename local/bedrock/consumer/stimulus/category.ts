import type { BrandField } from "../market/market.ts";

export type Gender = "m" | "f" | "n" | "p";
export type CategoryKind = "food" | "good" | "durable" | "app" | "service";

/** How people speak of a kind of product. */
export interface CategoryWords {
  /** Head noun, singular. */
  noun: string;
  /** Gender of the noun; only German needs it. */
  gender: Gender;
  /** Several of them, or the kind as such: `oat drinks`. */
  many: string;
  /** What one does with it: `drink` (English), `trinken` (German). */
  verb: string;
  /** First person: `drink`, `trinke`. */
  i: string;
  /** What people use instead today; in German a form that serves as nominative and accusative. */
  alternative: string;
  /** When or where it is used: `in my coffee`. */
  moments: readonly string[];
  /** What one would want to know: `how it tastes`. */
  doubts: readonly string[];
}

export interface Category {
  id: string;
  /** Whose brands people know it from. */
  field: BrandField;
  kind: CategoryKind;
  /** Usual price in Germany in euros, and what it is paid for. */
  typical: number;
  per: "once" | "month" | "use";
  /** Words by which a text names it, English and German; a `*` before allows a compound, one after any ending. */
  names: readonly string[];
  /** Nobody can do without this kind of thing: there is no "not for me", only "not this one". */
  staple: boolean;
  en: CategoryWords;
  de: CategoryWords;
}

type Line = readonly [noun: string, gender: Gender, many: string, verb: string, i: string, alternative: string];

const words = ([noun, gender, many, verb, i, alternative]: Line, moments: string, doubts: string): CategoryWords => ({
  noun,
  gender,
  many,
  verb,
  i,
  alternative,
  moments: moments.split("; "),
  doubts: doubts.split("; "),
});

interface Facts {
  field: BrandField;
  kind: CategoryKind;
  typical: number;
  per?: Category["per"];
  staple?: boolean;
  names: string;
}

/** A category from its facts and one block of words per language. */
export const category = (
  id: string,
  { names, per = "once", staple = false, ...facts }: Facts,
  en: readonly [line: Line, moments: string, doubts: string],
  de: readonly [line: Line, moments: string, doubts: string],
): Category => ({ id, ...facts, per, staple, names: names.split(", "), en: words(...en), de: words(...de) });
