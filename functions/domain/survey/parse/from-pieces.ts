import type { Fact } from "../../facts/fact.ts";
import type { Found } from "../../questionnaires/find-pieces.ts";
import {
  endsAsking,
  endsSentence,
  hasAside,
  hasDirection,
  HAS_NOTE,
  hasNote,
  isItem,
  namesQuestion,
  pointValue,
  readMark,
} from "../../questionnaires/marks.ts";
import { createShownText } from "../../questionnaires/shown-text.ts";
import { refuse, type Place } from "../../questionnaires/unreadable-line.ts";
import { surveyOf } from "./draft.ts";
import { plainMarks, type DraftOption, type DraftQuestion, type QuestionMarks } from "./draft-question.ts";
import { askedFor, beginsWithCondition, saysHowToAnswer, unsupported } from "./instructions.ts";
import { codeOf, conditionOfPiece, labelOf, takeWords, withPipes } from "./marks-of-pieces.ts";
import { describedScale, mayHoldScale, scaleInWords, scaleOf } from "./scale.ts";

/** What words of a questionnaire are. */
export const surveyPieceKinds = [
  "open_question",
  "single_choice_question",
  "multiple_choice_question",
  "scale_question",
  "number_question",
  "ranking_question",
  "best_worst_question",
  "allocation_question",
  "option",
  "scale_point",
  "row",
  "answering",
  "limit",
  "order",
  "route",
  "exclusive",
  "anchored",
  "required",
  "optional",
  "shown",
  "heading",
  "remark",
  "unsupported",
] as const;

export const unsupportedKinds = Object.keys(unsupported) as (keyof typeof unsupported)[];

/** Words of a questionnaire as a model has read them. */
export interface SurveyPiece {
  is: (typeof surveyPieceKinds)[number];
  text: string;
  /** Words of `text` at the lowest point of the scale that it describes; of a scale's points, the lowest one. */
  low?: string | null | undefined;
  high?: string | null | undefined;
  /** Of what is not supported. */
  why?: keyof typeof unsupported | null | undefined;
  /** Of a question: what of the person it asks for. */
  fact?: Fact | null | undefined;
  /** Of a question: what is shown above does not belong to it any more. */
  ends_shown?: boolean | null | undefined;
}

type Words = Found<SurveyPiece>;

/** A question and the pieces that belong to it. */
interface Asked {
  question: Words;
  context: string | null;
  required: boolean | null;
  label: string;
  conditions: QuestionMarks["conditions"];
  parts: Words[];
}

