import type { Coverage } from "../interview/schemas.ts";
import type { Answer } from "./results.ts";

/** Answers to a survey that are there already, by the id of their question. */
export interface SurveyDraft {
  kind: "survey";
  answers: Record<string, Answer>;
}

/** What a member of a focus group thought before the discussion. */
export interface FocusGroupDraft {
  kind: "focus_group";
  view: string;
  /** Sentiment of the view, −1..1. */
  score: number;
}

/** How far an interview has come. Questions of the guide are counted over all its sections. */
export interface InterviewDraft {
  kind: "interview";
  /** The question that is being talked about; the number of questions when all have been. */
  question: number;
  /** What comes next: an answer of the persona, or the interviewer's judgement of the last one. */
  awaits: "answer" | "judgement";
  /** The probe to be put next; null: the question itself. */
  probe: string | null;
  /** Messages so far. */
  messages: number;
  /** Probes put, by question. */
  probes: number[];
  /** Judgements, by question. */
  coverage: Coverage[];
}

/** The part of a participant's record that is there before its result is. */
export type Draft = SurveyDraft | FocusGroupDraft | InterviewDraft;
