// The files of a language beside those of English: what a new language begins with, and what one misses.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import others from "../../functions/data/function-words.json" with { type: "json" };
import { filesOfLanguages, languagesFolder } from "./registry.ts";

/** What stands before a string that is still the English one. */
export const MARK = "MISSING ";

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** One text for each plural form: English has two. */
const isPlural = (english: unknown): english is Readonly<Record<"one" | "other", string>> =>
  isGroup(english) && Object.keys(english).toSorted().join() === "one,other";

/** The plural forms that counts up to a thousand need in a language; `other` stands in for those of larger ones. */
const pluralForms = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1_001 }, (_, count): string => rules.select(count)))].toSorted();
};

const pathOf = (folder: string, file: string): string => join(folder, `${file}.json`);
const read = (folder: string, file: string): Group => JSON.parse(readFileSync(pathOf(folder, file), "utf8")) as Group;
const folderOf = (language: string): string => join(languagesFolder, language);
const english = folderOf("en");

/** A value of English with every string marked. */
function marked(value: unknown, language: string): unknown {
  if (typeof value === "string") return MARK + value;
  if (Array.isArray(value)) return value.map((one) => marked(one, language));
  if (isPlural(value)) {
    const formOf = (form: string): string => (form === "one" ? value.one : value.other);
    return Object.fromEntries(pluralForms(language).map((form) => [form, MARK + formOf(form)]));
  }
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, marked(below, language)]));
}

/**
 * Writes the files of a new language: the English ones with every string marked but their source. Words by which the
 * service tells the language already are taken as they are.
 * @param language ISO 639-1
 * @param folder that is not there yet
 */
export function writeLanguage(language: string, folder = folderOf(language)): void {
  mkdirSync(folder);
  for (const file of filesOfLanguages()) {
    const { source, ...rest } = read(english, file);
    const told = file === "function-words" ? (others.languages as Group)[language] : undefined;
    const words = told ? { words: told } : (marked(rest, language) as Group);
    writeFileSync(pathOf(folder, file), `${JSON.stringify({ source, ...words }, null, 2)}\n`);
  }
}

/** What a language misses and what it has that English has not: `file: path` of each. */
export interface Problems {
  missing: string[];
  leftOver: string[];
}

/** Answers of known grade by several authors: the formal ones are needed, others are as many as were written. */
const isOptional = (path: string): boolean => /^graded-answers: scales\.\w+\.(?!formal$)/.test(path);

function compare(wanted: unknown, own: unknown, path: string, language: string, problems: Problems): void {
  if (own === undefined) problems.missing.push(path);
  else if (typeof own === "string") {
    if (own.startsWith(MARK)) problems.missing.push(path);
  } else if (Array.isArray(own)) own.forEach((one, at) => compare(one, one, `${path}[${at}]`, language, problems));
  else if (isGroup(wanted) && isGroup(own)) {
    const keys = isPlural(wanted) ? pluralForms(language) : Object.keys(wanted);
    const below = (key: string) => path + (path.endsWith(": ") ? "" : ".") + key;
    for (const key of keys)
      if (own[key] !== undefined || !isOptional(below(key)))
        compare(wanted[key], own[key], below(key), language, problems);
    const more = Object.keys(own).filter((key) => !keys.includes(key));
    problems.leftOver.push(...more.map(below).filter((one) => !isOptional(one)));
  }
}

/** Compares the files of a language with the English ones. @param folder where they are */
export function problemsOf(language: string, folder = folderOf(language)): Problems {
  const problems: Problems = { missing: [], leftOver: [] };
  for (const file of filesOfLanguages())
    if (existsSync(pathOf(folder, file)))
      compare(read(english, file), read(folder, file), `${file}: `, language, problems);
    else problems.missing.push(`${file}.json`);
  return problems;
}
