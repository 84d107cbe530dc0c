import { cues } from "./cues.ts";
import type { Item } from "./items.ts";
import { splitProbes, takeInlineProbes } from "./inline-probes.ts";
import { takeTimes } from "./times.ts";

/** What an item is by itself, before its neighbours are looked at. */
export type Reading =
  /** `labelled` if it is called a question: it is no probe then, wherever it stands. */
  | { kind: "question"; text: string; probes: string[]; labelled: boolean }
  /** Marked as probes; none if they follow on lines of their own. */
  | { kind: "probes"; texts: string[] }
  /** `If yes, where?` and questions in brackets: belong to the question above. */
  | { kind: "aside"; text: string; asks: boolean }
  | { kind: "heading"; title: string }
  /** Short and not a sentence; `likely` if it has a time, a colon, capitals or a usual name. */
  | { kind: "title"; title: string; likely: boolean }
  /** `Questions:` */
  | { kind: "label" }
  | { kind: "row"; title: string | null; question: string; probes: string[] }
  /** For the interviewer, or said without being asked. */
  | { kind: "remark" }
  /** Prose of no known kind. */
  | { kind: "text"; text: string };

const LONGEST_TITLE = 100;
/** Of what is marked as a heading. */
const LONGEST_HEADING = 300;
const MOST_TITLE_WORDS = 12;
/** "Describe" and "Imagine" alone are titles. */
const FEWEST_ASKING_WORDS = 4;
/** A question with a word before and behind it; longer ones are paragraphs that mention one. */
const LONGEST_ASIDE = 300;
/** Longer lines hold whole paragraphs; patterns look at their beginning only. */
const LONGEST_READ = 4_000;

const wordCount = (text: string): number => text.split(" ").length;
const endsAsking = (text: string): boolean => /[?？؟]["”“»’')\]. ]{0,4}$/.test(text);
const isCapitals = (text: string): boolean =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) >= 3 && text === text.toUpperCase() && text !== text.toLowerCase();

const OPENING = `"“”„«‹'‘‚`;
const CLOSING = `"”“»›'’‘`;

