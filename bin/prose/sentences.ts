/** One sentence and where it begins. */
export interface Sentence {
  line: number;
  text: string;
}

const FENCE = /^\s*(?:```|~~~)/;
const BLOCK = /^\s*(?:[-*+] |\d+\. |#{1,6} |> )/;

/** Without marks and addresses; code is `X`, so that a name in it is no word of the sentence. */
const plainOf = (text: string): string =>
  text
    .replace(/`[^`]*`/g, "X")
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, "$1")
    .replace(/<[^>]*>/g, "X")
    .replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Sentences of a paragraph. An abbreviation or a number with a point does not end one: a capital must follow. */
const sentencesIn = (text: string): string[] =>
  plainOf(text)
    .split(/(?<=[.!?:][)”"]?) (?=[A-Z“"(])/)
    .filter((sentence) => /[a-z]/i.test(sentence));

/** Sentences of a Markdown document: of paragraphs, list items, headings and cells of tables, without code. */
export function sentencesOfMarkdown(markdown: string): Sentence[] {
  const found: Sentence[] = [];
  let block: string[] = [];
  let began = 1;
  let fenced = false;
  const flush = () => {
    for (const text of sentencesIn(block.join(" "))) found.push({ line: began, text });
    block = [];
  };
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    if (FENCE.test(line)) fenced = !fenced;
    const isTable = /^\s*\|/.test(line);
    if (fenced || FENCE.test(line) || line.trim() === "" || isTable || BLOCK.test(line)) flush();
    if (fenced || FENCE.test(line) || line.trim() === "") continue;
    if (isTable) {
      for (const cell of line.split(/(?<!\\)\|/)) {
        for (const text of sentencesIn(cell)) found.push({ line: index + 1, text });
      }
      continue;
    }
    if (block.length === 0) began = index + 1;
    block.push(line.replace(BLOCK, ""));
    if (/^\s*#/.test(line)) flush();
  }
  flush();
  return found;
}

const COMMENT = /^[ \t]*\/\*\*?[\s\S]*?\*\/|^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*/gm;

/** Sentences of the comments of a TypeScript source that stand on lines of their own. */
export const sentencesOfComments = (source: string): Sentence[] =>
  [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const line = source.slice(0, index).split("\n").length;
    const text = comment
      .replaceAll(/^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/)[ \t]?/gm, "")
      .replaceAll(/[ \t]*\*\/$/gm, "")
      .replaceAll(/^@\w+ (?:[\w.]+(?= )|\{[^}]*\})?/gm, "\n");
    return sentencesOfMarkdown(text).map((sentence) => ({ ...sentence, line: line + sentence.line - 1 }));
  });

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
