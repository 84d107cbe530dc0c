import { isOption, LONGEST_LINE, readLines, type Line } from "../../questionnaire/lines.ts";
import {
  endsAsking,
  endsSentence,
  hasAside,
  hasDirection,
  HAS_NOTE,
  hasNote,
  isFormatted,
  isItem,
  sectionTitle,
} from "../../questionnaire/marks.ts";
import { conceptIn, createShownText } from "../../questionnaire/shown-text.ts";
import { createProblems, NotInFormat, refuse, type Place } from "../../questionnaire/unreadable-line.ts";
import { MOST_QUESTIONS } from "../schemas.ts";
import { conditionMark, saysWhoIsAsked } from "./conditions.ts";
import type { DraftQuestion, DraftSection } from "./draft-question.ts";
import { saysHowToAnswer } from "./instructions.ts";
import { takeSectionMark } from "./markers.ts";
import { questionOf, type Block } from "./question-of-block.ts";
import { describedScale } from "./scale.ts";

const place = ({ number, raw }: Line): Place => ({ line: number, text: raw });
const fail = (line: Line, problem: string): never => {
  throw new NotInFormat(place(line), problem);
};
const UNKNOWN = "is nothing that the plain format has here.";
const BETWEEN = "is between two questions; write it after the number of its question.";

/**
 * Reads a questionnaire in the plain format (docs/questionnaires.md) by its marks and numbers alone, in any language.
 * @throws NotInFormat with all lines that are not in the format
 */
export function readSurveyByRule(text: string): DraftQuestion[] {
  const lines = readLines(text).map(withBrackets);
  const drafts: DraftQuestion[] = [];
  const shown = createShownText();
  let block: Block | null = null;
  let section: DraftSection | null = null;
  /** Marks that stand on their own line above their question. */
  let above = "";
  const problems = createProblems();
  const end = () => {
    const ended = block;
    block = null;
    if (ended) problems.attempt(() => drafts.push(questionOf(ended)));
  };
  const read = (line: Line, index: number) => {
    const { mark } = line;
    const open: Block | null = block;
    const previous = lines[index - 1];
    const next = lines[index + 1];
    if (line.raw.length > LONGEST_LINE)
      fail(line, "is too long for a question; put every question and every option on a line of its own.");
    if (mark?.kind === "note") return;
    if (isFormatted(line.text)) fail(line, UNKNOWN);
    if (hasNote(line.raw)) fail(line, HAS_NOTE);
    const title = titleOf(line, lines, index);
    const concept = mark === null ? conceptIn(line.raw) : null;
    if (concept !== null) {
      end();
      shown.show({ line: line.number, text: concept });
    } else if (title !== null) {
      end();
      shown.leave();
      section = sectionOf(line, title);
    } else if (mark?.kind === "shown") {
      end();
      if (hasDirection(line.text.replaceAll(/\{\{[^{}]{1,60}\}\}/gu, ""))) fail(line, UNKNOWN);
      if (previous?.mark?.kind === "shown" && !line.gap && line.text && previous.text)
        fail(line, "goes on with the text above it; write it as one line, or with an empty line between.");
      shown.show({ line: line.number, text: line.text });
    } else if (mark?.kind === "number" && !(open && isOption(open.line, open.items, line))) {
      end();
      if (drafts.length >= MOST_QUESTIONS)
        refuse(place(line), `is question ${drafts.length + 1}; a survey has at most ${MOST_QUESTIONS}.`);
      const label = `${mark.label}${mark.digits}`;
      const words = above === "" ? line.text : `${above} ${line.text}`;
      block = { line, label, text: words, context: shown.forQuestion(), section, items: [], points: [] };
      above = "";
    } else if (isMarkOnly(line) && (!open || line.gap || open.items.length + open.points.length > 0)) {
      above += above === "" ? line.raw : ` ${line.raw}`;
      if (next?.mark?.kind !== "number" && !(next && isMarkOnly(next))) fail(line, UNKNOWN);
    } else if (!open) fail(line, UNKNOWN);
    else if (mark?.kind === "point" && !describedScale(line.raw))
      open.points.push({ value: mark.value, label: line.text, line });
    else if (mark && mark.kind !== "point") open.items.push(line);
    else if (isMarkOnly(line) && conditionMark(line.raw.slice(1, -1)) && isNextQuestion(open, next))
      fail(line, BETWEEN);
    else addPlain(open, line, previous);
  };
  for (const [index, line] of lines.entries()) problems.attempt(() => read(line, index));
  end();
  problems.attempt(() => shown.end());
  problems.throwAny();
  return drafts;
}

