import type { QuestionnaireWords } from "../../phrases/questionnaires.ts";
import { patternOf, sentencesOf } from "./language.ts";

/** A line of a guide or questionnaire, with the lines it was wrapped into. */
export interface Line {
  /** Columns in front of it; a tab counts four. */
  indent: number;
  /** The number, letter or bullet in front of it; empty without one. */
  mark: string;
  /** Without what stood in front of it. */
  text: string;
  afterBlank: boolean;
  isHeading: boolean;
}

const HEADING = /^#{1,6}\s+/;
const MARK = new RegExp(
  String.raw`^(?:\p{Lu}\s?\d{1,3}\s?[.:)]` +
    String.raw`|\p{Lu}\p{L}{2,9}\s\d{1,3}\s?(?:[:)]|\([^()]{1,20}\):)(?=.*(?:[?？]|[.)]$))` +
    String.raw`|[(（]?(?:\d{1,3}[a-z]?|[a-zA-Z]|[①-⑳])[.)．）、](?=\s|[^\d\s])|[①-⑳]` +
    String.raw`|[-–—•*・▪◦○●□☐✓>](?!\d)|\[ ?\]|\( ?\)|問\s?\d{1,3}[.:．：、]?)\s*`,
  "u",
);

/** `2.1 What …` */
const SUBNUMBER = /^\d{1,2}(?:\.\d{1,2})+\.?\s+(?=[\p{Lu}¿[])/u;

/** A line without the numbers and bullets in front of it. */
function unmarked(line: string): string {
  let text = line.trim();
  const [sub] = SUBNUMBER.exec(text) ?? [];
  if (sub !== undefined) return text.slice(sub.length);
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
    const mark = HEADING.test(content) || !content.endsWith(plain) ? "" : content.slice(0, -plain.length).trim();
    const previous = lines.at(-1);
    const goesOn =
      previous && !afterBlank && mark === "" && /^\p{Ll}/u.test(content) && /[\p{L},]$/u.test(previous.text);
    if (goesOn && (previous.text.length > 40 || previous.mark !== "")) previous.text = `${previous.text} ${content}`;
    else if (content !== "")
      lines.push({
        indent: raw.replaceAll("\t", "    ").search(/\S/),
        mark,
        text: plain,
        afterBlank,
        isHeading: HEADING.test(content) || /^\*\*.+\*\*:?$/.test(content),
      });
    afterBlank = content === "";
  }
  return lines;
}

/** Whether a line is numbered as questions are. */
export const isNumbered = ({ mark }: Line): boolean => /\d|[①-⑳]/u.test(mark);

/** Sentences of a line, word for word; what goes on in small letters is none of its own: `e.g. in a shop`. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  for (const sentence of sentencesOf(text))
    if (/^\p{Ll}/u.test(sentence) && sentences.length > 0) sentences.push(`${sentences.pop()} ${sentence}`);
    else sentences.push(sentence);
  return sentences;
}

const ASKS = /[?？]["”»」』)）]*$/;

/** Whether a sentence asks a respondent for something. */
export const isAsking = (sentence: string, { orders, endings }: QuestionnaireWords): boolean =>
  ASKS.test(sentence) || patternOf(orders, "start").test(sentence) || patternOf(endings, "end").test(sentence);

/** Whether a line is a note to whoever asks: it stands in brackets, or begins as one. */
export const isNote = (text: string, { notes }: QuestionnaireWords): boolean =>
  /^(?:[[［][^\]］]*[\]］]?|[(（【].*[)）】])$/u.test(text) || patternOf(notes, "start").test(text);