/** Takes the quotation marks off a text that stands in them as a whole. */
export function withoutQuotes(text: string): string {
  if (text.length < 3 || !OPENING.includes(text[0]!) || !CLOSING.includes(text.at(-1)!)) return text.trim();
  const inner = text.slice(1, -1);
  return /["“”„«»]/.test(inner) ? text : inner.trim();
}

/** What is said often stands in quotation marks as far as it goes. */
const withoutOpening = (text: string): string => text.replace(/^["“”„«‹'‘‚]{1,3} ?/, "");

const brackets: Readonly<Record<string, string>> = { "[": "]", "(": ")", "{": "}", "<": ">" };

/** What stands in brackets if the whole text does. */
function bracketed(text: string): string | null {
  const close = brackets[text[0] ?? ""];
  return close !== undefined && text.endsWith(close) && text.indexOf(close) === text.length - 1
    ? text.slice(1, -1).trim()
    : null;
}

/** Whether a text asks a respondent for something. @param isListed it stands as an item of a list, not as prose */
export function asks(quoted: string, isListed: boolean): boolean {
  const text = withoutOpening(quoted);
  const [lead = ""] = cues.leadIn.exec(text) ?? [];
  const body = text.slice(lead.length);
  if (cues.imperative.test(body) || cues.imperative.test(text)) return true;
  if (!isListed && cues.procedural.test(text)) return false;
  if (endsAsking(text)) return true;
  const firstEnd = text.search(/[.!?？؟]/);
  const opensAsking = firstEnd >= 0 && /[?？؟]/.test(text[firstEnd]!);
  if (opensAsking && !cues.statement.test(text)) return true;
  if (!isListed) return /[?？؟]/.test(text) && text.length <= LONGEST_ASIDE && !cues.statement.test(text);
  return (
    /[?？؟]/.test(text) ||
    cues.invitation.test(body) ||
    (cues.interrogative.test(body) && cues.addressing.test(body) && wordCount(body) >= 4)
  );
}

function question(text: string, labelled = false): Reading {
  const { text: asked, probes } = takeInlineProbes(text);
  return { kind: "question", text: withoutQuotes(asked), probes, labelled };
}

/** A row of a table: the first cell that asks is the question, those behind it are its probes. */
function readRow(cells: readonly string[]): Reading {
  const texts = cells.map((cell) => takeTimes(cell.slice(0, LONGEST_READ)).text).filter((cell) => cell !== "");
  const index = texts.findIndex((text) => asks(text, true));
  const asked = texts[index];
  if (asked === undefined) return { kind: "remark" };
  const [title = null] = texts.slice(0, index).filter((text) => text.length <= LONGEST_TITLE);
  return { kind: "row", title, question: withoutQuotes(asked), probes: texts.slice(index + 1).flatMap(splitProbes) };
}

/** Reads one item by its words and marks. */
export function readItem({ text: whole, mark, cells, underlined }: Item): Reading {
  if (cells) return readRow(cells);
  const { text, hadTime } = takeTimes(whole.slice(0, LONGEST_READ));
  if (text === "") return { kind: "remark" };
  const isListed = mark !== null;

  const inner = bracketed(text);
  if (inner !== null) return readBracket(inner);

  const [section] = cues.section.exec(text) ?? [];
  const [probe] = cues.probe.exec(text) ?? [];
  const isHeading = (mark?.kind === "heading" || underlined || section !== undefined) && probe !== text;
  // Questions are marked as headings too, to be numbered or found in the outline of a document.
  const isAsked =
    mark?.kind === "heading" && wordCount(text) >= FEWEST_ASKING_WORDS && asks(withoutQuotes(text), false);
  if (isHeading && text.length <= LONGEST_HEADING && !endsAsking(text) && !isAsked) {
    return { kind: "heading", title: titleOf(text.slice(section?.length ?? 0)) || titleOf(text) };
  }
  if (probe !== undefined && !(probe === text && hadTime)) {
    return { kind: "probes", texts: splitProbes(text.slice(probe.length)) };
  }
  if (isConditional(text)) return readConditional(text);
  const [label] = cues.questionLabel.exec(text) ?? [];
  if (label !== undefined)
    return label.length === text.length ? { kind: "label" } : question(text.slice(label.length), true);
  const [speaker] = cues.speaker.exec(text) ?? [];
  if (speaker !== undefined) {
    const said = withoutQuotes(text.slice(speaker.length));
    return asks(said, false) && !isDirection(said) ? question(said) : { kind: "remark" };
  }
  if (cues.remark.test(text)) return { kind: "remark" };

  const isTitle = text.length <= LONGEST_TITLE && wordCount(text) <= MOST_TITLE_WORDS && !/[.!,;?]["”»)]?$/.test(text);
  const asksByItself = asks(withoutQuotes(text), isListed);
  const isNamed = isTitle && cues.sectionName.test(text) && mark?.kind !== "bullet" && wordCount(text) <= 6;
  if (isNamed && !asksByItself && (hadTime || isListed || text.endsWith(":") || wordCount(text) <= 4)) {
    return { kind: "title", title: titleOf(text), likely: true };
  }
  if (isDirection(text)) return { kind: "remark" };
  if (asksByItself) return question(withoutQuotes(text));
  if (cues.statement.test(withoutOpening(text)) || cues.procedural.test(text)) return { kind: "remark" };
  if (!isTitle) return { kind: "text", text: withoutQuotes(text) };
  const title = titleOf(text);
  return {
    kind: "title",
    title,
    likely: hadTime || text.endsWith(":") || isCapitals(text) || cues.aboutTheStudy.test(title),
  };
}

/** `If yes, where?` and `[If yes] Where?` */
const isConditional = (text: string): boolean =>
  cues.condition.test(text) || (/^[([]/.test(text) && cues.condition.test(text.slice(1)) && /[)\]]/.test(text));

function readConditional(text: string): Reading {
  // What is to be done is mostly set off: `If no: skip to 5`.
  const [, then] = /^[^:,\])–—]{0,200}[:,\])–—]+ *(.*)$/su.exec(text) ?? [];
  const isToDo = then !== undefined && cues.stageDirection.test(then) && !cues.imperative.test(then);
  return isToDo ? { kind: "remark" } : { kind: "aside", text: withoutQuotes(text), asks: text.includes("?") };
}

/** Whether the interviewer is told to do something, and not the respondent asked. */
const isDirection = (text: string): boolean =>
  cues.stageDirection.test(text) && !cues.imperative.test(text) && !(endsAsking(text) && cues.addressing.test(text));

function readBracket(inner: string): Reading {
  const [probe] = cues.probe.exec(inner) ?? [];
  if (probe !== undefined) return { kind: "probes", texts: splitProbes(inner.slice(probe.length)) };
  const isAside = endsAsking(inner) && !cues.remark.test(inner) && !cues.stageDirection.test(inner);
  return isAside && !cues.speaker.test(inner) ? { kind: "aside", text: inner, asks: true } : { kind: "remark" };
}

/** A heading without the colon and dashes around it. */
const titleOf = (text: string): string => text.replace(/^[-–—:. ]{1,10}/, "").replace(/[-–—: ]{1,10}$/, "");
