import type { FunctionName } from "../platform/functions/environment.ts";

/** What a study waits for after it has been created: a file, a design, or somebody's first message. */
export type FollowUp = "survey" | "guide" | "design" | "message";

/**
 * The questions that personas are asked: the service's own battery on a concept, somebody's questionnaire, choices
 * between offers, or whatever comes up in a talk.
 */
export type Asks = "battery" | "questionnaire" | "tasks" | "talk";

/**
 * The facts that distinguish the kinds of study. All other code asks for one of these facts and does not compare kinds.
 */
export interface StudyKind {
  asks: Asks;
  /** Null: it starts at once. */
  waitsFor: FollowUp | null;
  /** The field of an estimate that holds its questions. */
  writtenIn?: "survey" | "script";
  /** Whether `prompt_question` is what the personas are shown, so that the study cannot do without it. */
  showsPrompt: boolean;
  /** Whether a person asks the questions: it has no running state, no limit of costs and no reruns. */
  isLive: boolean;
  /** Whether the participants hear each other: their answers are not independent. */
  isDiscussion: boolean;
  /** Whether the messages of each participant are stored apart. */
  keepsTalksApart: boolean;
  /** The function that asks batches of personas; null: every persona has a lane of its own. */
  batchesAskedBy: FunctionName | null;
  /** Most personas that take part; as many as a group holds unless said. */
  mostParticipants?: number;
  /** Rounds in which a discussion is moderated. */
  rounds?: number;
  /** The parts of a run that cannot be varied, by variation, as the first half of a sentence. */
  cannotVary: Readonly<Partial<Record<"wording" | "scale", string>>>;
  /** How the closing question describes what is over; null: it is not asked. */
  closesAfter: "survey" | "interview" | "focus_group" | null;
  /** The word that progress uses for participants who are through. */
  progress: "answered" | "chosen" | "interviewed" | "viewed";
}
