import { patternOf } from "./language.ts";
import type { Desk } from "../../phrases/desk.ts";

/** A line of a guide or questionnaire, with the lines it was wrapped into. */
export interface Line {
  /** Columns in front of it; a tab counts four. */
  indent: number;
  /** A number, letter or bullet stood in front of it. */
  isMarked: boolean;
  /** Without what stood in front of it. */
  text: string;
  afterBlank: boolean;
  isHeading: boolean;
}

const HEADING = /^#{1,6}\s+/;
/** What stands in front of questions, options and probes: `Q1.`, `Question 4:`, `b)`, `②`, `☐`, `問5.` */
const MARKS = [
  String.raw`\p{Lu}\s?\d{1,3}\s?[.:)]`,
  String.raw`\p{Lu}\p{L}{2,9}\s\d{1,3}\s?[:.)](?=.*[?？])`,
  String.raw`[(（]?(?:\d{1,3}[a-z]?|[a-z]|[①-⑳])[.)．）、](?=\s|[^\d\s])`,
  String.raw`[①-⑳]|[-–—•*▪◦○●□☐✓>]|\[ ?\]|\( ?\)|問\s?\d{1,3}[.:．：、]?`,
];
const MARK = new RegExp(`^(?:${MARKS.join("|")})\\s*`, "u");

/** A line without the numbers and bullets in front of it. */
function unmarked(line: string): string {
  let text = line.trim();
  for (let next = text.replace(MARK, ""); next !== text && next !== ""; next = text.replace(MARK, ""))
    text = next.trim();
  return text;
}

/** The lines of a text without blank ones; a line that goes on in small letters is joined with the next. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let afterBlank = true;
  for (const raw of text.replaceAll(/\r\n?/g, "\n").split("\n")) {
    const content = raw.trim();
    const plain = unmarked(content.replace(HEADING, "").replace(/^\*\*(.+)\*\*$/, "$1"));
    const isMarked = plain !== content && !HEADING.test(content) && MARK.test(content);
    const previous = lines.at(-1);
    const goesOn = !afterBlank && !isMarked && /^\p{Ll}/u.test(content);
    if (previous && goesOn && /[\p{L},]$/u.test(previous.text)) previous.text = `${previous.text} ${content}`;
    else if (content !== "")
      lines.push({
        indent: raw.replaceAll("\t", "    ").search(/\S/),
        isMarked,
        text: plain,
        afterBlank,
        isHeading: HEADING.test(content) || /^\*\*.+\*\*:?$/.test(content),
      });
    afterBlank = content === "";
  }
  return lines;
}

const ASKS = /[?？]["”»」』)）]*$/;

/** A sentence without what makes an order polite. */
export const bare = (sentence: string, { please }: Desk["questionnaire"]): string =>
  sentence.replace(patternOf(please, "start"), "").replace(/^[\s,、]+/u, "");

/** Whether a sentence asks for something. @param orders openings of what is asked without a question mark */
export const isAsking = (
  sentence: string,
  words: Desk["questionnaire"],
  orders: readonly string[] = words.orders,
): boolean =>
  ASKS.test(sentence) ||
  patternOf(orders, "start").test(bare(sentence, words)) ||
  patternOf(words.endings, "end").test(sentence);

export const isBracketed = (text: string): boolean => /^(?:[[［].*|[(（【].*[)）】])$/u.test(text);

/** Whether a line is a note to whoever asks: it stands in brackets, or begins as one. */
export const isNote = (text: string, { notes }: Desk["questionnaire"]): boolean =>
  isBracketed(text) || patternOf(notes, "start").test(text);
