import type { Fact } from "../../facts/fact.ts";
import type { Found } from "../../questionnaire/find-pieces.ts";
import {
  endsAsking,
  endsSentence,
  hasAside,
  isItem,
  namesQuestion,
  readMark,
  sectionTitle,
} from "../../questionnaire/marks.ts";
import { refuse } from "../../questionnaire/unreadable-line.ts";
import { conditionMark, isForAll, namesAnswer } from "./conditions.ts";
import { plainMarks, type QuestionMarks } from "./draft-question.ts";
import { saysForWhom, tellsSomething } from "./fieldwork.ts";
import {
  askedFor,
  beginsWithCondition,
  currencyIn,
  instructionIn,
  saysHowToAnswer,
  unsupported,
} from "./instructions.ts";
import { pipedBy, takeMark } from "./markers.ts";
import { addAsked } from "./question-of-block.ts";

/** Kinds of text in a questionnaire. */
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
  /** Words of `text` at the lowest point of the scale that it describes. For a list of points, the lowest point. */
  low?: string | null | undefined;
  high?: string | null | undefined;
  /** For text that is not supported: the reason. */
  why?: keyof typeof unsupported | null | undefined;
  /** For a question: the fact about the person that it asks for. */
  fact?: Fact | null | undefined;
  /** For a question: whether the text shown above it ends before it. */
  ends_shown?: boolean | null | undefined;
}

/** A piece where it stands in its file. */
export type Words = Found<SurveyPiece>;

export const isQuestion = ({ is }: Words): boolean => is.endsWith("_question");
const marking: readonly SurveyPiece["is"][] = ["limit", "order", "route", "exclusive", "anchored"];
export const isMarking = ({ is }: Words): boolean => marking.includes(is);
export const isAnswerLike = ({ is }: Words): boolean => is === "option" || is === "scale_point" || is === "row";

/** Whether words stand in brackets as a whole. */
export const isBracketed = (text: string): boolean => /^[[［(（].*[\])］）][.:。]?$/su.test(text);
/** A place to write on. */
export const isBlank = (text: string): boolean => /_{2,}|\.{4,}|…{2,}/u.test(text);

const markOf = ({ before }: Words) =>
  readMark(`${before.replace(/(?<![[(（［【\s])[[(（［【\s]+$/u, "")} x`.trim()).mark;

/** What conditions call the question that begins on the line of a piece: `Q3`; empty without a number. */
export function labelOf(first: Words): string {
  const mark = markOf(first);
  return mark?.kind === "number" ? `${mark.label}${mark.digits}` : "";
}

/** The number or letter in front of an option. */
export function codeOf(option: Words): string | null {
  const mark = markOf(option);
  if (mark?.kind === "letter") return /[a-z]/iu.exec(option.before)![0];
  return mark?.kind === "number" || mark?.kind === "point" ? String(mark.value) : null;
}

const withoutBrackets = (text: string): string =>
  text.replace(/^[\s[［【(（]+/u, "").replace(/(?<![\s\]］】)）.。])[\s\]］】)）.。]+$/u, "");

/** Whether a piece is a mark of the plain format, which a model was not to read. */
export const isPlainMark = ({ text }: { text: string }): boolean =>
  /^[[［【]/u.test(text.trim()) && takeMark(plainMarks(), withoutBrackets(text));

/** The condition of a piece that says who is asked, if not all are. @throws UnreadableLine if no rule can read it */
export function conditionsOfPiece(piece: Words): QuestionMarks["conditions"] {
  const text = withoutBrackets(piece.text);
  const condition = conditionMark(text);
  if (isForAll(text)) return [];
  return condition && namesAnswer(condition) ? [condition] : refuse(piece, unsupported.routing);
}

/**
 * Notes what words next to a question say about how it is answered.
 * @throws UnreadableLine if no rule can read a limit
 */
export function takeWords(marks: QuestionMarks, piece: Words): void {
  const { is, text } = piece;
  if (is !== "answering" && is !== "limit" && is !== "order") return;
  const inner = withoutBrackets(text);
  const said = instructionIn(text);
  const { kind } = marks;
  if (said?.kind && kind !== null && said.kind !== kind && !(kind === "ranking" && said.kind === "multiple"))
    refuse(piece, "does not go with the kind of its question; mark it, as in [single], [multiple] or [number].");
  if (said) addAsked(marks, said.kind === kind || said.kind === "number" ? said : { ...said, kind: null });
  else if (is === "answering" ? /^[[［【]/u.test(text) && !/^\[(?:scale|single|multiple)\b[^,]*$/iu.test(text) : true) {
    const isTaken = takeMark(marks, inner);
    if (!isTaken && is !== "answering") refuse(piece, is === "limit" ? unsupported.limit : unsupported.order);
  }
}

/** A question's words in which answers to earlier ones are printed: `[Q3]`, `[pipe Q3]`. */
export const withPipes = (text: string): string =>
  text.replaceAll(/\[([^[\]]{1,60})\]/gu, (whole, inner: string) => {
    const label = pipedBy(inner);
    return label === null ? whole : `{{${label}}}`;
  });

/** `1 – bad to 5 – good` looks like a numbered line. */
const DASHED_SCALE = /^\s*[01]\s[-–—]\s[^.?!]*\s\d{1,2}\s[-–—]\s/u;
const LEFT_OUT = "seems to belong to a question and was left out; write it in the plain format.";
const NUMBERED = "is marked as a question or an answer and was read as neither; mark questions as [open] or [single].";
const UNHEARD =
  "tells respondents something and would be left out; put > in front of it to show it, or // to leave it out.";
const ASIDE = "is a heading with words in brackets, which may be an instruction; take them out.";

const LONGEST_WORDS_ON_ANSWERING = 120;
/** The problem with an instruction in words that are not a question; null if they have none. */
function instructionBy(text: string): string | null {
  const asked = askedFor(text)?.kind;
  if (beginsWithCondition(text)) return unsupported.routing;
  if (asked === "ranking" || asked === "allocation") return unsupported.ranking;
  return asked === "number" ? unsupported.number : null;
}

/** Why text that was read as something other than a question may not be left out; null if it may be. */
export function leftOutProblem(pieces: readonly Words[], index: number): string | null {
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
  const isAsked = pieces.slice(index).some(isQuestion);
  if (isAsked && (saysForWhom(text) || (is === "remark" && next?.is !== "shown" && tellsSomething(text))))
    return UNHEARD;
  const isBetween = pieces.slice(0, index).some(isQuestion) && pieces.slice(index).some(isQuestion);
  const tells = currencyIn(text) !== null || (sectionTitle(text) === null && tellsSomething(text));
  if (isBetween && is === "heading" && tells) return UNHEARD;
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
