import type { ComponentChildren } from "preact";
import { chosen, locale } from "./chosen.ts";
import { partsOf, type NamesIn, type TagsIn } from "./fill.ts";
import { words } from "./words.ts";

type Value = string | number;
/** Makes an element around the text of a tag. */
type Around = (inner: ComponentChildren) => ComponentChildren;
/** Replaces a name in braces, or wraps the text of a tag. */
type Child = ComponentChildren | Around;
/** None of a text without places. */
type ValuesOf<Names extends string, T> = [Names] extends [never]
  ? [values?: Readonly<Record<string, T>>]
  : [values: Readonly<Record<Names, T>>];

const plurals = new Intl.PluralRules(locale);

const written = (value: Value): string => (typeof value === "number" ? value.toLocaleString(locale) : value);

const fill = (text: string, values: Readonly<Record<string, Value>> = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => written(values[name] ?? place));

/** The text in the reader's language, or in English if it has none. */
const translated = (english: string): string => {
  const found = words[english];
  return typeof found === "string" ? found : english;
};

/**
 * Translates an English text into the reader's language. Write it as a literal, so that `npm run language` can find it.
 * @param values for the names in braces; numbers are formatted for the language
 * @example t("{name} has been deleted.", { name })
 */
export const t = <const T extends string>(text: T, ...[values]: ValuesOf<NamesIn<T>, Value>): string =>
  fill(translated(text), values);

/**
 * Translates a text with a count, in the plural form of the language.
 * @param count also the value of `{count}`
 * @example n(personas.length, "{count} persona", "{count} personas")
 */
export function n<const T extends string>(
  count: number,
  one: string,
  other: T,
  ...[values]: ValuesOf<Exclude<NamesIn<T>, "count">, Value>
): string {
  const found = words[other];
  const forms = typeof found === "object" ? found : { one, other };
  const form = forms[plurals.select(count)] ?? forms.other ?? other;
  return fill(form, { count, ...values });
}

/**
 * Translates a text that contains elements.
 * @param values for the names in braces, and for each tag a function that makes an element of its text
 * @example rich("Have an account? <a>Sign in</a>.", { a: (text) => <a href="#/">{text}</a> })
 */
export const rich = <const T extends string>(
  text: T,
  ...[values]: ValuesOf<NamesIn<T> | TagsIn<T>, Child>
): ComponentChildren => children(translated(text), values ?? {});

const children = (text: string, values: Readonly<Record<string, Child>>): ComponentChildren =>
  partsOf(text).map((part): ComponentChildren => {
    if (typeof part === "string") return part;
    const value = values["value" in part ? part.value : part.tag];
    if ("tag" in part) return typeof value === "function" ? (value as Around)(children(part.text, values)) : part.text;
    return typeof value === "number" ? written(value) : typeof value === "function" ? null : value;
  });

/** Names one after the other: `a, b and c`. */
export const listed = (parts: readonly string[], type: Intl.ListFormatType = "conjunction"): string =>
  new Intl.ListFormat(locale, { type }).format(parts);

if (typeof document !== "undefined") document.documentElement.lang = chosen;
