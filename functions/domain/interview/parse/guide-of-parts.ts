import words from "../../../data/questionnaire-words.json" with { type: "json" };
import { refuse, type Place } from "../../questionnaires/unreadable-line.ts";
import type { Found } from "../../questionnaires/find-pieces.ts";
import { hasDirection, HAS_NOTE, hasNote, isItem, readMark, sectionTitle } from "../../questionnaires/marks.ts";
import { createShownText, shownIn } from "../../questionnaires/shown-text.ts";
import { detectLanguage } from "../../scales/language.ts";
import { guideSchema, LONGEST_GUIDE_TEXT, MOST_GUIDE_QUESTIONS, MOST_PROBES, type Guide } from "../schemas.ts";

export const guidePieceKinds = ["heading", "question", "probe", "shown", "note"] as const;

/**
 * Words of a discussion guide: notes are for the interviewer, or said without being asked. Nothing that is shown ends
 * what was shown before.
 */
export interface GuidePart extends Place {
  is: (typeof guidePieceKinds)[number];
}

/** `(5 min)`, `[ca. 10–15 Minuten]` */
const time = /[([（][^\d()[\]]{0,5}\d{1,3}(?:\s?[-–—]\s?\d{1,3})?\s?[\p{L}'’′]{1,10}\.?[)\]）]\s*$/u;

/** `5 minutes: …` */
const timed = /^\d{1,3}(?:\s?[-–—]\s?\d{1,3})?\s?[\p{L}'’′]{1,10}\.?\s?[:：]/u;

/** A heading without its time, its count and what is drawn around it. */
export function titleOf(heading: string): string {
  const title = heading
    .replace(/^[#\s*_]+/u, "")
    .replace(time, "")
    .replace(/(?<![\s:：*_–—-])[\s:：*_–—-]+$/u, "");
  return (sectionTitle(title) ?? title).replace(/^\d{1,2}[.)]\s+/u, "").trim() || title;
}

/** Title of a section without a heading, in the guide's language. */
const defaultTitle = (text: string): string => words.untitled[detectLanguage(text.slice(0, 20_000))];

const numberOf = ({ before, text }: Found<GuidePart>) => {
  const { mark } = readMark(`${before}${text}`.trim());
  return mark?.kind === "number" ? { style: mark.style, indent: /^\s*/u.exec(before)![0].length } : null;
};

/** Whether a line has the kind of number, and the place, of a question in front of it. */
function isNumberedLike(parts: readonly Found<GuidePart>[], part: Found<GuidePart>): boolean {
  const own = numberOf(part);
  return parts
    .slice(0, parts.indexOf(part))
    .filter(({ is }) => is === "question")
    .map(numberOf)
    .some((number) => own !== null && number?.style === own.style && own.indent <= number.indent);
}

/**
 * Holds what a model has read in a guide against what its marks say: nothing that is marked as a question or a topic
 * may be left out, and no instruction may be read as one.
 * @throws UnreadableLine
 */
export function checkParts(parts: readonly Found<GuidePart>[]): void {
  for (const part of parts) {
    const line = `${part.before}${part.text}`.trim();
    const { mark } = readMark(line);
    const isMarked = isItem(mark) || mark?.kind === "number";
    if (isMarked && (part.is === "note" || part.is === "shown") && !/[\])）］]$/u.test(line))
      refuse(part, "is marked as a question and was left out; put instructions in square brackets.");
    if (part.is !== "heading" && timed.test(line))
      refuse(part, "begins with a time; put the time in brackets, in its heading.");
    if (part.is === "probe" && isNumberedLike(parts, part))
      refuse(
        part,
        "is numbered like the questions and was read as a probe; move it to the right, or take its number off.",
      );
    if (part.is !== "note" && hasNote(part.text)) refuse(part, HAS_NOTE);
    if ((part.is === "question" || part.is === "probe") && hasDirection(part.text))
      refuse(part, "holds an instruction; put it in square brackets on a line of its own.");
  }
}

/**
 * The guide that the parts of a text make.
 * @param text of the guide
 * @throws UnreadableLine if nothing is asked, and for the line at which the guide passes a limit
 */
export function guideOf(parts: readonly GuidePart[], text: string): Guide {
  const sections: Guide["sections"] = [];
  const shown = createShownText();
  let title = "";
  let section: Guide["sections"][number] | undefined;
  let questions = 0;
  for (const part of parts) {
    const display = part.is === "shown" ? part.text : part.is === "note" ? shownIn(part.text) : null;
    if (display !== null) shown.show({ line: part.line, text: display });
    else if (part.text.length > LONGEST_GUIDE_TEXT && part.is !== "note")
      refuse(part, `is longer than ${LONGEST_GUIDE_TEXT} characters; write every question on a line of its own.`);
    else if (part.is === "heading") {
      shown.leave();
      title = titleOf(part.text);
      section = undefined;
    } else if (part.is === "question") {
      questions += 1;
      if (questions > MOST_GUIDE_QUESTIONS)
        refuse(part, `is question ${questions}, and a guide has at most ${MOST_GUIDE_QUESTIONS}; shorten it.`);
      if (!section) sections.push((section = { title: title || defaultTitle(text), questions: [] }));
      section.questions.push({ context: shown.forQuestion(), text: part.text, probes: [] });
    } else if (part.is === "probe") {
      const { probes } = section?.questions.at(-1) ?? refuse(part, "is a probe without a question above it.");
      if (probes.push(part.text) > MOST_PROBES)
        refuse(part, `is probe ${probes.length} of its question, and one has at most ${MOST_PROBES}; leave some out.`);
    }
  }
  if (questions === 0)
    refuse(
      { line: 1, text: text.trimStart().split("\n", 1)[0]! },
      "is not followed by any question; write every question on a line of its own and end it with a question mark.",
    );
  return guideSchema.parse({ sections });
}
