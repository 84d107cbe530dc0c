import { LONGEST_LINE, readLines, type Line } from "../../questionnaires/lines.ts";
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
} from "../../questionnaires/marks.ts";
import { createShownText } from "../../questionnaires/shown-text.ts";
import { NotInFormat, refuse, type Place } from "../../questionnaires/unreadable-line.ts";
import { MOST_QUESTIONS } from "../schemas.ts";
import type { DraftQuestion } from "./draft.ts";
import { readHead, requirePlainQuestion, withoutBlank } from "./question-head.ts";
import { describedScale, scaleOf, type ScalePoint } from "./scale.ts";

/** The lines of one question. */
interface Block {
  line: Line;
  /** The words of the question, with wrapped lines and lines that say how it is answered. */
  text: string;
  context: string | null;
  items: Line[];
  points: (ScalePoint & { line: Line })[];
}

const place = ({ number, raw }: Line): Place => ({ line: number, text: raw });
const fail = (line: Line, problem: string): never => {
  throw new NotInFormat(place(line), problem);
};
const UNKNOWN = "is nothing that the plain format has here.";

/**
 * Reads a questionnaire in the plain format (docs/questionnaires.md) by its marks and numbers alone, in any language.
 * @throws NotInFormat for the first line that is not in the format
 */
export function readSurveyByRule(text: string): DraftQuestion[] {
  const lines = readLines(text);
  const drafts: DraftQuestion[] = [];
  const shown = createShownText();
  let block: Block | null = null;
  const end = () => {
    if (block) drafts.push(questionOf(block));
    block = null;
  };
  for (const [index, line] of lines.entries()) {
    const { mark } = line;
    const open: Block | null = block;
    const above = lines[index - 1];
    if (line.raw.length > LONGEST_LINE)
      fail(line, "is too long for a question; put every question and every option on a line of its own.");
    if (mark?.kind === "note") continue;
    if (isFormatted(line.text)) fail(line, UNKNOWN);
    if (hasNote(line.raw)) fail(line, HAS_NOTE);
    if (mark?.kind === "heading" && hasAside(line.raw))
      fail(line, "is a heading with words in brackets, which may be an instruction; take them out.");
    if (mark?.kind === "heading" || isTitle(line, lines, index)) {
      end();
      shown.leave();
    } else if (mark?.kind === "shown") {
      end();
      if (hasDirection(line.text)) fail(line, UNKNOWN);
      if (above?.mark?.kind === "shown" && !line.gap && line.text && above.text)
        fail(line, "goes on with the text above it; write it as one line, or with an empty line between.");
      shown.show({ line: line.number, text: line.text });
    } else if (mark?.kind === "number" && !(open && isOption(open, line))) {
      end();
      if (drafts.length >= MOST_QUESTIONS)
        refuse(place(line), `is question ${drafts.length + 1}; a survey has at most ${MOST_QUESTIONS}.`);
      block = { line, text: line.text, context: shown.forQuestion(), items: [], points: [] };
    } else if (!open) fail(line, UNKNOWN);
    else if (mark?.kind === "point" && !describedScale(line.raw))
      open.points.push({ value: mark.value, label: line.text, line });
    else if (mark && mark.kind !== "point") open.items.push(line);
    else addPlain(open, line, above);
  }
  end();
  return drafts;
}

/** The first line of a file above its questions, or a line that counts a section: `Section B: Habits`. */
function isTitle(line: Line, lines: readonly Line[], index: number): boolean {
  const next = lines[index + 1];
  if (hasDirection(line.raw) || endsSentence(line.raw) || hasAside(line.raw)) return false;
  if (line.mark?.kind === "number")
    return (
      line.mark.label.length > 1 && line.gap && next?.gap === true && !isItem(next.mark) && next.mark?.kind !== "point"
    );
  return line.gap && line.mark === null && (index === 0 || sectionTitle(line.raw) !== null);
}

