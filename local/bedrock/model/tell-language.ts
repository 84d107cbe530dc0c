import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { countryOf } from "../../../functions/domain/market/countries.ts";
import { detectMarket } from "../../../functions/domain/market/detect-market.ts";
import { languages, languageScores, type Language } from "../../../functions/domain/scales/language.ts";
import { patternOf } from "./desk/language.ts";
import { topicsIn } from "./respondent/offer.ts";

type Scores = Readonly<Record<Language, number>>;

const questionWords = z
  .record(z.enum(languages), z.array(z.string()))
  .parse(parse(readFileSync(join(import.meta.dirname, "../phrases/question-words.yaml"), "utf8")));

/** What a language needs to be told by a text, and its lead over the next: labels share words with its neighbours. */
const TOLD = { least: 1, lead: 0.5 } as const;
/** Topics that labels must name in one language, more than in any other, to tell it on their own. */
const LABELS = 2;
/** `{name}`, `${x}`, `%s`: what programs fill in is no word, nor is a letter of its own without an apostrophe. */
const PLACEHOLDER = /\$?\{+\s*\w+\s*\}+|%[a-z]\b/giu;
const LONE_LETTER = /(?<![\p{L}'’])[b-df-hj-nq-xz](?![\p{L}'’])/giu;

/** How much of a text speaks for each language: function words, signs, and words of questions. */
function scoresOf(text: string): Scores {
  const words = text.replaceAll(PLACEHOLDER, " ").replaceAll(LONE_LETTER, " ");
  const scores = languageScores(words);
  return Object.fromEntries(
    languages.map((language) => [
      language,
      scores[language] + (patternOf(questionWords[language]).test(words) ? TOLD.least : 0),
    ]),
  ) as Scores;
}

const leaderOf = (scores: Scores, lead: number, least: number): Language | undefined => {
  const [best, next] = languages.toSorted((a, b) => scores[b] - scores[a]);
  return scores[best!] >= least && (scores[best!] === Infinity || scores[best!] - scores[next!] >= lead)
    ? best
    : undefined;
};

/** The language that a text surely is in; undefined where it tells none. */
export const surelyIn = (text: string): Language | undefined => leaderOf(scoresOf(text), TOLD.lead, TOLD.least);

/** The language that several texts speak for together, however narrowly. */
export const jointlyIn = (texts: readonly string[]): Language | undefined =>
  leaderOf(scoresOf(texts.join("\n")), Number.MIN_VALUE, TOLD.least);

/**
 * The language of labels without a function word: the one that knows most of what they are about.
 * @param lead topics that it must know more than any other language
 */
export const labelsIn = (text: string, lead = 1): Language | undefined =>
  leaderOf(
    Object.fromEntries(languages.map((language) => [language, topicsIn(text, language).length])) as Scores,
    lead,
    lead,
  );

/** The language of labels that only one language has. */
export const surelyLabelsIn = (text: string): Language | undefined => labelsIn(text, LABELS);

const placeSchema = z.object({ market: z.string().catch(""), location: z.string().catch("") });

/** The language of a persona's market; undefined where it is not known or speaks none of the languages. */
export function spokenBy(persona: unknown): Language | undefined {
  const place = placeSchema.safeParse(persona);
  if (!place.success) return undefined;
  const country = countryOf(place.data.market) ?? countryOf(detectMarket(place.data.location).market);
  const spoken = country?.languages.map((code) => languages.find((language) => language === code));
  return spoken?.find((language) => language !== undefined);
}

/** What comes up most; of equals what came first. */
export function mostOf<T>(values: readonly T[]): T | undefined {
  const count = (value: T) => values.filter((other) => other === value).length;
  return values.toSorted((a, b) => count(b) - count(a))[0];
}
