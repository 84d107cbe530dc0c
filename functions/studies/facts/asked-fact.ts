import { languages, type Language } from "../../languages/registry.ts";
import { plain } from "../rating/read-scale.ts";
import { facts, type Fact } from "./fact.ts";
import { words } from "./words.ts";

type ByLanguage = Readonly<Record<Language, readonly string[]>>;

/** The form in which texts and data are compared: without accents, and with full-width characters as the usual ones. */
export const comparable = (text: string): string => plain(text.normalize("NFKC"));

const oneOf = (patterns: readonly string[]): string => `(?:${patterns.join("|")})`;

/**
 * A pattern for a text in that form, from words of the data. The words may have no `^`, which is taken for an accent.
 */
export const wholePattern = (words: readonly string[]): RegExp => new RegExp(`^${comparable(oneOf(words))}$`, "u");

/** Fits questions that ask for one of these things and for nothing else, in any of the languages. */
function questionPattern(asked: ByLanguage): RegExp {
  const wordings = languages.map(
    (language) => `${oneOf(words.before[language])}*${oneOf(asked[language])}${oneOf(words.behind[language])}*`,
  );
  return new RegExp(String.raw`^${comparable(oneOf(wordings))}[\s?.:!。]*$`, "u");
}

const patterns = facts.map((fact) => ({ fact, pattern: questionPattern(words.asks[fact]) }));
const personal = questionPattern(words.personal);

/** Longer questions ask for more than a fact. */
const LONGEST = 200;

/** The fact that a question asks for by its usual wordings in any language; null if it asks for none, or for more. */
export function factAskedBy(question: string): Fact | null {
  if (question.length > LONGEST) return null;
  const text = comparable(question);
  return patterns.find(({ pattern }) => pattern.test(text))?.fact ?? null;
}

/** Whether a question is about the person who answers, such as for a postcode, even if the profile does not know it. */
export const asksAboutPerson = (question: string): boolean =>
  factAskedBy(question) !== null || (question.length <= LONGEST && personal.test(comparable(question)));
