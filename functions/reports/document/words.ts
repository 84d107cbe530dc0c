import { Paragraph, TextRun, type IParagraphOptions, type IRunOptions, type ParagraphChild } from "docx";
import { isRightToLeft, RIGHT_TO_LEFT, writable } from "../../platform/text/writable.ts";

/** From one such letter to the last before a letter of another script. */
const rightToLeft = new RegExp(`([${RIGHT_TO_LEFT}](?:[^\\p{L}\\p{N}]*[${RIGHT_TO_LEFT}])*)`, "u");

/** A text with its line breaks; parts in right-to-left scripts are marked as such. */
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
 * A paragraph with several parts.
 * @param text its first letter decides the direction
 */
export const line = (
  style: string,
  text: string,
  children: readonly ParagraphChild[],
  options: IParagraphOptions = {},
): Paragraph => new Paragraph({ style, children, ...(isRightToLeft(text) ? { bidirectional: true } : {}), ...options });
