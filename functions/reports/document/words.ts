import { Paragraph, TextRun, type IParagraphOptions, type IRunOptions, type ParagraphChild } from "docx";
import { withoutControlCharacters } from "../../platform/text/text.ts";

/** Letters of scripts that are written from right to left. */
const RTL = String.raw`\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`;
/** From one such letter to the last before a letter of another script. */
const rightToLeft = new RegExp(`([${RTL}](?:[^\\p{L}\\p{N}]*[${RTL}])*)`, "u");
const firstIsRightToLeft = new RegExp(`^[^\\p{L}]*[${RTL}]`, "u");

/** What turns the direction of all that follows, and the two characters that XML cannot hold though they are none. */
const UNWRITABLE = /[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A text as XML can hold it, without what would turn the direction of the texts around it. */
export const writable = (text: string): string =>
  withoutControlCharacters(text.replaceAll(/\r\n?/g, "\n")).toWellFormed().replaceAll(UNWRITABLE, "");

/** Whether a paragraph of this text runs from right to left: its first letter decides, as in Unicode. */
const isRightToLeft = (text: string): boolean => firstIsRightToLeft.test(text);

/** A text as it is, with its line breaks; parts in scripts that run from right to left are marked so. */
export const runs = (text: string, options: IRunOptions = {}): TextRun[] =>
  writable(text)
    .split("\n")
    .flatMap((line, lineNumber) =>
      line
        .split(rightToLeft)
        .map((text, part) => ({
          text,
          ...(part % 2 === 1 ? { rightToLeft: true } : {}),
          ...(lineNumber > 0 && part === 0 ? { break: 1 } : {}),
        }))
        .filter((part) => part.text !== "" || part.break === 1)
        .map((part) => new TextRun({ ...options, ...part })),
    );

/** A paragraph in a style, in the direction of its text. */
export const paragraph = (style: string, text: string, options: IParagraphOptions = {}): Paragraph =>
  line(style, text, runs(text), options);

/**
 * A paragraph of several parts.
 * @param text by whose first letter the direction goes
 */
export const line = (
  style: string,
  text: string,
  children: readonly ParagraphChild[],
  options: IParagraphOptions = {},
): Paragraph => new Paragraph({ style, children, ...(isRightToLeft(text) ? { bidirectional: true } : {}), ...options });
