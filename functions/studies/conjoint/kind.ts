import type { StudyKind } from "../study-kind.ts";

/** Every persona chooses between offers, task by task. */
export const conjoint: StudyKind = {
  asks: "tasks",
  waitsFor: "design",
  showsPrompt: false,
  isLive: false,
  isDiscussion: false,
  keepsTalksApart: false,
  batchesAskedBy: "simulation-make-choices",
  cannotVary: { wording: "A conjoint study asks no questions: the words of its offers are what it measures" },
  closesAfter: null,
  progress: "chosen",
};
