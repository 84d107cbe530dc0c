/** Signs that begin or end markup within a line. An underscore between two letters does neither. */
const WITHIN = /[\\`*~[]|<(?=[a-z/!?])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/giu;
/** What makes a line a heading, a quote, a list item or a rule. */
const AT_START = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|-{3,}|={3,})/;
const NUMBER_AT_START = /^(\d{1,9})([.)])(?=\s|$)/;

/** A text on one line, escaped for Markdown (CommonMark and GitHub's tables). */
export const escaped = (text: string): string =>
  text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(WITHIN, "\\$&")
    .replace(AT_START, "\\$&")
    .replace(NUMBER_AT_START, "$1\\$2");

/** The lines of a text as paragraphs. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/[\n\r]+/)
    .map(escaped)
    .filter((line) => line !== "");

export const bold = (text: string): string => `**${escaped(text)}**`;

/** Lines as a block quote. */
export const quoted = (lines: readonly string[]): string =>
  lines.flatMap((line, index) => (index === 0 ? [`> ${line}`] : [">", `> ${line}`])).join("\n");
