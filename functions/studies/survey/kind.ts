import type { StudyKind } from "../study-kind.ts";

/** Every persona fills in a questionnaire. */
export const survey: StudyKind = {
  asks: "questionnaire",
  waitsFor: "survey",
  writtenIn: "survey",
  showsPrompt: false,
  isLive: false,
  isDiscussion: false,
  keepsTalksApart: false,
  batchesAskedBy: "simulation-ask-survey",
  cannotVary: {},
  closesAfter: "survey",
  progress: "answered",
};