const MARKER = /^\[(?:single|multiple|open|scale)\b/iu;
const MISREAD = "cannot be read as a question; write it in the plain format.";
const isBlank = (text: string): boolean => /_{2,}|\.{4,}|…{2,}/u.test(text);
/** `1 – bad to 5 – good` looks like a numbered line. */
const DASHED_SCALE = /^\s*[01]\s[-–—]\s[^.?!]*\s\d{1,2}\s[-–—]\s/u;
/** `1 = bad`, `5 (good)` */
const labelledPoints = /\d\s*(?:[=＝]\s*|[(（]\s*)\p{L}/gu;
const isStarred = (gap: string): boolean => /\*(?!\*)/u.test(gap.replaceAll("**", ""));
const isQuestion = ({ is }: Words): boolean => is.endsWith("_question");
const marking: readonly SurveyPiece["is"][] = ["limit", "order", "route", "exclusive", "anchored"];
const isMarking = ({ is }: Words): boolean => marking.includes(is);
const isAnswerLike = ({ is }: Words): boolean => is === "option" || is === "scale_point" || is === "row";

const LEFT_OUT = "seems to belong to a question and was left out; write it in the plain format.";
const NUMBERED = "is marked as a question or an answer and was read as neither; mark questions as [open] or [single].";
const UNHEARD =
  "tells respondents something and would be left out; put > in front of it to show it, or // to leave it out.";
const ASIDE = "is a heading with words in brackets, which may be an instruction; take them out.";

const LONGEST_WORDS_ON_ANSWERING = 120;
const isBracketed = (text: string): boolean => /^[[［(（].*[\])］）][.:。]?$/su.test(text);

/** What words that are no question ask for all the same; null if nothing. */
function instructionBy(text: string): string | null {
  const asked = askedFor(text)?.kind;
  if (beginsWithCondition(text)) return unsupported.routing;
  if (asked === "ranking" || asked === "allocation") return unsupported.ranking;
  return asked === "number" ? unsupported.number : null;
}

/** Why what is said to be no question may not be left out; null if it may be. */
function leftOutProblem(pieces: readonly Words[], index: number): string | null {
  const piece = pieces[index]!;
  const { is, text, line, before, behind } = piece;
  if (isQuestion(piece) || isAnswerLike(piece) || isMarking(piece) || is === "unsupported") return null;
  const [previous, next] = [pieces[index - 1], pieces[index + 1]];
  const { mark } = readMark(`${before}${text}`.replaceAll("*", "").trim());
  if (is === "shown") return mark?.kind === "number" && (mark.label !== "" || endsAsking(text)) ? NUMBERED : null;
  const isInFront = next !== undefined && isQuestion(next) && next.line === line && isBracketed(`(${text})`);
  const isOnLine = previous?.line === line;
  if (mark?.kind === "note") return null;
  const instruction = is === "answering" ? null : instructionBy(text);
  if (instruction) return instruction;
  if (namesQuestion(text)) return UNHEARD;
  if (is === "answering" && DASHED_SCALE.test(`${before}${text}`)) return null;
  if (
    !isOnLine &&
    !isInFront &&
    (isItem(mark) || (mark?.kind === "number" && !(is === "heading" && mark.label.length > 1)))
  )
    return NUMBERED;
  if (is === "answering" || is === "required" || is === "optional")
    return wordsOnAnswering(pieces, index) ? null : UNHEARD;
  if (endsAsking(text) || isBlank(text + behind)) return LEFT_OUT;
  // Answers without marks look like headings, one below the other.
  const isBehind = previous !== undefined && (isQuestion(previous) || isAnswerLike(previous));
  if (is === "heading" && next?.is === "heading" && isBehind) return LEFT_OUT;
  if (isBehind && previous.line === line - 1 && /\d/u.test(text)) return LEFT_OUT;
  if (is === "heading" && hasAside(text)) return ASIDE;
  const isBetween = pieces.slice(0, index).some(isQuestion) && pieces.slice(index).some(isQuestion);
  const isSilent = is === "heading" ? !endsSentence(text) || /[:：]$/u.test(text) : next?.is === "shown";
  return isBetween && !isSilent && /\p{L}/u.test(text) ? UNHEARD : null;
}

/** Whether words say how a question is answered: they are short and stand behind it, above its answers. */
function wordsOnAnswering(pieces: readonly Words[], index: number): boolean {
  const { is, text, line } = pieces[index]!;
  const next = pieces[index + 1];
  if (text.length > LONGEST_WORDS_ON_ANSWERING && !/\d/u.test(text)) return false;
  if (is !== "answering" && next && isQuestion(next) && next.line === line) return true;
  const at = pieces.findLastIndex((piece, place) => place < index && isQuestion(piece));
  const question = pieces[at];
  if (!question) return false;
  if (isBracketed(text) || /^[^\p{L}]*$/u.test(text)) return true;
  if (pieces[index - 1]!.line !== line && pieces.slice(at, index).some(isAnswerLike)) return false;
  const isScale = question.is === "scale_question" && /\d/u.test(text);
  return isScale || saysHowToAnswer(text) || (question.is !== "open_question" && text.split(/\s+/u).length <= 2);
}

/** What the mark for it stands in front of is shown, whatever it was read as. */
function asMarked(piece: Words): Words {
  const { mark, text } = readMark(`${piece.before}${piece.text}`.trim());
  return mark?.kind === "shown" && !isQuestion(piece) ? { ...piece, is: "shown", text } : piece;
}

/**
 * The questions among the pieces of a questionnaire, all of which stand in it.
 * @throws UnreadableLine for pieces that make no question
 */
export function draftsOf(read: readonly Words[]): DraftQuestion[] {
  const pieces = read.map(asMarked);
  const shown = createShownText();
  const asked: Asked[] = [];
  let early: boolean | null = null;
  let conditions: QuestionMarks["conditions"] = [];
  for (const [index, read] of pieces.entries()) {
    const last = asked.at(-1);
    const next = pieces[index + 1];
    const piece = isQuestion(read) ? { ...read, text: withPipes(read.text) } : read;
    if ((isQuestion(piece) || isAnswerLike(piece)) && hasDirection(piece.text.replaceAll(/\{\{[^{}]*\}\}/gu, "")))
      refuse(piece, "holds brackets or an arrow, which may be an instruction; take them out.");
    const problem = leftOutProblem(pieces, index);
    if (problem !== null) refuse(piece, problem);
    if (isQuestion(piece)) {
      if (piece.ends_shown) shown.leave();
      const label = labelOf(pieces.find(({ line }) => line === piece.line)!);
      asked.push({ question: piece, context: shown.forQuestion(), required: early, label, conditions, parts: [] });
      [early, conditions] = [null, []];
    } else if (piece.is === "shown") shown.show(piece);
    else if (piece.is === "heading") shown.leave();
    else if (piece.is === "required" || piece.is === "optional") {
      if (next && isQuestion(next) && next.line === piece.line) early = piece.is === "required";
      else if (last) last.required = piece.is === "required";
    } else if (piece.is === "route" && !isBehindOption(pieces, index)) {
      const isNext = next !== undefined && isQuestion(next) && (next.line === piece.line || last?.parts.length !== 0);
      if (isNext) conditions = [...conditions, conditionOfPiece(piece)];
      else if (last) last.conditions.push(conditionOfPiece(piece));
      else refuse(piece, unsupported.routing);
    } else if (isAnswerLike(piece) || isMarking(piece) || piece.is === "answering") {
      if (last) last.parts.push(piece);
      else if (piece.is !== "answering") refuse(piece, "is an answer without a question above it.");
    }
  }
  return asked.map(questionOf);
}

/** A star in front of a question or behind its words says that it has to be answered. */
const isStarredQuestion = ({ question, parts }: Asked): boolean =>
  isStarred(question.before) ||
  [question, ...parts].some(({ line, behind }) => line === question.line && isStarred(behind));

/** Words that lead elsewhere stand on the line of the option that does. */
function isBehindOption(pieces: readonly Words[], index: number): boolean {
  const at = pieces.findLastIndex((piece, place) => place < index && !isMarking(piece));
  return pieces[at]?.is === "option" && pieces[at].line === pieces[index]!.line;
}

const kinds = {
  single_choice_question: "single",
  multiple_choice_question: "multiple",
  number_question: "number",
  ranking_question: "ranking",
  best_worst_question: "best_worst",
  allocation_question: "allocation",
} as const satisfies Partial<Record<SurveyPiece["is"], QuestionMarks["kind"]>>;
const kindOf = (is: SurveyPiece["is"]) => (Object.hasOwn(kinds, is) ? kinds[is as keyof typeof kinds] : null);

/** Options with what stands behind them on their lines. */
function optionsOf(parts: readonly Words[]): DraftOption[] {
  const options: DraftOption[] = [];
  for (const [index, part] of parts.entries()) {
    const last = options.at(-1);
    if (part.is === "option") {
      const { line, text } = part;
      options.push({ line, text, code: codeOf(part), exclusive: false, anchored: false, direction: null });
    } else if (part.is === "exclusive" || part.is === "anchored" || part.is === "route") {
      if (!last || !isBehindOption(parts, index)) refuse(part, "is no mark of the answer in front of it.");
      if (part.is === "route") last.direction = part.text.replace(/^\W*[-=–]*>\s*/u, "");
      else last[part.is] = true;
    }
  }
  return options;
}

function questionOf(asked: Asked): DraftQuestion {
  const { question, context, label, conditions, parts } = asked;
  const fail = (place: Place, problem = MISREAD) => refuse(place, problem);
  const of = (is: Words["is"]) => parts.filter((part) => part.is === is);
  const [points, rows, answering, options] = [of("scale_point"), of("row"), of("answering"), optionsOf(parts)];
  const { line, is, fact } = question;
  const text = question.text.replaceAll(/\s*_{2,}/gu, "");
  const marks: QuestionMarks = { ...plainMarks(), kind: kindOf(is), conditions };
  marks.required = asked.required ?? (isStarredQuestion(asked) ? true : null);
  for (const part of parts) takeWords(marks, part);
  const own = { line, text, label, context, marks, section: null, fact };
  const draft: DraftQuestion = { ...own, scale: null, options: [], rows };
  if (/^[,;]/u.test(text)) fail(question);
  const noted = [question, ...parts].find((part) => hasNote(part.text));
  if (noted) fail(noted, HAS_NOTE);
  const markers = answering.filter((part) => MARKER.test(part.text));
  if (markers[1]) fail(markers[1], "is a second mark of its question; leave one of them.");
  if (markers[0] && /\|.*\|/u.test(markers[0].text))
    fail(markers[0], "names more than two ends; write all points below the question, one a line.");
  if (markers[0] && /^\[open/iu.test(markers[0].text) && is !== "open_question")
    fail(question, "is marked as open and has answers below it.");
  for (const part of parts.filter(isAnswerLike)) {
    const problem = answerProblem(part);
    if (problem !== null) fail(part, problem);
  }
  switch (is) {
    case "single_choice_question":
    case "multiple_choice_question":
    case "ranking_question":
    case "best_worst_question":
    case "allocation_question":
      if (options.length < 2 || points.length > 0) fail(question);
      return { ...draft, options };
    case "scale_question": {
      marks.kind = null;
      if (options[0]) fail(options[0], "is an answer beside the points of a scale; a rating has no room for it.");
      const words = [question, ...answering].find(
        (part) => part.low != null || part.high != null || (part !== question && /\p{Nd}/u.test(part.text)),
      );
      if (/^\d/u.test(rows[0]?.text ?? "") && words && !isBracketed(words.text) && words.line > line)
        fail(words, "may be an answer or a scale; mark the answers with a) or -, or put the scale in brackets.");
      const labels = (words?.text.match(labelledPoints) ?? []).length;
      const scale =
        points.length > 0
          ? scaleOfPoints(points, question)
          : labels > 2
            ? describedScale(words!.text.trim().replaceAll(/^[(（]|[)）][:.]?$/gu, ""))
            : scaleInWords((words ?? question).text, words?.low ?? null, words?.high ?? null);
      return {
        ...draft,
        scale:
          scale ??
          fail(question, "has no scale that can be read; write it as (1 = lowest, 7 = highest) behind the question."),
      };
    }
    case "number_question":
      return parts.some(isAnswerLike) ? fail(question) : draft;
    default:
      if (!endsSentence(text) && !isBlank(question.text + question.behind))
        fail(question, "is no question by itself; end it with its mark, or put it below its question as a) or -.");
      if (parts.some(isAnswerLike) || [question, ...answering].some((part) => mayHoldScale(part.text))) fail(question);
      return draft;
  }
}

/** Longer answers are wrapped, shorter ones end with their line. */
const SHORTEST_WRAPPED = 50;

/** What is wrong with the words of an answer; null if nothing. */
function answerProblem({ is, text, isWrapped }: Words): string | null {
  if (isWrapped && text.length < SHORTEST_WRAPPED) return "goes on in the next line; write it as one line.";
  if (/^[^(（]*\s[a-z\d]{1,2}\)$/iu.test(text)) return "ends with the mark of an answer that has no words.";
  if (/^o\s/u.test(text)) return "begins with o; put - or [ ] in front of answers.";
  return is === "option" && isBracketed(text)
    ? "stands in brackets like an instruction; take the brackets off, or put the scale behind its question."
    : null;
}

/** Points one a line: by their numbers if they have any, else from the lowest on, or to it if it is said to be last. */
function scaleOfPoints(points: readonly Words[], { low }: Words) {
  const numbered = points.map(({ text, before }) => {
    const [, digits, label] =
      /^([-−]?\d{1,2})\s*[=\s]\s*(.+)$/u.exec(`${before.replace(/^[(\s]+/u, "")}${text}`.normalize("NFKC")) ?? [];
    return digits === undefined ? null : { value: pointValue(digits), label: label! };
  });
  const labels = points.map(({ text }) => text);
  if (numbered.every((point) => point !== null)) return scaleOf(numbered);
  const ordered =
    low != null && labels.at(-1)!.toLowerCase() === low.trim().toLowerCase() ? labels.toReversed() : labels;
  return scaleOf(ordered.map((label, index) => ({ value: index + 1, label })));
}

/**
 * The survey that a model has read.
 * @throws UnreadableLine for the first instruction that a survey cannot follow, and for pieces that make no survey
 */
export function surveyFromPieces(pieces: readonly Words[], text: string) {
  const refused = pieces.find(({ is }) => is === "unsupported");
  if (refused) refuse(refused, unsupported[refused.why ?? "other"]);
  return surveyOf(draftsOf(pieces), text);
}
