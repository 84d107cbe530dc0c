import { languages, type Language } from "../../functions/languages/registry.ts";

export { languages, type Language } from "../../functions/languages/registry.ts";

const KEY = "language";

const isLanguage = (tag: string | null): tag is Language => languages.some((language) => language === tag);

/**
 * The language of a reader: the one they chose, or the first of their browser's that the console speaks, or English.
 * @param stored what was chosen on this device
 * @param preferred BCP 47, the best first
 */
export const languageFor = (stored: string | null, preferred: readonly string[]): Language =>
  [stored, ...preferred].map((tag) => tag?.split("-")[0]?.toLowerCase() ?? null).find(isLanguage) ?? "en";

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing: its own languages decide.
    return null;
  }
}

/** The language of this page; English outside of browsers. */
export const chosen: Language =
  typeof document === "undefined" ? "en" : languageFor(storedLanguage(), navigator.languages);

/** By what numbers and dates are written. English ones are those of Britain: `20 Nov 2026`. */
export const locale = chosen === "en" ? "en-GB" : chosen;

/** Starts the page anew in another language; what was typed stays. */
export function choose(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } finally {
    location.reload();
  }
}
