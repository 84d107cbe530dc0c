import { languages, type Language } from "./registry.ts";

/** A file of every language by the keys that all of them have, and by language below these. */
export type ByKey<File> = File extends string
  ? Readonly<Record<Language, string>>
  : File extends readonly unknown[]
    ? Readonly<Record<Language, readonly string[]>>
    : { readonly [Key in keyof File]: ByKey<File[Key]> };

/**
 * Inverts a file of every language: `{ en: { yes: "Yes" }, de: { yes: "Ja" } }` becomes `{ yes: { en: "Yes", de: "Ja" }
 * }`.
 * @param files with the keys of the English one, which a test compares (test/unit/languages/files.test.ts)
 */
export function byKey<File>(files: Readonly<Record<Language, unknown>> & { readonly en: File }): ByKey<File> {
  return turned(files) as ByKey<File>;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function turned(values: Readonly<Record<Language, unknown>>): unknown {
  if (!isGroup(values.en)) return values;
  const valuesOf = (key: string) =>
    Object.fromEntries(
      languages.map((language) => [language, (values[language] as Record<string, unknown>)[key]]),
    ) as Record<Language, unknown>;
  return Object.fromEntries(Object.keys(values.en).map((key) => [key, turned(valuesOf(key))]));
}
