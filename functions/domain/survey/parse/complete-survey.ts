import { occursIn } from "../../simulation/quotes.ts";
import { surveySchema, type QuestionKind, type Survey } from "../schemas.ts";
import { isQuestion, type BareQuestion, type ParsedQuestion, type Passage, type SurveyDraft } from "./draft.ts";
import { openCue } from "./cues.ts";
import { asks } from "./line-kinds.ts";
import { checkLimits } from "./limits.ts";
import { readMark } from "./marks.ts";
import { BROKEN_SCALE, scaleOf } from "./numeric-scale.ts";
import { UnreadableSurvey } from "./unreadable-survey.ts";

/** A question as a model read it in a passage; nothing of it is trusted. */
export interface ReadQuestion {
  kind: QuestionKind;
  text: string;
  options: string[] | null;
  multiple: boolean;
  scale: { points: number; first_value: number; low_label: string | null; high_label: string | null } | null;
}

/** What a model read in the unread passages, numbered from 1 in the order of `unreadPassages`. */
export interface PassageReading {
  passages: { passage: number; questions: ReadQuestion[] }[];
}

const UNREAD =
  "cannot be read as a question; give it at least two options, a scale such as 1 = never to 5 = always, or end it with a question mark.";

/**
 * Puts the questions that a model read into the places of the unread passages, and numbers all questions.
 * @param reading null if no model was asked
 * @throws UnreadableSurvey for the first passage that nobody could read, and if there is no question at all
 */
export function completeSurvey(draft: SurveyDraft, reading: PassageReading | null): Survey {
  let passages = 0;
  /** What was shown above a heading, which ends there. */
  let ended: string | null = null;
  const questions = draft.parts.flatMap((part) => {
    if (part.context !== ended) ended = null;
    const context = ended === null ? part.context : null;
    if (isQuestion(part)) return [{ ...part, context }];
    passages += 1;
    const read =
      reading?.passages.filter(({ passage }) => passage === passages).flatMap((found) => found.questions) ?? [];
    if (read.length > 0) return read.map((question) => ({ ...checked(question, part), context }));
    if (reading !== null && isRemark(part)) {
      if (readMark(part.text.slice(0, 200)).mark !== null) ended = part.context;
      return [];
    }
    throw new UnreadableSurvey(part, UNREAD);
  });
  if (questions.length === 0) {
    throw new UnreadableSurvey(
      draft.firstLine,
      draft.firstLine.text === ""
        ? "holds nothing; the file has no text."
        : "is no question, and no question was found below it; number the questions or end them with a question mark.",
    );
  }
  checkLimits(questions);
  return surveySchema.parse({ questions: numbered(questions) });
}

/** Words that a numbered heading has at most; whatever is longer, or a sentence, was put as a question. */
const HEADING_WORDS = 8;

/** A passage that neither asks nor lists anything, and is not numbered as the questions are unless it is a heading. */
function isRemark({ text }: Passage): boolean {
  const lines = text.split("\n");
  const [first = ""] = lines;
  const { mark } = readMark(first.slice(0, 200));
  const marked = lines.slice(1).some((line) => readMark(line.slice(0, 200)).mark !== null);
  const heading = !/[.!…]$/u.test(text.trim()) && text.trim().split(/\s+/).length <= HEADING_WORDS;
  return (
    mark?.kind !== "label" && (mark === null || heading) && !asks(text) && !openCue.test(text.slice(0, 400)) && !marked
  );
}

/** Whether a passage offers answers, options or a range of numbers, which an open question would drop. */
function losesAnswers({ text }: Passage): boolean {
  const marked = text
    .split("\n")
    .slice(1)
    .some((line) => readMark(line.slice(0, 200)).mark !== null);
  return marked || /\d\s*(?:-|–|—|\.\.+|…|to|bis|à|al?|tot|até)\s*\d/iu.test(text.slice(0, 400));
}

function checked(read: ReadQuestion, passage: Passage): BareQuestion {
  const fail = (problem: string): never => {
    throw new UnreadableSurvey(passage, problem);
  };
  const source = passage.text.replaceAll(/["'“”„‟‘’‚‛«»]/gu, "");
  const occurs = (text: string) => occursIn(text.replaceAll(/["'“”„‟‘’‚‛«»]/gu, ""), source);
  if (read.kind === "open_ended" && losesAnswers(passage)) fail(UNREAD);
  const options = read.kind === "multiple_choice" ? (read.options ?? []).map((option) => option.trim()) : null;
  const labels = [read.scale?.low_label, read.scale?.high_label].filter((label) => label != null);
  if (![read.text, ...(options ?? []), ...labels].every(occurs)) fail(UNREAD);
  if (options && (options.length < 2 || new Set(options.map((option) => option.toLowerCase())).size < options.length))
    fail(UNREAD);
  const scale = read.kind === "likert" ? scaleFrom(read) : null;
  if (scale === BROKEN_SCALE) return fail(UNREAD);
  return {
    line: passage.line,
    row: null,
    required: null,
    kind: read.kind,
    text: read.text.trim(),
    options,
    scale,
    multiple: read.kind === "multiple_choice" && read.multiple,
  };
}

function scaleFrom({ scale }: ReadQuestion) {
  if (!scale || scale.points < 2) return BROKEN_SCALE;
  const { first_value: low, points, low_label, high_label } = scale;
  const read = scaleOf([
    { value: low, label: low_label },
    { value: low + points - 1, label: high_label },
  ]);
  return read === BROKEN_SCALE ? read : { ...read, labels: null };
}

/** Questions are required unless the file says otherwise: by marking those that are, or those that are not. */
function numbered(questions: readonly ParsedQuestion[]) {
  const marksRequired = questions.some(({ required }) => required === true);
  let number = 0;
  return questions.map(({ line: _line, row, required, ...question }) => {
    if (row === null || row === 1) number += 1;
    return { ...question, id: row === null ? `q${number}` : `q${number}_${row}`, required: required ?? !marksRequired };
  });
}
