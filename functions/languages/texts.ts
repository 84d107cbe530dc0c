import { grammarOf } from "./grammar.ts";
import { memoize } from "./memoize.ts";
import { primaryLanguage } from "./language-tag.ts";

/** A text with `{placeholders}`, or one text for each plural category (CLDR) that the language has. */
export type Text = string | Partial<Record<Intl.LDMLPluralRule, string>>;
/** Texts by section and name, with their source. */
export type Texts = Readonly<Record<string, string | Readonly<Record<string, Text>>>>;

/** `section.name` of every text. */
export type TextKey<T extends Texts> = {
  [Section in keyof T & string]: T[Section] extends string ? never : `${Section}.${keyof T[Section] & string}`;
}[keyof T & string];

export type Values = Readonly<Record<string, string | number>>;

/** The texts of the code in one language. */
export interface Wording<Key extends string> {
  /** ISO 639-1. */
  language: string;
  /**
   * A text with its values filled in. Numbers are integers and written as in the language. A text with plural forms
   * uses the one for `count`, or else that for `other`.
   * @throws Error when a value is missing
   */
  say(key: Key, values?: Values): string;
  /** `1,234.50` or `1.234,50`, with this many decimals; if omitted, with the number's own decimals, three at most. */
  number(value: number, decimals?: number): string;
  /** Sentences one after the other, without a space between them if the language has none. */
  sentences(parts: readonly string[]): string;
  /** `a, b and c`. */
  list(parts: readonly string[], type?: Intl.ListFormatType): string;
}

/** English lists have no comma before the last part. */
const localeOf = (language: string): string => (language === "en" ? "en-GB" : language);

/**
 * Makes the wording of a language from texts of several languages; uses English if the language has no texts.
 * @param byLanguage by primary language, all with the keys and placeholders of the English texts
 */
export function wordingFrom<T extends Texts>(
  byLanguage: { en: T } & Readonly<Record<string, Texts>>,
): (language: string) => Wording<TextKey<T>> {
  const made = new Map<string, Wording<TextKey<T>>>();
  return (tag) => {
    const primary = primaryLanguage(tag);
    const language = Object.hasOwn(byLanguage, primary) ? primary : "en";
    const wording = made.get(language) ?? make<TextKey<T>>(language, byLanguage[language]!);
    made.set(language, wording);
    return wording;
  };
}

function make<Key extends string>(language: string, texts: Texts): Wording<Key> {
  const locale = localeOf(language);
  const plurals = new Intl.PluralRules(locale);
  // Without this, making formats again took a twentieth of the time of a list of studies, and a third of a large
  // report.
  const formatOf = memoize((decimals: number | undefined) => {
    // No sign for zero.
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return new Intl.NumberFormat(locale, { ...digits, signDisplay: "negative" });
  });
  const listOf = memoize((type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }));
  const number = (value: number, decimals?: number) => formatOf(decimals).format(value);
  const formOf = (key: string, { count }: Values): string => {
    const [section = "", name = ""] = key.split(".");
    const text = (texts[section] as Readonly<Record<string, Text>> | undefined)?.[name];
    const form = typeof text === "object" ? (text[plurals.select(Number(count))] ?? text.other) : text;
    if (form === undefined) throw new Error(`There is no text ${key} in ${language} for ${count}`);
    return form;
  };
  return {
    language,
    number,
    sentences: (parts) => parts.join(grammarOf(language).spaces ? " " : ""),
    list: (parts, type = "conjunction") => listOf(type).format(parts),
    say: (key, values = {}) =>
      formOf(key, values).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name];
        if (value === undefined) throw new Error(`${key} needs a value for ${name}`);
        return typeof value === "number" ? number(value) : value;
      }),
  };
}
