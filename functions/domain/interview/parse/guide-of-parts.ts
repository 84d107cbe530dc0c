import { UnreadableLine, type Place } from "../../questionnaires/unreadable-line.ts";
import type { Found } from "../../questionnaires/find-pieces.ts";
import { hasDirection, HAS_NOTE, hasNote, isItem, readMark, sectionTitle } from "../../questionnaires/marks.ts";
import { createShownText, shownIn } from "../../questionnaires/shown-text.ts";
import { detectLanguage } from "../../scales/language.ts";
import {
  guideSchema,
  LONGEST_GUIDE_CONTEXT,
  LONGEST_GUIDE_TEXT,
  MOST_GUIDE_QUESTIONS,
  MOST_PROBES,
  type Guide,
} from "../schemas.ts";

export const guidePieceKinds = ["heading", "question", "probe", "shown", "note"] as const;

/**
 * Words of a discussion guide: notes are for the interviewer, or said without being asked. Nothing that is shown ends
 * what was shown before.
 */
export interface GuidePart extends Place {
  is: (typeof guidePieceKinds)[number];
}

/** `(5 min)`, `[ca. 10–15 Minuten]` */
const time = /\s*[([（][^\d()[\]]{0,5}\d{1,3}(?:\s?[-–—]\s?\d{1,3})?\s?[\p{L}'’′]{1,10}\.?[)\]）]\s*$/u;

/** `5 minutes: …` */
const timed = /^\d{1,3}(?:\s?[-–—]\s?\d{1,3})?\s?[\p{L}'’′]{1,10}\.?\s?[:：]/u;

/** A heading without its time, its count and what is drawn around it. */
export function titleOf(heading: string): string {
  const words = heading
    .replace(/^[#\s*_]+/u, "")
    .replace(time, "")
    .replace(/[\s:：*_–—-]+$/u, "");
  return (sectionTitle(words) ?? words).replace(/^\d{1,2}[.)]\s+/u, "").trim() || words;
}

/** Title of a section without a heading, in the guide's language. */
function defaultTitle(text: string): string {
  const language = detectLanguage(text.slice(0, 20_000));
  if (language === "fr") return "Entretien";
  return language === "es" || language === "pt" ? "Entrevista" : "Interview";
}

/**
 * Holds what a model has read in a guide against what its marks say: nothing that is marked as a question or a topic
 * may be left out, and no instruction may be read as one.
 * @throws UnreadableLine
 */
export function checkParts(parts: readonly Found<GuidePart>[]): void {
  for (const part of parts) {
    const words = `${part.before}${part.text}`.trim();
    const { mark } = readMark(words);
    if (
      (part.is === "note" || part.is === "shown") &&
      (isItem(mark) || mark?.kind === "number") &&
      !/[\])）］]$/u.test(words)
    )
      throw new UnreadableLine(part, "is marked as a question and was left out; put instructions in square brackets.");
    if (part.is !== "heading" && timed.test(words))
      throw new UnreadableLine(part, "begins with a time; put the time in brackets, in its heading.");
    if (part.is !== "note" && hasNote(part.text)) throw new UnreadableLine(part, HAS_NOTE);
    if ((part.is === "question" || part.is === "probe") && hasDirection(part.text))
      throw new UnreadableLine(part, "holds an instruction; put it in square brackets on a line of its own.");
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
  let isOpen = false;
  let questions = 0;
  for (const part of parts) {
    const fail = (problem: string): never => {
      throw new UnreadableLine(part, problem);
    };
    const display = part.is === "shown" ? part.text : part.is === "note" ? shownIn(part.text) : null;
    if (display === null && part.text.length > LONGEST_GUIDE_TEXT && part.is !== "note")
      fail(`is longer than ${LONGEST_GUIDE_TEXT} characters; write every question on a line of its own.`);
    const section = isOpen ? sections.at(-1) : undefined;
    const probes = section?.questions.at(-1)?.probes;
    if (display === "") shown.end();
    else if (display !== null) shown.show({ line: part.line, text: display });
    else if (part.is === "heading") {
      shown.leave();
      title = titleOf(part.text);
      isOpen = false;
    } else if (part.is === "question") {
      questions += 1;
      if (questions > MOST_GUIDE_QUESTIONS)
        fail(`is question ${questions}, and a guide has at most ${MOST_GUIDE_QUESTIONS}; shorten it.`);
      const context = shown.forQuestion();
      if (context && context.text.length > LONGEST_GUIDE_CONTEXT)
        throw new UnreadableLine(
          context,
          `begins a text of more than ${LONGEST_GUIDE_CONTEXT} characters; shorten it.`,
        );
      const question = { context: context?.text ?? null, text: part.text, probes: [] };
      if (section) section.questions.push(question);
      else sections.push({ title: title || defaultTitle(text), questions: [question] });
      isOpen = true;
    } else if (part.is === "probe") {
      if (!probes) fail("is a probe without a question above it.");
      else if (probes.push(part.text) > MOST_PROBES)
        fail(`is probe ${probes.length} of its question, and a question has at most ${MOST_PROBES}; leave some out.`);
    }
  }
  const [first = ""] = text.trimStart().split("\n", 1);
  if (questions === 0)
    throw new UnreadableLine(
      { line: 1, text: first },
      "is not followed by any question; write every question on a line of its own and end it with a question mark.",
    );
  return guideSchema.parse({ sections });
}
