import { words } from "../../questionnaire/questionnaire-words.ts";
import { createProblems, refuse, type Place } from "../../questionnaire/unreadable-line.ts";
import type { Found } from "../../questionnaire/find-pieces.ts";
import {
  endsAsking,
  endsSentence,
  hasDirection,
  HAS_NOTE,
  hasNote,
  isItem,
  readMark,
  sectionTitle,
} from "../../questionnaire/marks.ts";
import { conceptIn, createShownText, shownIn } from "../../questionnaire/shown-text.ts";
import { toldInterviewer } from "../../survey/questionnaire/fieldwork.ts";
import { detectLanguage } from "../../../languages/language.ts";
import { areProbes, behindProbeLabel, hidesProbes } from "./probes.ts";
import { guideSchema, LONGEST_GUIDE_TEXT, MOST_GUIDE_QUESTIONS, MOST_PROBES, type Guide } from "../schemas.ts";

export const guidePieceKinds = ["heading", "question", "probe", "shown", "note"] as const;

/**
 * Words of a discussion guide. Notes are for the interviewer, or are said without being asked. A part that shows
 * nothing ends what was shown before.
 */
export interface GuidePart extends Place {
  is: (typeof guidePieceKinds)[number];
  /** The text in front of it that the model left out. */
  before?: string;
}

const LONGEST_TITLE = 60;

export const BELOW_HEADING = "is below a heading and may be a question or not; put it in square brackets if it is not.";
export const SAYS_TO_PROBE = "says what to probe; write probes below their question, each behind a dash.";
export const TOLD_TO_ASK =
  "speaks to the interviewer and asks something; number it if it is a question, or put it in square brackets.";

