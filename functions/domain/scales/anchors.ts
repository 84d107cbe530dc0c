import german from "../../data/anchors/de.json" with { type: "json" };
import english from "../../data/anchors/en.json" with { type: "json" };
import spanish from "../../data/anchors/es.json" with { type: "json" };
import french from "../../data/anchors/fr.json" with { type: "json" };
import japanese from "../../data/anchors/ja.json" with { type: "json" };
import portuguese from "../../data/anchors/pt.json" with { type: "json" };
import type { Language } from "./language.ts";
import type { ScaleFamily } from "./scale-families.ts";

/** Five statements, one per scale point, lowest first. */
export type AnchorSet = readonly [string, string, string, string, string];
export type AnchorSets = readonly [AnchorSet, AnchorSet, AnchorSet, ...AnchorSet[]];

/**
 * Recorded with every rating: changed whenever a statement changes, because ratings are comparable only within a
 * version.
 */
export const ANCHORS_VERSION = "anchors@1";

/** Wordings by which anchors are made from a scale's own labels. */
export interface LabelWordings {
  /** `{}` stands for the label. */
  frames: readonly string[];
  /** Five grades of one quality, `{}`, built alike within a set. */
  graded: readonly (readonly string[])[];
  /** The way from one end to the other: `{low}` and `{high}`, or `{lowish}` and `{highish}` without their `very`. */
  between: readonly (readonly string[])[];
  opposite: string;
}

/** Anchor statements of one language. */
export interface Anchors {
  /** BCP 47 primary tag. */
  language: string;
  scales: Readonly<Record<ScaleFamily, AnchorSets>>;
  /** Null where nobody has written them: scales that only their own labels explain cannot be rated by similarity. */
  labels: LabelWordings | null;
}

// The shape of every set is checked by a test: what JSON holds is a list to the compiler.
const anchors = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  ja: japanese,
} as unknown as Readonly<Record<Language, Omit<Anchors, "language">>>;

/** Anchors that native speakers would sign. */
export const anchorsOf = (language: Language): Anchors => ({ language, ...anchors[language] });

/**
 * Anchor statements of a scale for semantic similarity rating (research-methods §2.1). Within a set the five statements
 * share their build, so that an embedding tells them apart by the stance alone; the sets differ in vocabulary, so that
 * averaging over them cancels what is particular to one wording.
 */
export const anchorSets = (family: ScaleFamily, language: Language): AnchorSets => anchors[language].scales[family];

/** Every anchor statement that is part of the service; those made of a survey's own labels are not among them. */
export const builtInAnchors: ReadonlySet<string> = new Set(
  Object.values(anchors).flatMap(({ scales }) => Object.values(scales).flat(2)),
);
