import type { Scene } from "./scene.ts";

/** What somebody says to one question, and what it was about. */
export interface Reply {
  lines: string[];
  themes: string[];
}

export const reply = (
  lines: readonly (string | null | undefined)[],
  themes: readonly (string | undefined)[] = [],
): Reply => ({
  lines: lines.filter((line): line is string => line !== null && line !== undefined && line !== ""),
  themes: [...new Set(themes.filter((theme): theme is string => theme !== undefined && theme !== ""))],
});

/** One of two texts by the language of the talk. */
export const by = ({ language }: Pick<Scene, "language">, en: string, de: string): string =>
  language === "de" ? de : en;

/** Joins a lead that ends in a colon with what it announces. */
export const led = (lead: string | null, text: string | null): string | null =>
  text === null ? null : lead === null ? text : `${lead} ${text}`;
