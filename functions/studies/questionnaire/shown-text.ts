import { words } from "./questionnaire-words.ts";
import { LONGEST_CONTEXT } from "../survey/schemas.ts";
import { listOf } from "./words.ts";
import { refuse, type Place } from "./unreadable-line.ts";

export const SHOWN_TO_NOBODY = "is never shown: no question follows it; move it up, or take it out.";

/**
 * The text that participants read before questions. It is shown until it is ended, until a heading, or until another
 * text.
 */
export function createShownText() {
  let current: Place | null = null;
  let isUnderWay = false;
  return {
    /** Nothing in the place of a text ends what was shown. */
    show({ line, text }: Place) {
      if (text === "") current = null;
      else if (current && !isUnderWay) current.text += `\n\n${text}`;
      else current = { line, text };
      isUnderWay = false;
    },
    /** At a heading, and where questions turn to something new. A text right above it belongs to what follows. */
    leave() {
      if (isUnderWay) current = null;
    },
    /** What is shown with the question that begins. @throws UnreadableLine if it is too long */
    forQuestion(): string | null {
      isUnderWay = true;
      if (current && current.text.length > LONGEST_CONTEXT)
        refuse(current, `begins a text of more than ${LONGEST_CONTEXT} characters; shorten it.`);
      return current?.text ?? null;
    },
    /** At the end of a file. @throws UnreadableLine for a text without a question below it */
    end() {
      if (current && !isUnderWay) refuse(current, SHOWN_TO_NOBODY);
    },
  };
}

const LONGEST_TITLE = 60;
const SHORTEST = 12;

const show = new RegExp(String.raw`^[[［(（]? ?${listOf(words.shown)} ?[:：] ?(.{12,}?) ?[\])）］]?[.。]?$`, "isu");

const order = new RegExp(`^${listOf(words.shown)}[.。]?$`, "iu");
/** Whether a line has something shown that it does not hold: `SHOW CONCEPT A`. */
export const saysToShow = (line: string): boolean => order.test(line.trim());

/** The text that a note has shown: `[Show the concept: a drink …]`; null for every other note. */
export const shownIn = (note: string): string | null => show.exec(note.replaceAll(/\s+/gu, " ").trim())?.[1] ?? null;

const announced = new RegExp(
  String.raw`^${listOf(words.concepts)}(?: (?<name>\d{1,2}|[A-Z]))?\s?[:：]` + String.raw`\s*(?<text>\S.*)$`,
  "isu",
);

/** The text that a line announces as a concept: `CONCEPT: …`; null for other lines, such as `Concept A: Drinks`. */
export function conceptIn(line: string): string | null {
  const { name, text } = announced.exec(line)?.groups ?? {};
  if (text === undefined) return null;
  if (name === undefined) return text.length >= SHORTEST ? text : null;
  return text.length > LONGEST_TITLE || /[.!。！]$/u.test(text) ? text : null;
}
