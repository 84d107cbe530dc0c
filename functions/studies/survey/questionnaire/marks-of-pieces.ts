import type { Found } from "../../questionnaire/find-pieces.ts";
import { readMark } from "../../questionnaire/marks.ts";
import { refuse } from "../../questionnaire/unreadable-line.ts";
import { conditionMark, isForAll, namesAnswer } from "./conditions.ts";
import { plainMarks, type QuestionMarks } from "./draft-question.ts";
import { instructionIn, unsupported } from "./instructions.ts";
import { pipedBy, takeMark } from "./markers.ts";
import { addAsked } from "./question-head.ts";

type Words = Found<{ is: string; text: string }>;

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

/** Notes what words beside a question say of how it is answered. @throws UnreadableLine if no rule can read a limit */
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
