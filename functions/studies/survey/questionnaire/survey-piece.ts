import type { Fact } from "../../facts/fact.ts";
import type { Found } from "../../questionnaire/find-pieces.ts";
import { unsupported } from "./instructions.ts";

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
