import type { SurveyQuestion } from "../schemas.ts";

/** A question as it stands in a file, before all questions are numbered. */
export interface ParsedQuestion extends Omit<SurveyQuestion, "id" | "required"> {
  /** Number of the line it begins in, from 1. */
  line: number;
  /** What the file says of it; null if nothing. */
  required: boolean | null;
  /** Its place among the rows of a matrix, from 1; null outside of one. */
  row: number | null;
}

/** Lines of a file. */
export interface Excerpt {
  /** Number of its first line, from 1. */
  line: number;
  text: string;
}

/** Lines that are meant as something but cannot be read by rule. */
export interface Passage extends Excerpt {
  /** What respondents read before it, as of a question. */
  context: string | null;
}

/** A question as its own lines say it. */
export type BareQuestion = Omit<ParsedQuestion, "context">;

/** What rules can read of a questionnaire. */
export interface SurveyDraft {
  /** Questions and unread passages in the order of the file. */
  parts: (ParsedQuestion | Passage)[];
  /** The first line that holds anything; line 1 without text if there is none. */
  firstLine: Excerpt;
}

export const isQuestion = (part: ParsedQuestion | Passage): part is ParsedQuestion => "kind" in part;

/** What could not be read by rule, in the order of the file. */
export const unreadPassages = (draft: SurveyDraft): Passage[] =>
  draft.parts.filter((part): part is Passage => !isQuestion(part));
