import type { Found } from "../../questionnaires/find-pieces.ts";
import { endsAsking, endsSentence, hasDirection, isItem, pointValue, readMark } from "../../questionnaires/marks.ts";
import { UnreadableLine, type Place } from "../../questionnaires/unreadable-line.ts";
import { createShownText, surveyOf, type DraftQuestion } from "./draft.ts";
import { mayHoldScale, scaleInWords, scaleOf } from "./scale.ts";

/** What words of a questionnaire are. */
export const surveyPieceKinds = [
  "open_question",
  "single_choice_question",
  "multiple_choice_question",
  "scale_question",
  "option",
  "scale_point",
  "row",
  "answering",
  "required",
  "optional",
  "shown",
  "heading",
  "remark",
  "unsupported",
] as const;

/** What a survey cannot do yet, and what to do instead. */
const unsupported = {
  routing: "skips or shows questions by earlier answers, which a survey cannot do yet; take it out.",
  exclusive: "makes an answer exclusive, which a survey cannot do yet; take it out.",
  limit: "limits how many answers may be chosen, which a survey cannot do yet; take it out.",
  number: "asks for a number, which a survey cannot do yet; give ranges as options, or leave the question open.",
  order: "sets the order of questions or answers, which a survey cannot do yet; take it out.",
  ranking: "asks to rank answers or to share out points, which a survey cannot do yet; ask for a choice or a rating.",
  other: "holds an instruction that a survey cannot follow yet; take it out.",
} as const;
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
}

type Words = Found<SurveyPiece>;

/** A question and the pieces that belong to it. */
interface Asked {
  question: Words;
  context: Place | null;
  required: boolean | null;
  parts: Words[];
}

const MISREAD = "cannot be read as a question; write it in the plain format.";
const isBlank = (text: string): boolean => /_{2,}|\.{4,}|…{2,}/u.test(text);
const isStarred = (gap: string): boolean => /\*(?!\*)/u.test(gap.replaceAll("**", ""));
const isQuestion = ({ is }: Words): boolean => is.endsWith("_question");
const isAnswerLike = ({ is }: Words): boolean => is === "option" || is === "scale_point" || is === "row";

const LEFT_OUT = "seems to belong to a question and was left out; write it in the plain format.";

/** Whether what is said to be no question asks, is marked as one or as an answer, or stands below one with numbers. */
function isLeftOut({ is, text, line, before, behind }: Words, previous?: Words, next?: Words): boolean {
  if (is !== "remark" && is !== "heading" && is !== "answering") return false;
  if (endsAsking(text) || (is !== "answering" && isBlank(text + behind))) return true;
  // Answers without marks look like headings, one below the other.
  if (is === "heading" && next?.is === "heading" && previous && (isQuestion(previous) || isAnswerLike(previous)))
    return true;
  const { mark } = readMark(`${before}${text}`.trim());
  const isBelow = previous?.line === line - 1 && (isQuestion(previous) || isAnswerLike(previous));
  return (
    (is === "remark" && (isItem(mark) || mark?.kind === "number")) ||
    (is !== "answering" && isBelow && /\d/u.test(text))
  );
}

/**
 * The questions among the pieces of a questionnaire, all of which stand in it.
 * @throws UnreadableLine for pieces that make no question
 */
export function draftsOf(pieces: readonly Words[]): DraftQuestion[] {
  const shown = createShownText();
  const asked: Asked[] = [];
  let early: boolean | null = null;
  for (const [index, piece] of pieces.entries()) {
    const last = asked.at(-1);
    const next = pieces[index + 1];
    if ((isQuestion(piece) || isAnswerLike(piece)) && hasDirection(piece.text))
      throw new UnreadableLine(piece, "holds an instruction that was read as a question or an answer; take it out.");
    if (isLeftOut(piece, pieces[index - 1], next)) throw new UnreadableLine(piece, LEFT_OUT);
    if (isQuestion(piece)) {
      asked.push({ question: piece, context: shown.forQuestion(), required: early, parts: [] });
      early = null;
    } else if (piece.is === "shown") shown.show(piece);
    else if (piece.is === "heading") shown.heading();
    else if (piece.is === "required" || piece.is === "optional") {
      if (next && isQuestion(next) && next.line === piece.line) early = piece.is === "required";
      else if (last) last.required = piece.is === "required";
    } else if (isAnswerLike(piece) || piece.is === "answering") {
      if (last) last.parts.push(piece);
      else if (piece.is !== "answering") throw new UnreadableLine(piece, "is an answer without a question above it.");
    }
  }
  return asked.map(questionOf);
}

/** A star in front of a question or behind its words says that it has to be answered. */
const isStarredQuestion = ({ question, parts }: Asked): boolean =>
  isStarred(question.before) ||
  [question, ...parts].some(({ line, behind }) => line === question.line && isStarred(behind));

function questionOf(asked: Asked): DraftQuestion {
  const { question, context, parts } = asked;
  const fail = (place: Place, problem = MISREAD): never => {
    throw new UnreadableLine(place, problem);
  };
  const of = (is: Words["is"]) => parts.filter((part) => part.is === is);
  const [options, points, rows, answering] = [of("option"), of("scale_point"), of("row"), of("answering")];
  const { line, is } = question;
  const text = question.text.replaceAll(/\s*_{2,}/gu, "");
  const multiple = is === "multiple_choice_question";
  const required = asked.required ?? (isStarredQuestion(asked) ? true : null);
  const draft: DraftQuestion = { line, text, context, required, multiple, scale: null, options: [], rows };
  switch (is) {
    case "single_choice_question":
    case "multiple_choice_question":
      if (options.length < 2 || points.length > 0) fail(question);
      return { ...draft, options };
    case "scale_question": {
      if (options[0]) fail(options[0], "is an answer beside the points of a scale; a rating has no room for it.");
      const words = [question, ...answering].find(
        (part) => part.low != null || part.high != null || (part !== question && /\p{Nd}/u.test(part.text)),
      );
      const scale =
        points.length > 0
          ? scaleOfPoints(points, question)
          : scaleInWords((words ?? question).text, words?.low ?? null, words?.high ?? null);
      return {
        ...draft,
        scale:
          scale ??
          fail(question, "has no scale that can be read; write it as (1 = lowest, 7 = highest) behind the question."),
      };
    }
    default:
      if (!endsSentence(text) && !isBlank(question.text + question.behind))
        fail(question, "is no question by itself; end it with its mark, or put it below its question as a) or -.");
      if (parts.some(isAnswerLike) || [question, ...answering].some((part) => mayHoldScale(part.text))) fail(question);
      return draft;
  }
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
export function surveyFromPieces(pieces: readonly Words[], firstLine: Place) {
  const refused = pieces.find(({ is }) => is === "unsupported");
  if (refused) throw new UnreadableLine(refused, unsupported[refused.why ?? "other"]);
  return surveyOf(draftsOf(pieces), firstLine);
}
