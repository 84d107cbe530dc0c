import * as z from "zod";
import { memoize } from "./memoize.ts";

const MESSAGE = "must be a language tag such as pt-BR (BCP 47)";
/** Longer tags have private parts, which no model knows. */
const LONGEST_TAG = 35;
/** The form of every tag; a pattern cannot show which tags are languages. */
const SHAPE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

/** The tag in its canonical spelling (`pt-BR` for `PT-br`); undefined if the text is not a tag. */
function canonicalTag(text: string): string | undefined {
  try {
    const tag = Intl.getCanonicalLocales(text)[0];
    return tag && nameOf(tag) !== undefined ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** Name of a tag's language in another language; undefined if Unicode CLDR has none. */
const nameOf = (tag: string, language = "en"): string | undefined =>
  new Intl.DisplayNames([language], { type: "language", fallback: "none" }).of(tag);

/** A language by its BCP 47 tag, in canonical spelling. */
export const languageTagSchema = z
  .string()
  .max(LONGEST_TAG, { error: MESSAGE, abort: true })
  .regex(SHAPE, { error: MESSAGE, abort: true })
  .refine((text) => canonicalTag(text) !== undefined, MESSAGE)
  .transform((text) => canonicalTag(text) as string);

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

/** The two-letter tag of a language by its English name: `pt` for `Portuguese`; undefined if there is no such name. */
export function tagOfEnglishName(name: string): string | undefined {
  const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  const wanted = name.trim().toLowerCase();
  const tags = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return tags.find((tag) => names.of(tag)?.toLowerCase() === wanted);
}

/** A language by its BCP 47 tag, or by its English name, which small models return when a tag is asked for. */
export const languageByTagOrName = z
  .string()
  .transform((said) => (languageTagSchema.safeParse(said).success ? said : (tagOfEnglishName(said) ?? said)))
  .pipe(languageTagSchema);

/** `pt` for `pt-BR`: the key of data by language. */
export const primaryLanguage = memoize((tag: string): string => new Intl.Locale(tag).language, 100);

/**
 * `Brazilian Portuguese` for `pt-BR`: the name of a language in English, the language of prompts, or in another
 * language.
 */
export const languageName = (tag: string, language = "en"): string => nameOf(tag, language) ?? tag;
