import words from "../../data/questionnaire-words.json" with { type: "json" };
import type { Place } from "./unreadable-line.ts";

/** What participants read before questions: it holds until it is ended, a heading stands below it, or another text. */
export function createShownText() {
  let current: Place | null = null;
  let isUnderWay = false;
  return {
    show({ line, text }: Place) {
      current = current && !isUnderWay ? { line: current.line, text: `${current.text}\n\n${text}` } : { line, text };
      isUnderWay = false;
    },
    end() {
      current = null;
    },
    /** At a heading, and wherever else questions turn to something new; a text right above it belongs to what follows. */
    leave() {
      if (isUnderWay) current = null;
    },
    /** What is shown with the question that begins. */
    forQuestion(): Place | null {
      isUnderWay = true;
      return current;
    },
  };
}

const show = new RegExp(
  String.raw`^[[［(（]?\s*(?:${Object.values(words.shown).flat().join("|")})\s*[:：]\s*(.{12,}?)\s*[\])）］]?[.。]?$`,
  "isu",
);

/** The text that a note has shown: `[Show the concept: a drink …]`; null for every other note. */
export const shownIn = (note: string): string | null => show.exec(note.trim())?.[1] ?? null;
