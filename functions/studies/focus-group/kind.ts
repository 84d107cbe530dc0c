import type { StudyKind } from "../study-kind.ts";

/** The personas discuss in rounds, led by a moderator. */
export const focusGroup: StudyKind = {
  asks: "talk",
  waitsFor: null,
  showsPrompt: true,
  isLive: false,
  isDiscussion: true,
  keepsTalksApart: false,
  batchesAskedBy: null,
  // A discussion in which more speak is none, and what each of them has to read grows with it.
  mostParticipants: 50,
  rounds: 3,
  cannotVary: { scale: "A focus group has no scales or options that could be reversed" },
  closesAfter: "focus_group",
  progress: "viewed",
};
