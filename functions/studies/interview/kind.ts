import type { StudyKind } from "../study-kind.ts";

/** An interviewer, which is a model, goes through a guide with every persona. */
export const interview: StudyKind = {
  asks: "talk",
  waitsFor: "guide",
  writtenIn: "script",
  showsPrompt: false,
  isLive: false,
  isDiscussion: false,
  keepsTalksApart: true,
  batchesAskedBy: "simulation-interview-persona",
  cannotVary: { scale: "An interview has no scales or options that could be reversed" },
  closesAfter: "interview",
  progress: "interviewed",
};
