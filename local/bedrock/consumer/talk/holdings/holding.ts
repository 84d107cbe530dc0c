import type { Language } from "../../language.ts";
import { quirk, type Consumer } from "../../appraisal/consumer.ts";

/** What one language says of something that somebody has, eats or does. */
interface HoldingWords {
  /** Named in passing: `porridge with an apple`. */
  thing: string;
  /** Why this and nothing else, as a clause with `because`. */
  why: string;
  /** A case of it. */
  example: string;
}

/** Something concrete that a person may have, eat, drink, watch or do. */
export interface Holding {
  en: HoldingWords;
  de: HoldingWords;
  /** How well it fits a person, about −1..1. */
  fits: (consumer: Consumer) => number;
}

/** A side of life in which everybody has something, and how it is asked after. */
export interface Domain {
  id: string;
  theme: readonly [en: string, de: string];
  asked: RegExp;
  options: readonly Holding[];
}

type Said = readonly [thing: string, why: string, example: string];

const words = ([thing, why, example]: Said): HoldingWords => ({ thing, why, example });
export const holding = (fits: Holding["fits"], en: Said, de: Said): Holding => ({ fits, en: words(en), de: words(de) });

/** How much people of one kind still differ in what they have. */
const SPREAD = 0.28;

/** What a person has in a domain, the usual thing first: the same whenever and however it is asked. */
export const holdingsOf = ({ id, options }: Domain, consumer: Consumer): Holding[] =>
  options
    .map((option) => ({
      option,
      fit: option.fits(consumer) + SPREAD * quirk(consumer, `has ${id} ${option.en.thing}`),
    }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ option }) => option);

export const themeOf = ({ theme }: Domain, language: Language): string => theme[language === "de" ? 1 : 0];
