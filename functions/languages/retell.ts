import former from "./former-wording.json" with { type: "json" };
import type { Language } from "./language.ts";
import { memoize } from "./memoize.ts";
import { wording } from "./tables/wording.ts";
import type { Text, Texts, Values } from "./texts.ts";
import { wordingOf, type ServiceWording } from "./wording.ts";

/** One form of a text, by which its sentences are recognized. */
interface Form {
  key: Parameters<ServiceWording["say"]>[0];
  /** Names of the values in it, in their order. */
  names: readonly string[];
  /** The text before, between and after the values. */
  parts: readonly string[];
  /** Number of characters outside the values. */
  length: number;
  /** Values that the form itself implies: `One recommendation …` has the count 1. */
  implied: Values;
}

/** Sections whose sentences are stored with results. */
const SENTENCES = ["notes", "flags", "questions"] as const;
/** Texts from which values of sentences are made. */
const VALUES = ["percent", "range"] as const;

/**
 * The values in a text that was made from a form, each as short as possible; null if the form does not fit. It takes
 * linear time, because the text may contain words of callers.
 */
function valuesIn(text: string, [first = "", ...others]: readonly string[]): string[] | null {
  const last = others.pop();
  if (last === undefined) return text === first ? [] : null;
  if (!text.startsWith(first) || !text.endsWith(last)) return null;
  const values: string[] = [];
  let from = first.length;
  for (const part of others) {
    const at = text.indexOf(part, from + 1);
    if (at < 0) return null;
    values.push(text.slice(from, at));
    from = at + part.length;
  }
  const end = text.length - last.length;
  return end > from ? [...values, text.slice(from, end)] : null;
}

function formsOf(key: string, text: Text): Form[] {
  const forms: [category: string, text: string][] = typeof text === "string" ? [["", text]] : Object.entries(text);
  return forms.map(([category, form]): Form => {
    const parts = form.split(/\{\w+\}/);
    return {
      key: key as Form["key"],
      names: [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
      parts,
      length: parts.join("").length,
      implied: category === "one" ? { count: 1 } : {},
    };
  });
}

/** A form with fewer characters of its own would also match words of callers: `{name} ({reason})`. */
const FEWEST = 10;

/** The forms of a language, including those of earlier versions; the one with the most text of its own comes first. */
const formsIn = memoize((language: Language) => {
  const { [language]: texts } = wording;
  const { [language]: earlier }: Readonly<Record<Language, Texts>> = former;
  const section = (name: (typeof SENTENCES)[number]) =>
    [texts[name], earlier[name] ?? {}]
      .flatMap((said) => Object.entries(said))
      .flatMap(([text, form]: [string, Text]) => formsOf(`${name}.${text}`, form));
  return {
    sentences: SENTENCES.flatMap(section)
      .filter(({ names, length }) => names.length === 0 || length >= FEWEST)
      .toSorted((a, b) => b.length - a.length),
    values: VALUES.flatMap((name) => formsOf(`format.${name}`, texts.format[name])),
  };
});

/** A number as a language writes it; undefined for anything else. */
function numberIn(text: string, { number }: ServiceWording): { value: number; decimals: number } | undefined {
  if (!/^-?\d[\d.,\s]*$/.test(text)) return undefined;
  const [whole = "", decimals = ""] = text.split(number(0.5, 1).charAt(1));
  return { value: Number(`${whole.replaceAll(/[^\d-]/g, "")}.${decimals}`), decimals: decimals.length };
}

/** @param forms the forms that may have made the text @returns undefined if none of them fits */
function fromForms(
  text: string,
  forms: readonly Form[],
  own: ServiceWording,
  other: ServiceWording,
): string | undefined {
  for (const { key, names, parts, implied } of forms) {
    const found = valuesIn(text, parts);
    if (!found) continue;
    const retold = (name: string, value: string) => (VERBATIM.has(name) ? value : retoldValue(value, own, other));
    const values = names.map((name, index) => [name, retold(name, found[index]!)] as const);
    return other.say(key, { ...implied, ...Object.fromEntries(values) });
  }
  return undefined;
}

/** Values that are words of callers, or ids; they may look like numbers and ranges. */
const VERBATIM: ReadonlySet<string> = new Set(["names", "name", "reason", "questions", "language"]);

const inNumbers = ({ value, decimals }: { value: number; decimals: number }, { number }: ServiceWording) =>
  decimals === 0 ? value : number(value, decimals);

/** A number, or a share or a range of numbers, as another language writes it; anything else as it is. */
function retoldValue(text: string, own: ServiceWording, other: ServiceWording): string | number {
  const alone = numberIn(text, own);
  if (alone) return inNumbers(alone, other);
  for (const { key, names, parts } of formsIn(own.language as Language).values) {
    const found = valuesIn(text, parts)?.map((value) => numberIn(value, own));
    if (found?.every((value) => value !== undefined))
      return other.say(key, Object.fromEntries(names.map((name, index) => [name, inNumbers(found[index]!, other)])));
  }
  return text;
}

/**
 * Translates a note, a flag or a name of a measured quantity that the service has stored with results. Numbers are
 * written as in the new language. Names and lists stay unchanged, and so does a sentence without a matching text of the
 * service.
 * @param from the sentence's language (BCP 47)
 * @param to the reader's language (BCP 47)
 */
export function retell(sentence: string, from: string, to: string): string {
  const [own, other] = [wordingOf(from), wordingOf(to)];
  if (own.language === other.language) return sentence;
  return fromForms(sentence, formsIn(own.language as Language).sentences, own, other) ?? sentence;
}