/** `(5 min)`, `[ca. 10–15 Minuten]` */
const time = /[([（][^\d()[\]]{0,5}\d{1,3}(?:\s?[-–—]\s?\d{1,3})?\s?[\p{L}'’′]{1,10}\.?[)\]）]\s*$/u;

/** `5 minutes: …` */
const timed = /^\d{1,3}(?:\s?[-–—]\s?\d{1,3})?\s?[\p{L}'’′]{1,10}\.?\s?[:：]/u;

const minutes = String.raw`\d{1,3}(?:\s?[-–—]\s?\d{1,3})?\s?(?:min\p{L}{0,6}\.?|分|['’′])`;
/** `– 5 min` */
const timeBehindDash = new RegExp(String.raw`\s[-–—:]\s?${minutes}$`, "iu");
const timeOfSection = new RegExp(String.raw`(?:[([（][^\d()[\]]{0,5}${minutes}\s?[)\]）]|\s[-–—]\s?${minutes})$`, "iu");
const timeOnly = new RegExp(`^${minutes}$`, "iu");

/** `5 min` and nothing else. */
export const isTime = (words: string): boolean => timeOnly.test(words);
/** Whether a line is a heading that says how long its section takes: `1. Habits (5 min)`. */
export const isTimedHeading = (line: string): boolean =>
  timeOfSection.test(line) && /\p{L}/u.test(line.replace(timeOfSection, "")) && !endsSentence(titleOf(line));

/** `Objective: first reactions`, but not `Section 2: Habits` or `The idea: reactions (5 min)` */
export const isLabelled = (line: string): boolean =>
  /^[^:：]{1,40}[:：]\s*\S/u.test(line) && sectionTitle(line) === null && !isTimedHeading(line);

/** The text that a line announces: `Concept: a drink …`; null for titles, such as `Concept: reactions (5 min)`. */
function announcedConcept(line: string): string | null {
  const words = line.trim().replace(/^[[(（](.*)[\])）]$/su, "$1");
  const text = timeOfSection.test(words) ? null : conceptIn(words);
  return text !== null && (text.length > LONGEST_TITLE || /\d|[.!。！]$/u.test(text)) ? text : null;
}

/** The text that a line has participants read: `SHOW CONCEPT: a drink …`, `Concept: a drink …`; null for others. */
export const displayedIn = (line: string): string | null =>
  announcedConcept(line) ??
  (/^[^:：?？.。!！[(（]{1,100}[:：]/u.test(line) && !endsAsking(line) ? shownIn(line) : null);

/** A heading without its time, its count and what is drawn around it. */
export function titleOf(heading: string): string {
  const title = heading
    .replace(/^[#\s*_]+/u, "")
    .replace(time, "")
    .replace(timeBehindDash, "")
    .replace(/(?<![\s:：*_–—-])[\s:：*_–—-]+$/u, "");
  return (sectionTitle(title) ?? title).replace(/^[\d０-９]{1,2}(?:[.)]\s+|[．）]\s*)/u, "").trim() || title;
}

/** Title of a section without a heading, in the guide's language. */
const defaultTitle = (text: string): string => words.untitled[detectLanguage(text.slice(0, 20_000))];

/** The text in front of a piece on its line. */
const frontOf = ({ before }: Found<GuidePart>): string => before.slice(before.lastIndexOf("\n") + 1);
const isIndented = (part: Found<GuidePart>): boolean => /^\s/u.test(frontOf(part));

const markOf = (part: Found<GuidePart>) => {
  const { text } = part;
  const front = frontOf(part);
  const { mark, text: words } = readMark(`${front}${text}`.trim());
  const indent = /^\s*/u.exec(front)![0].length;
  if (mark?.kind === "number") return { style: mark.style, indent };
  return mark?.kind === "bullet" ? { style: `${front}${text}`.trim().slice(0, -words.length).trim(), indent } : null;
};

/** Whether a line begins with the kind of number, or the bullet, and the indentation of a question. */
function isMarkedLike(parts: readonly Found<GuidePart>[], part: Found<GuidePart>): boolean {
  const own = markOf(part);
  return parts
    .slice(0, parts.indexOf(part))
    .filter(({ is }) => is === "question")
    .map(markOf)
    .some((mark) => own !== null && mark?.style === own.style && own.indent <= mark.indent);
}

/**
 * Compares what a model has read in a guide with what its marks say. Nothing that is marked as a question or a topic
 * may be left out, and no instruction may be read as one.
 * @throws UnreadableLine
 */
export function checkParts(parts: readonly Found<GuidePart>[]): void {
  const problems = createProblems();
  for (const part of parts) problems.attempt(() => checkPart(parts, part));
  problems.throwAny();
}

function checkPart(parts: readonly Found<GuidePart>[], part: Found<GuidePart>): void {
  const line = `${part.before}${part.text}`.trim();
  const { mark } = readMark(line);
  const isMarked = isItem(mark) || mark?.kind === "number";
  if (isMarked && (part.is === "note" || part.is === "shown") && !/[\])）］]$/u.test(line))
    refuse(part, "is marked as a question and was left out; put instructions in square brackets.");
  if (part.is === "note" && isTimedHeading(part.text))
    refuse(part, "says how long a section takes and was left out; put a # in front of it.");
  if ((part.is === "note" || part.is === "heading") && behindProbeLabel(part.text.replace(/^[^\p{L}]{1,10}/u, "")))
    refuse(part, "names probes and was left out; write them below their question, each behind a dash.");
  const isBracketed = /^[[(（]/u.test(line);
  const isSaid = isBracketed || toldInterviewer(line) !== null;
  if (part.is === "note" && isSaid && areProbes(line.replace(/^[[(（]/u, ""))) refuse(part, SAYS_TO_PROBE);
  if (part.is === "note" && !isBracketed && toldInterviewer(line) !== null && endsAsking(line))
    refuse(part, TOLD_TO_ASK);
  const at = parts.indexOf(part);
  const below = parts.slice(at + 1).find(({ is }) => is === "heading" || is === "question");
  const isBetween = parts[at - 1]?.is === "heading" && below?.is === "question";
  const asked = parts.slice(0, at).findLast(({ is }) => is === "question");
  if (part.is === "heading" && isIndented(part) && asked && !isIndented(asked))
    refuse(part, "is below a question and was read as a heading; put it in square brackets if it is not a question.");
  if (part.is === "heading" && isBetween && isLabelled(part.text)) refuse(part, BELOW_HEADING);
  if (part.is === "heading" && isTime(part.text))
    refuse(part, "is a time and was read as a heading; put the time in brackets, behind a heading.");
  if (part.is === "heading" && displayedIn(part.text) !== null)
    refuse(part, "announces a text to be shown and was read as a heading; put a > in front of the text.");
  if (part.is !== "heading" && timed.test(line))
    refuse(part, "begins with a time; put the time in brackets, in its heading.");
  if (part.is === "probe" && isMarkedLike(parts, part))
    refuse(part, "is marked like the questions and was read as a probe; move it to the right, or take its mark off.");
  if ((part.is === "question" || part.is === "probe") && /^\p{L}{1,4}[.)]$/u.test(part.text))
    refuse(part, "begins with a mark that was read as words; write it as a number, a letter or a dash.");
  if (part.is === "question" && hidesProbes(part.text)) refuse(part, SAYS_TO_PROBE);
  if (part.is !== "note" && hasNote(part.text)) refuse(part, HAS_NOTE);
  if (part.is !== "note" && /^\d{1,2}(?:\.\d{1,2}){1,2}\s/u.test(part.text))
    refuse(part, "begins with its number; put a full stop or a bracket behind the number.");
  if (part.is !== "note" && part.is !== "shown" && hasDirection(part.is === "heading" ? titleOf(part.text) : part.text))
    refuse(part, "contains an instruction; put it in square brackets on a line of its own.");
}

/** The text that a part shows; null if it shows none. */
function displayed({ is, text, before = "" }: GuidePart): string | null {
  if (is === "shown" || /^[>＞]/u.test(before.trim())) return text;
  return is === "note" ? (shownIn(text) ?? announcedConcept(text)) : null;
}

/** Those of the parts that are questions of the guide. */
export const questionsIn = (parts: readonly GuidePart[]): GuidePart[] =>
  parts.filter((part) => part.is === "question" && displayed(part) === null);

/**
 * The guide that the parts of a text make.
 * @param text that of the guide
 * @throws UnreadableLine if nothing is asked, and for the line at which the guide passes a limit
 */
export function guideOf(parts: readonly GuidePart[], text: string): Guide {
  const sections: Guide["sections"] = [];
  const shown = createShownText();
  let title = "";
  let section: Guide["sections"][number] | undefined;
  let questions = 0;
  for (const [at, part] of parts.entries()) {
    const display = displayed(part);
    if (display !== null) {
      shown.show({ line: part.line, text: display });
      // Behind a question, and on its line, it is shown with it.
      const above = part.before === undefined ? undefined : parts[at - 1];
      if (above?.is === "question" && above.line === part.line)
        section!.questions.at(-1)!.context = shown.forQuestion();
    } else if (part.text.length > LONGEST_GUIDE_TEXT && part.is !== "note")
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
  if (questions > 0) shown.end();
  else
    refuse(
      { line: 1, text: text.trimStart().split("\n", 1)[0]! },
      "is not followed by any question; write every question on a line of its own and end it with a question mark.",
    );
  return guideSchema.parse({ sections });
}