const isMarkOnly = ({ mark, raw }: Line): boolean => mark === null && /^(?:[[【][^[\]【】]+[\]】]\s*)+$/u.test(raw);
const isNextQuestion = (block: Block, next: Line | undefined): boolean =>
  next !== undefined && !next.gap && next.mark?.kind === "number" && !isOption(block.line, block.items, next);

/** `ASK ALL` on a line of its own needs no brackets. */
const withBrackets = (line: Line): Line =>
  line.mark === null && saysWhoIsAsked(line.raw) ? { ...line, raw: `[${line.raw.replace(/:$/u, "")}]` } : line;

/** The words of a heading, of the first line of a file above its questions, or of a line that counts a section. */
function titleOf(line: Line, lines: readonly Line[], index: number): string | null {
  const next = lines[index + 1];
  if (line.mark?.kind === "heading") return line.text;
  const words = line.raw.replaceAll(/(?:(?<!\s)\s+)?\[[^[\]]*\]$/gu, "");
  if (hasDirection(words) || endsSentence(words) || hasAside(words) || /[?？]/u.test(words)) return null;
  const { mark } = line;
  // `Teil 2: Alltag`, but not `Frage 2: Ihr Alter` where `Frage 1: Wie …?` is a question.
  const isAsked = (other: Line) =>
    mark?.kind === "number" &&
    other.mark?.kind === "number" &&
    other.mark.style === mark.style &&
    endsAsking(other.raw);
  const isTitle =
    mark?.kind === "number"
      ? mark.label.length > 1 &&
        line.gap &&
        next?.gap === true &&
        !isItem(next.mark) &&
        next.mark?.kind !== "point" &&
        !lines.some(isAsked)
      : line.gap && line.mark === null && words !== "" && (index === 0 || sectionTitle(words) !== null);
  return isTitle ? line.raw : null;
}

/** The section that a heading begins, with its marks. */
function sectionOf(line: Line, title: string): DraftSection {
  if (hasAside(title)) fail(line, "is a heading with words in brackets, which may be an instruction; take them out.");
  const section: DraftSection = { ...place(line), shuffled: false, rotation: null, shown: null, conditions: [] };
  const words = title.replaceAll(/\[([^[\]]*)\]/gu, (whole, inner: string) =>
    takeSectionMark(section, inner) ? "" : fail(line, `contains ${whole}, which is not a mark of a heading.`),
  );
  if (hasDirection(words)) fail(line, UNKNOWN);
  return section;
}

/** A line without a mark: an answer, words on answering, a place to write on, or the rest of the question. */
function addPlain(block: Block, line: Line, above: Line | undefined): void {
  const isFirst = block.items.length === 0 && block.points.length === 0;
  const goesOn = !line.gap && above === block.line && !endsSentence(above.raw) && /^\p{Ll}/u.test(line.raw);
  if (/^[_\s]{3,}$/u.test(line.raw)) return;
  if (isFirst && describedScale(line.raw)) block.text += ` (${line.raw})`;
  else if (
    isFirst &&
    (goesOn || /^(?:\[[^[\]]+\]\s*|\*\s*)+$/u.test(line.raw) || describedScale(line.raw.slice(1, -1)))
  )
    block.text += ` ${line.raw}`;
  else if (isFirst && saysHowToAnswer(line.raw) && !endsAsking(line.raw)) block.text += ` ${line.raw}`;
  else if (isBareAnswer(block, line)) block.items.push(line);
  else fail(line, UNKNOWN);
}

/** `INTERVIEWER READ OUT`: instructions stand in capitals, answers do not. */
const SHOUTED = /^\p{Lu}{2,}\s\P{Ll}+$/u;
/** `1 Male` */
const CODED = /^\d{1,2}\s+\p{L}/u;

/** An answer without a mark is indented below its question, in one column with the other answers. */
function isBareAnswer(block: Block, line: Line): boolean {
  const first = block.items[0];
  const isInPlace = first ? first.mark === null && first.indent === line.indent : !line.gap;
  return (
    isInPlace &&
    block.points.length === 0 &&
    (line.indent > block.line.indent || CODED.test(line.raw)) &&
    !/[.。!！?？:：]$|^[\p{Lu}\s]{4,}:/u.test(line.raw) &&
    !SHOUTED.test(line.raw) &&
    !saysHowToAnswer(line.raw)
  );
}
