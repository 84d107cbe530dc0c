import { endsSentence, hasDirection, HAS_NOTE, hasNote, pointValue, readMark } from "../../questionnaire/marks.ts";
import { withoutBlank } from "./question-of-block.ts";
import { createShownText, SHOWN_TO_NOBODY } from "../../questionnaire/shown-text.ts";
import { refuse, type NotInFormat, type Place } from "../../questionnaire/unreadable-line.ts";
import { surveyOf } from "./draft.ts";
import { plainMarks, type DraftOption, type DraftQuestion, type QuestionMarks } from "./draft-question.ts";
import { unsupported } from "./instructions.ts";
import {
  codeOf,
  conditionsOfPiece,
  isAnswerLike,
  isBlank,
  isBracketed,
  isMarking,
  isPlainMark,
  isQuestion,
  labelOf,
  leftOutProblem,
  type SurveyPiece,
  takeWords,
  withPipes,
  type Words,
} from "./pieces.ts";
import { describedScale, mayHoldScale, scaleInWords, scaleOf } from "./scale.ts";

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
/** `1 = bad`, `5 (good)` */
const labelledPoints = /\d\s*(?:[=＝]\s*|[(（]\s*)\p{L}/gu;
const isStarred = (gap: string): boolean => /\*(?!\*)/u.test(gap.replaceAll("**", ""));
/** A piece with the mark for shown text is shown, whatever the model read it as. */
function asMarked(piece: Words): Words {
  const { mark, text } = readMark(`${piece.before}${piece.text}`.trim());
  return mark?.kind === "shown" && !isQuestion(piece) ? { ...piece, is: "shown", text } : piece;
}

const HOW = /^\[(?:number|multiple|single|open)\b/u;
/** Marks of the plain format behind a question say how it is answered, whether or not a model knows them. */
function withOwnMarks(pieces: readonly Words[]): Words[] {
  // Not where the model has seen another kind than the mark says.
  const asked = pieces.filter((piece) => isQuestion(piece) && piece.is !== "single_choice_question");
  const lines = new Set(asked.map(({ line }) => line));
  return pieces.map((piece) =>
    piece.is === "unsupported" && lines.has(piece.line) && HOW.test(piece.text) && isPlainMark(piece)
      ? { ...piece, is: "answering" }
      : piece,
  );
}

/**
 * The questions among the pieces of a questionnaire, all of which stand in it.
 * @throws UnreadableLine for pieces that make no question
 */
export function toDrafts(read: readonly Words[]): DraftQuestion[] {
  const pieces = withOwnMarks(read).map(asMarked);
  const shown = createShownText();
  const asked: Asked[] = [];
  let early: boolean | null = null;
  let conditions: QuestionMarks["conditions"] = [];
  for (const [index, read] of pieces.entries()) {
    const last = asked.at(-1);
    const next = pieces[index + 1];
    const piece = isQuestion(read) ? { ...read, text: withPipes(read.text) } : read;
    if ((isQuestion(piece) || isAnswerLike(piece)) && hasDirection(piece.text.replaceAll(/\{\{[^{}]*\}\}/gu, "")))
      refuse(piece, "contains brackets or an arrow, which may be an instruction; take them out.");
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
    } else if (isMarking(piece) && pieces[index - 1]?.is === "heading" && pieces[index - 1]!.line === piece.line)
      refuse(piece, unsupported[piece.is === "route" ? "routing" : "order"]);
    else if (piece.is === "route" && !isBehindOption(pieces, index)) {
      const isNext = next !== undefined && isQuestion(next) && (next.line === piece.line || last?.parts.length !== 0);
      if (isNext) conditions = [...conditions, ...conditionsOfPiece(piece)];
      else if (last) last.conditions.push(...conditionsOfPiece(piece));
      else refuse(piece, unsupported.routing);
    } else if (isAnswerLike(piece) || isMarking(piece) || piece.is === "answering") {
      if (piece.is === "answering" && next && isQuestion(next) && next.line === piece.line)
        refuse(piece, "says how to answer in front of its question; write it behind the question.");
      if (last) last.parts.push(piece);
      else if (piece.is !== "answering") refuse(piece, "is an answer without a question above it.");
    }
  }
  return asked.map(questionOf);
}

/** A star in front of a question or behind its words means that it has to be answered. */
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

const UNMARKED =
  "has no mark, like a heading, but is between answers that have one; mark it as an answer, or take it out.";
const hasMark = ({ before, text }: Words): boolean => readMark(`${before}${text}`.trim()).mark !== null;
/** Answers of a question that stand on lines of their own have marks, or none of them has. */
function requireMarks(parts: readonly Words[]): void {
  const listed = parts.filter(({ is, line }, at) => is === "option" && parts[at - 1]?.line !== line);
  const unmarked = listed.filter((option) => !hasMark(option) && !isBracketed(option.text));
  if (unmarked.length > 0 && listed.length - unmarked.length > 1) refuse(unmarked[0]!, UNMARKED);
}

/** Options with what stands behind them on their lines. */
function optionsOf(parts: readonly Words[]): DraftOption[] {
  requireMarks(parts);
  const options: DraftOption[] = [];
  for (const [index, part] of parts.entries()) {
    const last = options.at(-1);
    if (part.is === "option") {
      const { line, text } = part;
      options.push({
        line,
        text: withoutBlank(text),
        code: codeOf(part),
        exclusive: false,
        anchored: false,
        direction: null,
      });
    } else if (part.is === "exclusive" || part.is === "anchored" || part.is === "route") {
      if (!last || !isBehindOption(parts, index)) refuse(part, "is not a mark of the answer in front of it.");
      if (part.is === "route") last.direction = part.text.replace(/^\W*>\s*/u, "");
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
  if (/__\s?[\p{L}$€£¥%]/u.test(question.text))
    fail(question, "has words behind its place to write on; write its unit as in [number years].");
  const text = question.text.replaceAll(/(?:(?<!\s)\s+)?_{2,}/gu, "");
  const marks: QuestionMarks = { ...plainMarks(), kind: kindOf(is), conditions };
  marks.required = asked.required ?? (isStarredQuestion(asked) ? true : null);
  for (const part of parts) takeWords(marks, part);
  const own = { line, text, label, context, marks, section: null, fact };
  const draft: DraftQuestion = { ...own, scale: null, options: [], rows };
  const lines = Map.groupBy(options, (option) => option.line);
  const split = [...lines.values()].find((own) => own.length > 1 || own[0]!.line === line);
  const isAside = /[(（]\s*$/u.test(question.behind) && !of("option").some(({ behind }) => /[/|]/u.test(behind));
  if (split && split[0]!.line === line && isAside)
    fail(
      question,
      "contains words in brackets that may be answers; write answers below it, one per line, each after -.",
    );
  if (split && lines.size > 1)
    fail(
      split[0]!,
      "was read as several answers or as a part of the question; write answers one per line, each after -.",
    );
  if (/^[,;]/u.test(text)) fail(question);
  const noted = [question, ...parts].find((part) => hasNote(part.text));
  if (noted) fail(noted, HAS_NOTE);
  const markers = answering.filter((part) => MARKER.test(part.text));
  if (markers[1]) fail(markers[1], "is a second mark of its question; leave one of them.");
  if (markers[0] && /\|.*\|/u.test(markers[0].text))
    fail(markers[0], "names more than two ends; write all points below the question, one per line.");
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
      if (options[0]) fail(options[0], "is an answer besides the points of a scale; a rating cannot have one.");
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
        fail(
          question,
          "is not a question by itself; end it with a question mark, or put it below its question as a) or -.",
        );
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
    ? "is in brackets like an instruction; remove the brackets, or put the scale after its question."
    : null;
}

/**
 * Points, one per line, by their numbers if they have any. Without numbers they rise, or fall if the last one is named
 * the lowest.
 */
function scaleOfPoints(points: readonly Words[], { low }: Words) {
  const numbered = points.map(({ text, before }) => {
    const [, digits, label] =
      /^([-−]?\d{1,2})(?=[\s=])\s*(?:=\s*)?(.+)$/su.exec(
        `${before.replace(/^[(\s]+/u, "")}${text}`.normalize("NFKC"),
      ) ?? [];
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
 * @param problem why no rule could read it: what is wrong where a mark of the plain format was not understood
 * @throws UnreadableLine for the first instruction that a survey cannot follow, and for pieces that make no survey
 */
export function surveyFromPieces(read: readonly Words[], text: string, problem?: NotInFormat) {
  const pieces = withOwnMarks(read);
  const refused = pieces.find(({ is }) => is === "unsupported");
  if (refused && problem && isPlainMark(refused)) throw problem;
  if (refused) refuse(refused, unsupported[refused.why ?? "other"]);
  const drafts = toDrafts(pieces);
  const last = pieces.findLast((piece) => piece.is === "shown" || isQuestion(piece));
  if (last?.is === "shown") refuse(last, SHOWN_TO_NOBODY);
  return surveyOf(drafts, text);
}
