import * as z from "zod";
import { memoize } from "../memoize.ts";

const MESSAGE = "must be a language tag such as pt-BR (BCP 47)";
/** Longer ones have private parts, which no model knows. */
const LONGEST_TAG = 35;
/** What every tag looks like; which of them are languages no pattern says. */
const SHAPE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

/** The tag in its canonical spelling (`pt-BR` of `PT-br`); undefined if it is none. */
function canonicalTag(text: string): string | undefined {
  try {
    const tag = Intl.getCanonicalLocales(text)[0];
    return tag && nameOf(tag) !== undefined ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** Name of a tag's language in another one, undefined where Unicode CLDR has none. */
const nameOf = (tag: string, language = "en"): string | undefined =>
  new Intl.DisplayNames([language], { type: "language", fallback: "none" }).of(tag);

/** A language by its BCP 47 tag, in canonical spelling. */
export const languageTagSchema = z
  .string()
  .max(LONGEST_TAG, { error: MESSAGE, abort: true })
  .regex(SHAPE, { error: MESSAGE, abort: true })
  .refine((text) => canonicalTag(text) !== undefined, MESSAGE)
  .transform((text) => canonicalTag(text) as string);

/** Tags of languages of two letters by their names in English and in themselves, in lower case. */
const tagsByName = memoize(() => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    tags.flatMap((tag) => [nameOf(tag), nameOf(tag, tag)].flatMap((name) => (name ? [[name.toLowerCase(), tag]] : []))),
  );
}, 1);

/** `pt` of `Portuguese` or `português`; undefined where that is no language's name. */
export const tagOfName = (name: string): string | undefined => tagsByName("all").get(name.trim().toLowerCase());

/** `pt` of `pt-BR`: what data and anchors are kept by. */
export const primaryLanguage = memoize((tag: string): string => new Intl.Locale(tag).language, 100);

/** `Brazilian Portuguese` of `pt-BR`: how a language is called in English, as prompts are, or in another language. */
export const languageName = (tag: string, language = "en"): string => nameOf(tag, language) ?? tag;
