/** Points that end no sentence: abbreviations, initials, ordinal numbers before a small letter. */
const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|vs|approx|incl|max|min|no|nr|mr|mrs|dr|prof|st|bzw|ca|usw|inkl|evtl|ggf|z\.\s?b|d\.\s?h|u\.\s?a)|^\s*\(?\d{1,3}|^\s*\(?\p{L})\.$/iu;

/** A sentence or a line of its own, word for word. */
export interface Sentence {
  text: string;
  /** Number of the line it stands in, from 0. */
  line: number;
}

/** Sentences of a text in order; a line break ends one too, unless the next line goes on in lower case. */
export function sentencesOf(text: string): Sentence[] {
  const lines = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/([\p{L},])[ \t]*\n[ \t]*(?=\p{Ll})/gu, "$1 ")
    .split("\n");
  return lines.flatMap((content, line) => {
    const found: Sentence[] = [];
    let rest = content.trim();
    let from = 0;
    for (const { 0: mark, index } of content.trim().matchAll(/[.?!…]+["”“»)’]*(?=\s|$)/g)) {
      const end = index + mark.length - from;
      if (mark.startsWith(".") && abbreviation.test(rest.slice(0, end))) continue;
      found.push({ text: rest.slice(0, end).trim(), line });
      from += end;
      rest = rest.slice(end);
    }
    if (rest.trim()) found.push({ text: rest.trim(), line });
    return found;
  });
}

/** What stands before a question or an option and is no part of it: `1.`, `Q3:`, `b)`, `-`, `☐`. */
const mark =
  /^(?:(?:q(?:uestion)?|f(?:rage)?)\s?\d+\s?[.:)]?|\(?(?:\d{1,2}[a-z]?|[a-z])[.)]|[-–—•*▪◦○●☐□✓>]|\[ ?\]|\( ?\))\s+/i;

/** A line without the numbers and bullets in front of it. */
export function unmarked(line: string): string {
  let text = line.trim();
  for (let next = text.replace(mark, ""); next !== text; next = text.replace(mark, "")) text = next.trim();
  return text;
}

export const isMarked = (line: string): boolean => mark.test(line.trim());