/** A number below a question is one of its options if it stands to the right of it or is written in another way. */
function isOption(block: Block, line: Line): boolean {
  const head = block.line.mark;
  if (line.mark?.kind !== "number" || head?.kind !== "number" || line.mark.label !== "") return false;
  if (line.mark.style === head.style && line.indent <= block.line.indent) return false;
  const last = block.items.at(-1)?.mark;
  return line.mark.value === (last?.kind === "number" ? last.value + 1 : block.items.length === 0 ? 1 : -1);
}

/** A line that is no answer: words on answering, a place to write on, or the rest of the question. */
function addPlain(block: Block, line: Line, above: Line | undefined): void {
  const isFirst = block.items.length === 0 && block.points.length === 0;
  const goesOn = !line.gap && above === block.line && !endsSentence(above.raw) && /^\p{Ll}/u.test(line.raw);
  if (/^[_\s]{3,}$/u.test(line.raw)) return;
  if (!isFirst) fail(line, UNKNOWN);
  else if (describedScale(line.raw)) block.text += ` (${line.raw})`;
  else if (goesOn || /^(?:\[[^[\]]+\]\s*|\*\s*)+$/u.test(line.raw) || describedScale(line.raw.slice(1, -1)))
    block.text += ` ${line.raw}`;
  else fail(line, UNKNOWN);
}

function questionOf(block: Block): DraftQuestion {
  const { line, items, points, context } = block;
  const words = { line: line.number, text: block.text };
  const head = readHead(words);
  const { kind, required } = head;
  const own = { ...words, text: withoutBlank(head.text), context, required };
  if (kind === null) {
    const hasScale = points.length > 0 || head.scale !== null;
    requirePlainQuestion(own, hasScale ? "scale" : items.length > 0 ? "options" : null);
  }
  if (kind === null && own.text !== head.text && !endsAsking(own.text)) fail(line, UNKNOWN);
  const other = items.find(({ mark }) => mark?.kind !== items[0]?.mark?.kind);
  if (other) fail(other, "has another mark than the answers above it.");
  const listed = items.map((item) => itemOf(item, kind !== null));
  const labelled = points.map((point) => ({ line: point.line.number, text: point.label! }));
  const question = { ...own, multiple: kind === "multiple", scale: null, options: [], rows: [] };
  if (kind === "single" || kind === "multiple") {
    if (listed.length > 0 === labelled.length > 0 || head.scale)
      fail(line, "is marked as a choice and needs its options below it, one a line.");
    return { ...question, options: [...listed, ...labelled] };
  }
  if (kind === "open")
    return listed.length + labelled.length > 0 ? fail(line, "is marked as open and has answers below it.") : question;
  if (head.scale || points.length > 0) {
    if (head.scale && points.length > 0) fail(points[0]!.line, "is a second scale of its question.");
    const scale = head.scale ?? scaleOf(points);
    // Two answers with codes are no scale, and three may be codes as well: only who wrote them knows.
    if (!scale || (points.length > 0 && (points.length !== scale.points || points.length < 3)))
      return fail(line, "has points that make no scale; number all of them from the lowest to the highest.");
    return { ...question, scale, rows: listed };
  }
  if (kind === "scale") {
    const scale = scaleOf(listed.map(({ text }, index) => ({ value: index + 1, label: text })));
    return scale
      ? { ...question, scale }
      : fail(line, "is marked as a scale and needs its points: [scale 1-7: low | high].");
  }
  return { ...question, options: listed };
}

/** @param isMarked whether a marker says what kind the question is: everything below it is an answer then */
function itemOf(line: Line, isMarked: boolean): Place {
  const text = withoutBlank(line.text);
  if (hasDirection(text)) fail(line, "leads elsewhere or holds an instruction, which the plain format does not have.");
  if (!isMarked && /[(（].*\p{L}.*[)）]$/u.test(text))
    fail(line, "holds words in brackets, which may be an instruction; mark the kind of its question.");
  if (!isMarked && endsAsking(text)) fail(line, "is a question below a question; number it.");
  return { line: line.number, text };
}
