import type { StudyKind } from "../study-kind.ts";

/** Every persona reacts to a concept by itself, or to several one after the other, and answers the battery. */
export const conceptTest: StudyKind = {
  asks: "battery",
  waitsFor: null,
  showsPrompt: true,
  isLive: false,
  isDiscussion: false,
  keepsTalksApart: false,
  batchesAskedBy: "simulation-ask-concept",
  cannotVary: {},
  closesAfter: null,
  progress: "answered",
};
