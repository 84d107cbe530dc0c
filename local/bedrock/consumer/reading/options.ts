import { unmarked } from "./sentences.ts";

/** An option in prose has at most this many words; longer stretches are sentences about something. */
const LONGEST = 7;

const tidy = (part: string) =>
  unmarked(part)
    .replace(/^[("“„'‚]+/, "")
    .replace(/[)"”“'‘.?!:;,]+$/, "")
    .trim();

const short = (part: string) => part.length > 0 && part.split(/\s+/).length <= LONGEST;

/** Splits at the first kind of separator that yields options, all of them short; null when there are none. */
export function splitOptions(text: string): string[] | null {
  const inner = text.trim().replace(/^[-–—:(]\s*/, "");
  const separators = [/\s*[|;]\s*/, /\s*\/\s*/, /\s*,\s*(?:or|oder|and|und)?\s+|\s+(?:or|oder)\s+|,\s*/u];
  for (const separator of separators) {
    const parts = inner.split(separator).map(tidy).filter(Boolean);
    if (parts.length >= 2 && parts.every(short) && new Set(parts).size === parts.length) return parts;
  }
  return null;
}

const lead = /^(?:is it|are you|would it be|do you|would you|ist es|sind sie|bist du|haben sie)\b/i;

/** Options inside a question, after a dash or a colon: `Would you buy it – definitely, maybe or not at all?`. */
export function optionsWithin(question: string): string[] | null {
  const tail = /(?:\s[-–—]\s|:\s|\()([^()?]+)\)?\s*\?["”“]?$/u.exec(question)?.[1];
  return tail === undefined || lead.test(tail) ? null : splitOptions(tail);
}

const several =
  /all that apply|select all|choose all|tick all|check all|more than one|several|multiple answers|multiple (?:choices|responses)|up to \d+|mehrfach(?:nennung\w*|antwort\w*|auswahl)|alles zutreffende|alle zutreffenden|mehrere/i;

/** A text without brackets that say how many options may be chosen. */
export const withoutHints = (text: string): string =>
  text.replaceAll(/\(([^()]*)\)/g, (bracket, inside: string) => (several.test(inside) ? " " : bracket)).trim();

/** Whether words around a question allow several options. */
export const allowsSeveral = (text: string): boolean => several.test(text);
