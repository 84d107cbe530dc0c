import { saysForWhom, tellsSomething } from "./notation/phrases.ts";
import {
  endsAsking,
  endsSentence,
  hasAside,
  isItem,
  namesQuestion,
  readMark,
  sectionTitle,
} from "../../questionnaire/marks.ts";
import { askedFor, beginsWithCondition, currencyIn, saysHowToAnswer, unsupported } from "./instructions.ts";
import { isAnswerLike, isBlank, isBracketed, isMarking, isQuestion, type Words } from "./survey-piece.ts";

/** `1 – bad to 5 – good` looks like a numbered line. */
const DASHED_SCALE = /^\s*[01]\s[-–—]\s[^.?!]*\s\d{1,2}\s[-–—]\s/u;
const LEFT_OUT = "seems to belong to a question and was left out; write it in the plain format.";
const NUMBERED = "is marked as a question or an answer and was read as neither; mark questions as [open] or [single].";
const UNHEARD =
  "tells respondents something and would be left out; put > in front of it to show it, or // to leave it out.";
const ASIDE = "is a heading with words in brackets, which may be an instruction; take them out.";

const LONGEST_WORDS_ON_ANSWERING = 120;
/** What words that are no question ask for all the same; null if nothing. */
function instructionBy(text: string): string | null {
  const asked = askedFor(text)?.kind;
  if (beginsWithCondition(text)) return unsupported.routing;
  if (asked === "ranking" || asked === "allocation") return unsupported.ranking;
  return asked === "number" ? unsupported.number : null;
}

/** Why what is said to be no question may not be left out; null if it may be. */
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
