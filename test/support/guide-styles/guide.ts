import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { randomFrom, shuffle, wholeNumber, type RandomGenerator } from "../../../functions/statistics/random.ts";
import type { Language } from "../house-styles/questionnaire.ts";

interface Question {
  text: string;
  probes: string[];
}
export type Column = "time" | "topic" | "number" | "question" | "probes";

/** Of one language: what is asked, and the words of moderators around it. */
export interface GuideWords extends Record<
  | "title"
  | "minutes"
  | "section"
  | "probe"
  | "probes"
  | "welcome"
  | "goodbye"
  | "greeting"
  | "thanks"
  | "note"
  | "interviewer"
  | "moderator"
  | "show"
  | "announce"
  | "concept",
  string
> {
  cover: string[];
  columns: Record<Column, string>;
  sections: { title: string; questions: Question[] }[];
}

export const words = load(readFileSync(new URL("words.yaml", import.meta.url), "utf8")) as Record<Language, GuideWords>;

/** A question as it is meant, whatever it is printed like. */
export interface MeantQuestion extends Question {
  /** Whether participants are shown the concept when it begins. */
  shows: boolean;
  /** Whether a note to the interviewer stands above it. */
  hasNote: boolean;
}
export interface MeantSection {
  title: string;
  minutes: number;
  questions: MeantQuestion[];
}

/** Some of a list, in its order. */
const some = <T>(random: RandomGenerator, all: readonly T[], count: number): T[] => {
  const chosen = new Set(shuffle(random, [...all.keys()]).slice(0, count));
  return all.filter((_, at) => chosen.has(at));
};

/**
 * A guide of two to four sections.
 * @param seed the same one gives the same guide
 */
export function meantGuide(seed: string, language: Language): MeantSection[] {
  const random = randomFrom(seed);
  const sections = some(random, words[language].sections, wholeNumber(random, 2, 4)).map(({ title, questions }) => ({
    title,
    minutes: 5 * wholeNumber(random, 1, 4),
    questions: some(random, questions, wholeNumber(random, 1, 3)).map(({ text, probes }) => ({
      text,
      probes: some(random, probes, wholeNumber(random, 0, 3)),
      shows: false,
      hasNote: wholeNumber(random, 0, 4) === 0,
    })),
  }));
  const at = wholeNumber(random, 0, sections.length);
  const shown = sections[at]?.questions;
  if (shown) shown[wholeNumber(random, 0, shown.length - 1)]!.shows = true;
  return sections;
}
