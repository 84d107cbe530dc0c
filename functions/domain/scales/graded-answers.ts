import german from "../../data/graded-answers/de.json" with { type: "json" };
import english from "../../data/graded-answers/en.json" with { type: "json" };
import spanish from "../../data/graded-answers/es.json" with { type: "json" };
import french from "../../data/graded-answers/fr.json" with { type: "json" };
import japanese from "../../data/graded-answers/ja.json" with { type: "json" };
import portuguese from "../../data/graded-answers/pt.json" with { type: "json" };
import type { Language } from "./language.ts";
import type { ScaleFamily } from "./scale-families.ts";

/** Five answers, one per grade, lowest first. */
export type GradedRow = readonly [string, string, string, string, string];

/** Rows of one scale, by who wrote them. */
export type RowsByAuthor = Readonly<Record<string, readonly GradedRow[]>>;

/** A theme, the same in other words, and another theme. */
export type ThemeTriple = readonly [theme: string, same: string, other: string];

/** What an embedding model learns to read a language from, and is tested by. */
export interface GradedAnswers {
  scales: Readonly<Record<ScaleFamily, RowsByAuthor>>;
  alike: readonly ThemeTriple[];
}

/** Recorded with everything that was learned: changed whenever an answer or a theme changes. */
export const GRADED_ANSWERS_VERSION = "graded@1";

// The shape is checked by a test: what JSON holds is a list to the compiler.
const languages = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  ja: japanese,
} as unknown as Readonly<Record<Language, GradedAnswers>>;

export const gradedAnswersIn = (language: Language): GradedAnswers => languages[language];

/** The five points of a scale in formal words of a language, lowest first. */
export const pointsIn = (family: ScaleFamily, language: Language): GradedRow =>
  languages[language].scales[family].formal![0]!;
