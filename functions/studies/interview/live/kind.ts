import type { StudyKind } from "../../study-kind.ts";

/** A person talks with the personas. */
export const liveInterview: StudyKind = {
  asks: "talk",
  waitsFor: "message",
  showsPrompt: false,
  isLive: true,
  isDiscussion: false,
  keepsTalksApart: false,
  batchesAskedBy: null,
  cannotVary: {},
  closesAfter: "interview",
  progress: "interviewed",
};
