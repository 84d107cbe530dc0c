import { englishAnchors } from "./english-anchors.ts";
import { germanAnchors } from "./german-anchors.ts";
import type { Language } from "./language.ts";

/** Scales that are answered in words: the concept battery, the sentiment of a reaction, and two survey scales. */
export const scaleIds = [
  "purchase_intent",
  "uniqueness",
  "relevance",
  "believability",
  "value_for_money",
  "liking",
  "overall_sentiment",
  "agreement",
  "satisfaction",
] as const;
export type ScaleId = (typeof scaleIds)[number];

/** Five statements, one per scale point, lowest first. */
export type AnchorSet = readonly [string, string, string, string, string];
export type AnchorSets = readonly [AnchorSet, AnchorSet, AnchorSet, ...AnchorSet[]];

/** Recorded with every rating: changed whenever a statement changes, because ratings are comparable only within a version. */
export const ANCHORS_VERSION = "anchors@1";

const anchors: Readonly<Record<Language, Readonly<Record<ScaleId, AnchorSets>>>> = {
  en: englishAnchors,
  de: germanAnchors,
};

/**
 * Anchor statements of a scale for semantic similarity rating (research-methods §2.1). Within a set the five statements
 * share their build, so that an embedding tells them apart by the stance alone; the sets differ in vocabulary, so that
 * averaging over them cancels what is particular to one wording.
 */
export const anchorSets = (scale: ScaleId, language: Language): AnchorSets => anchors[language][scale];
