import { grammarOf } from "../../languages/grammar.ts";
import { primaryLanguage } from "../../languages/language-tag.ts";
import { audienceWords } from "../../languages/tables/audience-words.ts";
import { lookUp } from "../../platform/look-up.ts";

/** Signs of a name that is not an ordinary word at the beginning of a sentence: `IKEA`, `iPhone`, `7-Eleven`, `C&A`. */
const MARKED =
  /(?<!\p{L})\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*|(?<![\p{Lu}\p{N}])[\p{Lu}\p{N}]*\p{Lu}[&.-]?\p{Lu}[\p{L}\p{N}]*/gu;
/** Words with a capital that do not begin a sentence. In languages that capitalise nouns, these are all nouns. */
const CAPITALISED = /(?<=[\p{L}\p{N},;’'"”)]\s)\p{Lu}[\p{L}\p{N}’'-]+/gu;
const LATIN = /[A-Za-z][A-Za-z0-9&'-]*(?: [A-Za-z][A-Za-z0-9&'-]*)*/g;
/** Includes the places where an earlier answer is inserted: `{{q3}}`. */
const QUOTED = /\{\{[^{}]*\}\}|«[^«»]+»|“[^“”]+”|„[^„“”]+[“”]|"[^"]+"|「[^「」]+」|『[^『』]+』/gu;
const NUMBERS = /\d+(?:[.,\u202F\u00A0]\d+)*/g;
/** Not names, although they have a capital: `I`, and its short forms. */
const PRONOUNS = /^I(?:['’]\p{L}+)?$/u;

const matches = (text: string, pattern: RegExp): string[] => text.normalize("NFKC").match(pattern) ?? [];

/** Words that look like names in a text of a language. */
function namesIn(text: string, language: string): string[] {
  const { spaces, capital_nouns: hasCapitalNouns } = grammarOf(language);
  const found = [
    ...matches(text, MARKED),
    ...(spaces ? [] : matches(text, LATIN)),
    ...(hasCapitalNouns || !spaces ? [] : matches(text, CAPITALISED)),
  ];
  return found.filter((name) => !PRONOUNS.test(name));
}

const negationsOf = (language: string): RegExp | null => {
  const negations = lookUp(audienceWords, language)?.negations ?? [];
  if (negations.length === 0) return null;
  const any = negations.join("|");
  return new RegExp(grammarOf(language).spaces ? String.raw`(?<!\p{L})(?:${any})(?!\p{L})` : any, "iu");
};

const sorted = (values: readonly string[]): string => values.toSorted().join(" ");

/** A text without spaces, signs and capitals: equal for the same words. */
const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * What is wrong with another wording of a text, addressed to the model that writes a better one; null for nothing.
 * Numbers must be the same and as frequent. Names and quoted words must be there letter for letter. No negation may be
 * added or removed.
 * @param named names, according to the model; a name that is not in the text is ignored
 * @param language language of both (BCP 47)
 * @param longest characters that the wording may have
 */
export function problemOf(
  { text, reworded, named }: { text: string; reworded: string; named: readonly string[] },
  language: string,
  longest: number,
): string | null {
  const primary = primaryLanguage(language);
  if (bare(text) === bare(reworded)) return "The words are the same; say it in others.";
  if ([...reworded].length > longest) return `It may have ${longest} characters at most.`;
  if (sorted(matches(text, NUMBERS)) !== sorted(matches(reworded, NUMBERS)))
    return `The numbers must be exactly these: ${matches(text, NUMBERS).join(", ") || "none"}.`;
  const own = named.filter((name) => name.trim() !== "" && text.includes(name));
  const shown = reworded.normalize("NFKC").toLowerCase();
  const missing = [...matches(text, QUOTED), ...namesIn(text, primary), ...own].find(
    (name) => !shown.includes(name.normalize("NFKC").toLowerCase()),
  );
  if (missing !== undefined) return `${missing} must stand in it letter for letter.`;
  const negation = negationsOf(primary);
  if (negation && negation.test(text) !== negation.test(reworded))
    return negation.test(text) ? "The negation is gone; keep it." : "A negation was added; leave it out.";
  return null;
}
