import { withoutControlCharacters } from "./text.ts";

/** Letters of scripts that are written from right to left, as the inside of a character class. */
export const RIGHT_TO_LEFT = ["Arabic", "Hebrew", "Syriac", "Thaana", "Nko"]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");
const firstIsRightToLeft = new RegExp(`^[^\\p{L}]*[${RIGHT_TO_LEFT}]`, "u");

/** What turns the direction of all that follows, and the two characters that XML cannot hold though they are none. */
const UNWRITABLE = /[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A text as XML can hold it, without what would turn the direction of the texts around it. */
export const writable = (text: string): string =>
  withoutControlCharacters(text.replaceAll(/\r\n?/g, "\n")).toWellFormed().replaceAll(UNWRITABLE, "");

/** Whether a paragraph of this text runs from right to left: its first letter decides, as in Unicode. */
export const isRightToLeft = (text: string): boolean => firstIsRightToLeft.test(text);
