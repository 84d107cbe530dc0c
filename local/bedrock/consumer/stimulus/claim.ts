/** What people care about, read from a persona; see `appraisal/consumer.ts`. */
export const interests = [
  "health",
  "sport",
  "green",
  "animals",
  "local",
  "thrift",
  "quality",
  "convenience",
  "tech",
  "privacy",
  "style",
  "social",
  "family",
  "tradition",
] as const;
export type Interest = (typeof interests)[number];

/** Which judgements a fact about the offer bears on; see `appraisal/loadings.ts`. */
export type Bearing = "benefit" | "novelty" | "trust" | "terms" | "harm";

/** A kind of statement that an offer makes about itself. */
export interface ClaimKind {
  id: string;
  bearing: Bearing;
  /** Effect on an average person, −1..1. */
  appeal: number;
  /** Who cares more: effect per unit of interest, and of openness, age and belief in offers (each −1..1). */
  interest?: readonly [Interest, number];
  openness?: number;
  age?: number;
  belief?: number;
  pattern: RegExp;
  /** How to refer to it in a sentence, as a subject in the singular. */
  en: string;
  de: string;
  /** Literal words may be repeated if they read as a noun phrase. */
  literal?: { en?: RegExp; de?: RegExp };
}

type Effects = Partial<Pick<ClaimKind, "interest" | "openness" | "age" | "belief" | "literal">>;

/** A claim from its words: a pattern over both languages, and how each language refers to it. */
export const claim = (
  id: string,
  bearing: Bearing,
  appeal: number,
  pattern: RegExp,
  en: string,
  de: string,
  effects: Effects = {},
): ClaimKind => ({ id, bearing, appeal, pattern, en, de, ...effects });
