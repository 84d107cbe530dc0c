// Written by `npm run language` from the folders next to this file: one per language, with the same files.

/** Languages whose words are known, and in which answers were graded. Whatever has no language is in the first one. */
export const languages = ["en", "de", "fr", "es", "pt", "ja"] as const;
export type Language = (typeof languages)[number];
export type EveryLanguage = Readonly<Record<Language, object>>;
