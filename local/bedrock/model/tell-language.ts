import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import * as z from "zod";
import { languageScores } from "../../../functions/languages/language.ts";
import { packLanguages, type PackLanguage } from "../phrases/languages.ts";
import { patternOf } from "./desk/language.ts";
import { topicsIn } from "./respondent/offer.ts";

type Scores = Readonly<Record<PackLanguage, number>>;

const questionWords = z
  .record(z.enum(packLanguages), z.array(z.string()))
  .parse(load(readFileSync(join(import.meta.dirname, "../phrases/question-words.yaml"), "utf8")));

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
    packLanguages.map((language) => [
      language,
      scores[language] + (patternOf(questionWords[language]).test(words) ? TOLD.least : 0),
    ]),
  ) as Scores;
}

const leaderOf = (scores: Scores, lead: number, least: number): PackLanguage | undefined => {
  const [best, next] = packLanguages.toSorted((a, b) => scores[b] - scores[a]);
  return scores[best!] >= least && (scores[best!] === Infinity || scores[best!] - scores[next!] >= lead)
    ? best
    : undefined;
};

/** The language that a text surely is in; undefined where it tells none. */
const surelyIn = (text: string): PackLanguage | undefined => leaderOf(scoresOf(text), TOLD.lead, TOLD.least);

/** The language that a text speaks for, however narrowly. */
const likelyIn = (text: string): PackLanguage | undefined => leaderOf(scoresOf(text), Number.MIN_VALUE, TOLD.least);

/**
 * The language of labels without a function word: the one that knows most of what they are about.
 * @param lead topics that it must know more than any other language
 */
const labelsIn = (text: string, lead = 1): PackLanguage | undefined =>
  leaderOf(
    Object.fromEntries(packLanguages.map((language) => [language, topicsIn(text, language).length])) as Scores,
    lead,
    lead,
  );

/** The language of labels that only one language has. */
const surelyLabelsIn = (text: string): PackLanguage | undefined => labelsIn(text, LABELS);

/**
 * Languages of several texts of one request, in their order. One that tells none is in that of the first that does, or
 * in the given one.
 */
export function languagesOf<const T extends readonly string[]>(texts: T, otherwise: PackLanguage) {
  const told = texts.map(surelyIn);
  const joint = told.find((language) => language !== undefined) ?? surelyLabelsIn(texts.join("\n")) ?? otherwise;
  return told.map((language) => language ?? joint) as { [Index in keyof T]: PackLanguage };
}

/** The language of a text that has to be in one of them. */
export const languageOf = (text: string): PackLanguage =>
  surelyIn(text) ?? surelyLabelsIn(text) ?? likelyIn(text) ?? labelsIn(text) ?? "en";
