import wrapAnsi from "wrap-ansi";

/**
 * Breaks a text into lines of at most `width` cells. Line breaks of the text stay, runs of spaces become one, no-break
 * ones stay, a word that is wider than a line is cut, and so is what is written without spaces. An empty text gives one
 * empty line.
 * @param width cells, at least 2
 */
export const wrap = (text: string, width: number): string[] =>
  wrapAnsi(text.replaceAll(/[^\S\n\u00A0\u202F]+/gu, " "), width, { hard: true }).split("\n");
