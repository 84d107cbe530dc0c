import type { Language } from "../language.ts";
import { levelOf, type Graded } from "../voice/pack.ts";
import type { Pool } from "../wording/speaker.ts";
import type { Family } from "./family.ts";
import { englishOffer } from "./words-english-offer.ts";
import { english } from "./words-english.ts";
import { germanOffer } from "./words-german-offer.ts";
import { german } from "./words-german.ts";

const own = { en: { ...english, ...englishOffer }, de: { ...german, ...germanOffer } };
/** Families that are spoken of in the words of another. */
const alike = { believability: "trust", overall_sentiment: "liking" } as const;

/** All shades of what people say on scales of a family. */
export function gradedWords(family: Family, language: Language): Graded {
  const name = family === "believability" || family === "overall_sentiment" ? alike[family] : family;
  return own[language][name];
}

/** What people say who stand at a position −1..1. */
export const wordsFor = (family: Family, position: number, language: Language): Pool =>
  gradedWords(family, language)[levelOf(position)];
