import { withoutControlCharacters } from "./text.ts";

/** Letters of scripts that are written from right to left, as the inside of a character class. */
export const RIGHT_TO_LEFT = ["Arabic", "Hebrew", "Syriac", "Thaana", "Nko"]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");
const firstIsRightToLeft = new RegExp(`^[^\\p{L}]*[${RIGHT_TO_LEFT}]`, "u");

/** Characters that change the direction of the following text, and the two noncharacters that XML does not allow. */
const UNWRITABLE = /[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A text that XML can contain, without characters that would change the direction of surrounding texts. */
export const writable = (text: string): string =>
  withoutControlCharacters(text.replaceAll(/\r\n?/g, "\n")).toWellFormed().replaceAll(UNWRITABLE, "");

/** Whether a paragraph of this text runs from right to left: its first letter decides, as in Unicode. */
export const isRightToLeft = (text: string): boolean => firstIsRightToLeft.test(text);
